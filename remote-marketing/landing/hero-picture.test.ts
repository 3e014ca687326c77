import { answerTo, first, type Question } from './ask/model.ts';
import { climbPicture } from './hero-picture.ts';

/** The columns by their left and right edges, and where the rider stands. */
function drawn(change: Partial<Question> = {}) {
  const question = { ...first, ...change };
  const answer = answerTo(question);
  if (typeof answer === 'string') throw new Error(answer);
  const svg = document.createElement('div');
  svg.innerHTML = `<svg>${climbPicture(question, answer)}</svg>`;
  const path = (selector: string) => svg.querySelector(selector)!.getAttribute('d')!;
  const columns = [...svg.querySelectorAll('[class^="grade-"]')].map((column) => {
    const [left, , right] = column
      .getAttribute('d')!
      .match(/[\d.]+/g)!
      .map(Number);
    return { left: left!, right: right! };
  });
  const [x] = path('.rider')
    .match(/[\d.]+/g)!
    .map(Number);
  return { columns, x: x!, words: svg.querySelector('.you')!.textContent };
}

test('one column for each kilometre, and the last one as wide as what is left of the climb', () => {
  const { columns } = drawn();
  expect(columns).toHaveLength(14);
  const step = columns[1]!.left - columns[0]!.left;
  const last = columns.at(-1)!;
  expect((last.right - last.left) / step).toBeCloseTo(0.8, 2);
});

test('who has time left stands at the top, inside of the picture', () => {
  const { columns, x, words } = drawn();
  expect(words).toMatch(/^You, at the top after /);
  expect(x).toBe(columns.at(-1)!.right);
  expect(x).toBeLessThan(1400);
});

test('who has not stands where the time is over', () => {
  const { columns, x, words } = drawn({ minutes: 40 });
  const km = Number(/: ([\d.]+) km$/.exec(words)![1]);
  expect(x / columns.at(-1)!.right).toBeCloseTo(km / first.km, 2);
});
