import { climbs } from '../climbs.ts';
import { events } from '../events.ts';
import { CLOSE, OPEN } from './dictionary.ts';
import { fold } from './fold.ts';

/** Races that everybody names in their own language, beside the climbs and events of the gazetteer. */
const races = [
  'tour de france',
  'grand tour',
  'le tour',
  'giro d italia',
  'il giro',
  'la vuelta',
  'vuelta a espana',
  'tour de suisse',
  'tour de romandie',
  'il lombardia',
  'giro di lombardia',
  'milano sanremo',
  'milan san remo',
  'la doyenne',
  'fleche wallonne',
  'la fleche wallonne',
  'ronde van vlaanderen',
  'gent wevelgem',
  'omloop het nieuwsblad',
  'kuurne brussel kuurne',
  'dwars door vlaanderen',
  'criterium du dauphine',
  'grand prix',
  'volta a catalunya',
  'itzulia basque country',
  'clasica san sebastian',
  'deutschland tour',
  'la course',
  'l etape',
  'etape du tour',
  'l etape du tour',
];

const plainWords = (text: string) => fold(text).match(/[a-z0-9]+/g) ?? [];

/** Names by their first word, longest first. */
const byFirst = new Map<string, string[][]>();
for (const name of [...[...climbs, ...events].flatMap((one) => [one.name, ...one.aliases]), ...races]) {
  const words = plainWords(name);
  // Short single words ("tour", "the") are too easily a word of a language.
  if (words.join('').length < 4 || words[0] === undefined) continue;
  byFirst.set(words[0], [...(byFirst.get(words[0]) ?? []), words]);
}
for (const names of byFirst.values()) names.sort((a, b) => b.length - a.length);

/** Places where climbs begin: no slips of other words. */
export const places: ReadonlySet<string> = new Set(climbs.flatMap(({ from }) => plainWords(from)));

/** Marks names of climbs and races in a folded text, so that no part of them is read as a word of a language. */
export function shieldNames(text: string): string {
  const words = [...text.matchAll(/[a-z0-9]+/g)];
  let shielded = '';
  let done = 0;
  for (const [i, word] of words.entries()) {
    // Inside a name that was marked already.
    if (word.index < done) continue;
    const names = byFirst.get(word[0]);
    const name = names?.find((one) => one.every((part, at) => words[i + at]?.[0] === part));
    const last = name && words[i + name.length - 1];
    if (!last) continue;
    const end = last.index + last[0].length;
    shielded += `${text.slice(done, word.index)}${OPEN}${text.slice(word.index, end)}${CLOSE}`;
    done = end;
  }
  return shielded + text.slice(done);
}
