/** The picture that the server sends for Duellum (games/duellum/view.py). */
export type Counts = Record<string, number>;

export interface CityView {
  nation: string;
  resource: string;
  temple: boolean;
  wall: boolean;
  defence: number;
  saved: boolean;
  room: number;
}

export interface RegionView {
  city: CityView | null;
  units: Record<string, { legion: number; galley: number; special: number }>;
  fresh: Counts;
}

export interface NationView {
  rondel: string | null;
  stock: Counts;
  box: Counts;
  supply: Counts;
  walls: number;
  know_how: string[];
  bought: string[];
  personages: Counts;
  points: number;
  cities: number;
  temples: number;
  sea_points: number;
  hand: string[];
}

export interface DuellumView {
  step: string | null;
  deciding: string | null;
  regions: Record<string, RegionView>;
  nations: Record<string, NationView>;
  bank: { coins: number; temples: number; walls: number; tokens: Counts; personages: Counts };
  events: { display: string[]; deck: string[]; discard: string[]; in_force: string[] };
  moving: { piece: string; region: string } | null;
  owed: Counts;
}

export interface DuellumExtra {
  board: string;
  regions: Record<string, { lon: number; lat: number; site: boolean; kind: string }>;
  borders: { between: [string, string]; kind: string }[];
  cards: Record<string, { name: string; name_de?: string; text: string; timing: string; stand_in: boolean }>;
}
