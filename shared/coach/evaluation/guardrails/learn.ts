import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cards } from '../../src/knowledge/index.ts';
import { toEnglish } from '../../src/language/foreign/index.ts';
import { DIMENSIONS, meaningOf } from '../../src/language/meaning.ts';
import { assess } from '../../src/guardrails/assess.ts';
import { ruledIn, times, weightOf, wordsIn } from '../../src/guardrails/evidence.ts';
import { topicOrder } from '../../src/guardrails/topics/index.ts';
import { againstFirst, hiddenOf, scoresOf, type Network } from '../../src/guardrails/network.ts';
import type { SafetyTopic } from '../../src/guardrails/types.ts';
import { learnNetwork } from './network-learning.ts';

/**
 * `node evaluation/guardrails/learn.ts`: learns what words, meanings and rules weigh together (`src/guardrails/evidence.ts`)
 * and writes `src/guardrails/lexicon/learned.ts`. It shows what messages that it did not learn from come to: all is done five
 * times without a fifth of them first. Deterministic; about six minutes.
 */

type Example = {
  /** written as by members: counts more, and is measured; the others only teach */
  real: boolean;
  /** null: harmless */
  topic: SafetyTopic | null;
  weight: number;
  stretches: string[][];
  meaning: Float32Array;
  rules: number[];
  fold: number;
  text: string;
};

/** Weights below these, in hundredths, are not kept. */
const LEAST = 5;
const LEAST_PAIR = 15;
const FOLDS = 5;
const REAL = 3;
const CARD = 0.3;
/** Shares of harmless messages that may be asked about, and that may be held. */
const DOUBTED = 0.065;
const HELD = 0.03;

const here = import.meta.dirname;
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
const topicNames: Readonly<Record<string, SafetyTopic>> = {
  water: 'heat',
  'heat-sodium': 'heat',
  'alcohol-drugs': 'alcohol',
  other: 'emergency',
};

type Text = { text: string; topic: SafetyTopic | null; weight: number; real: boolean };

async function texts(): Promise<Text[]> {
  const found: Text[] = [];
  const add = (text: string, topic: string | null, weight = 1, real = false) => {
    const named = topic === null ? null : (topicNames[topic] ?? (topic as SafetyTopic));
    if (named !== null && !topicOrder.includes(named)) throw new Error(`no topic ${named}: ${text}`);
    found.push({ text, topic: named, weight, real });
  };
  const tables = join(here, '../../src/guardrails/cases');
  for (const file of readdirSync(tables))
    for (const table of Object.values(
      (await import(join(tables, file))) as Record<string, string | Record<string, string>>,
    ))
      if (typeof table === 'string') {
        if (file.startsWith('harmless')) for (const line of linesOf(table)) add(line, null);
      } else
        for (const [key, list] of Object.entries(table))
          for (const line of linesOf(list)) {
            const [text = '', other] = line.split(' => ');
            add(text, other ?? key.split(' ')[0]!);
          }
  for (const card of cards) for (const question of card.questions) add(question, null, CARD);
  for (const file of readdirSync(here).filter((name) => name.endsWith('.txt')))
    for (const line of linesOf(readFileSync(join(here, file), 'utf8'))) add(line, null, REAL, true);
  for (const file of readdirSync(here).filter((name) => name.endsWith('.tsv')))
    for (const line of linesOf(readFileSync(join(here, file), 'utf8'))) {
      const [topic = '', text = ''] = line.split('\t');
      add(text, topic, REAL, true);
    }
  const sets = join(here, '../sets/seen');
  for (const file of readdirSync(sets))
    for (const row of JSON.parse(readFileSync(join(sets, file), 'utf8'))) {
      if (file.startsWith('safety')) add(row.message, row.level === 'none' ? null : row.topic, REAL, true);
      else if (!/safety/.test(row.kind))
        for (const { message } of row.turns ?? [row]) add(message, null, REAL, true);
    }
  return found;
}

