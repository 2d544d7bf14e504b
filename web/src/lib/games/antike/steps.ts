/** Where Antike's actions are clicked. */
import type { LegalAction } from '$lib/api/types';

export function antikeSteps({ verb, args }: LegalAction): string[] {
  const [a = '', b = '', c = ''] = args;
  switch (verb) {
    case 'advance':
      return [`field:${a}`];
    case 'pay':
    case 'give':
    case 'choose':
    case 'take':
      return [`chip:${a}`];
    case 'build_temple':
    case 'found':
    case 'conquer':
    case 'to':
    case 'all_to':
    case 'start_city':
    case 'give_up':
      return [`province:${a}`, `opt:${verb}`];
    case 'arm':
      return [`province:${b}`, `opt:arm/${a}`];
    case 'move':
      return [`province:${b}`, `opt:move/${a}`, `opt:move/${a}/${c}`];
    case 'battle':
      return [`province:${c}`, `opt:battle/${a}/${b}`];
    case 'develop':
      return [`know_how:${a}`];
    case 'claim':
      return [`personage:${a}`];
    case 'answer':
    case 'coins':
    case 'lose_legions':
    case 'pick':
      return [`btn:${verb}/${a}`];
    default:
      return [`btn:${verb}`];
  }
}
