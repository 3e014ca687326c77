import { DIMENSIONS, meaningOf } from './meaning.ts';

async function likeness(one: string, other: string): Promise<number> {
  const [first, second] = [await meaningOf(one), await meaningOf(other)];
  return first.reduce((sum, value, at) => sum + value * second[at]!, 0);
}

test('a meaning has length 1', async () => {
  const meaning = await meaningOf('how hard should I pump my tyres');
  expect(meaning).toHaveLength(DIMENSIONS);
  expect(Math.hypot(...meaning)).toBeCloseTo(1, 5);
});

test.each([
  ['I feel exhausted and empty', 'I am so tired', 'the bottle is empty'],
  ['how do I stop my subscription', 'how can I cancel', 'how do I stop on a descent'],
  ['what tyre pressure for 28 mm', 'how hard should I pump up my tyres', 'who won the race'],
])('"%s" is nearer to "%s" than to "%s"', async (text, same, other) => {
  expect(await likeness(text, same)).toBeGreaterThan(await likeness(text, other));
});

test('reads any text', async () => {
  for (const text of ['', ' ', '\n', '😀', 'ß'.repeat(5000), '\ud800', 'a'.repeat(4000), '1 2 3'])
    expect(await meaningOf(text)).toHaveLength(DIMENSIONS);
});
