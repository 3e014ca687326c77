import type { Climb } from '../language/climbs.ts';
import { findClimb } from '../language/gazetteer.ts';
import { normalise } from '../language/normalise.ts';
import type { Quantity } from '../language/quantity.ts';
import { readQuantities } from '../language/read-quantities.ts';
import { correctSlips } from '../language/slips.ts';

/** A message taken apart: its plain text, its figures, a climb it names, and the words that are left. */
export type Message = {
  text: string;
  quantities: Quantity[];
  climb: { climb: Climb; exact: boolean; written: string } | null;
  /** The text with every figure and climb name taken out. */
  words: string;
};

export function takeApart(message: string): Message {
  const text = correctSlips(normalise(message));
  const quantities = readQuantities(text);
  const mention = findClimb(text);
  const spans = [...quantities, ...(mention ? [mention] : [])];
  let words = text;
  for (const { start, end } of spans)
    words = words.slice(0, start) + ' '.repeat(end - start) + words.slice(end);
  const climb = mention && { ...mention, written: text.slice(mention.start, mention.end) };
  const bare = bareMinutes(text, quantities, climb !== null);
  for (const one of quantities) one.text = one.text.trim().replace(/(?<=\d ?)w(?=\b)/, 'W');
  return { text, quantities: [...quantities, ...bare], climb, words: words.replace(/\s+/g, ' ').trim() };
}

/** "Alpe d'Huez in 55": a bare figure after "in" or "under" is minutes once a course is named. */
function bareMinutes(text: string, quantities: Quantity[], hasClimb: boolean): Quantity[] {
  const hasCourse = hasClimb || quantities.some((one) => one.kind === 'distance' || one.kind === 'gain');
  if (!hasCourse || quantities.some((one) => one.kind === 'duration')) return [];
  const match =
    /\b(?:in|under|sub|within)(?: about| around)? ?-?(\d{1,3})(?=$|[?.,!]|\s+(?:with|at|on|for|and|please|possible)\b)/.exec(
      text,
    );
  const minutes = Number(match?.[1] ?? 0);
  if (!match || minutes < 3) return [];
  const end = match.index + match[0].length;
  return [{ kind: 'duration', value: minutes * 60, start: match.index, end, text: match[0] }];
}
