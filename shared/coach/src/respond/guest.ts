import type { AnswerPart } from '@breakaway/contract';
import type { Asked, Facts, Guest } from '../memory.ts';
import type { Talk } from '../skill.ts';
import type { RideAsk } from '../skills/ride/ask.ts';
import { has, type Message } from '../understanding/message.ts';
import { factsInWords } from './facts-given.ts';

const kin =
  'wife|husband|girlfriend|boyfriend|partner|friend|mate|buddy|pal|brother|sister|dad|father|mum|mom|mother|son|daughter|uncle|aunt|cousin|team ?mate|colleague|neighbou?r|boss|fianc[ée]e?|training partner|riding partner|client|athlete|rival';
const named = new RegExp(
  `\\bmy (?:\\w+ )?(${kin})\\b|\\b(?:a|another) (friend|mate|buddy|colleague|team ?mate) of mine\\b`,
);
const unnamed =
  /\bfor \d+(?:\.\d+)? ?(?:kg|kilos?|lbs?|pounds?) (?:rider|lady|woman|girl|man|guy|bloke|person|cyclist|friend|mate)\b|\b(?:for|of|if|about) (?:a|an|another|some|the other) (?:(?!and\b|or\b)[\w.]+ ){0,3}(rider|lady|woman|girl|man|guy|bloke|person|cyclist|somebody|someone|friend|mate)\b|\b(?:someone|somebody|a rider|a woman|a man|a guy|anyone) (?:of|with|at|who)\b|\bthe other (?:rider|one|guy)\b/;
const third = /\b(?:he|she|him|her|they|them)\b/;
const ownSubject = /\b(?:i|me|i'm|i've|i'd|i'll|my own|myself|mine)\b/;
/** "…how long would she need", "what would he have to push" */
const asksOfOther = new RegExp(
  `\\b(?:would|could|can|does|do|will|should|did|is|has) (?:he|she|they|my (?:${kin}))\\b|\\b(?:he|she|they)(?:'d|'ll| would| could| can| will| needs?| has| does| do| is| weighs?)\\b|\\b(?:for|of) (?:him|her|them|my (?:${kin}))\\b`,
);

/** A person who says or wants something is not the rider of the question. */
const reports = new RegExp(
  `\\b(?:he|she|they|${kin})\\b (?:also )?(?:wants? to know|asks?|asked|says?|said|thinks?|told|tells|keeps? (?:saying|talking)|believes?|claims?|swears?|laughed|never)\\b`,
);

/** Another rider whom a message names: "your mate", "that rider"; null where it names none. */
export function personIn(text: string): string | null {
  const person = named.exec(text);
  if (person) return `your ${person[1] ?? person[2]}`;
  return unnamed.test(text) ? 'that rider' : null;
}

