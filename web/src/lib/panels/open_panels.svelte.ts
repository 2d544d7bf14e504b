/** What lies open over the stage: one drawer at a time, and on a small screen one sheet. */
import { untrack } from 'svelte';

export class OpenPanels {
  drawer = $state<string | null>(null);
  /** On a small screen: board, wheel, own, log. */
  tab = $state('board');
  /** Between phone and large window: is the dock pulled out? */
  dock = $state(false);
  menu = $state(false);
  private called: string | null = null;

  /** The chapter at which the rules are opened. */
  chapter = $state('');

  /** Open the rules at a chapter. */
  read(chapter: string): void {
    this.chapter = chapter;
    this.drawer = 'rules';
  }

  toggle(drawer: string): void {
    this.chapter = '';
    this.drawer = this.drawer === drawer ? null : drawer;
  }

  /** The game asks for a drawer because something is to be chosen or seen there; null: it asks for none any more. */
  call(drawer: string | null, stays: string[] = []): void {
    untrack(() => {
      if (drawer === this.called) return;
      if (drawer !== null) this.drawer = drawer;
      else if (this.drawer === this.called && !stays.includes(this.drawer ?? '')) this.drawer = null;
      this.called = drawer;
    });
  }

  /** A part of the table is wanted: bring it to the front where it is folded away. */
  show(part: string): void {
    this.tab = part;
    this.dock = part === 'wheel' || part === 'log';
  }

  /** Close what lies on top. Was there anything? */
  close(): boolean {
    if (this.menu) this.menu = false;
    else if (this.drawer !== null) this.drawer = null;
    else if (this.dock) this.dock = false;
    else if (this.tab !== 'board') this.tab = 'board';
    else return false;
    return true;
  }
}
