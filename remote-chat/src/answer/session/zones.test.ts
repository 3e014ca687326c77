import { piecesOf, zoneOf } from './zones.ts';

test.each([
  [0.3, 'Recovery'],
  [0.55, 'Recovery'],
  [0.56, 'Endurance'],
  [0.1 + 0.2 + 0.6, 'Tempo'],
  [1.05, 'Threshold'],
  [1.2, 'VO2max'],
  [3, 'Anaerobic'],
])('%d of FTP is %s', (share, name) => expect(zoneOf(share).name).toBe(name));

test('a ramp is split where it enters another zone, without a gap', () => {
  const pieces = piecesOf([
    { seconds: 600, kind: 'warmUp', from: 0.45, to: 0.95 },
    { seconds: 300, kind: 'work', from: 1, to: 1 },
    { seconds: 600, kind: 'coolDown', from: 0.65, to: 0.45 },
  ]);
  expect(pieces.map(({ zone, step }) => [zone.name, step])).toEqual([
    ['Recovery', 0],
    ['Endurance', 0],
    ['Tempo', 0],
    ['Threshold', 0],
    ['Threshold', 1],
    ['Endurance', 2],
    ['Recovery', 2],
  ]);
  for (const [i, piece] of pieces.entries()) expect(piece.fromS).toBeCloseTo(pieces[i - 1]?.toS ?? 0);
  expect(pieces[1]!.fromS).toBeCloseTo(120);
  expect(pieces.at(-1)!.toS).toBe(1500);
});
