import { normalise } from '../language/normalise.ts';
import type { Card } from '../knowledge/card.ts';
import { cards } from '../knowledge/index.ts';
import { skills } from '../skills/index.ts';
import { takeApart, type Message } from '../understanding/message.ts';
import { SearchIndex, type Hit, type Taught } from './search-index.ts';
import { termsOf, topicWords, wordsOf } from './terms.ts';

/** What the messages of a topic look like: the examples of every skill, the questions of every card. */
type Topics = { index: SearchIndex; vocabulary: Map<string, Set<string>> };

/** How much the parts of a card tell beside its questions. */
const TITLE = 2;
const VERDICT = 0.75;
const BODY = 0.4;

let topics: Topics | null = null;

function build(known: readonly Card[]): Topics {
  const texts: Taught[] = [];
  const vocabulary = new Map<string, Set<string>>();
  const teach = (target: string, text: string, weight = 1, body = false) => {
    // Cards are written in plain English and have no sessions and climbs in them: reading their words is enough, and quick.
    const message = target.startsWith('card:')
      ? { words: normalise(text), quantities: [], climb: null, session: null, text }
      : takeApart(text, 250);
    texts.push({ target, terms: termsOf(message), weight, body });
    const words = vocabulary.get(target) ?? new Set();
    for (const word of wordsOf(message.text)) words.add(word);
    vocabulary.set(target, words);
  };
  for (const skill of skills) for (const example of skill.examples) teach(`skill:${skill.name}`, example);
  for (const card of known) {
    const target = `card:${card.id}`;
    teach(target, card.title, TITLE);
    for (const question of card.questions) teach(target, question);
    teach(target, `${card.title} ${card.verdict}`, VERDICT);
    teach(target, `${card.text} ${card.more ?? ''}`, BODY, true);
  }
  return { index: new SearchIndex(texts), vocabulary };
}

const ready = () => (topics ??= build(cards));

/** What a message is most like: `skill:<name>` or `card:<id>`, best first. */
export function likeliest(message: Message, most = 12): Hit[] {
  return ready().index.nearest(termsOf(message), most);
}

/** How much of what a message says a topic knows, 0 to 1: its words, each by how much it tells. */
export function coverage(message: Message, target: string): number {
  const { index, vocabulary } = ready();
  const known = vocabulary.get(target);
  if (!known) return 0;
  let all = 0;
  let met = 0;
  for (const word of new Set(topicWords(message))) {
    const weight = index.weightOf(word) || 4;
    all += weight;
    if (known.has(word)) met += weight;
  }
  return all === 0 ? 0 : met / all;
}

/** How much the words of a message say about its topic: a rare word 6, a common one 2. */
export function information(message: Message): number {
  const { index } = ready();
  return [...new Set(topicWords(message))].reduce(
    (sum, word) => sum + index.weightOf(word),
    message.session || message.climb ? 4 : 0,
  );
}

/** Builds the index, which the first question would wait for. */
export const readTopics = (): void => void ready();
