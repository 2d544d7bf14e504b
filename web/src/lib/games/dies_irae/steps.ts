/** Where the actions of Dies Irae are clicked. A merchandise hex bears the name of its site. */
import type { LegalAction } from '$lib/api/types';

export function diesIraeSteps({ verb, args }: LegalAction): string[] {
  const [a = '', b = ''] = args;
  switch (verb) {
    case 'choose':
      return [`action:${a}`];
    case 'advance':
      return [`row:${a}`];
    case 'to':
    case 'place_leader':
      return [`hex:${a}`];
    case 'capital':
    case 'place_post':
    case 'place_ship':
    case 'place_legion':
    case 'march':
    case 'land':
    case 'sail':
    case 'fight':
    case 'take_over':
    case 'build_legion':
    case 'build_ship':
    case 'build_fortress':
    case 'build_monument':
    case 'create':
    case 'disband':
    case 'disband_cargo':
      return [`hex:${a}`, `opt:${verb}`];
    case 'fight_ships':
      return [`hex:${a}`, `opt:${verb}/${b}`];
    default:
      return [`btn:${[verb, ...args].join('/')}`];
  }
}
