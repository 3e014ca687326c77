import { daysToForm } from './days-off.ts';
import { projected, toForm } from './projection.ts';
import { raised } from './weekly.ts';

const headlineOf = (outcome: ReturnType<typeof projected>) => {
  const first = outcome.kind === 'answer' ? outcome.parts[0] : undefined;
  return first?.kind === 'headline' ? first.value : undefined;
};

test('CTL after even weeks', () => {
  // 60 - (60 - 40) x (41/42)^42
  expect(headlineOf(projected({ ctl: 40, weeklyTss: 420, days: 42 }))).toBe('53');
});

test('the load that leads to a form', () => {
  expect(headlineOf(toForm({ ctl: 72, atl: 85, tsb: 10, days: 9 }))).toBe('48');
  // Not even full rest is enough.
  expect(headlineOf(toForm({ ctl: 60, atl: 120, tsb: 20, days: 1 }))).toMatch('−');
});

test('days of rest until a form', () => {
  expect(daysToForm({ ctl: 70, atl: 95, tsb: 0 })).toBe(3);
  expect(daysToForm({ ctl: 0, atl: 0, tsb: 50 })).toBe(60);
});

test('a load a week grows by 5 to 10 %', () => {
  expect(headlineOf(raised(400))).toBe('420 to 440');
});
