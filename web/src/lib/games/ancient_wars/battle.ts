/** The latest battle as the log tells it: who rolled what in which round. Only this battle's dice. */
import type { LogEntry } from '$lib/api/types';

export interface Fight {
  unit: string;
  values: number[];
}

export interface BattleTold {
  space: string;
  attacker: string;
  /** Dice before anybody fought: who rolls first. */
  advantage: number[];
  rounds: Fight[][];
  lost: string[];
  panicked: string[];
  /** Is it fought out? */
  over: boolean;
}

type Entry = Pick<LogEntry, 'verb' | 'args' | 'actor'>;
const BEGINS = new Set(['attack', 'ambush']);
/** What only happens when no battle is being fought. */
const AFTER = new Set(['march', 'sail', 'draw', 'pick', 'recruit', 'place', 'check', 'build_camp']);

export function lastBattle(log: Entry[]): BattleTold | null {
  const start = log.findLastIndex((e) => BEGINS.has(e.verb));
  const first = log[start];
  if (!first) return null;
  const told: BattleTold = {
    space: first.args[0] ?? '',
    attacker: first.actor,
    advantage: [],
    rounds: [],
    lost: [],
    panicked: [],
    over: false,
  };
  let fight: Fight | null = null;
  for (const { verb, args } of log.slice(start + 1)) {
    const [arg = ''] = args;
    if (AFTER.has(verb)) return { ...told, over: true };
    if (verb === 'fight') fight = enter(told.rounds, arg);
    else if (verb === 'roll') (fight ? fight.values : told.advantage).push(Number(arg));
    else if (verb === 'lose') told.lost.push(arg);
    else if (verb === 'panic') told.panicked.push(arg);
  }
  return told;
}

/** A unit fights once in a round: when it comes again, the next round has begun. */
function enter(rounds: Fight[][], unit: string): Fight {
  const last = rounds.at(-1);
  const fight = { unit, values: [] };
  if (last && !last.some((f) => f.unit === unit)) last.push(fight);
  else rounds.push([fight]);
  return fight;
}

/** The dice of a unit, round by round. */
export const diceOf = (told: BattleTold | null, unit: string): number[][] =>
  (told?.rounds ?? []).flatMap((round) => round.filter((f) => f.unit === unit && f.values.length).map((f) => f.values));
