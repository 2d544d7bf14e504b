/** The picture that the server sends for Dies Irae (games/dies_irae/view.py). */
export type Counts = Record<string, number>;

export interface EmpireView {
  capital: string | null;
  talents: number;
  income: number;
  stability: number;
  golden_age: boolean;
  revolted: boolean;
  points: number;
  spaces: Counts;
  phases: Counts;
  prices: Counts;
  goods: Counts;
  supply: number;
  fed: number;
  controls: Counts;
  legions: number;
  ships: number;
  stock: Counts;
  markers: Counts;
  leader: string | null;
  taken: number;
  passed: number;
}

export interface StackView {
  seat: string;
  kind: 'legion' | 'ship';
  hex: string;
  size: number;
  moved: number;
  cargo: number;
}

export interface DiesIraeView {
  game_turn: number;
  deciding: string | null;
  order: string[];
  cycle: { last: string | null; limit: number; passes: number; chosen: Record<string, Counts> };
  armistices: Counts;
  empires: Record<string, EmpireView>;
  sites: Record<string, { owner: string | null; posts: number; fortress: boolean; monument: string | null }>;
  stacks: StackView[];
  contested: string[];
  control: Record<string, string | null>;
  in_hand: { from: string; number: number; aboard: number } | null;
}

export interface DiesIraeExtra {
  coast: [number, number][][];
  areas: number[];
  barriers: { legions: [number, number][]; ships: [number, number][] };
  straits: { name: string; hexes: [string, string] }[];
  grid: { columns: number; rows: number; lon: [number, number]; lat: [number, number] };
  terrain: string[];
  phases: Record<string, string[]>;
}
