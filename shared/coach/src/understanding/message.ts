import type { Climb } from '../language/climbs.ts';
import { findClimb } from '../language/gazetteer.ts';
import { normalise } from '../language/normalise.ts';
import type { Quantity, QuantityKind } from '../language/quantity.ts';
import { readQuantities } from '../language/read-quantities.ts';
import { readSession, type SessionReading } from '../language/session-notation.ts';
import { inFull } from '../language/shorthand.ts';
import { correctSlips } from '../language/slips.ts';
import { toEnglish, type Language } from '../language/foreign/index.ts';
import { typeIn } from '../language/session-types.ts';
import { asMeant } from './as-meant.ts';
import { bareFigures } from './bare-figures.ts';
import { conceptsIn, type Concept } from './concepts.ts';

/** A message taken apart: its plain text, its figures, what it names, and the words that are left. */
export type Message = {
  /** as it was written */
  raw: string;
  /** normalised, in English */
  text: string;
  language: Language;
  quantities: Quantity[];
  climb: { climb: Climb; exact: boolean; written: string } | null;
  /** a training session in notation: "4x8 at threshold" */
  session: SessionReading | null;
  concepts: ReadonlySet<Concept>;
  /** the text with every figure, session and climb name taken out */
  words: string;
};

/** @param ftpW of the rider, for sessions in watts; null when not known */
export function takeApart(raw: string, ftpW: number | null): Message {
  const { text: english, language } = toEnglish(raw);
  const text = inFull(correctSlips(normalise(english)));
  const mention = findClimb(text);
  const read = mention ? null : readSession(text, ftpW);
  // "3 hours at 175" is a session too, but as often part of another question: its figures stay to be read.
  const steady = read !== null && isSteady(read);
  const figures =
    /\b(?:did|averaged?|avg|held|gave|got|tested|ftp|tss|w'|w prime|critical power|np|kj|kcal|calories|decoupl\w*|drift\w*)\b/.test(
      text,
    );
  // "Explain the 20 minute FTP test" has no result in it.
  const explainsTest =
    read?.spec.type === 'test' &&
    /\bexplain\b|\bhow (?:do|does|should|to)\b/.test(text) &&
    !/\d{3} ?w/.test(text);
  const efforts =
    /\b(?:critical power|\bcp\b|w ?'|w prime|w ?bal\w*|\b(?:my|the) tank\b)/.test(text) &&
    !/\d ?x ?\d/.test(text);
  // "Did 5 min at 318 and 20 min at 266": what was ridden is no session to ride.
  const reported =
    read !== null &&
    once(read) &&
    /\b(?:did|best|averaged|held|managed|all ?-?out|pb|pr|tested)\b/.test(text) &&
    !/\b(?:session|workout|intervals?|warm ?-?up|explain|plan|rest|recover\w*)\b/.test(text);
  // "2 x 40 min crits": races and rides that are repeated are no intervals.
  const races =
    read !== null &&
    (/^ ?(?:crits?|criteriums?|races|heats|laps|games|commutes|stages|classes)\b/.test(
      text.slice(read.end),
    ) ||
      (/\bclimbs of\b/.test(text.slice(read.start, read.end)) &&
        !/\b(?:session|workout|reps|repeats)\b/.test(text)));
  const session =
    efforts || reported || races
      ? null
      : steady && ((figures && !explainsTest) || (!typeIn(text) && read?.spec.type !== 'test'))
        ? null
        : read;
  const hidden = session !== null && !steady ? blank(text, session.start, session.end) : text;
  const quantities = asMeant(readQuantities(hidden), hidden);
  const climb = mention && { ...mention, written: text.slice(mention.start, mention.end) };
  const spans = [...quantities, ...(mention ? [mention] : [])];
  let words = hidden;
  for (const { start, end } of spans) words = blank(words, start, end);
  for (const one of quantities) one.text = one.text.trim().replace(/(?<=\d ?)w(?=\b)/, 'W');
  return {
    raw,
    text,
    language,
    quantities: [...quantities, ...bareFigures(text, hidden, quantities, climb !== null)],
    climb,
    session,
    concepts: conceptsIn(text),
    words: words.replace(/\s+/g, ' ').trim(),
  };
}

/** Stretches written one after the other, none of them repeated: a ride or a test as often as a session. */
function isSteady({ spec }: SessionReading): boolean {
  const plain = ({ reps = 1, sets = 1, work }: Pick<SessionReading['spec'], 'reps' | 'sets' | 'work'>) =>
    reps <= 1 && sets <= 1 && work.length <= 1;
  return spec.type === 'test' || (!spec.within && !spec.bursts && [spec, ...(spec.then ?? [])].every(plain));
}

/** No stretch is repeated, however many there are. */
function once({ spec }: SessionReading): boolean {
  const single = ({ reps = 1, sets = 1 }: Pick<SessionReading['spec'], 'reps' | 'sets'>) =>
    reps <= 1 && sets <= 1;
  return (
    spec.type !== 'test' &&
    !spec.within &&
    !spec.bursts &&
    spec.work.length + (spec.then ?? []).length > 1 &&
    [spec, ...(spec.then ?? [])].every(single)
  );
}

const blank = (text: string, start: number, end: number) =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);

/** The first absolute figure of a kind, in the unit of `Quantity.value`. */
export function figure(message: Message, kind: QuantityKind): number | undefined {
  return message.quantities.find((one) => one.kind === kind && !one.relative)?.value;
}

/** All absolute figures of a kind, in reading order. */
export const figures = (message: Message, kind: QuantityKind): number[] =>
  message.quantities.filter((one) => one.kind === kind && !one.relative).map((one) => one.value);

/** True when the message has a figure of one of the kinds. */
export const has = (message: Message, ...kinds: QuantityKind[]): boolean =>
  message.quantities.some((one) => kinds.includes(one.kind));
