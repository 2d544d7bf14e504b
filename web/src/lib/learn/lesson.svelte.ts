/** A lesson being played. The server keeps nothing: with every action the whole task is sent. */
import { api, Refused } from '$lib/api/client';
import type { LessonInfo, LessonState } from '$lib/api/types';
import { t } from '$lib/i18n/index.svelte';
import { sentenceFor } from '$lib/language/say';
import { Stage } from '$lib/table/stage.svelte';
import { keepProgress, readProgress } from './progress';

export class LessonPlay {
  readonly stage = new Stage();
  state = $state.raw<LessonState | null>(null);
  task = $state(0);
  made = $state.raw<string[]>([]);
  hinted = $state(false);
  busy = $state(false);
  trouble = $state('');
  /** Why something that was touched cannot be done. */
  notice = $state('');

  constructor(
    readonly game: string,
    readonly lesson: LessonInfo,
  ) {
    const seen = readProgress(game)[lesson.id];
    this.task = seen && seen.task < lesson.tasks.length ? seen.task : 0;
    this.stage.act = (offer) => void this.send([...this.made, offer.action.text]);
    this.stage.refuse = (target) => void this.explain(target);
  }

  get over(): boolean {
    return this.task >= this.lesson.tasks.length;
  }

  begin(): Promise<void> {
    this.hinted = false;
    return this.send([]);
  }

  undo(): Promise<void> {
    return this.send(this.made.slice(0, -1));
  }

  async next(): Promise<void> {
    this.task += 1;
    keepProgress(this.game, this.lesson.id, { task: this.over ? 0 : this.task, done: this.over });
    this.state = this.over ? this.state : null;
    if (!this.over) await this.begin();
  }

  async send(actions: string[]): Promise<void> {
    if (this.busy || this.over) return;
    this.busy = true;
    this.notice = '';
    try {
      const state = await api.lesson(this.game, this.lesson.id, this.task, actions);
      const { position } = state;
      if (!this.stage.board) this.stage.board = await api.board(this.game, position.options);
      await this.stage.learn();
      this.made = actions;
      this.state = state;
      this.stage.position = position;
      this.stage.log = state.log;
      this.stage.actions = state.actions;
      this.stage.path = [];
      this.stage.hot = new Set(actions.length === 0 ? position.point : []);
      this.trouble = '';
    } catch (fault) {
      this.trouble = (fault instanceof Refused && fault.message) || t('trouble.unreachable');
    } finally {
      this.busy = false;
    }
  }

  private async explain(target: string): Promise<void> {
    const [domain = '', id = ''] = target.split(':');
    if (!this.stage.board?.names[domain]?.includes(id)) return;
    try {
      const answer = await api.lessonWhy(this.game, this.lesson.id, this.task, this.made, target);
      const thing = this.stage.words?.name(domain, id) ?? id;
      const why = sentenceFor(answer, this.stage.catalogue) ?? answer.text;
      const named = why.startsWith(thing) ? why : `${thing}: ${why}`;
      this.notice = answer.allowed ? t('refused.nothing', { thing }) : named;
    } catch (fault) {
      this.notice = (fault instanceof Refused && fault.message) || t('trouble.unreachable');
    }
  }
}
