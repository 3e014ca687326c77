import { fileOf, hillGpx, openRides } from '@breakaway/tool-kit/testing';
import { readSegmentFile } from './segment-files.ts';

test('a planned route has stretches and no efforts', async () => {
  const file = await readSegmentFile(fileOf(hillGpx({ recorded: false }), 'hill.gpx'));
  if (!file.ok) throw new Error(file.message);
  expect(file.name).toBe('The hill');
  expect(file.stretches.map(({ name }) => name)).toEqual([
    'The whole file',
    expect.stringMatching(/^Climb 1, from km (1\.9|2\.0)/),
  ]);
  expect(file.stretches.every(({ efforts }) => efforts.length === 0)).toBe(true);
  expect(file.stretches[1]!.gainM).toBeGreaterThan(270);
});

test('a file without elevation says that the height is unknown', async () => {
  const file = await readSegmentFile(fileOf(hillGpx({ elevation: false }), 'hill.gpx'));
  if (!file.ok) throw new Error(file.message);
  expect(file.stretches).toHaveLength(1);
  expect(file.stretches[0]!.altitudeM).toBeNull();
});

const rides = openRides();
(rides ? test : test.skip)('climbs of a real ride have the rider’s own time', async () => {
  const file = await readSegmentFile(rides!.file('fit/sweatpy-4078723797-edge1000-power-1hz.fit'));
  if (!file.ok) throw new Error(file.message);
  // A climb that begins or ends with the recording has no gate to cross.
  const ridden = file.stretches.slice(1).filter(({ efforts }) => efforts.length > 0);
  expect(ridden.length).toBeGreaterThanOrEqual(4);
  for (const { efforts, distanceM } of ridden) {
    const speed = distanceM / efforts[0]!.timeS;
    expect(speed).toBeGreaterThan(2);
    expect(speed).toBeLessThan(15);
    expect(efforts[0]!.averagePowerW).toBeGreaterThan(100);
  }
});
