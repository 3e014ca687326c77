import { climbs } from './climbs.ts';
import { findClimb } from './gazetteer.ts';

test('every climb is one that a road can be', () => {
  expect(climbs.length).toBeGreaterThanOrEqual(150);
  const odd = climbs.filter(({ lengthM, gainM, topM }) => {
    const slope = gainM / lengthM;
    return !(
      slope > 0.025 &&
      slope < 0.165 &&
      lengthM >= 300 &&
      lengthM < 90_000 &&
      topM > 0 &&
      topM < 4400 &&
      gainM <= topM
    );
  });
  expect(odd).toEqual([]);
});

test('names are found, and mean one climb each', () => {
  expect(new Set(climbs.map(({ id }) => id)).size).toBe(climbs.length);
  const names = climbs.flatMap(({ id, aliases }) => aliases.map((alias) => [alias, id] as const));
  expect(names.filter(([alias]) => alias !== alias.toLowerCase() || /[^a-z0-9 ]/.test(alias))).toEqual([]);
  const lost = names.filter(([alias, id]) => findClimb(`how long up ${alias} at 250 w`)?.climb.id !== id);
  expect(lost).toEqual([]);
  const first = new Map<string, string>();
  for (const { id, name } of climbs) if (!first.has(name)) first.set(name, id);
  const other = [...first].filter(
    ([name, id]) => findClimb(`power for ${name.toLowerCase()} in an hour`)?.climb.id !== id,
  );
  expect(other).toEqual([]);
});

test.each([
  'i got told to ride the big ring more',
  'my power on a long ride is poor',
  'what should i eat before a long tour in the mountains',
  'it rained and the road was wet',
  'is my saddle too high',
  'a good session for climbing',
  'the corner at the bottom of the hill',
  'how do i ride a bunch sprint',
  'what about a tt bike',
  'my left knee hurts on climbs',
  'i ported my plan to another app',
  'should i use a candle wax on my chain',
  'how do i travel with my bike by plane',
  'scrap the bars and drink only',
  'riding through the cars',
  'a week in the alps',
  'cutting weight is the least of it',
  'we have a family dinner in the garden',
  'i need a clause in the contract',
])('no climb is read into "%s"', (message) => {
  expect(findClimb(message)).toBeNull();
});
