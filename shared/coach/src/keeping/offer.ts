import type { Remembered } from '@breakaway/contract/remembered';

/** A value of the record that would change; `place` is its group and key: "powerMatrix.ftp". */
export interface FieldChange {
  place: string;
  /** as it is stored: W, kg, cm, bpm, J, g/h */
  from: number | null;
  to: number;
}

/** One thing that the coach asks a yes for. */
export type SingleOffer =
  | { kind: 'profile'; changes: FieldChange[] }
  | { kind: 'remember'; fact: Remembered }
  | { kind: 'forget'; facts: Remembered[] };

/** What the coach has asked a yes for. Nothing of it is done before; several things are done together. */
export type Offer = SingleOffer | { kind: 'several'; offers: SingleOffer[] };

/** The single things of an offer. */
export const singlesOf = (offer: Offer | null): SingleOffer[] =>
  offer?.kind === 'several' ? offer.offers : offer ? [offer] : [];

export type OfferOf<K extends Offer['kind']> = Extract<Offer, { kind: K }>;
