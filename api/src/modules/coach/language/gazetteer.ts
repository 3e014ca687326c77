import { type Climb, climbs } from './climbs.ts';
import { editDistance } from './edit-distance.ts';

export type ClimbMention = { climb: Climb; exact: boolean; start: number; end: number };

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[̀-ͯ]/g, '')
    .replace(/[^a-z0-9~ ]/g, ' ');

type Name = { climb: Climb; words: string[] };

/** Longer names first, so that "Ventoux from Sault" is not read as the bare "Ventoux". */
const names: Name[] = climbs
  .flatMap((climb) => [...climb.aliases, climb.name.toLowerCase()].map((alias) => ({ climb, alias })))
  .map(({ climb, alias }) => ({ climb, words: plain(alias).split(/ +/).filter(Boolean) }))
  .sort((a, b) => b.words.join('').length - a.words.join('').length);

/**
 * Finds a known climb in normalised text. A name with a slip of the finger or two is found as well, and marked
 * `exact: false`, so that the answer can ask "Did you mean …?".
 */
export function findClimb(text: string): ClimbMention | null {
  const words = [...plain(text).matchAll(/[a-z0-9]+/g)].map((match) => ({
    word: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
  return matchNames(words, (a, b) => a === b, true) ?? matchNames(words, nearlySame, false);
}

type Word = { word: string; start: number; end: number };

function matchNames(
  words: Word[],
  same: (a: string, b: string) => boolean,
  exact: boolean,
): ClimbMention | null {
  for (const name of names) {
    for (let i = 0; i + name.words.length <= words.length; i++) {
      const span = words.slice(i, i + name.words.length);
      const whole = span.map((one) => one.word).join('');
      if (!same(whole, name.words.join(''))) continue;
      const [first, last] = [span[0], span.at(-1)];
      if (first && last) return { climb: name.climb, exact, start: first.start, end: last.end };
    }
  }
  return null;
}

function nearlySame(written: string, name: string): boolean {
  if (name.length < 6 || written.length < 5 || written[0] !== name[0]) return false;
  return editDistance(written, name) <= (name.length >= 8 ? 2 : 1);
}

/** Another side of the same mountain, named by the place where it begins; null when none is. */
export function sideNamed(climb: Climb | null, text: string): Climb | null {
  const said = ` ${plain(text)} `;
  const sides = climb ? climbs.filter((other) => other.name === climb.name && other.id !== climb.id) : [];
  return sides.find((side) => said.includes(` ${plain(side.from.toLowerCase()).trim()} `)) ?? null;
}

export const climbById = (id: string) => climbs.find((climb) => climb.id === id) ?? null;
