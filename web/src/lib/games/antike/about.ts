/** What the sheets of Antike tell of provinces, fields, know-hows, personages and goods. */
import { parted, type About, type Tell } from '$lib/panels/about';
import { t } from '$lib/i18n/index.svelte';
import { label, told } from '$lib/table/labels';
import type { Stage } from '$lib/table/stage.svelte';
import { affordable, fieldAbout, neighbours, unitRow } from '../antike_family/about';
import { extraOf, sides, viewOf } from './picture';

const nameOf = (stage: Stage, domain: string, id: string): string => stage.words?.name(domain, id) ?? id;

function province(stage: Stage, id: string): About | null {
  const info = extraOf(stage).places[id];
  if (!info) return null;
  const now = viewOf(stage).provinces[id] ?? {};
  const all = sides(stage);
  const owner = all.find((s) => s.id === now.city);
  const units = (['legion', 'galley'] as const).flatMap((kind) =>
    Object.entries(now[kind] ?? {}).flatMap(([nation, n]) => {
      const side = all.find((s) => s.id === nation);
      const fresh = side?.active ? (now[`${kind}_ready`]?.all ?? 0) : 0;
      return side && n ? [unitRow(stage, side, kind, `kind-${kind}`, n, fresh)] : [];
    }),
  );
  const rules = owner
    ? [now.temple ? 'production.temple' : 'production.city', 'conquest.enough_units']
    : ['founding.cost'];
  return {
    title: nameOf(stage, 'province', id),
    kind: owner ? label(stage, 'city') : label(stage, 'site'),
    ...(owner ? { owner } : {}),
    rows: [
      {
        key: 'good',
        label: label(stage, 'resource'),
        art: info.resource,
        text: nameOf(stage, 'resource', info.resource),
      },
      ...(owner ? [{ key: 'owner', label: label(stage, 'owner'), text: owner.title }] : []),
      ...(now.temple ? [{ key: 'built', label: label(stage, 'built'), text: told(stage, 'temple') }] : []),
      ...(now.defence === undefined
        ? []
        : [{ key: 'defence', label: label(stage, 'defence'), art: 'shield', text: now.defence }]),
      ...units,
      ...neighbours(stage, extraOf(stage).borders, id, (other) => nameOf(stage, 'province', other)),
    ],
    rules,
  };
}

function knowHow(stage: Stage, id: string): About {
  const all = sides(stage);
  const owners = all.filter((s) => s.nation.know_hows.includes(id));
  const own = all.find((s) => s.mine && s.active) ?? all.find((s) => s.mine);
  const price = viewOf(stage).know_how_prices[id];
  const open = own && !own.nation.know_hows.includes(id) && price !== undefined;
  return {
    title: nameOf(stage, 'know_how', id),
    rows: [
      { key: 'price', label: label(stage, 'price'), art: 'gold', text: price ?? '–' },
      ...(open ? [affordable(price, own.nation.stock['gold'] ?? 0, 'gold')] : []),
      { key: 'owners', label: label(stage, 'owners'), text: owners.map((s) => s.title).join(', ') || '–' },
    ],
    notes: [t(`antike.knowHowText.${id}`)],
    rules: [`know_how.${id}`, 'know_how.basic_first'],
  };
}

function personage(stage: Stage, id: string): About {
  const won = sides(stage).filter((s) => (s.nation.personages[id] ?? 0) > 0);
  return {
    title: nameOf(stage, 'personage', id),
    rows: [
      { key: 'left', label: label(stage, 'left'), text: viewOf(stage).stacks[id] ?? 0 },
      ...won.map((s) => ({ key: s.id, label: s.title, text: s.nation.personages[id] ?? 0 })),
    ],
    rules: [`personages.${id}`, 'personages.kept'],
  };
}

function goods(stage: Stage, id: string): About {
  return {
    title: nameOf(stage, 'chip', id),
    rows: sides(stage).map((s) => ({
      key: s.id,
      label: s.title,
      art: id,
      text: `${s.nation.stock[id] ?? 0}${s.nation.yields[id] ? ` (+${s.nation.yields[id]})` : ''}`,
    })),
    rules: id === 'coin' ? ['payment.coins_substitute', 'turn.coin'] : ['production.resource'],
  };
}

const tell: Tell = (stage, target) => {
  const [domain, id] = parted(target);
  if (domain === 'province') return province(stage, id);
  if (domain === 'field')
    return fieldAbout(
      stage,
      id,
      sides(stage).map((s) => ({ ...s, field: s.nation.rondel })),
    );
  if (domain === 'know_how') return knowHow(stage, id);
  if (domain === 'personage') return personage(stage, id);
  return domain === 'chip' ? goods(stage, id) : null;
};

export default tell;
