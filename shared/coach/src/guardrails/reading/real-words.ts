import { englishWords } from './real-words-english.ts';
import { otherWords } from './real-words-others.ts';

/** Words that mean what they say, however near they lie to a word of the topics. */
export const realWords: ReadonlySet<string> = new Set(`${englishWords} ${otherWords}`.trim().split(/\s+/));
