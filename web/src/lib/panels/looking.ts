/** Which thing is being looked at: pointed at for a while, held with a finger, or asked for by key. */
import type { Stage } from '$lib/table/stage.svelte';

const WAIT = 350;
const HOLD = 450;
/** A finger that moves further drags. */
const STILL = 7;

/** The thing that an element belongs to; mere buttons are none. */
export function thingAt(node: EventTarget | null): string | null {
  const found = node instanceof Element ? node.closest<HTMLElement | SVGElement>('[data-thing], [data-target]') : null;
  const name = found?.dataset['thing'] ?? found?.dataset['target'] ?? '';
  return name === '' || /^(btn|opt):/.test(name) ? null : name;
}

export class Looking {
  /** Where the pointer was last. */
  at = { x: 0, y: 0 };
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waitsFor: string | null = null;
  private held = false;

  constructor(private readonly stage: () => Stage) {}

  private soon(thing: string | null, wait: number, pinned: boolean): void {
    clearTimeout(this.timer);
    this.waitsFor = thing;
    if (thing === null) return;
    this.timer = setTimeout(() => {
      this.held = pinned;
      this.stage().looked = { target: thing, pinned };
    }, wait);
  }

  private leave(thing: string | null): void {
    const stage = this.stage();
    if (stage.looked && !stage.looked.pinned && stage.looked.target !== thing) stage.looked = null;
  }

  over = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return;
    this.at = { x: event.clientX, y: event.clientY };
    const thing = event.buttons ? null : thingAt(event.target);
    if (thing === this.waitsFor) return;
    this.leave(thing);
    this.soon(this.stage().looked?.pinned ? null : thing, WAIT, false);
  };

  focus = (event: FocusEvent): void => {
    const thing = thingAt(event.target);
    if (thing === null || !(event.target as Element).matches(':focus-visible')) return;
    const box = (event.target as Element).getBoundingClientRect();
    this.at = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    this.leave(thing);
    this.soon(thing, WAIT, false);
  };

  down = (event: PointerEvent): void => {
    this.held = false; // not every browser makes a click of a long press
    if (event.target instanceof Element && event.target.closest('[data-sheet]')) return;
    this.stage().looked = null;
    this.at = { x: event.clientX, y: event.clientY };
    this.soon(event.pointerType === 'mouse' ? null : thingAt(event.target), HOLD, true);
  };

  move = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') this.at = { x: event.clientX, y: event.clientY };
    else if (Math.hypot(event.clientX - this.at.x, event.clientY - this.at.y) > STILL) this.soon(null, 0, false);
  };

  up = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') this.soon(null, 0, false);
  };

  /** The click that ends a long press chooses nothing. */
  click = (event: Event): void => {
    if (!this.held) return;
    this.held = false;
    event.preventDefault();
    event.stopPropagation();
  };

  stop(): void {
    clearTimeout(this.timer);
  }
}

/** By key: the thing that has the focus or lies under the pointer; once more puts it away. */
export function lookByKey(stage: Stage): void {
  const target = thingAt(document.activeElement) ?? stage.looked?.target ?? stage.aimed;
  stage.looked = !target || stage.looked?.pinned ? null : { target, pinned: true };
}
