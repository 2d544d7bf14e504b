/** What players of Dies Irae say in one breath: units are taken up, all of them unless a number is said, and put down. */
import type { LegalAction, ViewOf } from '$lib/api/types';
import type { Saying } from '$lib/choosing/saying';

/** All units go; who is aboard stays aboard and nobody embarks unasked; the leader stays, if he can. */
function usual(actions: LegalAction[], view: unknown): LegalAction | undefined {
  const verb = actions[0]?.verb;
  if (verb === 'number') return actions.at(-1);
  if (verb === 'with_leader' || verb === 'without_leader') return actions.at(-1);
  if (verb !== 'aboard') return undefined;
  const { in_hand: hand, stacks } = view as ViewOf<'dies_irae'>;
  const ships = stacks.find((s) => s.kind === 'ship' && s.hex === hand?.from && s.cargo > 0);
  const wanted = Math.min(ships?.cargo ?? 0, hand?.number ?? 0);
  return actions.find((a) => Number(a.args[0]) >= wanted) ?? actions.at(-1);
}

export const saying: Saying = {
  takesUp: new Set(['march', 'land', 'sail', 'lead']),
  usual,
  stands: ['refuse', 'accept', 'choose pass', 'done'],
  lists: new Set(['build_legion', 'build_ship', 'build_fortress', 'build_monument', 'create', 'advance']),
  endsByName: ({ verb, args }) => verb === 'choose' && args[0] === 'pass',
};
