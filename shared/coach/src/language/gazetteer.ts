import { type Climb, climbs } from './climbs.ts';
import { editDistance } from './edit-distance.ts';

export type ClimbMention = { climb: Climb; exact: boolean; start: number; end: number };

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[̀-ͯ]/g, '')
    .replace(/[^a-z0-9~ ]/g, ' ');

type Name = { climb: Climb; count: number; joined: string };

/** Longer names first, so that "Ventoux from Sault" is not read as the bare "Ventoux". */
const names: Name[] = climbs
  .flatMap((climb) => [...climb.aliases, climb.name.toLowerCase()].map((alias) => ({ climb, alias })))
  .map(({ climb, alias }) => {
    const words = plain(alias).split(/ +/).filter(Boolean);
    return { climb, count: words.length, joined: words.join('') };
  })
  .sort((a, b) => b.joined.length - a.joined.length);

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
  // Runs of words by how many they are: made once, not once for each of the many names.
  const runs = new Map<number, { whole: string; start: number; end: number }[]>();
  for (const { climb, count, joined } of names) {
    let some = runs.get(count);
    if (!some) {
      some = runsOf(words, count);
      runs.set(count, some);
    }
    const found = some.find(
      ({ whole }) =>
        whole[0] === joined[0] && Math.abs(whole.length - joined.length) <= 2 && same(whole, joined),
    );
    if (found) return { climb, exact, start: found.start, end: found.end };
  }
  return null;
}

const runsOf = (words: Word[], count: number) =>
  words.slice(0, Math.max(0, words.length - count + 1)).map(({ start }, i) => {
    const run = words.slice(i, i + count);
    return { whole: run.map(({ word }) => word).join(''), start, end: run.at(-1)?.end ?? start };
  });

/**
 * Short names, and those with an article, are too near to common words: "the bars" is no way to write "the Vars", nor "for
 * climb" the "Foia climb".
 */
function nearlySame(written: string, name: string): boolean {
  if (name.replace(/climb$/, '').length < 7 || name.startsWith('the') || written[0] !== name[0]) return false;
  return editDistance(written, name) <= (name.length >= 8 ? 2 : 1);
}

/** Another side of the same mountain, named by the place where it begins; null when none is. */
export function sideNamed(climb: Climb | null, text: string): Climb | null {
  const said = ` ${plain(text)} `;
  const sides = climb ? climbs.filter((other) => other.name === climb.name && other.id !== climb.id) : [];
  return sides.find((side) => said.includes(` ${plain(side.from.toLowerCase()).trim()} `)) ?? null;
}

/** All sides of a mountain that a text names by the places where they begin, in reading order: "from Sault or Bédoin". */
export function sidesIn(climb: Climb | null, text: string): Climb[] {
  if (!climb) return [];
  const said = ` ${plain(text)} `;
  return climbs
    .filter(({ name }) => name === climb.name)
    .map((side) => ({ side, at: said.indexOf(` ${plain(side.from.toLowerCase()).trim()} `) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ side }) => side);
}

export const climbById = (id: string) => climbs.find((climb) => climb.id === id) ?? null;

/** All climbs that a text names exactly, in reading order. */
export function findClimbs(text: string): Climb[] {
  const found: { climb: Climb; start: number }[] = [];
  let rest = text;
  for (let i = 0; i < 4; i++) {
    const mention = findClimb(rest);
    if (!mention?.exact) break;
    found.push({ climb: mention.climb, start: mention.start });
    rest = rest.slice(0, mention.start) + '~'.repeat(mention.end - mention.start) + rest.slice(mention.end);
  }
  return found.sort((a, b) => a.start - b.start).map(({ climb }) => climb);
}
