/** The picture that the server sends for Antike (games/antike/view.py). */
export type Counts = Record<string, number>;

export interface NationView {
  title: string;
  player: string | null;
  rondel: string | null;
  stock: Counts;
  supply: Counts;
  know_hows: string[];
  personages: Counts;
  extra: string | null;
  points: number;
  cities: number;
  temples: number;
  seas: number;
  yields: Counts;
}

export interface ProvinceView {
  city?: string;
  temple?: boolean;
  defence?: number;
  legion?: Counts;
  galley?: Counts;
  legion_ready?: { all: number; by_actions: Counts };
  galley_ready?: { all: number; by_actions: Counts };
}

export interface AntikeView {
  nation: string | null;
  deciding: string | null;
  step: string;
  round: number;
  target: number;
  order: string[];
  answers: Record<string, string>;
  nations: Record<string, NationView>;
  provinces: Record<string, ProvinceView>;
  bank: { coins: number; temples: number };
  stacks: Counts;
  know_how_prices: Counts;
  rondel_costs: Counts;
}

export interface AntikeExtra {
  title: string;
  places: Record<string, { lon: number; lat: number; resource: string }>;
  borders: { between: [string, string]; kind: string }[];
}
