import { METRIC, unitFormat } from '@breakaway/contract/units';
import { rideStart } from '@breakaway/tool-kit/clock';
import { readWeather } from '@breakaway/tool-kit/weather';
import { besideTheStart, meanAir, readHours, rowsOf, startRows, type HourRow } from './hours.ts';

const units = unitFormat(METRIC);
const startAt = (date: string, start: string) => {
  const found = rideStart({ date, start }, 'Europe/Paris');
  if (!found) throw new Error('No start.');
  return found;
};
const start = startAt('2026-06-21', '08:30');
const row = (time: string, wind = '', from = '', temperature = ''): HourRow => ({
  time,
  wind,
  from,
  temperature,
});
const taken = (text: string, at = start) => {
  const read = readWeather(text, { wind: 'km/h', temperature: 'C' });
  if (!read.ok) throw new Error(read.message);
  return rowsOf(read.hours, at);
};

test('rows are hours of the ride, in the units of the engine', () => {
  expect(readHours([row('8:00', '18', 'SW', '18'), row('9:30', '36', '240°', '20,5')], start, units)).toEqual(
    {
      problem: null,
      hours: [
        { atS: -1800, windMs: 5, windFromDeg: 225, temperatureC: 18 },
        { atS: 3600, windMs: 10, windFromDeg: 240, temperatureC: 20.5 },
      ],
    },
  );
});

test('what a row leaves out is that of the hour before, and empty rows do not count', () => {
  const { hours } = readHours(
    [row('08:00', '', '', '18'), row('09:00', '18', 'N'), row('10:00'), row('11:00', '', '', '24')],
    start,
    units,
  );
  expect(hours).toEqual([
    { atS: -1800, windMs: 5, windFromDeg: 0, temperatureC: 18 },
    { atS: 1800, windMs: 5, windFromDeg: 0, temperatureC: 18 },
    { atS: 9000, windMs: 5, windFromDeg: 0, temperatureC: 24 },
  ]);
});

test('a ride over midnight, and over a night in which clocks change', () => {
  const night = startAt('2026-10-24', '22:00');
  const atH = readHours(
    ['22:00', '02:00', '04:00'].map((time) => row(time, '9', 'N')),
    night,
    units,
  ).hours.map(({ atS }) => atS / 3600);
  // Clocks go back at three: four o'clock is seven hours after ten in the evening.
  expect(atH).toEqual([0, 4, 7]);
});

test.each([
  [[row('late', '12', 'N')], { row: 0, field: 'time' }, 'The hour must be a time, such as 08:00.'],
  [[row('08:00', '12', 'N'), row('8', '12', 'N')], { row: 1, field: 'time' }, '08:00 is there twice.'],
  [[row('08:00', 'strong', 'N')], { row: 0, field: 'wind' }, 'Wind must be a number, such as 14 km/h.'],
  [[row('08:00', '12', 'X')], { row: 0, field: 'from' }, /^Enter where the wind comes from/],
  [[row('08:00', '', '', '99')], { row: 0, field: 'temperature' }, /^Temperature must be between/],
  [[row('08:00')], { row: 0, field: 'wind' }, 'Enter the wind or the temperature of an hour.'],
])('%j is refused at its field', (rows, at, message) => {
  const { hours, problem } = readHours(rows, start, units);
  expect(hours).toEqual([]);
  expect(problem).toMatchObject(at);
  expect(problem?.message).toMatch(message);
});

test('of a forecast with days, the hours around the race are taken, by the clocks of the race', () => {
  const week = Array.from({ length: 7 * 24 }, (_, i) =>
    new Date(Date.UTC(2026, 5, 19, i)).toISOString().slice(0, 16),
  );
  const csv = (zone: string) =>
    ['Time;Wind;From;Temp', ...week.map((time, i) => `${time}${zone};${i % 24};N;${i % 24}`)].join('\n');
  const here = taken(csv(''));
  expect([here[0], here.length]).toEqual([row('08:00', '8', '0', '8'), 25]);
  // Six o'clock in London's winter time is eight in the summer of Paris.
  expect(taken(csv('Z'))[0]).toEqual(row('08:00', '6', '0', '6'));
  expect(taken(csv(''), startAt('2026-07-04', '08:30'))).toBe(
    'This forecast is from 2026-06-19 to 2026-06-25. Your race is on 2026-07-04.',
  );
});

test('a table begins with the weather of the whole day', () => {
  expect(startRows('22:30', 3, { wind: '12', windFromDeg: 270, temperature: '14' })).toEqual([
    row('22:00', '12', '270', '14'),
    row('23:00', '12', '270', '14'),
    row('00:00', '12', '270', '14'),
  ]);
});

test('sweat is planned for the mean of the ride', () => {
  const hours = [-7200, 0, 3600, 7200, 36_000].map((atS, i) => ({
    atS,
    temperatureC: 10 * i,
    humidity: 0.5,
  }));
  expect(meanAir(hours, 7200)).toEqual({ temperatureC: 20, humidity: 0.5 });
  expect(meanAir([{ atS: 0, windMs: 3 }], 7200)).toEqual({ temperatureC: undefined, humidity: undefined });
});

test.each([
  [['08:00', '09:00'], null],
  [['10:00', '11:00'], null],
  [['22:00', '23:00'], /^Your hours begin well after your start at 08:30/],
  [['03:00', '04:00'], /^All hours are before your start at 08:30/],
])('hours at %j beside a start at 08:30', (times, words) => {
  const { hours } = readHours(
    times.map((time) => row(time, '10', 'N')),
    start,
    units,
  );
  const said = besideTheStart(hours, '08:30');
  if (words) expect(said).toMatch(words);
  else expect(said).toBeNull();
});
