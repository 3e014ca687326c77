import type { Quantity } from '../../language/quantity.ts';
import type { Talk } from '../../skill.ts';
import type { Message } from '../../understanding/message.ts';

/** Words for a person other than the writer. */
export const others =
  /\b(?:mate|friend|buddy|wife|husband|partner|girlfriend|boyfriend|brother|sister|son|daughter|dad|rival|colleague|team ?mate|club ?mate|he|she|him|her|guy|lad|bloke|someone|somebody|rider|leader|breakaway)\b/;
const mine =
  /\b(?:i|i'm|i am|i weigh|me|myself|my weight(?: is)?)(?:'m| am| weigh| only| just| is| at)*,? ?$/;

/** Whose a figure is, by the nearest word for a person before it. */
export function isMine(message: Message, { start, end }: Quantity): boolean {
  const before = message.text.slice(Math.max(0, start - 40), start);
  if (mine.test(before)) return true;
  const me = Math.max(
    ...[...before.matchAll(/\b(?:i|i'm|me|myself|i'll|i've)\b/g)].map(({ index }) => index),
    -1,
  );
  const them = Math.max(...[...before.matchAll(new RegExp(others, 'g'))].map(({ index }) => index), -1);
  return (
    me > them && !/^ ?(?:mate|friend|rider|guy|lad|bloke|woman|man|climber)/.test(message.text.slice(end))
  );
}

/** Weights of riders that a message says, kg; none of a bike. */
export const massesIn = (message: Message) =>
  message.quantities.filter(
    ({ kind, value, relative }) => !relative && (kind === 'weight' || (kind === 'bikeWeight' && value > 40)),
  );

/** The member's own weight and FTP, whomever the conversation is about. */
export function ownOf(talk: Talk): { massKg?: number; ftpW?: number } {
  const { bodyMatrix, powerMatrix } = (talk.own?.profile ?? talk.profile) as {
    bodyMatrix?: { weight?: number };
    powerMatrix?: { ftp?: number };
  };
  return {
    ...(bodyMatrix?.weight === undefined ? {} : { massKg: bodyMatrix.weight }),
    ...(powerMatrix?.ftp === undefined ? {} : { ftpW: powerMatrix.ftp }),
  };
}
