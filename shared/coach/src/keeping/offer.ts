import type { Remembered } from '@breakaway/contract/remembered';

/** A value of the record that would change; `place` is its group and key: "powerMatrix.ftp". */
export interface FieldChange {
  place: string;
  /** as it is stored: W, kg, cm, bpm, J, g/h */
  from: number | null;
  to: number;
}

/** What the coach has asked a yes for. Nothing of it is done before. */
export type Offer =
  | { kind: 'profile'; changes: FieldChange[] }
  | { kind: 'remember'; fact: Remembered }
  | { kind: 'forget'; facts: Remembered[] };

export type OfferOf<K extends Offer['kind']> = Extract<Offer, { kind: K }>;
