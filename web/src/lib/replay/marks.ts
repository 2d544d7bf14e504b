/** Where turns begin, for stepping through a replay. */
interface Mark {
  ply: number;
}

export const nextTurn = (turns: Mark[], at: number, last: number): number => turns.find((m) => m.ply > at)?.ply ?? last;

export const previousTurn = (turns: Mark[], at: number): number => turns.findLast((m) => m.ply < at)?.ply ?? 0;
