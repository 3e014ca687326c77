import { resolveAthlete } from './resolve-athlete.ts';
import { trainingLevelOf } from './training-level.ts';

const rider = (ftp: number | null, weight: number | null) =>
  resolveAthlete({ bodyMatrix: { weight }, powerMatrix: { ftp } });

test.each([
  [150, 75, 'new'],
  [230, 70, 'regular'],
  [245, 70, 'trained'],
  [300, 70, 'trained'],
  [400, 68, 'elite'],
])('FTP %d at %d kg: %s', (ftp, weight, level) => {
  expect(trainingLevelOf(rider(ftp, weight))).toBe(level);
});

test('without weight or FTP: regular', () => {
  expect(trainingLevelOf(rider(null, 70))).toBe('regular');
  expect(trainingLevelOf(rider(250, null))).toBe('regular');
  expect(trainingLevelOf(undefined)).toBe('regular');
});
