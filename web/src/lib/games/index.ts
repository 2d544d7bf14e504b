/** What the client knows of each game: how its actions are clicked, and which parts draw it. A game without an entry is playable through lists. */
import type { Component } from 'svelte';
import type { LegalAction, Preview } from '$lib/api/types';
import type { Position, Stage } from '$lib/table/stage.svelte';
import { plainSteps } from './plain/steps';

export interface PartProps {
  stage: Stage;
}

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
  Tables?: Component<PartProps>;
}

export interface GameUi {
  /** The path of targets that leads to an action. */
  steps(action: LegalAction, position: Position | null): string[];
  load(): Promise<GameParts>;
  /** Changes worth telling, in words; the rest of a preview is bookkeeping. */
  effects(preview: Preview, stage: Stage): string[];
  /** Is the board so fine that it should have all the room at first? */
  wide?: boolean;
  /** What a seat is called here, if not by its own name. */
  seatTitle?(stage: Stage, seat: string): string;
  /** On a small screen: which part holds a target. */
  tab(target: string): 'board' | 'wheel' | 'own' | 'tables';
}

const UIS: Record<string, () => GameUi> = {};

/** Games announce themselves; this module imports none of them, so that none is loaded before it is played. */
export function announce(game: string, ui: GameUi): void {
  UIS[game] = () => ui;
}

const plain: GameUi = {
  steps: plainSteps,
  load: async () => ({ Board: (await import('./plain/StatePanel.svelte')).default }),
  effects: (preview) => preview.effects.slice(0, 6).map((e) => `${e.what}: ${e.before ?? '–'} → ${e.after ?? '–'}`),
  tab: () => 'board',
};

export const gameUi = (game: string): GameUi => UIS[game]?.() ?? plain;
