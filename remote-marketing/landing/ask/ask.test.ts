import { climbPower } from '@breakaway/cycling';
import { answerHtml, spokenTime } from './answer.ts';
import { answerTo, athleteOf, first, limits, problemOf, type Answer, type Question } from './model.ts';

const answered = (change: Partial<Question> = {}): Answer => {
  const answer = answerTo({ ...first, ...change });
  if (typeof answer === 'string') throw new Error(answer);
  return answer;
};

test('the best time is the one for which the climb takes what the rider has', () => {
  const { reachable } = answered();
  const atBest = climbPower({
    athlete: athleteOf(first),
    distanceM: 13_800,
    slope: 0.081,
    timeS: 60 * reachable.minutes,
  });
  if (!atBest.ok) throw new Error(atBest.message);
  expect(Math.abs(atBest.powerW - reachable.powerW)).toBeLessThan(0.5);
});

test('more time takes less power, and a lighter rider less too', () => {
  expect(answered({ minutes: 80 }).powerW).toBeLessThan(answered().powerW);
  expect(answered({ weightKg: 60 }).powerW).toBeLessThan(answered().powerW);
});

test.each([
  [{ minutes: 40 }, /^Out of reach today, by \d+ W\. Your best here is about 1:\d\d h\.$/],
  [{ minutes: 120 }, /^Yes\. You have \d+ W to spare/],
  [{ minutes: 66 }, /^Right at your limit\. 1:06 h takes a perfect day\.$/],
])('%j is judged in one sentence', (change, sentence) => {
  const page = document.createElement('div');
  const question = { ...first, ...change };
  page.innerHTML = answerHtml(answered(change), question);
  expect(page.querySelector('.verdict')!.textContent).toMatch(sentence);
});

test.each([40, 45, 70, 71, 90, 120])(
  'in %i minutes the sentence says the sum of the watts beside it',
  (minutes) => {
    const page = document.createElement('div');
    page.innerHTML = answerHtml(answered({ minutes }), { ...first, minutes });
    const [takes = 0, has = 0] = [...page.querySelectorAll('dd')].map((one) => parseInt(one.textContent, 10));
    const said = /(\d+) W/.exec(page.querySelector('.verdict')!.textContent)?.[1];
    expect(said).toBe(String(Math.abs(takes - has)));
  },
);

test.each(Object.entries(limits))(
  '%s: what cannot be asked is said with its limits',
  (key, { from, to, label, unit }) => {
    const sentence = `${label}: enter ${from} to ${to} ${unit}.`;
    for (const value of [from - 0.1, to + 1, Number.NaN])
      expect(problemOf({ ...first, [key]: value })).toBe(sentence);
    for (const value of [from, to]) expect(problemOf({ ...first, [key]: value })).toBeNull();
  },
);

test('whatever passes the limits is answered with numbers or with a sentence', () => {
  const ends = Object.values(limits).map(({ from, to }) => [from, to]);
  for (let corner = 0; corner < 32; corner += 1) {
    const values = ends.map((pair, i) => pair[(corner >> i) & 1]!);
    const question = Object.fromEntries(
      Object.keys(limits).map((key, i) => [key, values[i]]),
    ) as unknown as Question;
    const answer = answerTo(question);
    if (typeof answer === 'string') expect(answer).toMatch(/\.$/);
    else expect(answerHtml(answer, question)).not.toMatch(/NaN|Infinity|undefined/);
  }
});

test('times are said as riders say them', () => {
  expect([7.4, 59.4, 59.6, 65, 125].map(spokenTime)).toEqual([
    '7 min',
    '59 min',
    '1:00 h',
    '1:05 h',
    '2:05 h',
  ]);
});
