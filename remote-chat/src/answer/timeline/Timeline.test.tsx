import { render, screen, within } from '@testing-library/react';
import type { TimelineMark } from '../parts.ts';
import { hoursOf, layOut, markWords, timetable, type TimelineRow } from './rows.ts';
import { Timeline } from './Timeline.tsx';

const HOUR = 3600;
const every = (seconds: number, until: number, kind: TimelineMark['kind'] = 'drink'): TimelineMark[] =>
  Array.from({ length: Math.floor(until / seconds) }, (_, i) => ({
    atS: (i + 1) * seconds,
    kind,
    label: `${150 + (i % 2) * 50} ml of mix`,
  }));

/** The rows of a layout, each as its marks. */
const marksOf = (rows: TimelineRow[] | null) => rows!.map(({ marks }) => marks.map(({ mark }) => mark));

test('a ride that fits is one row', () => {
  expect(layOut(1.5 * HOUR, every(1800, 1.5 * HOUR), 600)).toHaveLength(1);
});

test('a longer one is split into rows of one length, each mark in one of them', () => {
  const marks = every(1800, 4 * HOUR - 1);
  const rows = layOut(4 * HOUR, marks, 600)!;
  expect(rows.map(({ fromS, toS }) => (toS - fromS) / HOUR)).toEqual([2, 2]);
  expect(marksOf(rows).flat()).toEqual(marks);
  for (const { fromS, toS, marks: own } of rows)
    for (const { mark } of own) expect(mark.atS >= fromS && mark.atS <= toS).toBe(true);
});

// Labels are beside their marks since a ride must be seen at once: a row is half as high, so there may be six of them.
test('four hours with a label every quarter of an hour are three rows', () => {
  const rows = layOut(4 * HOUR, every(900, 4 * HOUR - 1), 600)!;
  expect(rows.map(({ fromS, toS }) => (toS - fromS) / HOUR)).toEqual([1.5, 1.5, 1.5]);
});

// Before, there was one row that scrolled: of four hours a phone showed half an hour.
test.each([
  ['a narrow card', 4 * HOUR, 236],
  ['more than six rows', 9 * HOUR, 556],
])('there is no chart for %s', (_, seconds, roomPx) => {
  expect(layOut(seconds, every(900, seconds), roomPx)).toBeNull();
});

test('what repeats is labelled once in a row', () => {
  const same = every(1200, 4 * HOUR - 1).map((mark) => ({ ...mark, label: '100 ml of mix' }));
  const rows = layOut(4 * HOUR, same, 600)!;
  expect(rows.map(({ marks }) => marks.filter(({ label }) => label !== null).length)).toEqual([1, 1]);
});

test('of the same drink only the new amount is said', () => {
  const drinks = every(1200, HOUR - 1);
  const [row] = layOut(HOUR, drinks, 600)!;
  expect(row!.marks.map(({ label }) => label?.words)).toEqual(['150\u00a0ml of mix', '200\u00a0ml']);
});

test('a label at the end of a row stands on the left of its mark', () => {
  const [row] = layOut(HOUR, [{ atS: 3500, kind: 'eat', label: 'gel, 25 g' }], 300)!;
  expect(row!.marks.map(({ label }) => label?.side)).toEqual(['left']);
});

test('marks out of order, at the same time, or none at all are handled', () => {
  const marks = every(1200, HOUR);
  expect(marksOf(layOut(HOUR, marks.toReversed(), 600))).toEqual([marks]);
  expect(layOut(HOUR, [...marks, ...marks], 600)).toBeNull();
  expect(layOut(HOUR, [], 600)).toHaveLength(1);
});

test('the hours of a list have the food with its times, and the drinks added up', () => {
  const drinks = every(1200, 2 * HOUR).map((mark) => ({ ...mark, label: '100 ml of mix' }));
  const eat: TimelineMark[] = [
    { atS: 5400, kind: 'eat', label: 'gel, 25 g' },
    { atS: 900, kind: 'eat', label: 'half a bar, 18 g' },
  ];
  expect(hoursOf(2 * HOUR, [...eat, ...drinks])).toEqual([
    { number: 1, eat: [eat[1]], drink: ['200\u00a0ml of mix'] },
    { number: 2, eat: [eat[0]], drink: ['400\u00a0ml of mix'] },
  ]);
  expect(hoursOf(HOUR, [{ atS: 0, kind: 'drink', label: 'a sip' }])[0]!.drink).toEqual(['a sip']);
  expect(hoursOf(HOUR, [])).toEqual([]);
});

test('caffeine is named, unless the label already does', () => {
  const words = (label: string) => markWords({ atS: 0, kind: 'caffeine', label }).replace('\u00a0', ' ');
  expect(words('gel, 25 g')).toBe('gel, 25 g, caffeine');
  expect(words('cola, 20 g')).toBe('cola, 20 g');
});

test.each([
  [4, ['Hour 1', 'Hour 2', 'Hour 3', 'Hour 4'], null],
  [8, ['Hour 1', 'Hour 2', 'Hour 3', 'Hour 4', 'Hour 5', 'Hour 6'], 'Hours 7 to 8'],
])('without room %d hours are a list, folded after the sixth', (hours, shown, folded) => {
  const long = every(600, hours * HOUR).map((mark) => ({ ...mark, kind: 'eat' as const }));
  render(<Timeline caption="What to take when" seconds={hours * HOUR} marks={long} answer={1} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  const [list] = screen.getAllByRole('list', { name: 'What to take when' });
  expect(
    within(list!)
      .getAllByText(/^Hour \d+$/)
      .map((one) => one.textContent),
  ).toEqual(shown);
  expect(list).toHaveTextContent('0:10 150 ml of mix');
  expect(screen.queryByText(/^Hours \d+ to \d+$/)?.textContent ?? null).toBe(folded);
  expect(screen.getByText('The same as a table')).toBeInTheDocument();
});

const marks: TimelineMark[] = [
  { atS: 1800, kind: 'drink', label: '150 ml of mix' },
  { atS: 900, kind: 'eat', label: 'gel, 25 g' },
  { atS: 1800, kind: 'caffeine', label: 'gel, 22 g' },
];

test('the table has a row for each time, with the lanes side by side', () => {
  expect(timetable(marks, ['eat', 'drink'])).toEqual([
    ['0:15', 'gel, 25\u00a0g', '–'],
    ['0:30', 'gel, 22\u00a0g, caffeine', '150\u00a0ml of mix'],
  ]);
});

test('the chart is one image with a collapsed table below it', () => {
  render(<Timeline caption="What to take when" seconds={HOUR} marks={marks} answer={1} />);
  const picture = screen.getByRole('img');
  expect(picture).toHaveAccessibleName('What to take when: 3 times in 1:00 hours, as a table below');
  expect(picture).toHaveTextContent('gel, 22 g, caffeine');
  const table = screen.getByRole('table', { name: 'What to take when', hidden: true });
  expect(table.closest('details')).not.toHaveAttribute('open');
  expect(
    within(table)
      .getAllByRole('columnheader', { hidden: true })
      .map((one) => one.textContent),
  ).toEqual(['Time', 'Eat', 'Drink']);
});

test('an empty lane is not drawn', () => {
  render(<Timeline caption="Water" seconds={HOUR} marks={marks.slice(0, 1)} answer={1} />);
  expect(screen.getByRole('img')).toHaveTextContent('Drink');
  expect(screen.getByRole('img')).not.toHaveTextContent('Eat');
});
