/** Short names for the types generated from the server's OpenAPI description. */
import type { components } from './schema';

type S = components['schemas'];
export type TableState = S['TableState'];
export type PositionState = S['PositionState'];
export type SeatInfo = S['SeatInfo'];
export type LegalAction = S['LegalAction'];
export type LogEntry = S['LogEntry'];
export type TableEvent = S['Event'];
export type Outcome = S['Outcome'];
export type Preview = S['Preview'];
export type PriceRow = S['PriceRow'];
export type Why = S['Why'];
export type Board = S['Board'];
export type GameInfo = S['GameInfo'];
export type GameList = S['GameList'];
export type BotInfo = S['BotInfo'];
export type OptionInfo = S['OptionInfo'];
export type TableCard = S['TableCard'];
export type NewTable = S['NewTable'];
export type NewSeat = S['NewSeat'];
export type TableCreated = S['TableCreated'];
export type ProvenanceList = S['ProvenanceList'];
export type RuleList = S['RuleList'];
export type RuleInfo = S['RuleInfo'];
export type TurnList = S['TurnList'];
export type LogPage = S['LogPage'];
export type Done = S['Done'];
export type Guest = S['Guest'];
export type ChatLine = S['ChatLine'];
export type ChatPage = S['ChatPage'];
export type Hello = S['Hello'];
export type SocketMessage = S['SocketMessage'];
export type ChangeMessage = S['ChangeMessage'];
export type SocketCommand = S['SocketCommand'];
export type Options = Record<string, boolean | number | string>;

/** Games whose pictures the server describes, each as `GAME.View` and `GAME.Extra` with the shapes inside them. */
export type DescribedGame = { [Name in keyof S]: Name extends `${infer Game}.View` ? Game : never }[keyof S];
export type Shape<Game extends DescribedGame, Name extends string> = S[`${Game}.${Name}` & keyof S];
export type ViewOf<Game extends DescribedGame> = Shape<Game, 'View'>;
export type ExtraOf<Game extends DescribedGame> = Shape<Game, 'Extra'>;
