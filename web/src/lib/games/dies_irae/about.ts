/** What the sheets of Dies Irae tell of hexes, rows of the chart, actions and goods. */
import { parted, type About, type AboutRow, type Tell } from '$lib/panels/about';
import { t, tn } from '$lib/i18n/index.svelte';
import { label, told } from '$lib/table/labels';
import type { Stage } from '$lib/table/stage.svelte';
import { needsOf, nextPrice } from './development';
import { landOf } from './names';
import { extraOf, sides, viewOf } from './picture';
import printed from './printed.json';

const sites = printed.sites as Record<string, { good: string; city: boolean } | undefined>;
const goods = printed.goods as Record<string, { row: number[]; luxury: boolean; supply: boolean } | undefined>;
const nameOf = (stage: Stage, domain: string, id: string): string => stage.words?.name(domain, id) ?? id;

/** What a good brings the viewing empire with one post more than now. */
function worth(stage: Stage, good: string): AboutRow[] {
  const posts = sides(stage).find((s) => s.mine)?.empire.goods[good] ?? 0;
  const row = goods[good]?.row ?? [];
  return [posts, posts + 1]
    .filter((n) => n > 0 && row[n - 1] !== undefined)
    .map((n) => ({ key: `worth ${n}`, label: tn('things.worth', n), art: 'talent', text: row[n - 1] ?? 0 }));
}

function siteRows(stage: Stage, id: string): AboutRow[] {
  const site = sites[id];
  if (!site) return [];
  const built = viewOf(stage).sites[id];
  const title = (seat: string | null | undefined): string => (seat ? stage.seatTitle(seat) : told(stage, 'nobody'));
  const pieces = [
    ...(built?.posts ? [`${built.posts} × ${t('dies_irae.post')}`] : []),
    ...(built?.fortress ? [told(stage, 'fortress')] : []),
  ];
  const notes = [
    goods[site.good]?.luxury ? told(stage, 'luxury') : '',
    goods[site.good]?.supply ? told(stage, 'supply') : '',
  ];
  return [
    {
      key: 'good',
      label: label(stage, 'good'),
      art: `g-${site.good}`,
      text: [nameOf(stage, 'good', site.good), ...notes].filter(Boolean).join(' · '),
    },
    { key: 'owner', label: label(stage, 'owner'), text: title(built?.owner) },
    ...(pieces.length ? [{ key: 'built', label: label(stage, 'built'), text: pieces.join(', ') }] : []),
    ...(built?.monument
      ? [{ key: 'monument', label: label(stage, 'monument'), art: 'monument', text: title(built.monument) }]
      : []),
    ...worth(stage, site.good),
  ];
}

function hexRules(stage: Stage, id: string, terrain: string): string[] {
  const view = viewOf(stage);
  if (view.contested.includes(id)) return ['contested.legion', 'contested.nothing_built'];
  if (sites[id])
    return view.sites[id]?.owner ? ['income.merchandise', 'takeover.attack'] : ['posts.legion', 'posts.price'];
  return terrain === 'mountain' ? ['movement.mountain'] : ['movement.terrain'];
}

