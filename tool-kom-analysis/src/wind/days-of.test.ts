import { daysOf, hoursWithWind, spansOf } from './days-of.ts';
import { clockWords, comparedWords, dayName, lightWords, pastWords } from './forecast-words.ts';
import type { RoadOfDay } from './forecast.ts';

const hour = (date: string | null, time: string, windMs = 3) => ({ date, time, windMs, fromDeg: 90 });
/** A road in the Alps, by the clocks of a zone. */
const roadIn = (zone: string, latDeg = 45, lonDeg = 7) => ({
  route: { latDeg: [latDeg], lonDeg: [lonDeg] },
  zone,
});
const ALPS = roadIn('Europe/Zurich');
const chance = (probability: number) => ({ powerW: 300, reserveW: 0, probability });

test('days are in order, each with its best hour of daylight', () => {
  const hours = [
    hour('2026-12-05', '03:00'),
    hour('2026-12-05', '07:00'),
    hour('2026-12-05', '09:00'),
    hour('2026-12-05', '12:00'),
    hour('2026-12-05', '18:00'),
    hour('2026-12-06', '10:00'),
  ];
  const days = daysOf(
    hours,
    [chance(0.99), chance(0.98), chance(0.2), chance(0.6), chance(0.97), null],
    ALPS,
  );
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
  expect(spansOf({ hours: judged, enough: judged })).toBe('09:00 to 11:00, at 16:00');
  // 10:00 is not enough.
  expect(spansOf({ hours: judged, enough: judged.filter(({ time }) => time !== '10:00') })).toBe(
    'at 09:00, at 11:00, at 16:00',
  );
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

const shownOf = (hours: ReturnType<typeof hour>[], road: RoadOfDay) =>
  daysOf(
    hours,
    hours.map(() => chance(0.5)),
    road,
  ).flatMap((day) => day.hours.map(({ date, time }) => `${date} ${time}`));

test('times with a zone are shown by the clocks of the road, those without as they are written', () => {
  const hours = [inZone('2026-06-21T02:00Z'), inZone('2026-06-21T23:30Z'), hour('2026-06-21', '08:00')];
  const shown = (road: RoadOfDay) => shownOf(hours, road);
  expect(shown(roadIn('Asia/Tokyo', 35.7, 139.7))).toEqual([
    '2026-06-21 11:00',
    '2026-06-21 08:00',
    '2026-06-22 08:30',
  ]);
  expect(shown(roadIn('America/Denver', 39.7, -105))).toEqual([
    '2026-06-20 20:00',
    '2026-06-21 17:30',
    '2026-06-21 08:00',
  ]);
  expect(clockWords(hours, 'America/New_York')).toBe('Times are those of the segment, America/New York.');
  expect(clockWords(hours, null)).toMatch(/^Times are those of this device, /);
  expect(clockWords(hours.slice(2), 'Asia/Tokyo')).toBe('Times are those of the forecast.');
});

test('hours count from dawn to dusk at the segment, whatever the clock says', () => {
  const clockTimes = ['06:00', '08:00', '17:00', '21:30'];
  const on = (date: string, road: RoadOfDay) =>
    shownOf(
      clockTimes.map((time) => hour(date, time)),
      road,
    ).map((words) => words.slice(11));
  expect(on('2026-06-21', ALPS)).toEqual(clockTimes);
  expect(on('2026-12-05', ALPS)).toEqual(['08:00', '17:00']);
  // The clocks of the same day further west in the same zone show the sun later.
  expect(on('2026-12-05', roadIn('Europe/Madrid', 43, -9))).toEqual(['17:00']);
  expect(on('2026-06-21', roadIn('Europe/Oslo', 69.65, 18.96))).toEqual(clockTimes);
  expect(on('2026-12-05', roadIn('Arctic/Longyearbyen', 78.22, 15.65))).toEqual([]);
});

test('a forecast of clock times is of today, and without a zone by the clocks of this device', () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 11, 5, 12) });
  const times = ['03:00', '12:00', '23:00'].map((time) => hour(null, time));
  // Where clocks are those of this device.
  const here = { ...roadIn('', 45, -new Date().getTimezoneOffset() / 4), zone: null };
  expect(shownOf(times, ALPS)).toEqual(['null 12:00']);
  expect(shownOf(times, here)).toEqual(['null 12:00']);
  jest.useRealTimers();
});

test('hours in the dark are counted, and a day that has no others is named', () => {
  const rule = 'Only hours of light at the segment are compared, civil twilight included.';
  const dark = [hour('2026-12-05', '03:00'), hour('2026-12-05', '04:00'), hour('2026-12-06', '23:00')];
  expect(lightWords([...dark, hour('2026-12-06', '10:00')], ALPS)).toMatch(
    /^Only .* 3 hours in the dark are left out\. Of Sat, Dec 5.* there are no others\.$/,
  );
  expect(lightWords([hour('2026-12-06', '23:00'), hour('2026-12-06', '10:00')], ALPS)).toBe(
    `${rule} 1 hour in the dark is left out.`,
  );
  expect(lightWords([...dark, hour('2026-12-07', '03:00')], ALPS)).toMatch(
    / Of 3 days there are no others\.$/,
  );
  expect(lightWords([hour('2026-12-06', '10:00')], ALPS)).toBe(rule);
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
