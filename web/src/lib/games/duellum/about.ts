/** What the sheets of Duellum tell of regions, fields, know-hows, personages, cards and goods. */
import { parted, type About, type AboutRow, type Tell } from '$lib/panels/about';
import { t } from '$lib/i18n/index.svelte';
import { label, told } from '$lib/table/labels';
import type { Stage } from '$lib/table/stage.svelte';
import { affordable, fieldAbout, neighbours, unitRow } from '../antike_family/about';
import { card } from './cards';
import { extraOf, sides, viewOf, type Side } from './picture';
import printed from './printed.json';
import type { CityView } from './view';

const LAND: Record<string, string> = { land: 'land', sea: 'sea', mixed: 'coast' };
const PIECES = ['legion', 'galley', 'special'] as const;
const prices = printed.know_how as Record<string, { first: number; later: number } | undefined>;
const nameOf = (stage: Stage, domain: string, id: string): string => stage.words?.name(domain, id) ?? id;
const titles = (all: Side[]): string => all.map((s) => s.title).join(', ') || '–';

function cityRows(stage: Stage, city: CityView): AboutRow[] {
  const built = [city.temple ? told(stage, 'temple') : '', city.wall ? told(stage, 'wall') : ''].filter(Boolean);
  return [
    {
      key: 'yields',
      label: label(stage, 'resource'),
      art: city.resource,
      text: nameOf(stage, 'resource', city.resource),
    },
    ...(built.length ? [{ key: 'built', label: label(stage, 'built'), text: built.join(', ') }] : []),
    { key: 'defence', label: label(stage, 'defence'), art: 'shield', text: city.defence },
    ...(city.room ? [{ key: 'room', label: label(stage, 'room'), text: city.room }] : []),
  ];
}

function region(stage: Stage, id: string): About | null {
  const info = extraOf(stage).regions[id];
  const now = viewOf(stage).regions[id];
  if (!info || !now) return null;
  const all = sides(stage);
  const owner = all.find((s) => s.id === now.city?.nation);
  const units = all.flatMap((side) =>
    PIECES.flatMap((piece) => {
      const n = now.units[side.id]?.[piece] ?? 0;
      const fresh = side.active ? (now.fresh[piece] ?? 0) : 0;
      const art = piece === 'special' ? (side.index === 0 ? 'commander' : 'admiral') : piece;
      return n ? [unitRow(stage, side, art, `piece-${piece}`, n, fresh)] : [];
    }),
  );
  const site = now.city ? label(stage, 'city') : info.site ? label(stage, 'site') : label(stage, 'open-sea');
  const rules = now.city
    ? [now.city.temple ? 'production.temple' : 'production.city', 'conquest.enough_units']
    : [info.site ? 'founding.cost' : 'personages.open_sea'];
  return {
    title: nameOf(stage, 'region', id),
    kind: [label(stage, LAND[info.kind] ?? ''), site].join(' · '),
    ...(owner ? { owner } : {}),
    rows: [
      ...(owner ? [{ key: 'owner', label: label(stage, 'owner'), text: owner.title }] : []),
      ...(now.city ? cityRows(stage, now.city) : []),
      ...units,
      ...neighbours(stage, extraOf(stage).borders, id, (other) => nameOf(stage, 'region', other)),
    ],
    rules,
  };
}

function knowHow(stage: Stage, id: string): About {
  const all = sides(stage);
  const owners = all.filter((s) => s.nation.know_how.includes(id));
  const own = all.find((s) => s.mine);
  const price = owners.length ? prices[id]?.later : prices[id]?.first;
  const open = own && !own.nation.know_how.includes(id) && price !== undefined;
  return {
    title: nameOf(stage, 'know_how', id),
    rows: [
      { key: 'first', label: label(stage, 'price-first'), art: 'gold', text: prices[id]?.first ?? '–' },
      { key: 'later', label: label(stage, 'price-later'), art: 'gold', text: prices[id]?.later ?? '–' },
      ...(open ? [affordable(price, own.nation.stock['gold'] ?? 0, 'gold')] : []),
      { key: 'owners', label: label(stage, 'owners'), text: titles(owners) },
    ],
    notes: [t(`duellum.knowHowText.${id}`)],
    rules: [`know_how.${id}`, 'know_how.end_of_turn'],
  };
}

function personage(stage: Stage, id: string): About {
  const won = sides(stage).filter((s) => (s.nation.personages[id] ?? 0) > 0);
  return {
    title: nameOf(stage, 'personage', id),
    rows: [
      { key: 'left', label: label(stage, 'left'), text: viewOf(stage).bank.personages[id] ?? 0 },
      ...won.map((s) => ({
        key: s.id,
        label: s.title,
        text: s.nation.personages[id] ?? 0,
        art: id,
        colour: s.livery.colour,
      })),
    ],
    rules: [`personages.${id}`, 'personages.kept'],
  };
}

function eventCard(stage: Stage, id: string): About {
  const { name, text, timing } = card(stage, id);
  return { title: name, kind: timing, rows: [], notes: [text], rules: [`events.${id}`] };
}

function goods(stage: Stage, id: string): About {
  return {
    title: nameOf(stage, 'chip', id),
    rows: sides(stage).map((s) => ({ key: s.id, label: s.title, art: id, text: s.nation.stock[id] ?? 0 })),
    rules: id === 'coin' ? ['payment.coins_substitute', 'payment.coins_only'] : ['production.resource'],
  };
}

function unit(stage: Stage, id: string): About {
  const of = (s: Side): string =>
    `${t('panel.box')} ${s.nation.box[id] ?? 0}, ${t('panel.supply')} ${s.nation.supply[id] ?? 0}`;
  return {
    title: nameOf(stage, 'kind', id),
    rows: sides(stage).map((s) => ({ key: s.id, label: s.title, art: id, colour: s.livery.colour, text: of(s) })),
    rules: [`recruiting.cost_${id}`, 'arming.cost', 'movement.borders'],
  };
}

const tell: Tell = (stage, target) => {
  const [domain, id] = parted(target);
  if (domain === 'region') return region(stage, id);
  if (domain === 'field')
    return fieldAbout(
      stage,
      id,
      sides(stage).map((s) => ({ ...s, field: s.nation.rondel })),
    );
  if (domain === 'know_how') return knowHow(stage, id);
  if (domain === 'personage') return personage(stage, id);
  if (domain === 'card') return eventCard(stage, id);
  if (domain === 'chip') return goods(stage, id);
  return domain === 'kind' ? unit(stage, id) : null;
};

export default tell;
