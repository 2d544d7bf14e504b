/**
 * What the client knows of each game: how its actions are clicked, and which parts draw it. A game is its folder: `index.ts`
 * and the parts beside it are found here, no list names them. A game without a folder is played through lists.
 */
import type { Component } from 'svelte';
import type { Livery } from '$lib/art/nations';
import type { Draft, LegalAction, Preview } from '$lib/api/types';
import type { PlayerShown } from '$lib/panels/players';
import type { Position, Stage } from '$lib/table/stage.svelte';
import type { Saying } from '$lib/choosing/saying';
import type { Tell } from '$lib/panels/about';
import type { Gain } from '$lib/table/foresight.svelte';
import { plain } from './plain/ui';

export interface PartProps {
  stage: Stage;
}

export interface ChartProps extends PartProps {
  /** One of the game's drawers. */
  drawer: string;
}

/** Components of a game's folder, each in a file of this name. */
export interface GameParts {
  /** The board, in the middle. */
  Board: Component<PartProps>;
  /** Wheel or charts to choose from, beside the board. */
  Wheel?: Component<PartProps>;
  /** What one's own side has, in the tray below the board. */
  Own?: Component<PartProps>;
  /** Charts and cards, one drawer at a time. */
  Charts?: Component<ChartProps>;
  /** Every side for the scoreboard (`players.ts`). */
  players: (stage: Stage) => PlayerShown[];
  /** What a thing's sheet tells (`about.ts`). */
  about?: Tell;
}

/** What `index.ts` of a game's folder exports by default. */
export interface GameUi {
  /** Place on the first screen; games for newcomers come first. */
  rank: number;
  /** The path of targets that leads to an action. */
  steps(action: LegalAction, position: Position | null): string[];
  /** Changes worth telling, in words; the rest of a preview is bookkeeping. */
  effects(preview: Preview, stage: Stage): string[];
  /** What can be pulled out over the board: `Charts.svelte` draws it. */
  drawers?: { id: string; art: string }[];
  /** The drawer that holds a target of the charts. */
  drawer?(target: string): string;
  /** Which round of the game it is, where that is not the number of turns taken. */
  round?(stage: Stage): string;
  /** A standing order: not what is being asked, so it lies in the drawer of this name. */
  standing?: { verb: string; drawer: string };
  /** A drawer that should be seen now, whether or not something is to be chosen in it. */
  calls?(stage: Stage): string | null;
  /** Drawers that wait until they are put away. */
  stays?: string[];
  /** Colours of seats, where they are not their own (those of the nation that one leads), and of nations. */
  liveries?(stage: Stage): Record<string, Livery>;
  /** Verbs that begin a fight, and those that may begin one, depending on who stands there. */
  fights?: string[];
  clashes?: string[];
  /** Does anybody stand there with whom it could come to a clash? Elsewhere nothing is asked. */
  meets?(stage: Stage, target: string): boolean;
  /** Has a fight begun that is not decided yet? */
  fighting?(stage: Stage): boolean;
  /** Targets of which one wants to know beforehand what they bring, and that, from where they would lead. */
  gains?(target: string): boolean;
  gain?(stage: Stage, target: string, draft: Draft): Gain | null;
  /** What is said in one breath. */
  saying?: Saying;
  /** What a seat is called here, if not by its own name. */
  seatTitle?(stage: Stage, seat: string): string;
  /** The domain of the places on the board. */
  places?: string;
  /** On a small screen: which part holds a target. */
  tab(target: string): 'board' | 'wheel' | 'own' | 'charts';
}

type Part = Component<PartProps>;
type Players = GameParts['players'];
const uis = import.meta.glob<GameUi>('./*/index.ts', { eager: true, import: 'default' });
// Parts are loaded when a table of their game is opened.
const parts = import.meta.glob<Part>('./*/{Board,Wheel,Own}.svelte', { import: 'default' });
const charts = import.meta.glob<Component<ChartProps>>('./*/Charts.svelte', { import: 'default' });
const abouts = import.meta.glob<Tell>('./*/about.ts', { import: 'default' });
const players = import.meta.glob<Players>('./*/players.ts', { import: 'default' });

/** A piece of the board in play, for the game's card: `make pictures` takes it. */
const pictures = import.meta.glob<string>('./*/board.webp', { eager: true, query: '?url', import: 'default' });

export const pictureOf = (game: string): string | undefined => pictures[`./${game}/board.webp`];

export const gameUi = (game: string): GameUi => uis[`./${game}/index.ts`] ?? plain;

export async function loadParts(game: string): Promise<GameParts> {
  const load = (name: 'Board' | 'Wheel' | 'Own'): Promise<Part> | undefined => parts[`./${game}/${name}.svelte`]?.();
  const [Board, Wheel, Own, Charts, shown, about] = await Promise.all([
    load('Board') ?? import('./plain/StatePanel.svelte').then((file) => file.default),
    load('Wheel'),
    load('Own'),
    charts[`./${game}/Charts.svelte`]?.(),
    players[`./${game}/players.ts`]?.() ?? import('./plain/players').then((file) => file.default),
    abouts[`./${game}/about.ts`]?.(),
  ]);
  return { Board, Wheel, Own, Charts, players: shown, about };
}
