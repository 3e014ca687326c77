import { planCalendar } from './files-calendar.ts';
import type { PlanPart } from './made-file.ts';

const day = (label: string) => ({ label, title: 'Ride', minutes: 60, hard: false, why: 'Why not.' });
/** The dates of a plan's days, when the answer and the download are from different days. */
function datesOf(weeks: string[][], answered: string, now = answered): string[] {
  const plan: PlanPart = {
    kind: 'plan',
    title: 'Plan',
    summary: '',
    ftpW: null,
    weeks: weeks.map((days, i) => ({
      label: `Week ${i + 1}`,
      phase: 'Base',
      note: '',
      hours: 1,
      days: days.map(day),
    })),
  };
  const { content } = planCalendar(plan, {
    now: new Date(`${now}T12:00:00Z`),
    answeredAt: new Date(`${answered}T12:00:00Z`),
    id: 'a1',
    product: 'Breakaway',
  });
  return [...content.toString().matchAll(/DTSTART;VALUE=DATE:(\d{4})(\d\d)(\d\d)/g)].map(
    ([, y, m, d]) => `${y}-${m}-${d}`,
  );
}

test.each([
  ['a Sunday', '2026-11-22', '2026-11-23'],
  ['a Monday', '2026-11-23', '2026-11-30'],
  ['a Tuesday', '2026-11-24', '2026-11-30'],
])('without dates it begins on the Monday after the download on %s', (_, now, monday) => {
  expect(datesOf([['Mon']], '2026-10-01', now)).toEqual([monday]);
});

test('weeks are consecutive, days are placed by their names', () => {
  expect(datesOf([['Tue', 'Sun'], ['Wed']], '2026-11-22')).toEqual([
    '2026-11-24',
    '2026-11-29',
    '2026-12-02',
  ]);
});

test('days without a name are counted from the first', () => {
  expect(datesOf([['Day 1', 'Day 2']], '2026-11-22')).toEqual(['2026-11-23', '2026-11-24']);
});

test('the dates of a plan stay, across the end of a year, and in a later download', () => {
  const weeks = [['Wed 30 Dec', 'Sat 2 Jan'], ['Tue 5 Jan']];
  const expected = ['2026-12-30', '2027-01-02', '2027-01-05'];
  expect(datesOf(weeks, '2026-11-22')).toEqual(expected);
  expect(datesOf(weeks, '2026-11-22', '2027-02-10')).toEqual(expected);
});

test('a plan made in December for January is in the next year', () => {
  expect(datesOf([['Tue 5 Jan']], '2026-12-20')).toEqual(['2027-01-05']);
});

test('dates may begin in a later week', () => {
  expect(datesOf([['Tue'], ['Tue 1 Dec']], '2026-11-22')).toEqual(['2026-11-24', '2026-12-01']);
});
