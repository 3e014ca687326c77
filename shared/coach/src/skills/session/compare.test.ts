import { blankMemory } from '../../memory.ts';
import { replyByRules } from '../../respond/index.ts';
import { riders } from '../../../evaluation/case.ts';

const answerTo = (message: string, rider: keyof typeof riders = 'ben') =>
  replyByRules({ message, memory: blankMemory, profile: riders[rider], today: '2026-11-22' }).text;

test('a replacement session has the same intensity by default', () => {
  expect(answerTo('can I do 2x20 instead of 3x15')).toMatch(
    /^Yes: it trains the same\. 2x20 min sweet spot has 40 min of work/,
  );
  expect(answerTo('instead of 4x8 can I do 8x4?')).toMatch(/^Not the same: 8x4 min VO2max is harder/);
});

test('two kinds of session are distinguished in watts', () => {
  expect(answerTo("what's the difference between sweet spot and threshold?")).toMatch(
    /^Sweet spot \(210 to 235 W\).* Threshold \(238 to 255 W\)/,
  );
  expect(answerTo('why sweet spot and not threshold')).toContain('slower to recover from: threshold');
});

test('a session in watts is explained without an FTP', () => {
  expect(answerTo('explain 5x5 at 300 W', 'new')).toMatch(/^5x5 min VO2max: 300 W/);
});

test('all repetitions that were said are kept in a longer time', () => {
  expect(answerTo('write me 10 x 1 min hard 1 min easy within an hour')).toContain('10x1 min VO2max: 1 h,');
});
