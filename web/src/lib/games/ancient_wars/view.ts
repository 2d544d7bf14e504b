/** The picture that the server sends for Ancient Wars (games/ancient_wars/view.py). */
export interface StackView {
  count: number;
  units: string[];
  hidden?: number;
  suspects?: string[];
}

export interface SpaceView {
  roman?: StackView;
  barbarian?: StackView;
  control?: string;
  camp?: boolean;
  risen?: boolean;
}

export interface BattleView {
  space: string;
  attacker: string;
  stage: string;
  round: number;
  advantage: string | null;
  ambush: boolean;
  protected: boolean;
  major: boolean;
  fighter: string | null;
  dice: number;
  eliminations: number;
  panics: number;
  panicked: string[];
  fought: string[];
}

export interface AncientWarsView {
  campaign: string;
  game_turn: number;
  turn_label: string;
  phase: string;
  deciding: string | null;
  card: string | null;
  cards: Record<string, { deck: string[]; bottom: string[]; discard: string[]; removed: string[] }>;
  spaces: Record<string, SpaceView>;
  box: Record<string, string[]>;
  out: string[];
  goals: Record<string, [number, number]>;
  fleet_moves: number;
  marching: { from?: string; fleet?: string; to: string | null } | null;
  battle: BattleView | null;
  own: { moved: string[]; in_hand: string[]; allowance: Record<string, number>; hidden: string[] } | null;
}

export interface UnitInfo {
  name: string;
  side: string;
  class: string;
  group: string;
  strength?: number;
  elite?: boolean;
  supreme?: boolean;
}

export interface SpaceInfo {
  name: string;
  place: string;
  terrain: string;
  region: string;
  lon: number;
  lat: number;
  fortress?: string;
  port?: boolean;
}

interface Entry {
  count?: number;
  classes?: string[];
  units?: string[];
  groups?: string[];
  all?: boolean;
  spaces?: number;
}

export interface CardInfo {
  title: string;
  side: string;
  recruit?: Entry[];
  movement?: Entry[];
  fleet_moves?: number;
  event?: { text: string };
}

export interface AncientWarsExtra {
  title: string;
  turn_labels: string[];
  bbox: [number, number, number, number];
  spaces: Record<string, SpaceInfo>;
  routes: { a: string; b: string; kind: string; barrier?: string }[];
  units: Record<string, UnitInfo>;
  table: { columns: Record<string, string[]>; classes: Record<string, string>; elite: string };
  victory: Record<string, { spaces?: string[]; text: string }>;
  cards: Record<string, CardInfo>;
}
