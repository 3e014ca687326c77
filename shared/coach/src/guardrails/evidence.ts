import type { Meaning } from '../language/meaning.ts';
import type { Seen } from './engine.ts';
import { learned } from './lexicon/learned.ts';
import { againstFirst, hiddenOf, scoresOf, type Network } from './network.ts';
import type { SafetyLevel, SafetyTopic } from './types.ts';

/** Longer messages are weighed in stretches, so that a hint at the end of a long question is not outweighed by it. */
const STRETCH = 24;
const STEP = 8;
/** Words of three letters and more are weighed; of longer ones also their beginning. */
const SHORTEST = 3;
const BEGINNING = 5;
/** Two words say more than one, but not two times as much. */
const SPREAD = 3;

/** The words of each stretch of a message, the beginnings of the longer ones with a `~`, and pairs of neighbours with a `_`. */
export function wordsIn({ reading: { words }, spoken }: Seen): string[][] {
  const texts = words.map(({ text }, at) => (spoken.has(at) ? '' : /\d/.test(text) ? '#' : text));
  const stretches: string[][] = [];
  for (let from = 0; from === 0 || from + STRETCH - STEP < texts.length; from += STEP) {
    const features = new Set<string>();
    for (const [i, text] of texts.slice(from, from + STRETCH).entries()) {
      if (text.length >= SHORTEST) features.add(text);
      if (text.length > BEGINNING) features.add(`${text.slice(0, BEGINNING)}~`);
      const after = i + 1 < STRETCH ? (texts[from + i + 1] ?? '') : '';
      if (text !== '' && after !== '') features.add(`${text}_${after}`);
    }
    stretches.push([...features]);
  }
  return stretches;
}

/** The weight of a stretch, of which the known words count. */
export function weightOf(
  stretch: readonly string[],
  weights: ReadonlyMap<string, number>,
  without: number,
): number {
  const known = stretch.flatMap((word) => weights.get(word) ?? []);
  return without + (SPREAD * known.reduce((sum, one) => sum + one, 0)) / Math.sqrt(Math.max(1, known.length));
}

/** What the rules found, as figures: the level of their finding, and how many topics and places they saw. */
export function ruledIn({ hits }: Seen, level: SafetyLevel | null): number[] {
  const own = hits.filter(({ rule }) => !rule.after);
  const found = level ?? (own.length > 0 ? 'lowered' : null);
  return [
    ...(['stop', 'care', 'refuse', 'check', 'lowered'] as const).map((one) => (one === found ? 1 : 0)),
    Math.min(3, new Set(own.map(({ rule }) => rule.topic)).size),
    Math.min(4, own.length),
  ];
}

export const times = (one: ArrayLike<number>, other: ArrayLike<number>): number => {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!;
  return sum;
};

type Learned = { words: Map<string, number>; meaning: Network };
let unpacked: Learned | null = null;

/** Weights are stored in the file as bytes, each set with its own scale. */
function unpack(): Learned {
  const numbers = ({ scale, bytes }: { scale: number; bytes: string }) =>
    Float32Array.from(Buffer.from(bytes, 'base64'), (byte) => ((byte << 24) >> 24) * scale);
  const words = learned.words
    .trim()
    .split(/\s+/)
    .map((entry): [string, number] => {
      const sign = entry.search(/[+-]\d+$/);
      return [entry.slice(0, sign), Number(entry.slice(sign)) / 100];
    });
  return {
    words: new Map(words),
    meaning: {
      hidden: numbers(learned.meaning.hidden),
      hiddenBias: numbers(learned.meaning.hiddenBias),
      out: numbers(learned.meaning.out),
      outBias: numbers(learned.meaning.outBias),
    },
  };
}

export type Evidence = {
  /** nothing: leave it; doubt: one warm line, and the answer; sure: what the topic asks for */
  weight: 'nothing' | 'doubt' | 'sure';
  /** what it most likely is about */
  topic: SafetyTopic;
};

/**
 * Weighs what the words, the meaning and the rules say together. The weights are learned from messages that people wrote for
 * it (`evaluation/guardrails`): a rule alone takes many an ordinary story for an alarm, and no rule foresees every wording.
 * @param level what the rules make of the message; null for nothing
 */
export function evidenceIn(seen: Seen, meaning: Meaning, level: SafetyLevel | null): Evidence {
  unpacked ??= unpack();
  const { words, meaning: network } = unpacked;
  const byWords = Math.max(...wordsIn(seen).map((stretch) => weightOf(stretch, words, learned.withoutWords)));
  const scores = scoresOf(network, hiddenOf(network, meaning));
  const sum =
    times([byWords, againstFirst(scores), ...ruledIn(seen, level)], learned.together) + learned.withoutAll;
  const dangers = scores.slice(1);
  const topic = learned.topics[dangers.indexOf(Math.max(...dangers))]!;
  return { weight: sum >= learned.sure ? 'sure' : sum >= learned.doubt ? 'doubt' : 'nothing', topic };
}
