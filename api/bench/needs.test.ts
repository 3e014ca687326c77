import { ASSUMED, needsOf, type Measured } from './needs.ts';

const cost = { api: 10, database: 5 };
const measured: Measured = {
  calls: {
    read: cost,
    save: cost,
    list: cost,
    question: cost,
    signIn: cost,
    photoSaved: cost,
    photoRead: cost,
  },
  kB: { member: 2, question: 8, photo: 50 },
};
const only = { ...ASSUMED, read: 36, list: 0, save: 0, question: 1, signIn: 0, photoSaved: 0, photoRead: 0 };

test('calls, cores and disk follow from what was measured and assumed', () => {
  const needs = needsOf(1_000_000, measured, { ...only, question: 0 });
  // 200 000 members, 36 calls each, 15 % of them in an hour, at the worst time twice as many.
  expect(needs['calls a second']).toBeCloseTo(600);
  expect(needs['cores of the API']).toBeCloseTo(12);
  expect(needs['cores of the database']).toBeCloseTo(6);
  expect(needs['photos, GB']).toBeCloseTo(14.3, 1);
});

test('everything grows with the members', () => {
  const [small, large] = [needsOf(10_000, measured), needsOf(1_000_000, measured)];
  for (const [name, value] of Object.entries(small))
    expect([name, large[name as keyof typeof large] / value]).toEqual([name, expect.closeTo(100)]);
});
