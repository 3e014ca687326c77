import {
  areaPath,
  axisRoom,
  bandPath,
  clock,
  linePath,
  linesOf,
  panelLeft,
  scaleOf,
  textWidth,
  ticksOf,
  timeTicks,
  timeWords,
  withRoom,
} from './geometry.ts';

test.each([
  [60, 500],
  [60, 240],
  [66, 280],
  [300, 280],
  [20, 240],
])('%d min over %d px: times from zero on, none of them overlapping', (minutes, width) => {
  const ticks = timeTicks({ from: 0, to: 60 * minutes }, width);
  expect(ticks[0]).toBe(0);
  expect(ticks.length).toBeGreaterThan(2);
  expect((width * ticks[1]!) / (60 * minutes)).toBeGreaterThanOrEqual(50);
});

test('a time axis may begin later, in steps no shorter than asked for', () => {
  expect(timeTicks({ from: 5400, to: 9000 }, 900, { leastS: 900 })).toEqual([5400, 6300, 7200, 8100, 9000]);
});

test('the last time has the unit: minutes, or hours for a long ride', () => {
  expect(timeWords([0, 1200, 2400, 3600])).toEqual(['0', '20', '40', '60\u00a0min']);
  expect(timeWords([0, 7200, 14_400])).toEqual(['0:00', '2:00', '4:00\u00a0h']);
});

test('elapsed time as riders write it', () => {
  expect([900, 3600, 8100].map(clock)).toEqual(['0:15', '1:00', '2:15']);
});

test('ticks are round and inside of the axis', () => {
  expect(ticksOf({ from: 3, to: 41 }, 4)).toEqual([10, 20, 30, 40]);
});

test('a scale maps both ends, also of durations, and one of no length', () => {
  const linear = scaleOf({ from: 0, to: 10 }, 100, 0);
  expect([linear(0), linear(5), linear(10)]).toEqual([100, 50, 0]);
  const log = scaleOf({ from: 1, to: 100, kind: 'log' }, 0, 200);
  expect([log(1), log(10), log(100)].map(Math.round)).toEqual([0, 100, 200]);
  expect(scaleOf({ from: 7, to: 7 }, 0, 100)(7)).toBe(0);
});

test('lines, areas and bands are paths to a tenth of a pixel', () => {
  const same = (value: number) => value;
  const points = [
    { x: 0, y: 1.234 },
    { x: 10, y: 2 },
  ];
  expect(linePath(points, same, same)).toBe('M0,1.2L10,2');
  expect(areaPath(points, same, same, 50)).toBe('M0,1.2L10,2L10,50L0,50Z');
  expect(
    bandPath(
      [
        { x: 0, low: 1, high: 3 },
        { x: 5, low: 2, high: 4 },
      ],
      same,
      same,
    ),
  ).toBe('M0,3L5,4L5,2L0,1Z');
});

describe('labels', () => {
  const row = [
    { place: 0, text: '30 s' },
    { place: 36, text: '1 min' },
    { place: 120, text: '5 min' },
    { place: 192, text: '20 min' },
    { place: 250, text: '1 h' },
  ];
  const shownAt = (sizePx: number) => withRoom(row, sizePx).map(({ text }) => text);

  test('those without room beside the next one are left out, and the last one, with the unit, stays', () => {
    expect(shownAt(12)).toEqual(row.map(({ text }) => text));
    expect(shownAt(24)).toEqual(['1 min', '5 min', '1 h']);
    expect(withRoom([], 12)).toEqual([]);
  });

  test('larger ones have more room beside and below the plot', () => {
    expect([panelLeft(12), axisRoom(12)]).toEqual([44, 26]);
    expect(panelLeft(24)).toBeGreaterThan(textWidth('600 m', 24) + 6);
    expect(axisRoom(24)).toBeGreaterThan(24 + 6);
  });

  test('a long one is broken after its commas', () => {
    const text = '315 W for 14:50, 41 W short, at 20 °C';
    expect(linesOf(text, 600, 12)).toEqual([text]);
    expect(linesOf(text, 260, 24)).toEqual(['315 W for 14:50,', '41 W short,', 'at 20 °C']);
    expect(linesOf(text, textWidth('41 W short, at 20 °C', 24), 24)).toEqual([
      '315 W for 14:50,',
      '41 W short, at 20 °C',
    ]);
  });
});
