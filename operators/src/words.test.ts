import { audienceInWords } from '@breakaway/releases/audience-words';
import { ago, changeInWords, fared, toneOf } from './words.ts';

test.each([
  [0, 'less than a minute'],
  [59_999, 'less than a minute'],
  [60_000, '1 minute'],
  [7_300_000, '2 hours'],
  [86_400_000, '1 day'],
  [-5_000, 'less than a minute'],
])('%p ms are %s', (past, words) => {
  expect(ago(1_000_000_000_000 - past, 1_000_000_000_000)).toBe(words);
});

test('an audience in words', () => {
  expect(audienceInWords({ percent: 10, members: ['a'], staff: true })).toBe(
    '10 % of visitors, 1 named member, staff',
  );
  expect(audienceInWords({ percent: 0, members: ['a', 'b'], staff: false })).toBe('2 named members');
});

const health = (loads: number, failures: number) => ({ version: '1', loads, failures, failure: 'render' });

test('how a release fares, and how worried one should be', () => {
  expect(fared(undefined)).toBe('No page in the last 10 minutes');
  expect(fared(health(0, 0))).toBe('No page in the last 10 minutes');
  expect(fared(health(40, 2))).toBe('2 of 40 pages failed (render)');
  expect([undefined, health(100, 0), health(100, 1), health(100, 2), health(100, 6)].map(toneOf)).toEqual([
    'neutral',
    'good',
    'good',
    'warn',
    'bad',
  ]);
});

test.each([
  ['deploy', null, '1', 'made 1 live'],
  ['deploy', '1', '2', 'made 2 live instead of 1'],
  ['rollback', '2', '1', 'went back to 1 from 2'],
  ['canary', '1', '2', 'made 2 a canary'],
  ['withdraw', '2', '1', 'withdrew 2'],
])('%s', (action, from, to, words) => {
  expect(changeInWords(action, from, to)).toBe(words);
});
