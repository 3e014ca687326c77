import { clockWords, comparedWords, dayName, nightWords, pastWords } from './forecast-words.ts';
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
  const days = judgedDays(hours, [chance(0.99), chance(0.2), chance(0.6), null], null);
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

const inZone = (iso: string) => ({
  ...hour(iso.slice(0, 10), iso.slice(11, 16)),
  atMs: Date.parse(iso),
});

test('times with a zone are shown by the clocks of the road, those without as they are written', () => {
  const hours = [inZone('2026-06-21T02:00Z'), inZone('2026-06-21T23:30Z'), hour('2026-06-21', '08:00')];
  const shown = (zone: string) =>
    judgedDays(
      hours,
      hours.map(() => chance(0.5)),
      zone,
    ).flatMap((day) => day.hours.map(({ date, time }) => `${date} ${time}`));
  expect(shown('Asia/Tokyo')).toEqual(['2026-06-21 11:00', '2026-06-21 08:00', '2026-06-22 08:30']);
  expect(shown('America/Denver')).toEqual(['2026-06-20 20:00', '2026-06-21 17:30', '2026-06-21 08:00']);
  expect(clockWords(hours, 'America/New_York')).toBe('Times are those of the segment, America/New York.');
  expect(clockWords(hours, null)).toMatch(/^Times are those of this device, /);
  expect(clockWords(hours.slice(2), 'Asia/Tokyo')).toBe('Times are those of the forecast.');
});

test('hours of the night are counted, and a day that has no others is named', () => {
  const dark = [hour('2026-12-05', '03:00'), hour('2026-12-05', '04:00'), hour('2026-12-06', '23:00')];
  expect(nightWords([...dark, hour('2026-12-06', '10:00')], null)).toMatch(
    /^3 hours of the night are left out\. Of Sat, Dec 5.* there are no others\.$/,
  );
  expect(nightWords([hour('2026-12-06', '23:00'), hour('2026-12-06', '10:00')], null)).toBe(
    '1 hour of the night is left out.',
  );
  expect(nightWords([hour('2026-12-06', '10:00')], null)).toBeNull();
  expect(comparedWords(1)).toBe('1 hour is compared.');
  expect(comparedWords(2)).toBe('2 hours are compared.');
});

test('a forecast of the past is one, and a date of another year has its year', () => {
  const now = Date.UTC(2026, 5, 21, 12);
  const of = (...dates: (string | null)[]) =>
    pastWords(
      dates.map((date) => hour(date, '10:00')),
      'Europe/Zurich',
      now,
    );
  expect(of('2020-05-08')).toBe('This forecast is from 2020.');
  expect(of('2026-06-19', '2026-06-20')).toBe('This forecast is from the past. Its last day is Sat, Jun 20.');
  expect(of('2026-06-19', '2026-06-21')).toBeNull();
  expect(of('2026-06-22', '2026-06-20')).toBeNull();
  expect(of(null)).toBeNull();
  expect(dayName('2020-05-08', now)).toBe('Fri, May 8, 2020');
  expect(dayName('2026-05-08', now)).toBe('Fri, May 8');
});
