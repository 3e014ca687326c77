import { cards } from '../knowledge/index.ts';
import { meaningOf } from '../language/meaning.ts';
import { centres } from './card-meanings.ts';
import { nearCards } from './nearness.ts';

const nearest = async (message: string, most: number) =>
  [...nearCards(await meaningOf(message))]
    .sort((a, b) => b[1] - a[1])
    .slice(0, most)
    .map(([id]) => id);

test('the meaning of every card was read; if not: npm run coach-cards', () => {
  const known = new Set(Object.keys(centres));
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
