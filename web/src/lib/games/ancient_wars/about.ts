/** What the sheets of Ancient Wars tell of spaces, units and cards. */
import { parted, type About, type AboutRow, type Tell } from '$lib/panels/about';
import { t, tn } from '$lib/i18n/index.svelte';
import { sentenceFor } from '$lib/language/say';
import { label, told } from '$lib/table/labels';
import type { Stage } from '$lib/table/stage.svelte';
import { entryWords } from './cards';
import { extraOf, sides, unitArt, unitOf, viewOf } from './picture';
import type { SpaceView, StackView } from './view';

const nameOf = (stage: Stage, domain: string, id: string): string => stage.words?.name(domain, id) ?? id;
const strengthOf = (stage: Stage, units: string[]): number =>
  units.reduce((sum, id) => sum + (unitOf(stage, id)?.strength ?? 0), 0);

function stackRows(
  stage: Stage,
  side: { id: string; title: string; livery: { colour: string } },
  stack: StackView,
): AboutRow[] {
  const { units, hidden = 0, suspects = [] } = stack;
  const rows: AboutRow[] = [
    {
      key: side.id,
      label: side.title,
      art: unitArt(unitOf(stage, units[0] ?? '')),
      colour: side.livery.colour,
      text: units.length
        ? tn('things.units', units.length, { strength: strengthOf(stage, units) })
        : told(stage, 'unknown', { n: hidden }),
    },
    ...units.map((id) => ({
      key: id,
      label: `· ${nameOf(stage, 'unit', id)}`,
      text: `${unitOf(stage, id)?.strength ?? ''}${unitOf(stage, id)?.elite ? '★' : ''}`,
    })),
  ];
  if (units.length && hidden)
    rows.push({ key: `${side.id} hidden`, label: '·', text: told(stage, 'unknown', { n: hidden }) });
  if (suspects.length) {
    const names = suspects.map((id) => nameOf(stage, 'unit', id)).join(', ');
    rows.push({ key: `${side.id} may`, label: label(stage, 'suspects'), text: names });
  }
  return rows;
}

function ways(stage: Stage, id: string): AboutRow[] {
  const found = extraOf(stage).routes.flatMap(({ a, b, barrier }) => {
    if (a !== id && b !== id) return [];
    const place = nameOf(stage, 'space', a === id ? b : a);
    return [barrier ? told(stage, 'barrier', { place }) : place];
  });
  return found.length ? [{ key: 'ways', label: label(stage, 'ways'), text: found.join(', ') }] : [];
}

function spaceRules(stage: Stage, id: string, now: SpaceView): string[] {
  const info = extraOf(stage).spaces[id];
  if (now.roman && now.barbarian) return ['battle.mandatory'];
  const rules = [
    ...(extraOf(stage).terrain[info?.terrain ?? '']?.stop ? ['movement.terrain_stop'] : []),
    ...(info?.fortress ? ['fortress.no_panic'] : []),
    ...(now.camp ? ['camps.protect'] : []),
    ...(stage.position?.options['supply'] || stage.position?.options['advanced'] ? ['supply.check'] : []),
  ];
  return rules.slice(0, 2);
}

function space(stage: Stage, id: string): About | null {
  const info = extraOf(stage).spaces[id];
  if (!info) return null;
  const now = viewOf(stage).spaces[id] ?? {};
  const all = sides(stage);
  const title = (side: string): string => all.find((s) => s.id === side)?.title ?? side;
  const holder = (side: string): string => (side === 'any' ? told(stage, 'both-sides') : title(side));
  const owner = all.find((s) => s.id === now.control);
  const goals = all.filter((s) => extraOf(stage).victory[s.id]?.spaces?.includes(id));
  const signs = [info.port ? told(stage, 'port') : '', now.camp ? told(stage, 'camp') : ''].filter(Boolean);
  return {
    title: nameOf(stage, 'space', id),
    kind: [label(stage, info.terrain) || info.terrain, ...signs].join(' · '),
    ...(owner ? { owner } : {}),
    rows: [
      ...(now.control ? [{ key: 'control', label: label(stage, 'control'), text: title(now.control) }] : []),
      ...(info.fortress
        ? [{ key: 'fortress', label: label(stage, 'fortress-of'), art: 'fortress', text: holder(info.fortress) }]
        : []),
      ...(goals.length
        ? [{ key: 'goal', label: label(stage, 'goal'), text: goals.map((s) => s.title).join(', ') }]
        : []),
      ...all.flatMap((side) => {
        const stack = now[side.id as 'roman' | 'barbarian'];
        return stack ? stackRows(stage, side, stack) : [];
      }),
      ...ways(stage, id),
    ],
    rules: spaceRules(stage, id, now),
  };
}

