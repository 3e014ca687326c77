import type { SessionStep } from '../parts.ts';
import { labelsOf } from './labels.ts';

const repeats = (count: number, share: number): SessionStep[] =>
  Array.from({ length: count }, () => [
    { seconds: 300, kind: 'work' as const, from: share, to: share },
    { seconds: 300, kind: 'rest' as const, from: 0.5, to: 0.5 },
  ]).flat();
/** 100 px for FTP, and so many px for a second. */
const scale = (pxPerS: number) => ({
  x: (seconds: number) => seconds * pxPerS,
  y: (share: number) => 200 - 100 * share,
  floor: 200,
  right: 3000 * pxPerS,
});

test('a power is labelled once, in its bar where the bar is wide enough', () => {
  const labels = labelsOf(repeats(4, 0.9), 250, scale(0.5), []);
  expect(labels).toEqual([{ text: '225\u00a0W', x: 75, y: 126, inside: true }]);
});

test('the line of FTP would strike it through: then it stands above its bar', () => {
  const [label] = labelsOf(repeats(4, 1.1), 250, scale(0.5), []);
  expect(label).toMatchObject({ text: '275\u00a0W', inside: false });
  expect(label!.y).toBeLessThan(90);
  // Far above the line there is room in the bar.
  expect(labelsOf(repeats(4, 1.5), 250, scale(0.5), [])[0]!.inside).toBe(true);
});

test('where the first repetition is taken, the label stands at the next one', () => {
  const taken = { text: 'FTP 250 W', x: 20, y: 95, inside: false };
  const labels = labelsOf(repeats(4, 1.1), 250, scale(0.1), [taken]);
  expect(labels.map(({ text, x }) => [text, x])).toEqual([['275\u00a0W', 75]]);
});