/** The facts of a message without those about another person: "my mate is 70 kg and I follow him". */
export function withoutOthers(message: Message, given: Facts): Facts {
  const kept: Facts = { ...given };
  for (const { kind, start } of message.quantities) {
    const before = message.text.slice(0, start);
    const at = Math.max(before.search(named), before.search(unnamed), before.search(/\b(?:he|she)\b/));
    if (at >= 0 && !/\b(?:i|i'm|i am|me|mine|my)\b/.test(before.slice(at).replace(named, '')) && kind in kept)
      delete kept[kind as keyof Facts];
  }
  return kept;
}

const heOrShe = /\b(?:he|she|him|her)\b/;

/** The other rider of whom the talk was last, before it came back to the member. */
const lastGuest = ({ memory }: Talk): Guest | null =>
  memory.before.findLast(({ guest }) => guest !== null)?.guest ?? null;

/** Whom a message is about: another person (with what it says about them), the member again, or the same as before. */
export function riderOf(message: Message, given: Facts, talk: Talk): { guest: Guest } | 'self' | null {
  const { text } = message;
  const guest =
    talk.memory.guest ?? (heOrShe.test(text) && !/\b(?:i|me|my)\b/.test(text) ? lastGuest(talk) : null);
  const person = named.exec(text);
  const other = person ?? unnamed.exec(text);
  const figures = Object.keys(given).length > 0 || has(message, 'power', 'relativePower');
  const speaks = asksOfOther.test(text) && !reports.test(text);
  // "Behind my husband", "with my mates", "my friend says": company, not the rider of the question.
  const subject =
    other !== null &&
    (speaks ||
      (figures && !ownSubject.test(text.replace(/\bmy\b/g, ''))) ||
      /\bfor (?:my|a|another)\b/.test(text));
  const company =
    /\b(?:behind|drafting|draft|on the wheel of|with|next to|alongside|keep up with|stay with|follow(?:ing)?|against|says?|said|thinks?|told|asks?)(?: me)? (?:my|a) \w+/.test(
      text,
    ) &&
    !speaks &&
    !/\bweighs?\b/.test(text);
  // "My sister is fitter, so give me a ride": nothing is known of her, and the question is the member's.
  const mine =
    Object.keys(given).length === 0 &&
    /\b(?:i will|i'll|i do|i am|i'm|i can|i want|i have|i need|i ride|i weigh|give me|make me|for me|my (?:ftp|power|weight))\b/.test(
      text,
    );
  const brief = text.split(' ').length <= 16 && /\bfor (?:my|a|an|another)\b/.test(text);
  if (subject && !company && !mine && (figures || brief || speaks)) {
    // "My brother does 300 W and I do 250": two riders in one message are for the comparing skills.
    if (
      /\b(?:i'm|i am|i weigh|i do|i have|mine)\b.*\d/.test(text) &&
      has(message, 'power', 'relativePower') &&
      message.quantities.filter(({ kind }) => kind === 'power' || kind === 'weight').length > 2
    )
      return null;
    const name = person ? `your ${person[1] ?? person[2]}` : 'that rider';
    const same = guest?.name === name ? guest.facts : {};
    return { guest: { name, facts: { ...same, ...given } } };
  }
  // "My friend rides 40 km in an hour … he is 85 kg"
  const before = talk.memory.heard.map(personIn).findLast((one) => one !== null);
  if (
    !guest &&
    before &&
    heOrShe.test(text) &&
    Object.keys(given).length > 0 &&
    !/\b(?:i|me|my|mine|i'm)\b/.test(text)
  )
    return { guest: { name: before, facts: given } };
  if (!guest) return null;
  if (third.test(text) && !/\b(?:i|me)\b/.test(text))
    return { guest: { ...guest, facts: { ...guest.facts, ...given } } };
  return ownSubject.test(text) || /\bmy\b/.test(text) ? 'self' : null;
}

/** "And me?", "and for me with the same watts": the last question for the member. */
export const asksForSelf = (message: Message): boolean =>
  (/^(?:ok(?:ay)? |and |so |but |now )*(?:what about |how about |for |with |what of )?(?:(?:me|myself|mine)\b(?:[ ?.!,]|$)|i[ ?.!]*$)(?!.*\b(?:want|think|need|weigh|have|do|am)\b)/.test(
    message.text,
  ) &&
    message.text.split(' ').length <= 9) ||
  // "Could I, at 65 kg?" after an answer about another person.
  /^(?:(?:and|so|ok|but)[ ,]+)*(?:could|can|would|will) i(?: too| do (?:it|that)(?: too)?)?(?:,? (?:at|with)? ?\d{2,3}(?:\.\d)? ?(?:kg|kilos?))?[ ?.!]*$/.test(
    message.text,
  ) ||
  (/^(?:and |so |ok |but )*(?:with|for) me\b.*\b(?:for|with|in) (?:the|that) same\b/.test(message.text) &&
    message.quantities.length === 0);

const beside =
  /\b(?:stay|keep up|keep pace|ride|go|hang on|stick|hang|match)\b.{0,16}\b(?:with|next to|beside|alongside|to) (?:him|her|them|my \w+)\b|\bmatch (?:him|her|them|that)\b|\bkeep up\b|\bas fast as (?:him|her|them|my \w+)\b/;

/** "How many watts do I need to stay with her?": the ride of the other in the time that it took; null for other messages. */
export function besideGuest(message: Message, talk: Talk): Asked | null {
  const { other } = talk.memory;
  if (!beside.test(message.text) || other?.asked.skill !== 'ride') return null;
  const { asked, result } = other;
  const ask: RideAsk = { ...(asked.ask as RideAsk), wants: 'power' };
  for (const key of ['powerW', 'wattsPerKg', 'share', 'best', 'timeS', 'speedMs', 'change'] as const)
    delete ask[key];
  if (result.timeS !== undefined) ask.timeS = result.timeS;
  else if (result.speedMs !== undefined) ask.speedMs = result.speedMs;
  else return null;
  return { skill: 'ride', ask };
}

const person: [RegExp, string][] = [
  [/\byour profile\b/g, 'their profile'],
  [/\bYours\b/g, 'Theirs'],
  [/\byours\b/g, 'theirs'],
  [/\bYour\b/g, 'Their'],
  [/\byour\b/g, 'their'],
  [/\bYou\b/g, 'They'],
  [/\byou\b(?! said)/g, 'they'],
  [
    /\bTell me their FTP and I can say whether they can hold it\./g,
    'With an FTP I could say whether it can be held.',
  ],
];

const inThird = (words: string) => person.reduce((text, [pattern, to]) => text.replace(pattern, to), words);

/** An answer about another person: names them, and uses the third person. */
export function spokenOf({ name, facts }: Guest, parts: AnswerPart[]): AnswerPart[] {
  const known = factsInWords(facts);
  const spoken = parts.map((part): AnswerPart => {
    if (part.kind === 'question')
      return {
        ...part,
        text: part.text
          .replace(/\bdo you weigh\b/, `does ${name} weigh`)
          .replace(/\bare you\b/, `is ${name}`)
          .replace(/\b(?:is|need) your\b/, (verb) => `${verb.split(' ')[0]} their`)
          .replace(/\byou can\b/, 'they can'),
      };
    if (part.kind === 'text' || part.kind === 'notice') return { ...part, text: inThird(part.text) };
    if (part.kind === 'headline')
      return {
        ...part,
        label: inThird(part.label),
        ...(part.detail === undefined ? {} : { detail: inThird(part.detail) }),
      };
    if (part.kind === 'gap')
      return { ...part, bars: part.bars.map((bar) => ({ ...bar, label: inThird(bar.label) })) };
    return part;
  });
  if (spoken[0]?.kind === 'question') return spoken;
  const at = spoken[0]?.kind === 'headline' ? 1 : 0;
  return [
    ...spoken.slice(0, at),
    { kind: 'text', text: `This is for ${name}${known ? `: ${known}` : ''}.` },
    ...spoken.slice(at),
  ];
}
