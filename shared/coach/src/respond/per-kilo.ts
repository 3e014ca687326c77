import { text } from '../answer/parts.ts';
import { show } from '../answer/rounding.ts';
import { filled } from '../knowledge/fill.ts';
import { cardById } from '../knowledge/index.ts';
import { athleteFacts } from '../memory.ts';
import type { Talk } from '../skill.ts';
import type { Message } from '../understanding/message.ts';
import { knowledge } from '../tools/knowledge.ts';
import { said, type Reply } from './reply.ts';

const asksOwn =
  /^(?:(?:and|so|ok|but)[ ,]+)*(?:how (?:much|many(?: \w+)?) (?:is (?:that|it)|would (?:that|it) be|do i (?:need|take)|should i (?:take|have|eat|drink)|for me)(?: (?:for me|then|exactly|in (?:mg|g|grams|milligrams)))*|(?:and )?for (?:me|my weight)|what(?:'s| is) (?:that|it) for (?:me|my weight)|(?:and )?(?:for|if|at|with) .{2,40})[ ?.!]*$/;
/** "3 to 6 mg of caffeine per kilo", "1.6-2.2 g/kg" */
const perKilo =
  /(\d+(?:\.\d+)?)(?: ?(?:to|-|–) ?(\d+(?:\.\d+)?))? (mg|g|ml)(?: of [a-z]+| [a-z]+)?(?: (?:per|a|each) (?:kilo(?:gram)?|kg)\b|\/kg\b)/g;
/** "Stay under 400 mg a day" */
const atMost = /\b(?:under|at most|no more than|not more than|limit|maximum)\b.{0,20}\d/;

/** "How much for me?", "and for a 60 kg rider?" after a card that counts by weight; null for other messages and cards. */
export function cardForWeight(message: Message, talk: Talk): Reply | null {
  const { current, guest } = talk.memory;
  const card = current?.skill === 'card' ? cardById(String(current.ask)) : undefined;
  const mass = talk.athlete.massKg;
  if (!card || !asksOwn.test(message.text)) return null;
  if (message.quantities.some(({ kind }) => !(athleteFacts as readonly string[]).includes(kind))) return null;
  const rules = [...`${card.verdict} ${card.text}`.matchAll(perKilo)];
  const [first] = rules.length > 0 ? rules : [...(card.more ?? '').matchAll(perKilo)];
  if (first && mass && mass.source !== 'default') {
    const rounded = (value: number) => (value >= 50 ? 5 * Math.round(value / 5) : Math.round(value));
    const own = ([rule, low, high, unit]: RegExpMatchArray) => {
      const of = (each: string) => String(rounded(Number(each) * mass.value));
      return `${of(low!)}${high ? ` to ${of(high)}` : ''} ${unit} (${rule})`;
    };
    const [main = first, second] = rules;
    const limit = `${card.verdict} ${card.text} ${card.more ?? ''}`
      .match(/[^.!?]+[.!?]/g)
      ?.find((one) => atMost.test(one));
    const also = second ? ` By its other figure: ${own(second)}.` : '';
    return {
      ...said(
        [
          text(
            `${guest ? 'At' : 'For your'} ${show.kg(mass.value)}: ${own(main)}.${also}${limit ? ` ${limit.trim()}` : ''}`,
          ),
        ],
        talk.memory,
        `card:${card.id}`,
      ),
      outcome: 'answered',
    };
  }
  // Where the card has the rider's own figures in it, they change with the rider.
  const seen = `${card.verdict} ${card.text}`;
  if (!guest || filled(seen, talk.athlete) === seen) return null;
  const outcome = knowledge.answer({ card: card.id }, talk);
  return outcome.kind === 'answer'
    ? { ...said(outcome.parts, talk.memory, `card:${card.id}`), outcome: 'answered' }
    : null;
}
