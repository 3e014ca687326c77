import { METRIC, unitFormat } from '@breakaway/contract/units';
import { resolveAthlete } from '@breakaway/cycling';
import { rideStart } from '@breakaway/tool-kit/clock';
import { effortWords } from './effort-words.ts';
import { readConditions, readGoal, roundArrival, formAgain, startForm, type PlanForm } from './plan-form.ts';
import { secondsUntil } from './seconds-until.ts';

const athlete = resolveAthlete({ bodyMatrix: { weight: 70 }, powerMatrix: { ftp: 250 } });
const form: PlanForm = startForm(new Date(2026, 10, 26));
const at = (start: string, date = form.date) => rideStart({ date, start }, 'Europe/Paris');
const read = (change: Partial<PlanForm>) =>
  readConditions({ ...form, ...change }, athlete, null, unitFormat(METRIC), {
    zone: 'Europe/Paris',
    heightM: 300,
  });

test.each([
  [new Date(2026, 10, 26), '2026-11-28'],
  [new Date(2026, 10, 28), '2026-12-05'],
  [new Date(2026, 11, 31), '2027-01-02'],
])('a race begins on the Saturday after %s', (today, saturday) => {
  expect(startForm(today).date).toBe(saturday);
});

test.each([
  ['08:30', '15:15', 24_300],
  ['22:00', '05:00', 25_200],
  ['08:30', '08:30', 86_400],
  ['08:30', '', null],
])('from %s to %s it is %d s', (start, arrival, seconds) => {
  expect(secondsUntil(at(start), arrival)).toBe(seconds);
});

test('a night in which clocks change is an hour shorter or longer', () => {
  expect(secondsUntil(at('22:00', '2026-03-28'), '05:00')).toBe(6 * 3600);
  expect(secondsUntil(at('22:00', '2026-10-24'), '05:00')).toBe(8 * 3600);
});

test('an arrival is proposed at the next five minutes', () => {
  const start = at('08:30') ?? { ms: 0, zone: 'UTC' };
  expect([roundArrival(start, 3601), roundArrival(start, 3600), roundArrival(start, 16 * 3600)]).toEqual([
    '09:35',
    '09:30',
    '00:30',
  ]);
});

test('what is left out is not asked, and what is chosen is', () => {
  expect(read({}).conditions).toEqual({
    athlete,
    bike: 'road',
    detail: 'normal',
    temperatureC: 20,
    startTimeMs: Date.UTC(2026, 10, 28, 7, 30),
  });
  const { conditions } = read({
    bike: 'tt',
    level: 'elite',
    descending: 'cautious',
    wind: '18',
    windFromDeg: 90,
    temperature: '',
  });
  expect(conditions).toMatchObject({
    bike: 'tt',
    level: 'elite',
    descending: { corneringG: 0.25 },
    wind: { speedMs: 5, fromDeg: 90 },
  });
  // The engine's rule says it, on every bike: riders sit up where it is steep.
  expect(conditions).not.toHaveProperty('position');
});

test.each([
  [{ wind: '-3' }, 'wind', 'Wind must be between 0 km/h and 100 km/h.'],
  [{ temperature: 'warm' }, 'temperature', 'Temperature must be a number, such as 4.5 °C.'],
  [{ date: '' }, 'start', 'The start needs a date and a time, such as 08:30.'],
] as const)('%j is refused at its field', (change, field, sentence) => {
  const { conditions, errors } = read(change);
  expect(conditions).toBeNull();
  expect(errors[field]).toBe(sentence);
});

test('each goal asks its own question', () => {
  const goal = (change: Partial<PlanForm>) => readGoal({ ...form, ...change }, at('08:30')).goal;
  expect(goal({})).toEqual({ kind: 'fastest' });
  expect(goal({ goal: 'intensity', intensity: 0.8 })).toEqual({ kind: 'fastest', intensityCap: 0.8 });
  expect(goal({ goal: 'wPrimeLeft', keep: 0.4 })).toEqual({ kind: 'wPrimeLeft', shareLeft: 0.4 });
  expect(goal({ goal: 'time', arriveBy: '10:30' })).toEqual({ kind: 'time', timeS: 7200 });
  expect(goal({ goal: 'time', arriveBy: '' })).toBeNull();
});

test.each([
  [0.6, 14_400, 'easy for 4 h'],
  [0.7, 14_400, 'steady for 4 h'],
  [0.8, 16_200, 'hard for 4½ h'],
  [0.84, 14_400, 'near your limit for 4 h'],
  [1.2, 2400, 'more than riders can hold for 40 min'],
  [2.8, 16, 'for 16 s'],
  [1.4, 240, 'for 4 min'],
])('an intensity of %d for %d s is %s', (intensity, timeS, words) => {
  expect(effortWords(intensity, timeS)).toBe(words);
});

test('stops must leave time for riding; the engine counts them in', () => {
  const asked = { ...form, goal: 'time' as const, start: '08:30', arriveBy: '09:30' };
  expect(readGoal(asked, at('08:30'), 600).goal).toEqual({ kind: 'time', timeS: 3600 });
  expect(readGoal(asked, at('08:30'), 3600)).toEqual({
    goal: null,
    error: 'Your stops take longer than you have until then.',
  });
});

test('an arrival before the start is that, and not a ride of nearly a day', () => {
  const asked = { ...form, goal: 'time' as const, start: '08:30', arriveBy: '08:00' };
  expect(readGoal(asked, at('08:30'))).toEqual({
    goal: null,
    error: '08:00 is before your start at 08:30, or more than 20 h after it.',
  });
  // Through the night.
  expect(readGoal({ ...asked, start: '20:00' }, at('20:00')).goal).toEqual({ kind: 'time', timeS: 43_200 });
});

test('a day that has passed becomes the next Saturday when a form is opened again; others stay', () => {
  const friday = new Date(2026, 10, 27, 12);
  const on = (date: string) => formAgain({ ...startForm(friday), date }, friday).date;
  expect(on('2026-11-26')).toBe('2026-11-28');
  expect(on('2026-11-27')).toBe('2026-11-27');
  expect(on('2027-01-02')).toBe('2027-01-02');
  expect(on('')).toBe('');
});