/** The same numbers every time. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const likely = (sum: number) => 1 / (1 + Math.exp(-Math.max(-30, Math.min(30, sum))));

type Words = { weights: Map<string, number>; without: number };

/** Weights of words by gradient steps that shrink for words met often; the weightiest stretch of a message is the one that learns. */
function learnWords(examples: readonly Example[]): Words {
  const met = new Map<string, number>();
  for (const { stretches } of examples)
    for (const word of new Set(stretches.flat())) met.set(word, (met.get(word) ?? 0) + 1);
  const weights = new Map([...met].filter(([, count]) => count >= 2).map(([word]) => [word, 0]));
  const paces = new Map<string, number>();
  const known = examples.map(({ stretches, topic, weight }) => ({
    stretches: stretches.map((words) => words.filter((word) => weights.has(word))),
    danger: topic === null ? 0 : 1,
    weight,
  }));
  const next = random(1);
  let without = 0;
  let pace = 1e-6;
  for (let round = 0; round < 10; round++) {
    for (let at = known.length - 1; at > 0; at--) {
      const other = Math.floor(next() * (at + 1));
      [known[at], known[other]] = [known[other]!, known[at]!];
    }
    for (const { stretches, danger, weight } of known) {
      const sums = stretches.map((words) => weightOf(words, weights, without));
      const most = Math.max(...sums);
      const words = stretches[sums.indexOf(most)]!;
      const slope = (likely(most) - danger) * weight;
      const share = 3 / Math.sqrt(Math.max(1, words.length));
      for (const word of words) {
        const step = slope * share + 5e-3 * weights.get(word)!;
        const sum = (paces.get(word) ?? 1e-6) + step * step;
        paces.set(word, sum);
        weights.set(word, weights.get(word)! - (0.3 * step) / Math.sqrt(sum));
      }
      pace += slope * slope;
      without -= (0.1 * slope) / Math.sqrt(pace);
    }
  }
  return { weights, without };
}

type Line = { weights: Float32Array; without: number };

/** A line that parts two kinds of points (logistic regression by Adam). */
function learnLine(
  points: readonly { at: ArrayLike<number>; yes: number; weight: number }[],
  rounds: number,
  calm: number,
): Line {
  const size = points[0]!.at.length;
  const weights = new Float32Array(size + 1);
  const first = new Float64Array(size + 1);
  const second = new Float64Array(size + 1);
  const all = points.reduce((sum, { weight }) => sum + weight, 0);
  for (let round = 1; round <= rounds; round++) {
    const slope = new Float64Array(size + 1);
    for (const { at, yes, weight } of points) {
      const by = ((likely(times(at, weights) + weights[size]!) - yes) * weight) / all;
      for (let i = 0; i < size; i++) slope[i]! += by * at[i]!;
      slope[size]! += by;
    }
    for (let i = 0; i <= size; i++) {
      const by = slope[i]! + (i < size ? calm * weights[i]! : 0);
      first[i] = 0.9 * first[i]! + 0.1 * by;
      second[i] = 0.999 * second[i]! + 0.001 * by * by;
      weights[i]! -=
        (0.05 * (1 - (round - 1) / rounds) * first[i]!) /
        (1 - 0.9 ** round) /
        (Math.sqrt(second[i]! / (1 - 0.999 ** round)) + 1e-8);
    }
  }
  return { weights: weights.slice(0, size), without: weights[size]! };
}

/** Meanings have length 1; longer ones learn faster. */
const LONG = 4;

/** What a meaning may be about: nothing dangerous first. */
const abouts: readonly (SafetyTopic | null)[] = [null, ...topicOrder];

/** The network over meanings, for meanings of length 1. */
function learnMeaning(examples: readonly Example[]): Network {
  const network = learnNetwork(
    examples.map(({ meaning, topic, weight }) => ({
      input: meaning.map((one) => one * LONG),
      output: abouts.indexOf(topic),
      weight,
    })),
    abouts.length,
    random(7),
  );
  return { ...network, hidden: network.hidden.map((one) => one * LONG) };
}

type Model = { words: Words; meaning: Network };
const learnBoth = (examples: readonly Example[]): Model => ({
  words: learnWords(examples),
  meaning: learnMeaning(examples),
});

const figuresOf = ({ words, meaning }: Model, example: Example): number[] => [
  Math.max(...example.stretches.map((words_) => weightOf(words_, words.weights, words.without))),
  againstFirst(scoresOf(meaning, hiddenOf(meaning, example.meaning))),
  ...example.rules,
];

const packed = (numbers: Float32Array): { scale: number; bytes: string } => {
  const scale = Math.max(...numbers.map(Math.abs)) / 127;
  return {
    scale: Number(scale.toPrecision(6)),
    bytes: Buffer.from(Int8Array.from(numbers, (one) => Math.round(one / scale))).toString('base64'),
  };
};

const examples: Example[] = [];
const fold = random(5);
for (const one of await texts()) {
  const meaning = await meaningOf(toEnglish(one.text).text);
  const { seen, ruled } = assess(one.text, new Set(), null);
  examples.push({
    ...one,
    stretches: wordsIn(seen),
    meaning,
    rules: ruledIn(seen, ruled),
    fold: one.real ? Math.floor(fold() * FOLDS) : -1,
  });
}
console.log(
  `${examples.length} messages, ${examples.filter(({ real }) => real).length} of them as by members`,
);

