import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EigenvalueDecomposition, Matrix } from 'ml-matrix';
import { cards } from '../src/knowledge/index.ts';
import { actExamples } from '../src/respond/act-examples.ts';
import { ACT } from '../src/search/nearness.ts';
import { DIMENSIONS, meaningOf } from '../src/language/meaning.ts';

/**
 * `npm run coach-cards`: reads the meaning of every card and writes `src/search/card-meanings.ts`, by which messages find
 * cards whose words they do not use. To be run when cards have changed; about a minute. Deterministic.
 */

/** Numbers that are kept of a meaning: more do not find more. */
const KEPT = 96;
/** What the texts of a card count in it. */
const TITLE = 1.5;
const TEXT = 0.5;

type Text = { card: string; weight: number; meaning: number[] };
const texts: Text[] = [];
for (const [act, examples] of Object.entries(actExamples))
  for (const words of examples)
    texts.push({ card: `${ACT}${act}`, weight: 1, meaning: [...(await meaningOf(words))] });
for (const { id, title, questions, verdict, text } of cards) {
  const own: [string, number][] = [
    [title, TITLE],
    ...questions.map((question): [string, number] => [question, 1]),
    [verdict, 1],
    [text, TEXT],
  ];
  for (const [words, weight] of own) texts.push({ card: id, weight, meaning: [...(await meaningOf(words))] });
}

// Directions in which the meanings of cards differ, the widest first; each is made as wide as the root of its width, because
// the widest (being a question, being about riding) say least.
const mean = Array.from(
  { length: DIMENSIONS },
  (_, i) => texts.reduce((sum, { meaning }) => sum + meaning[i]!, 0) / texts.length,
);
const centred = new Matrix(texts.map(({ meaning }) => meaning.map((one, i) => one - mean[i]!)));
const { eigenvectorMatrix, realEigenvalues } = new EigenvalueDecomposition(
  centred.transpose().mmul(centred),
  { assumeSymmetric: true },
);
const widest = realEigenvalues
  .map((value, column) => ({ value, column }))
  .sort((a, b) => b.value - a.value)
  .slice(0, KEPT);
const directions = widest.map(({ value, column }) => {
  const vector = eigenvectorMatrix.getColumn(column);
  // A direction has no sign of its own: the largest number of it is positive, so that each run writes the same.
  const sign = Math.sign(vector.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a)));
  return vector.map((one) => (sign * one) / value ** 0.25);
});

const unit = (vector: number[]) => {
  const length = Math.hypot(...vector) || 1;
  return vector.map((one) => one / length);
};
const along = (meaning: number[]) =>
  unit(directions.map((one) => one.reduce((sum, weight, i) => sum + weight * (meaning[i]! - mean[i]!), 0)));

const centres = new Map<string, number[]>();
for (const { card, weight, meaning } of texts) {
  const sum = centres.get(card) ?? Array<number>(KEPT).fill(0);
  centres.set(
    card,
    along(meaning).map((one, i) => sum[i]! + weight * one),
  );
}

/** Numbers as signed bytes in base64; the largest becomes 127. */
function packed(numbers: readonly number[]): { scale: number; bytes: string } {
  const scale = Math.max(...numbers.map(Math.abs)) / 127;
  const bytes = Int8Array.from(numbers, (one) => Math.round(one / scale));
  return { scale, bytes: Buffer.from(bytes.buffer).toString('base64') };
}

const written = (numbers: readonly number[]) => {
  const { scale, bytes } = packed(numbers);
  return `[${scale.toPrecision(6)}, '${bytes}']`;
};
const offsets = directions.map((one) => one.reduce((sum, weight, i) => sum + weight * mean[i]!, 0));
writeFileSync(
  join(import.meta.dirname, '../src/search/card-meanings.ts'),
  `// Written by evaluation/cards.ts. Numbers are signed bytes in base64, after what one of them is worth.
type Packed = readonly [scale: number, bytes: string];

/** What is taken from a meaning (512 numbers), direction by direction, and what of it is the mean of all cards. */
// prettier-ignore
export const directions: readonly Packed[] = [
${directions.map((one) => `  ${written(one)},`).join('\n')}
];
// prettier-ignore
export const offsets: Packed = ${written(offsets)};

/** Where each card lies, in those directions. */
// prettier-ignore
export const centres: Readonly<Record<string, string>> = {
${[...centres].map(([card, sum]) => `  '${card}': '${packed(unit(sum)).bytes}',`).join('\n')}
};
`,
);
console.log(`${centres.size} cards, ${texts.length} texts`);
