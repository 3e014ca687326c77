import type { SessionStep } from '../parts.ts';
import { labelsOf } from './labels.ts';
import { powerTicks, topOf } from './scale.ts';

const step = (seconds: number, share: number, label?: string): SessionStep => ({
  kind: 'work',
  seconds,
  from: share,
  to: share,
  ...(label === undefined ? {} : { label }),
});

test('an easy ride stays below the FTP line, and a sprint does not flatten the rest', () => {
  expect(topOf([step(3600, 0.6)])).toBeGreaterThan(1);
  expect(topOf([step(10, 4)])).toBe(2);
  expect(topOf([])).toBeGreaterThan(1);
});

test('the vertical axis has round watts, or percent without FTP', () => {
  expect(powerTicks(1.2, 250).map(({ label }) => label)).toEqual(['0', '100', '200', '300']);
  expect(powerTicks(1.2, null).map(({ label }) => label)).toEqual(['0\u00a0%', '50\u00a0%', '100\u00a0%']);
});

describe('the labels of the bars', () => {
  const scale = { x: (s: number) => s, y: (share: number) => 100 - 50 * share, floor: 100, right: 600 };
  const taken = { text: 'FTP 250 W', x: 560, y: 45, inside: false };
  const words = (...steps: SessionStep[]) =>
    labelsOf(steps, 250, scale, [taken]).map(({ text, inside }) => [text.replace('\u00a0', ' '), inside]);

  test('name each power once: in the bar if it is wide enough, otherwise above it', () => {
    expect(words(step(200, 1), step(100, 0.5), step(200, 1), step(10, 1.6))).toEqual([
      ['400 W', false],
      ['250 W', true],
      ['125 W', true],
    ]);
  });

  test('do not overlap; the hardest has priority', () => {
    expect(words(step(20, 1.05), step(20, 0.95))).toEqual([['263 W', false]]);
  });

  test('name no watts for all-out efforts', () => {
    expect(words(step(10, 2, 'all out'))).toEqual([['all out', false]]);
  });
});
