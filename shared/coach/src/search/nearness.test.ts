import { actMeant } from '../respond/act-meant.ts';
import type { Talk } from '../skill.ts';
import type { Message } from '../understanding/message.ts';
import { cards } from '../knowledge/index.ts';
import { meaningOf } from '../language/meaning.ts';
import { centres } from './card-meanings.ts';
import { ACT, nearCards } from './nearness.ts';

const nearest = async (message: string, most: number) =>
  [...nearCards(await meaningOf(message))]
    .sort((a, b) => b[1] - a[1])
    .slice(0, most)
    .map(([id]) => id);

test('the meaning of every card was read; if not: npm run coach-cards', () => {
  const known = new Set(Object.keys(centres).filter((id) => !id.startsWith(ACT)));
  expect(cards.map(({ id }) => id).filter((id) => !known.has(id))).toEqual([]);
  expect([...known].filter((id) => !cards.some((card) => card.id === id))).toEqual([]);
});

test.each([
  ['my lower spine is sore when I get off', 'low-back-ache'],
  ['is it unwise to be out among bolts from the sky', 'thunderstorm'],
  ['a hound ran after me', 'dogs'],
])('finds a card that has few of the words: %s', async (message, card) => {
  expect(await nearest(message, 10)).toContain(card);
});

test('nearness is a cosine', async () => {
  const all = [...nearCards(await meaningOf('how wide should my tyres be')).values()];
  expect(Math.max(...all)).toBeLessThanOrEqual(1);
  expect(Math.min(...all)).toBeGreaterThanOrEqual(-1);
});

describe('what a short message means in talk', () => {
  const meant = async (text: string) => {
    const alone = nearCards(await meaningOf(text));
    return actMeant({ text } as Message, { near: { alone, inTopic: alone } } as Talk);
  };

  test.each([
    ['yo sup', 'hello'],
    ['won my race!', 'proud'],
    ['do you own a bike?', 'whoAreYou'],
    ['you are a waste of time', 'insult'],
    ['well that was a disaster', 'badDay'],
    ['im so bored today', 'bored'],
  ])('%s', async (text, act) => {
    expect(await meant(text)).toBe(act);
  });

  test('of the questions of the cards hardly one', async () => {
    const questions = cards.flatMap((card) => card.questions.slice(0, 1)).filter((_, i) => i % 4 === 0);
    const wrong: string[] = [];
    for (const question of questions) if (await meant(question)) wrong.push(question);
    expect(wrong.length).toBeLessThanOrEqual(questions.length / 100);
  });
});
