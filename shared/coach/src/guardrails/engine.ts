import { body } from './lexicon/body.ts';
import { circumstances } from './lexicon/circumstances.ts';
import { cueConcepts, cues, type Cue } from './lexicon/cues.ts';
import { idioms } from './lexicon/idioms.ts';
import { symptoms } from './lexicon/symptoms.ts';
import { weight } from './lexicon/weight.ts';
import {
  matchesOf,
  PatternSet,
  without,
  type Found,
  type Match,
  type Pattern,
  type Text,
} from './reading/pattern.ts';
import { read, type Reading } from './reading/read.ts';
import { Vocabulary } from './reading/vocabulary.ts';
import { rules } from './topics/index.ts';
import type { Rule } from './types.ts';

/** How near a word has to be to take a hit back. */
const NEAR = 6;

type CompiledRule = { rule: Rule; when: Pattern[]; unless: Pattern[]; soft: Pattern[]; also: Pattern[] };

export type Hit = { rule: Rule; match: Match; pattern: string; softened: boolean };

/** A message with everything that was seen in it. */
export type Seen = {
  reading: Reading;
  hits: readonly Hit[];
  /** places of words that belong to a figure of speech */
  spoken: ReadonlySet<number>;
  /** where the words of a cue stand */
  cue: (name: Cue) => readonly Match[];
};

/** The patterns of all topics, made at the first message. */
class Engine {
  private vocabulary = new Vocabulary();
  private set = new PatternSet(this.vocabulary, {
    ...body,
    ...symptoms,
    ...circumstances,
    ...weight,
    ...cueConcepts,
  });
  private rules: CompiledRule[] = rules.map((rule) => ({
    rule,
    when: this.set.compile(rule.when),
    unless: this.set.compile(rule.unless ?? ''),
    soft: this.set.compile(rule.soft ?? ''),
    also: this.set.compile(rule.also ?? ''),
  }));
  private idioms = idioms.map(({ when, unless }) => ({
    when: this.set.compile(when),
    unless: this.set.compile(unless ?? ''),
  }));
  private cues = new Map<Cue, Pattern[]>(
    (Object.keys(cues) as Cue[]).map((name) => [name, this.set.compile(cues[name])]),
  );

  /** Looks for all topics in a message. */
  see(message: string): Seen {
    const reading = read(message, this.vocabulary);
    const plain = this.set.find(reading.text);
    const spoken = this.idiomsIn(plain);
    const found = spoken.size === 0 ? plain : without(plain, spoken);
    const hits = this.rules.flatMap((rule) => hitsOf(rule, found));
    const known = new Map<Cue, readonly Match[]>();
    const cue = (name: Cue) => {
      const there = known.get(name) ?? (this.cues.get(name) ?? []).flatMap((one) => matchesOf(one, plain));
      known.set(name, there);
      return there;
    };
    return { reading, hits, spoken, cue };
  }

  /** Where figures of speech stand; they are taken out, but their places stay, so that distances hold. */
  private idiomsIn(found: Found): ReadonlySet<number> {
    const spoken = new Set<number>();
    for (const { when, unless } of this.idioms) {
      const matches = when.flatMap((pattern) => matchesOf(pattern, found));
      if (matches.length === 0) continue;
      const against = unless.flatMap((pattern) => matchesOf(pattern, found));
      for (const match of matches) {
        if (against.some((other) => isNear(match, other, found.text) && !contains(match, other))) continue;
        for (const { start, end } of match.at) for (let at = start; at <= end; at++) spoken.add(at);
      }
    }
    return spoken;
  }
}

function hitsOf({ rule, when, unless, soft, also }: CompiledRule, found: Found): Hit[] {
  const matches = when.flatMap((pattern) =>
    matchesOf(pattern, found).map((match) => ({ match, pattern: pattern.source })),
  );
  if (matches.length === 0) return [];
  if (also.length > 0 && !also.some((pattern) => matchesOf(pattern, found).length > 0)) return [];
  if (
    rule.atLeast &&
    !isDense(
      matches.map(({ match }) => match),
      rule.atLeast,
      found.text,
    )
  )
    return [];
  const against = unless.flatMap((pattern) => matchesOf(pattern, found));
  const softer = soft.flatMap((pattern) => matchesOf(pattern, found));
  const near = (match: Match) => (other: Match) => isNear(match, other, found.text);
  return matches
    .filter(({ match }) => !against.some(near(match)))
    .map(({ match, pattern }) => ({ rule, match, pattern, softened: softer.some(near(match)) }));
}

/** Whether enough different words stand close enough. */
function isDense(
  matches: Match[],
  { words, within }: { words: number; within: number },
  text: Text,
): boolean {
  const places = matches.map(({ end }) => end).sort((a, b) => a - b);
  const different = new Set<string>();
  const wordAt = (at: number) => (text.parts[at] ?? []).join();
  return places.some((first, index) => {
    different.clear();
    for (const at of places.slice(index)) {
      if ((text.before[at] ?? 0) - (text.before[first] ?? 0) > within) break;
      different.add(wordAt(at));
    }
    return different.size >= words;
  });
}

const contains = (outer: Match, inner: Match) => outer.start <= inner.start && outer.end >= inner.end;
const overlaps = (one: Match, other: Match) => one.start <= other.end && one.end >= other.start;

function isNear(one: Match, other: Match, { before, after }: Text): boolean {
  if (overlaps(one, other)) return true;
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  return (before[second.start] ?? 0) - (after[first.end] ?? 0) <= NEAR;
}

let engine: Engine | null = null;

/** The one engine: making it takes some milliseconds, so it is made when it is needed. */
export function theEngine(): Engine {
  engine ??= new Engine();
  return engine;
}