const real = examples.filter((example) => example.real);
const blind = new Map<Example, number[]>();
for (let number = 0; number < FOLDS; number++) {
  const model = learnBoth(examples.filter((example) => example.fold !== number));
  for (const example of real) if (example.fold === number) blind.set(example, figuresOf(model, example));
}
const pointsOf = (some: readonly Example[]) =>
  some.map((example) => ({ at: blind.get(example)!, yes: example.topic === null ? 0 : 1, weight: 1 }));
const sums = new Map<Example, number>();
for (let number = 0; number < FOLDS; number++) {
  const line = learnLine(pointsOf(real.filter((example) => example.fold !== number)), 800, 1e-3);
  for (const example of real)
    if (example.fold === number) sums.set(example, times(blind.get(example)!, line.weights) + line.without);
}
const harmless = real
  .filter(({ topic }) => topic === null)
  .map((example) => sums.get(example)!)
  .sort((a, b) => b - a);
const dangerous = real.filter(({ topic }) => topic !== null).map((example) => sums.get(example)!);
const doubt = harmless[Math.floor(DOUBTED * harmless.length)]!;
const sure = harmless[Math.floor(HELD * harmless.length)]!;
for (const share of [0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.15]) {
  const limit = harmless[Math.floor(share * harmless.length)]!;
  console.log(
    `false alarms ${(100 * share).toFixed(1)} %: ${((100 * dangerous.filter((sum) => sum > limit).length) / dangerous.length).toFixed(1)} % of the dangers are seen`,
  );
}
const byRules = (some: Example[]) =>
  `${((100 * some.filter(({ rules }) => rules[4] === 0 && rules.slice(0, 4).some((one) => one === 1)).length) / some.length).toFixed(1)} %`;
console.log(
  `rules alone: false alarms ${byRules(real.filter(({ topic }) => topic === null))}, seen ${byRules(real.filter(({ topic }) => topic !== null))}`,
);
if (process.argv.includes('--show'))
  for (const [example, sum] of [...sums].sort((a, b) => a[1] - b[1]))
    if ((example.topic === null) === sum > doubt)
      console.log(`${sum.toFixed(1)} ${example.topic ?? 'harmless'}: ${example.text.slice(0, 160)}`);

const model = learnBoth(examples);
const together = learnLine(pointsOf(real), 800, 1e-3);
const words = [...model.words.weights]
  .map(([word, weight]): [string, number] => [word, Math.round(100 * weight)])
  .filter(([word, weight]) => Math.abs(weight) >= (word.includes('_') ? LEAST_PAIR : LEAST));
const lines: string[] = [''];
for (const [word, weight] of words.sort(([a], [b]) => (a < b ? -1 : 1))) {
  const entry = `${word}${weight < 0 ? '' : '+'}${weight}`;
  if (lines.at(-1)!.length + entry.length > 155) lines.push('');
  lines[lines.length - 1] += `${lines.at(-1) === '' ? '' : ' '}${entry}`;
}
const show = (value: unknown) => JSON.stringify(value);
writeFileSync(
  join(here, '../../src/guardrails/lexicon/learned.ts'),
  `// Written by evaluation/guardrails/learn.ts.
import type { SafetyTopic } from '../types.ts';

type Packed = { scale: number; bytes: string };

/** What words, meanings (${DIMENSIONS} numbers, as bytes) and findings of the rules weigh; words in hundredths. */
export const learned: {
  words: string;
  withoutWords: number;
  meaning: { hidden: Packed; hiddenBias: Packed; out: Packed; outBias: Packed };
  /** what the outputs after the first stand for */
  topics: readonly SafetyTopic[];
  together: readonly number[];
  withoutAll: number;
  doubt: number;
  sure: number;
} = {
  words: \`
    ${lines.join('\n    ')}\`,
  withoutWords: ${model.words.without.toFixed(3)},
  meaning: {
    hidden: ${show(packed(model.meaning.hidden))},
    hiddenBias: ${show(packed(model.meaning.hiddenBias))},
    out: ${show(packed(model.meaning.out))},
    outBias: ${show(packed(model.meaning.outBias))},
  },
  topics: ${show(topicOrder)},
  together: [${[...together.weights].map((one) => one.toFixed(3)).join(', ')}],
  withoutAll: ${together.without.toFixed(3)},
  doubt: ${doubt.toFixed(3)},
  sure: ${sure.toFixed(3)},
};
`,
);
