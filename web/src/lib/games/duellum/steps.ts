/** Where Duellum's actions are clicked. */
import type { LegalAction } from '$lib/api/types';

const way = (arg = ''): [string, string] => {
  const [from = '', to = ''] = arg.split(' ');
  return [`region:${from}`, `region:${to}`];
};

export function duellumSteps({ verb, args }: LegalAction): string[] {
  const [a = '', b = ''] = args;
  switch (verb) {
    case 'advance':
      return [`field:${a}`];
    case 'pay':
    case 'give':
      return [`chip:${a}`];
    case 'choose':
    case 'take':
      return [`chip:${a}`];
    case 'build_temple':
    case 'build_wall':
      return [`region:${a}`, `opt:${verb}`];
    case 'arm':
      return [`region:${b}`, `opt:arm/${a}`];
    case 'develop':
      return [`know_how:${a}`];
    case 'recruit':
      return [`kind:${a}`];
    case 'move': {
      const [from, to] = way(b);
      return [from, `opt:move/${a}`, to];
    }
    case 'continue':
      return [way(a)[1]];
    case 'conquer':
    case 'target':
      return [`region:${a}`];
    case 'found':
      return [`region:${a}`, `opt:found/${b}`];
    case 'play':
    case 'pick':
      return [`card:${a}`];
    case 'coins':
    case 'lose_legions':
      return [`btn:${verb}/${a}`];
    default:
      return [`btn:${verb}`];
  }
}
