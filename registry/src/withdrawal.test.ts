import { chanceOf, reasonToWithdraw } from './withdrawal.ts';

/** Repeatable numbers from 0 to 1 (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

test('the chance is that of published tables', () => {
  // Fisher's tea tasting, 1935: all four cups found, then three of four.
  expect(chanceOf({ loads: 4, failures: 4 }, { loads: 4, failures: 0 })).toBeCloseTo(1 / 70, 10);
  expect(chanceOf({ loads: 4, failures: 3 }, { loads: 4, failures: 1 })).toBeCloseTo(17 / 70, 10);
  // Fisher's twins, 1935: 10 of 13 against 2 of 17; he gives 0.000465.
  expect(chanceOf({ loads: 13, failures: 10 }, { loads: 17, failures: 2 })).toBeCloseTo(0.000465, 6);
  expect(chanceOf({ loads: 10, failures: 0 }, { loads: 10, failures: 5 })).toBe(1);
});

const other = { version: '1.0.0', loads: 0, failures: 0 };
const health = (loads: number, failures: number) => ({
  version: '1.1.0',
  loads,
  failures,
  failure: 'render',
});

test('a release that throws for a tenth of its pages goes, with the reason', () => {
  expect(reasonToWithdraw(health(120, 12), { ...other, loads: 400, failures: 2 })).toBe(
    'Failed 12 of 120 pages, mostly: render. 1.0.0 failed 2 of 400.',
  );
});

test.each([
  ['few failures, however clear', health(9, 9), other],
  [
    'what six networks can forge among 200 honest pages',
    health(206, 6),
    { ...other, loads: 10_000, failures: 10 },
  ],
  ['no more failures than the other one', health(200, 20), { ...other, loads: 200, failures: 22 }],
  ['a difference that hardly anybody notices', health(9000, 150), { ...other, loads: 90_000, failures: 100 }],
  ['a difference that may be chance', health(60, 6), { ...other, loads: 200, failures: 8 }],
])('%s: it stays', (_, one, two) => {
  expect(reasonToWithdraw(one, two)).toBeUndefined();
});

/** Two releases side by side, looked at after every ten pages of the new one. @returns after how many it went */
function compared(
  next: () => number,
  bad: number,
  good: number,
  share: number,
  most: number,
): number | undefined {
  const one = { loads: 0, failures: 0 };
  const two = { version: '1.0.0', loads: 0, failures: 0 };
  while (one.loads < most) {
    for (let page = 0; page < 10; page += 1) {
      one.loads += 1;
      if (next() < bad) one.failures += 1;
    }
    const beside = (10 / share) * (1 - share);
    two.loads += beside;
    for (let page = 0; page < beside; page += 1) if (next() < good) two.failures += 1;
    if (reasonToWithdraw(health(one.loads, one.failures), two)) return one.loads;
  }
  return undefined;
}

test.each([0.001, 0.01, 0.05])(
  'a release as good as the other (%p) is never withdrawn in 400 runs',
  (rate) => {
    const next = random(7);
    const runs = Array.from({ length: 400 }, () => compared(next, rate, rate, 0.1, 1000));
    expect(runs.filter((run) => run !== undefined)).toEqual([]);
  },
);

test('one that fails a tenth is withdrawn within 200 pages, nearly always', () => {
  const next = random(8);
  const runs = Array.from({ length: 200 }, () => compared(next, 0.1, 0.005, 0.1, 1000));
  expect(runs.filter((run) => run !== undefined && run <= 200).length).toBeGreaterThanOrEqual(195);
});
