import { hoursWithWind, judgedDays, spansOf } from './forecast.ts';

const hour = (date: string | null, time: string, windMs = 3) => ({ date, time, windMs, fromDeg: 90 });
const chance = (probability: number) => ({ powerW: 300, reserveW: 0, probability });

test('days are in order, each with its best hour of daylight', () => {
  const hours = [
    hour('2026-12-05', '03:00'),
    hour('2026-12-05', '09:00'),
    hour('2026-12-05', '12:00'),
    hour('2026-12-06', '10:00'),
  ];
  const days = judgedDays(hours, [chance(0.99), chance(0.2), chance(0.6), null]);
  expect(days.map(({ date, best, enough }) => [date, best.time, enough.length])).toEqual([
    ['2026-12-05', '12:00', 1],
    ['2026-12-06', '10:00', 0],
  ]);
});

test('hours in a row are one span', () => {
  const judged = ['09:00', '10:00', '11:00', '16:00'].map((time) => ({
    ...hour(null, time),
    answer: chance(0.7),
  }));
  expect(spansOf(judged)).toBe('09:00 to 11:00, at 16:00');
});

test('an hour without a wind, or without its direction, is no hour to compare', () => {
  const read = { time: '09:00', date: null, atMs: null, humidityPercent: null, temperatureC: null };
  expect(
    hoursWithWind([
      { ...read, windKmh: 36, fromDeg: 225 },
      { ...read, windKmh: 36, fromDeg: null },
      { ...read, windKmh: null, fromDeg: 225 },
      { ...read, windKmh: 0, fromDeg: null },
    ]),
  ).toEqual([
    { date: null, time: '09:00', windMs: 10, fromDeg: 225 },
    { date: null, time: '09:00', windMs: 0, fromDeg: 0 },
  ]);
});
