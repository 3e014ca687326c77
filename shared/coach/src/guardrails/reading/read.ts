import { wordsOf, type Word } from './normalise.ts';
import type { Text } from './pattern.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Words that do not count between others: "my chest really is so tight" is "chest tight". */
const small = new Set(
  `a an the my your his her our their its this that these those is am are was were be been being do does did to of
  very really so too quite pretty super totally completely absolutely fucking fuckin fking fing freaking frickin bloody
  damn damned like kinda kind sorta sort bit just actually literally honestly basically got getting get gets
  der die das den dem des ein eine einen einem einer mein meine meinen meiner meinem ist bin war sind sehr ganz so zu
  le la les un une mon ma mes mes est suis sont tres de du l d m s j ne n
  el los una mi mis esta estoy son muy lo
  il gli mio mia miei mie e sono molto di del della
  het een mijn is ben erg heel te`.split(/\s+/),
);

/** How far apart the words of two sentences count. */
const SENTENCE_END = 2;

export type Reading = {
  words: readonly Word[];
  text: Text;
};

/** Reads a message with a vocabulary: spelling put right, the distance between words counted. */
export function read(message: string, vocabulary: Vocabulary): Reading {
  const words: Word[] = [];
  const parts: (readonly number[])[] = [];
  for (const typed of wordsOf(message)) {
    // A number word is no glued one: "fourteen" holds no teen.
    const spelled =
      typed.value === null
        ? vocabulary.spell(typed.text)
        : [{ text: typed.text, parts: vocabulary.partsOf(typed.text) }];
    spelled.forEach((word, at) => {
      words.push({ ...typed, text: word.text, pause: at === spelled.length - 1 && typed.pause });
      parts.push(word.parts);
    });
  }
  const last = words.at(-1);
  if (last) last.pause = true;
  const before: number[] = [];
  const after: number[] = [];
  words.forEach((word, at) => {
    const last = words[at - 1];
    const start = (after[at - 1] ?? 0) + (last && last.sentence !== word.sentence ? SENTENCE_END : 0);
    before.push(start);
    after.push(start + (small.has(word.text) ? 0 : 1));
  });
  return {
    words,
    text: {
      parts,
      values: words.map(({ value }) => value),
      pauses: words.map(({ pause }) => pause),
      before,
      after,
    },
  };
}
