/** The fight that has begun, as everybody at the table may know it: asked of the server as soon as the table stands still. */
import { api } from '$lib/api/client';
import type { TableState } from '$lib/api/types';
import { LateQuestions } from './late_questions';
import type { Stage } from './stage.svelte';

interface Watcher {
  readonly id: string;
  readonly stage: Stage;
  readonly state: TableState | null;
}

/** Dice that fall one after the other are not commented on one by one. */
const STILL = 250;

export class FightWatch {
  private readonly questions = new LateQuestions();

  constructor(private readonly watcher: Watcher) {}

  /** Nobody looks on any more, or the position is past. */
  stop(): void {
    this.questions.stop();
  }

  /** The table shows a new position. */
  follow(): void {
    const { stage, state } = this.watcher;
    this.stop();
    if (state && stage.ui.fighting?.(stage)) this.questions.put(STILL, (signal) => this.ask(state.number, signal));
    else if (stage.fight) stage.fight = null;
  }

  private async ask(number: number, signal: AbortSignal): Promise<void> {
    const { id, stage } = this.watcher;
    try {
      const got = await api.fight(id, { signal }, number);
      if (!signal.aborted) stage.fight = got.sides.length ? got : null;
    } catch {
      // Without an answer the fight stands without a number.
    }
  }
}
