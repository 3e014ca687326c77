import { resolveAthlete } from '@breakaway/cycling';
import { cards } from './index.ts';
import { filled } from './fill.ts';

const words = (text: string) => text.split(/\s+/).filter(Boolean).length;

test('there are at least 200 cards, each with an id of its own', () => {
  expect(cards.length).toBeGreaterThanOrEqual(200);
  expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
});

test.each([
  ['is short enough to be read at once', ({ verdict, text }) => words(`${verdict} ${text}`) <= 62],
  [
    'says where it comes from, and when it was reviewed',
    ({ sources, reviewed }) => sources.length > 0 && /^\d{4}-\d{2}-\d{2}$/.test(reviewed),
  ],
  [
    'can be found: has questions',
    ({ questions }) => questions.length >= 4 && new Set(questions).size === questions.length,
  ],
  ['begins with the fact', ({ verdict }) => !/^(?:it depends|well|there are many)/i.test(verdict)],
  [
    'speaks of nobody as he or she',
    ({ verdict, text, more = '' }) => !/\b(?:he|she|his|her|him)\b/i.test(`${verdict} ${text} ${more}`),
  ],
] as [string, (card: (typeof cards)[number]) => boolean][])('every card %s', (_, holds) => {
  expect(cards.filter((card) => !holds(card)).map(({ id }) => id)).toEqual([]);
});

test('slots take the figures of the rider, or say what they are a share of', () => {
  const known = resolveAthlete({
    bodyMatrix: { weight: 80 },
    powerMatrix: { ftp: 250 },
    heartRateMatrix: { thresholdHr: 170 },
  });
  expect(filled('{watts 56-75}, {bpm 90}, {grams 1-1.2}', known)).toBe('140 to 188 W, 153 bpm, 80 to 96 g');
  expect(filled('{watts 56-75}, {bpm 90}, {grams 1-1.2}', resolveAthlete({}))).toBe(
    '56 to 75 % of FTP, 90 % of threshold heart rate, 1 to 1.2 g per kg',
  );
});

test('no slot is left unfilled', () => {
  const someone = resolveAthlete({});
  const open = cards.filter(({ verdict, text, more = '' }) =>
    /[{}]/.test(filled(`${verdict} ${text} ${more}`, someone)),
  );
  expect(open.map(({ id }) => id)).toEqual([]);
});
