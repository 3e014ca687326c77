import type { SessionStep } from '../parts.ts';
import { sessionWords, stepWords, timeWords } from './step-words.ts';

const step = (kind: SessionStep['kind'], minutes: number, from: number, to = from, label?: string) => ({
  kind,
  seconds: 60 * minutes,
  from,
  to,
  ...(label === undefined ? {} : { label }),
});
/** As a reader sees it. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [40, '40 s'],
  [90, '90 s'],
  [120, '2 min'],
  [220, '3 min 40 s'],
  [3600, '1 h'],
  [8700, '2 h 25 min'],
])('%d s is %s', (seconds, words) => expect(plain(timeWords(seconds))).toBe(words));

test('no line ends between a number and its unit', () => {
  expect(stepWords(step('work', 8, 0.98), 250)).toBe('8\u00a0min at 245\u00a0W');
});

test.each<[string, SessionStep, number | null]>([
  ['Warm-up: 15 min from 125 to 188 W', step('warmUp', 15, 0.5, 0.75), 250],
  ['Warm-up: 15 min from 50 to 75 % of FTP', step('warmUp', 15, 0.5, 0.75), null],
  ['3 min easy at 125 W', step('rest', 3, 0.5), 250],
  ['4 min at 195 W, seated, big gear', step('work', 4, 0.78, 0.78, 'seated, big gear'), 250],
  ['30 s all out', step('work', 0.5, 2, 2, 'all out'), 250],
  ['Cool-down: 10 min at 55 % of FTP', step('coolDown', 10, 0.55), null],
])('%s', (words, one, ftpW) => expect(plain(stepWords(one, ftpW))).toBe(words));

const [warmUp, coolDown] = [step('warmUp', 15, 0.5, 0.75), step('coolDown', 10, 0.5)];
const [work, rest] = [step('work', 8, 0.98), step('rest', 3, 0.5)];

test('repetitions are written once, also when the last rest is missing', () => {
  const steps = [warmUp, work, rest, work, rest, work, rest, work, coolDown];
  expect(plain(sessionWords(steps, 250))).toBe(
    'Warm-up: 15 min from 125 to 188 W; 4 × 8 min at 245 W with 3 min easy at 125 W between; Cool-down: 10 min at 125 W',
  );
});

test('with a rest after each, both are in the repetition', () => {
  expect(plain(sessionWords([work, rest, work, rest, coolDown], 250))).toBe(
    '2 × (8 min at 245 W, 3 min easy at 125 W); Cool-down: 10 min at 125 W',
  );
});
