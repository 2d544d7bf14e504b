/** The latest battle as it was told: who rolled what in which round, who is lost, how it ended. Only this battle's dice. */
import type { LogEntry } from '$lib/api/types';
import type { Happening } from '$lib/language/telling';

export interface Die {
  value: number;
  does: '' | 'hit' | 'panic';
}

export interface Round {
  /** What each side rolled for the advantage, with what was added. */
  advantage: Record<string, { die: number; total: number }>;
  /** The dice of each unit. */
  dice: Record<string, Die[]>;
}

export interface BattleTold {
  space: string;
  attacker: string;
  /** Who lined up. */
  arrayed: string[];
  rounds: Round[];
  lost: string[];
  panicked: string[];
  /** What followed from the dice: losses, retreat, pursuit, who won. */
  came: Happening[];
  /** Is it fought out? */
  over: boolean;
}

const DICE: Record<string, Die['does']> = { die_none: '', die_hit: 'hit', die_panic: 'panic' };
const GONE = new Set(['killed', 'sunk', 'cut_off']);
/** What shows in the lines of units already, and no word of it is needed below them. */
const SHOWN = new Set(['array', 'round', 'advantage_die', 'advantage_sum', 'advantage', 'fights', 'fights_elite']);

/** `seat-roman` is the key of a name: the thing itself is what follows. */
const thing = (happening: Happening, arg: string): string =>
  String(happening.args[arg] ?? '').replace(/^(seat|unit|space)-/, '');
const things = (happening: Happening, arg: string): string[] =>
  String(happening.args[arg] ?? '')
    .split(' ')
    .map((key) => key.replace(/^unit-/, ''));
const number = (happening: Happening, arg: string): number => Number(happening.args[arg] ?? 0);

export function lastBattle(log: Pick<LogEntry, 'told'>[]): BattleTold | null {
  const all = log.flatMap((entry) => (entry.told ?? []) as Happening[]);
  const start = all.findLastIndex(({ kind }) => kind === 'battle');
  const first = all[start];
  if (!first) return null;
  const told: BattleTold = {
    space: thing(first, 'space'),
    attacker: thing(first, 'who'),
    arrayed: [],
    rounds: [],
    lost: [],
    panicked: [],
    came: [],
    over: false,
  };
  for (const happening of all.slice(start + 1)) {
    hear(told, happening);
    if (told.over) break;
  }
  return told;
}

function hear(told: BattleTold, happening: Happening): void {
  const { kind } = happening;
  const round = told.rounds.at(-1);
  if (kind === 'array') told.arrayed.push(...things(happening, 'units'));
  else if (kind === 'round') told.rounds.push({ advantage: {}, dice: {} });
  else if (kind === 'advantage_die' || kind === 'advantage_sum') {
    const die = number(happening, 'die');
    if (round) round.advantage[thing(happening, 'who')] = { die, total: number(happening, 'total') || die };
  } else if (kind in DICE) {
    const unit = thing(happening, 'who');
    (round?.dice ?? {})[unit] = [
      ...(round?.dice[unit] ?? []),
      { value: number(happening, 'die'), does: DICE[kind] ?? '' },
    ];
  }
  if (GONE.has(kind)) told.lost.push(thing(happening, 'unit'));
  if (kind === 'panicked') told.panicked.push(thing(happening, 'unit'));
  if (!SHOWN.has(kind) && !(kind in DICE)) told.came.push(happening);
  told.over = kind === 'won';
}

/** The dice of a unit, round by round. */
export const diceOf = (told: BattleTold | null, unit: string): Die[][] =>
  (told?.rounds ?? []).flatMap(({ dice }) => (dice[unit] ? [dice[unit]] : []));

/** All units that took part: some may have left the field. */
export const namedIn = ({ arrayed, rounds, lost, panicked }: BattleTold): string[] => [
  ...new Set([...arrayed, ...rounds.flatMap(({ dice }) => Object.keys(dice)), ...lost, ...panicked]),
];
