import { render, screen, within } from '@testing-library/react';
import type { TimelineMark } from '../parts.ts';
import { labelled, layOut, linesOf, markWords, timetable } from './rows.ts';
import { Timeline } from './Timeline.tsx';

const HOUR = 3600;
const every = (seconds: number, until: number, kind: TimelineMark['kind'] = 'drink'): TimelineMark[] =>
  Array.from({ length: Math.floor(until / seconds) }, (_, i) => ({
    atS: (i + 1) * seconds,
    kind,
    label: `${150 + (i % 2) * 50} ml of mix`,
  }));

test('a ride that fits is one row', () => {
  const { rows, widthPx } = layOut(1.5 * HOUR, every(900, 1.5 * HOUR), 600);
  expect([rows.length, widthPx]).toEqual([1, null]);
});

test('a longer one is split into rows, each mark in one of them', () => {
  const marks = every(900, 4 * HOUR);
  const { rows, widthPx } = layOut(4 * HOUR, marks, 600);
  expect([rows.length, widthPx]).toEqual([2, null]);
  expect(rows.flatMap((row) => row.marks)).toEqual(marks);
  for (const { fromS, toS, marks: own } of rows)
    for (const { atS } of own) expect(atS >= fromS && atS <= toS).toBe(true);
});

test('instead of too many rows there is one that is wide enough for its labels', () => {
  const { rows, widthPx } = layOut(4 * HOUR, every(900, 4 * HOUR), 280);
  expect(rows).toHaveLength(1);
  expect(widthPx! / 16).toBeGreaterThan(60);
});

test('a long ride does not push the rest of the answer off screen', () => {
  const { rows, widthPx } = layOut(9 * HOUR, every(900, 9 * HOUR), 600);
  expect(rows).toHaveLength(1);
  expect(widthPx).toBeGreaterThan(600);
});

test('what repeats is labelled once, and then needs less room', () => {
  const same = every(720, 4 * HOUR).map((mark) => ({ ...mark, label: '100 ml of mix' }));
  expect([...labelled(same)]).toEqual(same.slice(0, 1));
  const { rows, widthPx } = layOut(4 * HOUR, same, 600);
  expect([rows.length, widthPx]).toEqual([1, null]);
});

test('marks at the same time, out of order, or none at all are handled', () => {
  const twice = [...every(900, HOUR), ...every(900, HOUR)].toReversed();
  const { rows, widthPx } = layOut(HOUR, twice, 600);
  expect([rows[0]!.marks.length, widthPx]).toEqual([8, null]);
  expect(layOut(HOUR, [], 600).rows).toHaveLength(1);
});

test('caffeine is named, unless the label already does', () => {
  const words = (label: string) => markWords({ atS: 0, kind: 'caffeine', label }).replace('\u00a0', ' ');
  expect(words('gel, 25 g')).toBe('gel, 25 g, caffeine');
  expect(words('cola, 20 g')).toBe('cola, 20 g');
  expect(linesOf([{ atS: 0, kind: 'eat', label: 'half a home-made rice cake, 20 g' }])).toBe(4);
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