function hex(stage: Stage, id: string): About | null {
  const at = (stage.board?.names['hex'] ?? []).indexOf(id);
  if (at < 0) return null;
  const extra = extraOf(stage);
  const view = viewOf(stage);
  const all = sides(stage);
  const terrain = extra.terrain[at] ?? 'sea';
  const area = stage.board?.names['area']?.[extra.areas[at] ?? -1];
  const owner = all.find((s) => s.id === view.sites[id]?.owner);
  const units = view.stacks.flatMap((s): AboutRow[] => {
    const side = all.find((x) => x.id === s.seat);
    if (s.hex !== id || !side) return [];
    const counted = { piece: `kind-${s.kind}`, n: s.size };
    const text = s.cargo ? told(stage, 'aboard', { ...counted, cargo: s.cargo }) : told(stage, 'count', counted);
    return [
      {
        key: `${s.seat} ${s.kind}`,
        label: side.title,
        art: s.kind === 'ship' ? 'galley' : 'legion',
        colour: side.livery.colour,
        text,
      },
    ];
  });
  const capital = all.find((s) => s.empire.capital === id);
  const leader = all.find((s) => s.empire.leader === id);
  return {
    title: nameOf(stage, 'hex', id),
    kind: [label(stage, landOf(terrain)), ...(sites[id]?.city ? [label(stage, 'city')] : [])].join(' · '),
    ...(owner ? { owner } : {}),
    rows: [
      ...(area ? [{ key: 'area', label: label(stage, 'area'), text: nameOf(stage, 'area', area) }] : []),
      ...(area && view.control[area]
        ? [{ key: 'control', label: label(stage, 'control'), text: stage.seatTitle(view.control[area]) }]
        : []),
      ...(capital ? [{ key: 'capital', label: label(stage, 'capital'), text: capital.title }] : []),
      ...siteRows(stage, id),
      ...units,
      ...(leader ? [{ key: 'leader', label: label(stage, 'leader'), text: leader.title }] : []),
      ...(view.contested.includes(id)
        ? [{ key: 'contested', label: label(stage, 'contested'), text: told(stage, 'yes'), tone: 'bad' as const }]
        : []),
    ],
    rules: hexRules(stage, id, terrain),
  };
}

function row(stage: Stage, id: string): About {
  const own = sides(stage).find((s) => s.mine)?.empire;
  const price = own ? nextPrice(own, id) : undefined;
  return {
    title: nameOf(stage, 'row', id),
    rows: [
      ...(price === undefined ? [] : [{ key: 'next', label: t('things.next'), art: 'talent', text: price }]),
      ...(own && price !== undefined
        ? [
            {
              key: 'have',
              label: t('things.have'),
              art: 'talent',
              text: own.talents,
              tone: own.talents >= price ? ('good' as const) : ('bad' as const),
            },
          ]
        : []),
      ...needsOf(stage, own, id).map((need) => ({
        key: need.key,
        label: t('things.needs'),
        art: need.art,
        text: need.text,
        tone: need.met ? ('good' as const) : ('bad' as const),
      })),
    ],
    rules: ['development.step', `development.${id}`],
  };
}

function action(stage: Stage, id: string): About {
  const { cycle } = viewOf(stage);
  const chosen = sides(stage).flatMap((s) => {
    const n = cycle.chosen[s.id]?.[id] ?? 0;
    return n ? [{ key: s.id, label: s.title, text: n }] : [];
  });
  const total = chosen.reduce((sum, c) => sum + c.text, 0);
  return {
    title: nameOf(stage, 'action', id),
    rows: [
      ...(id === 'pass' ? [] : [{ key: 'all', label: t('things.chosen'), text: `${total}/${cycle.limit}` }]),
      ...chosen,
    ],
    rules: id === 'pass' ? ['cycle.pass'] : ['cycle.twice', 'cycle.not_just_taken'],
  };
}

function good(stage: Stage, id: string): About {
  const row = goods[id]?.row ?? [];
  return {
    title: nameOf(stage, 'good', id),
    kind: [goods[id]?.luxury ? label(stage, 'luxury') : '', goods[id]?.supply ? label(stage, 'supply') : '']
      .filter(Boolean)
      .join(' · '),
    rows: [
      ...sides(stage).map((s) => {
        const n = s.empire.goods[id] ?? 0;
        return { key: s.id, label: s.title, art: `g-${id}`, text: n ? `${n} (${row[n - 1] ?? 0})` : 0 };
      }),
    ],
    notes: [row.map((value, n) => `${n + 1}: ${value}`).join(' · ')],
    rules: ['income.merchandise'],
  };
}

const tell: Tell = (stage, target) => {
  const [domain, id] = parted(target);
  if (domain === 'hex') return hex(stage, id);
  if (domain === 'row') return row(stage, id);
  if (domain === 'action') return action(stage, id);
  return domain === 'good' ? good(stage, id) : null;
};

export default tell;
