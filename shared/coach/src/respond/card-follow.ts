import type { Athlete } from '@breakaway/cycling';
import type { Card } from '../knowledge/card.ts';
import { filled } from '../knowledge/fill.ts';

/** What a short question on a card asks for, and what a sentence that answers it has in it. */
const kinds: readonly [asks: RegExp, has: RegExp][] = [
  [
    /\b(?:watts?|wattage|what power|bpm|heart ?rate|pulse)\b/,
    /\d (?:to \d+ )?(?:W|bpm|watts)\b|\d+ % of FTP/,
  ],
  [
    /\bhow (?:often|frequently)\b|\bhow many (?:times|a week|per week|days a week)\b|\bevery (?:day|week)\b/,
    /\b(?:times? a|once|twice|every|(?:a|per|each) week|weekly|daily|days a week|\d+ (?:hours|days) between|[a-z]+ a week)\b/i,
  ],
  [
    /\bhow (?:long|quick\w*|fast|soon|many (?:weeks|days|hours|minutes|months))\b|\bfor what time\b/,
    /\b(?:[\d.]+|an?|one|two|three|four|five|six|eight|ten|several|few) (?:to [\d\w]+ )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b/i,
  ],
  [
    /\bwhen\b|\bwhat time\b|\bbefore or after\b/,
    /\b(?:before|after|during|morning|evening|night|hours?|minutes|the day|winter|spring|summer|autumn|early|late|first|last)\b/i,
  ],
  [
    /\b(?:safe|danger\w*|harm\w*|risk\w*|side effects?|bad for|unhealthy|downsides?|drawbacks?|disadvantages?|catch|cons)\b|\bwho (?:should|must|can) ?(?:not|n[o']?t)\b/,
    /\b(?:safe|side effects?|doctor|risks?|danger\w*|harm\w*|not for|injur\w*|avoid|stop|leave (?:it|them) out|does not suit|too (?:hard|much|often)|careful|pain|but)\b/i,
  ],
  [
    /\b(?:cost|price|expensive|cheap|how much (?:is|are|money))\b/,
    /[€£$]|\b(?:euros?|dollars|pounds|cheap\w*|expensive|price|costs?)\b/i,
  ],
  [
    /\bwhich\b.*\b(?:faster|better|best|quicker|easier|safer|cheaper|lighter|more)\b|\bwhich (?:one|1|would|do|should)\b/,
    /\b(?:fast(?:er|est)|better|best|quick(?:er|est)|beats?|as fast as|rather|sound choice|wins?|easier|safer|cheaper|lighter|take|choose|stay with|buy|fit)\b/i,
  ],
  [
    /\bhow much\b|\bhow many\b|\bhow (?:big|large|heavy|hard|high|low)\b/,
    /\d|\b(?:one|two|three|four|a (?:shot|glass|cup|handful|spoon\w*|bottle|scoop|tablet)|half)\b/i,
  ],
  [
    /\bwho\b|\bfor whom\b|\bfor (?:me|beginners?|women|older|everyone)\b/,
    /\b(?:suits?|riders?|beginners?|women|men|racers?|those|who|anyone|everyone|you)\b/i,
  ],
  [
    /\bwhy\b|\bwhat for\b|\bhow come\b/,
    /\b(?:because|since|so that|as the|which (?:makes|means|is why)|therefore|raises?|lowers?)\b/i,
  ],
  [
    /\b(?:proof|proven|evidence|studies|study|science|research|really work)\b/,
    /\b(?:stud(?:y|ies)|trials?|proven|proof|found|meta-analysis|evidence|researchers?)\b/i,
  ],
];

/** The sentences of a text, in order. */
export const sentencesOf = (words: string): string[] =>
  words.match(/.*?[.!?](?=\s|$)\s*/gs)?.map((one) => one.trim()) ?? [words];

/** The sentences of a card (at most two) that answer a short question on it: "when should I take it?"; null where none does. @param words of the card */
export function sentenceFor(question: string, words: string): string | null {
  if (question.split(' ').length > 9) return null;
  const kind = kinds.find(([asks]) => asks.test(question));
  if (!kind) return null;
  const found = sentencesOf(words).filter((one) => kind[1].test(one));
  return found.length > 0 ? found.slice(0, 2).join(' ') : null;
}

const empty = new Set(
  (
    'about again also and any are before best better can could does doing did for from have help helps how just like make many mine more much need only other please ' +
    'really same should some such take than that them then there these they thing things this those use used using want what when where which will with without work would you your'
  ).split(' '),
);

/**
 * The sentences of a card (at most two) that name what a short question adds to the topic: "and uphill?", "how much does it save?"; for
 * one that adds nothing ("which one would you buy?") those of its kind. Null where none does.
 */
export function sentenceNaming(question: string, words: string): string | null {
  const stems = (question.toLowerCase().match(/[a-z]{4,}/g) ?? [])
    .filter((one) => !empty.has(one) && !/^(?:watt|wattage|power$)/.test(one))
    .map((one) => one.slice(0, Math.max(4, one.length - 2)));
  const name = (one: string) => stems.some((stem) => new RegExp(`\\b${stem}`, 'i').test(one));
  if (stems.length === 0) return sentenceFor(question, words);
  const named = sentencesOf(words).filter(name);
  const kind = kinds.find(([asks]) => asks.test(question));
  const found = kind ? named.filter((one) => kind[1].test(one)) : named;
  return found.length > 0 ? found.slice(0, 2).join(' ') : null;
}

/** All that a card says, first what is seen first, with the rider's own figures. */
export const wordsOfCard = ({ verdict, text, more, contested }: Card, athlete: Athlete): string =>
  filled([verdict, text, more, contested].filter(Boolean).join(' '), athlete);
