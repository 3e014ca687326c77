/**
 * A yes and a no are whole messages: what goes on in any other way ("ok, leave it", "right now my chest hurts") is neither,
 * and ends the offer.
 */
const after =
  '(?:[,.! ]+(?:please|thanks|thank you|that is right|that is correct|(?:change|remember|forget|save|do|keep) (?:it|that)|go ahead))*[,.! ]*';
const yesWords = [
  'y',
  'ye(?:s+|ah|p)|yup|yes please|aye|indeed',
  'sure(?: thing)?|of course|absolutely|definitely|certainly',
  'ok|okay|fine',
  'go ahead|do it|do that|please do|confirmed?|agreed',
  '(?:change|save|remember|forget) it',
  '\u{1F44D}[\u{1F3FB}-\u{1F3FF}]?|\u2705|\u{1F44C}',
];
const noWords = [
  'n|no|nope|nah|no thanks|no thank you|not now|rather not',
  "don't|do not|leave it|cancel|stop|never ?mind|forget it",
  "no,? (?:leave it|keep it|don't|do not|thanks|thank you|not now|please don't)",
  "(?:sorry,? |actually,? |oh,? |no,? )*(?:i(?: have|'ve)? changed my mind|i take (?:it|that) back)",
  '\u{1F44E}[\u{1F3FB}-\u{1F3FF}]?|\u274C',
];
/** Takes back what was asked for last: the same as a no while that still waits for a yes. */
const takesBack =
  '(?:actually,? |sorry,? |no,? |please )*(?:forget (?:it|that)[,.]? )?(?:undo(?: (?:it|that))?|(?:put|change|set) (?:it|that|them|the old (?:one|value|figure)) back|keep the old (?:one|value|figure))';

const yes = new RegExp(`^(?:${yesWords.join('|')})${after}$`, 'iu');
const no = new RegExp(
  `^(?:${[...noWords, takesBack].join('|')})(?:[,.! ]+(?:please|thanks|thank you))*[,.! ]*$`,
  'iu',
);
const wordsOf = (message: string) => message.trim().replaceAll('’', "'").replace(/\s+/g, ' ');

/** True for a message that agrees to what was offered, and says nothing else. */
export const isYes = (message: string): boolean => yes.test(wordsOf(message));
/** True for a message that declines it, and says nothing else. */
export const isNo = (message: string): boolean => no.test(wordsOf(message));