/** The faces of the column on which a unit rolls. */
function column(stage: Stage, id: string): AboutRow[] {
  const unit = unitOf(stage, id);
  const { classes, columns } = extraOf(stage).table;
  const of = classes[unit?.class ?? ''];
  const faces = columns[(typeof of === 'string' ? of : of?.[unit?.side ?? '']) ?? ''];
  return faces
    ? [{ key: 'column', label: label(stage, 'rolls'), text: faces.map((f, i) => `${i + 1}: ${f || '–'}`).join('  ') }]
    : [];
}

function unit(stage: Stage, id: string): About | null {
  const info = unitOf(stage, id);
  if (!info) return null;
  const owner = sides(stage).find((s) => s.id === info.side);
  const where = Object.entries(viewOf(stage).spaces).find(([, s]) =>
    [...(s.roman?.units ?? []), ...(s.barbarian?.units ?? [])].includes(id),
  )?.[0];
  const homes = (info.homes ?? []).map((place) => nameOf(stage, 'space', place)).join(', ');
  const classRules: Record<string, string[]> = {
    leader: ['battle.leader_bonus', info.supreme ? 'leaders.supreme_lost' : 'leaders.replaced'],
    fleet: ['fleets.sea_and_ports', 'fleets.roll'],
    elephant: ['results.elephants'],
    cavalry: ['pursuit.who'],
  };
  return {
    title: nameOf(stage, 'unit', id),
    kind: [t(`ancient_wars.class.${info.class}`), ...(info.elite ? [told(stage, 'elite')] : [])].join(' · '),
    ...(owner ? { owner } : {}),
    rows: [
      { key: 'strength', label: label(stage, 'strength'), art: 'swords', text: info.strength ?? '–' },
      ...column(stage, id),
      ...(where ? [{ key: 'where', label: label(stage, 'where'), text: nameOf(stage, 'space', where) }] : []),
      ...(homes ? [{ key: 'home', label: label(stage, 'home'), text: homes }] : []),
    ],
    rules:
      classRules[info.class] ?? (info.elite ? ['elite.attacking', 'elite.defending'] : ['battle.dice_by_strength']),
  };
}

function card(stage: Stage, id: string): About | null {
  const info = extraOf(stage).cards[id];
  if (!info) return null;
  const owner = sides(stage).find((s) => s.id === info.side);
  const event = sentenceFor(info.event.says, stage.catalogue) ?? info.event.text;
  return {
    title: info.title,
    ...(owner ? { owner } : {}),
    rows: [
      ...info.recruit.map((e, i) => ({
        key: `r${i}`,
        label: t('things.recruit'),
        text: entryWords(stage, e, 'recruit'),
      })),
      ...info.movement.map((e, i) => ({ key: `m${i}`, label: t('things.march'), text: entryWords(stage, e, 'march') })),
      ...(info.fleet_moves
        ? [{ key: 'fleet', label: t('things.march'), text: tn('ancient_wars.fleetMoves', info.fleet_moves) }]
        : []),
      ...(event ? [{ key: 'event', label: t('things.event'), text: event }] : []),
    ],
    rules: ['cards.in_effect'],
  };
}

const tell: Tell = (stage, target) => {
  const [domain, id] = parted(target);
  if (domain === 'space') return space(stage, id);
  if (domain === 'unit') return unit(stage, id);
  return domain === 'card' ? card(stage, id) : null;
};

export default tell;
