import { meaningOf } from './language/meaning.ts';
import { readTopics } from './search/topics.ts';

/** Loads and builds what the first answer would wait for: the weights of the language model and the search index. */
export async function warmUp(): Promise<void> {
  readTopics();
  await meaningOf('How many watts for this climb?');
}
