/** What lies ahead of a choice, asked of the server while the player thinks: fights with their odds, what a field would bring. */
import { api, type Asking } from '$lib/api/client';
import type { Draft, FightAhead, LegalAction, TableState } from '$lib/api/types';
import { LateQuestions } from './late_questions';
import type { Stage } from './stage.svelte';

/** What choosing a target would bring, short enough for the target itself; and whether it would do nothing. */
export interface Gain {
  short: string;
  text: string;
  nothing: boolean;
}

/** What a fight is asked for by: the line that begins it, and how many units do the last of it. */
interface Question {
  text: string;
  number: number;
}

const keyOf = ({ text, number }: Question): string => `${number} ${text}`;

interface Asker {
  readonly id: string;
  readonly stage: Stage;
  readonly state: TableState | null;
  /** Has something been taken up and not yet put down? */
  readonly inHand: boolean;
  readonly choosing: {
    /** The line that choosing this action would tell for one unit, and how many do the same. */
    lineOf(action: LegalAction): string;
    numberFor(action: LegalAction): number;
    /** The same, with its price paid as usual. */
    paidLineOf(action: LegalAction): string;
  };
}

/** No more questions than these at once: a choice among many is seen by its sheet. */
const MOST_FIGHTS = 8;
const MOST_GAINS = 8;
/** Whoever chooses at once wants no advice. */
const THINKING = 350;

export const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

/** On the target: the strengths where no luck decides, otherwise the chance of the side that attacks. */
export function shortOdds({ sides, ends }: FightAhead): string {
  const [attacker, defender] = sides;
  if (!attacker || !defender) return '';
  const lucky = ends.some(({ chance }) => chance > 0 && chance < 1);
  const wins = ends.find(({ end }) => end.args['who'] === attacker.who);
  return lucky && wins ? percent(wins.chance) : `${attacker.strength} : ${defender.strength}`;
}

export class Foresight {
  private fights = $state.raw<ReadonlyMap<string, FightAhead>>(new Map());
  private drafts = $state.raw<ReadonlyMap<string, Draft>>(new Map());
  private asked = new Set<string>();
  private readonly questions = new LateQuestions();

  constructor(private readonly asker: Asker) {}

  /** Something was decided: what was asked comes too late. */
  stop(): void {
    this.questions.stop();
  }

  /** The table has moved on: what is known is past. */
  forget(): void {
    this.stop();
    this.asked.clear();
    this.fights = new Map();
    this.drafts = new Map();
  }

  private actionOf(target: string): LegalAction | undefined {
    return this.asker.stage.choice.lit.get(target)?.[0]?.action;
  }

  private questionOf(target: string): Question | null {
    const action = this.actionOf(target);
    const { choosing } = this.asker;
    return action ? { text: choosing.lineOf(action), number: choosing.numberFor(action) } : null;
  }

  private paidTextOf(target: string): string {
    const action = this.actionOf(target);
    return action ? this.asker.choosing.paidLineOf(action) : '';
  }

  /** The fight behind a target, or the one that has begun there. */
  fight(target: string): FightAhead | null {
    const question = this.questionOf(target);
    const { stage } = this.asker;
    return (question && this.fights.get(keyOf(question))) ?? (stage.foughtOver === target ? stage.fight : null);
  }

  private clashes(verb: string, target: string): boolean {
    const { stage } = this.asker;
    return (stage.ui.clashes?.includes(verb) ?? false) && (stage.ui.meets?.(stage, target) ?? true);
  }

  odds(target: string): string {
    const fight = this.fight(target);
    return fight ? shortOdds(fight) : '';
  }

  gain(target: string): Gain | null {
    const { stage } = this.asker;
    const draft = this.drafts.get(this.paidTextOf(target));
    return draft ? (stage.ui.gain?.(stage, target, draft) ?? null) : null;
  }

  /** Ask about what is lit now, as soon as the player has begun to think. */
  look(): void {
    const { stage, state, inHand } = this.asker;
    this.questions.drop();
    if (!state?.my_move) return;
    const { lit } = stage.choice;
    const verbs = (target: string): string[] => lit.get(target)?.map((o) => o.action.verb) ?? [];
    const clashing = (target: string): boolean => {
      const [verb, ...others] = verbs(target);
      return verb !== undefined && others.length === 0 && this.clashes(verb, target);
    };
    const targets = [...lit.keys()];
    const fights = targets.filter((x) => stage.dangerous(x) || clashing(x)).slice(0, MOST_FIGHTS);
    const gains = inHand ? [] : targets.filter((x) => stage.ui.gains?.(x)).slice(0, MOST_GAINS);
    const questions = fights.flatMap((target) => this.questionOf(target) ?? []);
    const texts = gains.map((target) => this.paidTextOf(target));
    if (questions.length + texts.length)
      this.questions.put(THINKING, (signal) => this.askAbout(questions, texts, signal));
  }

  private async askAbout(fights: Question[], gains: string[], signal: AbortSignal): Promise<void> {
    const { id, state } = this.asker;
    const seat = state?.viewing ?? 0;
    for (const question of fights) {
      const { text, number } = question;
      await this.ask(
        signal,
        keyOf(question),
        (how) => api.odds(id, text, number, seat, how, state?.number),
        (got) => {
          if (got.sides.length) this.fights = new Map(this.fights).set(keyOf(question), got);
        },
      );
    }
    for (const text of gains)
      await this.ask(
        signal,
        text,
        (how) => api.draft(id, text, seat, how, state?.number),
        (got) => {
          if (got.texts.length) this.drafts = new Map(this.drafts).set(text, got);
        },
      );
  }

  private async ask<T>(
    signal: AbortSignal,
    text: string,
    question: (how: Asking) => Promise<T>,
    take: (got: T) => void,
  ): Promise<void> {
    if (text === '' || signal.aborted || this.asked.has(text)) return;
    this.asked.add(text);
    try {
      const got = await question({ signal });
      if (!signal.aborted) take(got);
    } catch {
      // Without an answer the target stands without a number; choosing it is as possible as before.
    }
  }
}
