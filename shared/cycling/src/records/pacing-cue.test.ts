import { pacingCue } from './pacing-cue.ts';

const base = {
  fromM: 0,
  toM: 400,
  powerW: 330,
  lowW: 320,
  highW: 340,
  kind: 'climb',
  startS: 0,
  timeS: 100,
  speedMs: 4,
  slope: 0.05,
  headwindMs: 0,
  wPrimeEndJ: 10_000,
} as const;

test.each([
  [
    { slope: 0.09, powerW: 400, timeS: 60 },
    'first',
    'Start: 400 W for the first 400 m. Steeper, 9.0 %: push. Out of the saddle.',
  ],
  [{ headwindMs: 4 }, 'middle', 'Then 330 W for 400 m. Into the wind, 14 km/h: push.'],
  [{ powerW: 270, slope: 0.03 }, 'middle', 'Then 270 W for 400 m. Flatter, 3.0 %: hold back.'],
  [{ powerW: 250, slope: -0.03 }, 'middle', 'Then 250 W for 400 m. Downhill, 3.0 %: hold back.'],
  [{ powerW: 280, headwindMs: -4 }, 'middle', 'Then 280 W for 400 m. With the wind, 14 km/h: hold back.'],
  [{ powerW: 0, slope: -0.08 }, 'middle', 'Then: roll for 400 m. Downhill, 8.0 %.'],
  [
    { powerW: 280, slope: 0.04 },
    'last',
    'Finish: 280 W for the last 400 m. Flatter, 4.0 %. Little is left after it.',
  ],
  [{ powerW: 300 }, 'last', 'Finish: 300 W for the last 400 m. Little is left after it.'],
  [{ powerW: 300, toM: 5600 }, 'all', 'All the way: 300 W for 5.6 km. Little is left after it.'],
] as const)('a cue says how far, how hard and why: %j', (change, place, words) => {
  const section = { ...base, ...change };
  expect(
    pacingCue(section, {
      first: place === 'first' || place === 'all',
      last: place === 'last' || place === 'all',
      mean: { powerW: 300, speedMs: 6, slope: 0.05, headwindMs: 0 },
      cpW: 280,
      wPrimeLeft: place === 'last' || place === 'all' ? 0.02 : 0.5,
    }),
  ).toBe(words);
});
