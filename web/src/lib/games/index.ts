/**
 * What the client knows of each game: how its actions are clicked, and which parts draw it. A game is its folder: `index.ts`
 * and the parts beside it are found here, no list names them. A game without a folder is played through lists.
 */
import type { Component } from 'svelte';
import type { LegalAction, Preview } from '$lib/api/types';
import type { Position, Stage } from '$lib/table/stage.svelte';
import type { Saying } from '$lib/choosing/saying';
import { plain } from './plain/ui';

export interface PartProps {
  stage: Stage;
}

/** Components of a game's folder, each in a file of this name. */
export interface GameParts {
  /** The board, in the middle. */
  Board: Component<PartProps>;
  /** Wheel or charts to choose from, beside the board. */
  Wheel?: Component<PartProps>;
  /** What one's own side has. */
  Own?: Component<PartProps>;
  /** What the other sides have. */
  Others?: Component<PartProps>;
  /** Charts and cards that lie beside the board. */
  Charts?: Component<PartProps>;
}

/** The small drawing on the game's card: two things in two colours between sky and sea. */
export interface Emblem {
  sky: string;
  sea: string;
  left: { art: string; colour: string };
  right: { art: string; colour: string };
}

/** What `index.ts` of a game's folder exports by default. */
export interface GameUi {
  /** Place on the first screen; games for newcomers come first. */
  rank: number;
  emblem: Emblem;
  /** The path of targets that leads to an action. */
  steps(action: LegalAction, position: Position | null): string[];
  /** Changes worth telling, in words; the rest of a preview is bookkeeping. */
  effects(preview: Preview, stage: Stage): string[];
  /** What is said in one breath. */
  saying?: Saying;
  /** Is the board so fine that it should have all the room at first? */
  wide?: boolean;
  /** What a seat is called here, if not by its own name. */
  seatTitle?(stage: Stage, seat: string): string;
  /** On a small screen: which part holds a target. */
  tab(target: string): 'board' | 'wheel' | 'own' | 'charts';
}

type Part = Component<PartProps>;
const uis = import.meta.glob<GameUi>('./*/index.ts', { eager: true, import: 'default' });
// Parts are loaded when a table of their game is opened.
const parts = import.meta.glob<Part>('./*/{Board,Wheel,Own,Others,Charts}.svelte', { import: 'default' });

export const gameUi = (game: string): GameUi => uis[`./${game}/index.ts`] ?? plain;

export async function loadParts(game: string): Promise<GameParts> {
  const load = (name: keyof GameParts): Promise<Part> | undefined => parts[`./${game}/${name}.svelte`]?.();
  const [Board, Wheel, Own, Others, Charts] = await Promise.all([
    load('Board') ?? import('./plain/StatePanel.svelte').then((file) => file.default),
    load('Wheel'),
    load('Own'),
    load('Others'),
    load('Charts'),
  ]);
  return { Board, Wheel, Own, Others, Charts };
}
