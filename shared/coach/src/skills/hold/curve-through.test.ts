import { resolveAthlete, powerCurveOf, powerForDuration } from '@breakaway/cycling';
import { curveThrough } from './curve-through.ts';

const athlete = resolveAthlete({ bodyMatrix: { weight: 75 }, powerMatrix: { ftp: 250 } });
const at = (efforts: Parameters<typeof curveThrough>[0], timeS: number) =>
  powerForDuration(powerCurveOf(curveThrough(efforts, athlete))!, timeS);

test('one effort lies on the curve', () => {
  expect(at([{ powerW: 280, durationS: 1200 }], 1200)).toBeCloseTo(280, 0);
  expect(at([{ powerW: 240, durationS: 3600 }], 3600)).toBeCloseTo(240, 0);
});

test('two efforts give critical power and work above it', () => {
  const rider = curveThrough(
    [
      { powerW: 380, durationS: 180 },
      { powerW: 300, durationS: 720 },
    ],
    athlete,
  );
  expect(rider?.cpW?.value).toBeCloseTo(273.3, 1);
  expect(rider?.wPrimeJ?.value).toBeCloseTo(19_200, -1);
});

test('two efforts that cannot both be all out still give a curve', () => {
  expect(
    at(
      [
        { powerW: 251, durationS: 300 },
        { powerW: 250, durationS: 1200 },
      ],
      1200,
    ),
  ).toBeCloseTo(250, 0);
});
