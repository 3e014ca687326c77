import { ownCurve } from './own-curve.ts';
import { resolveAthlete } from './resolve-athlete.ts';

const athlete = resolveAthlete({
  bodyMatrix: { height: 180, weight: 70 },
  powerMatrix: { ftp: 250, min3Power: 400, min20Power: 280 },
});
const best = (durationS: number, powerW: number) => ({ durationS, powerW, rideStartMs: 5 });

test('bests beside the profile: better, new, within, and those the profile has no field for', () => {
  const { bests, offer } = ownCurve(
    [best(60, 450), best(180, 390), best(480, 320), best(1200, 290.4)],
    athlete,
  );
  expect(bests.map(({ verdict, profileW }) => [verdict, profileW])).toEqual([
    ['no field', null],
    ['within', 400],
    ['new', null],
    ['better', 280],
  ]);
  expect(offer.map(({ field, powerW, profileW }) => [field, powerW, profileW])).toEqual([
    ['powerMatrix.min8Power', 320, null],
    ['powerMatrix.min20Power', 290, 280],
  ]);
});

test('the same watts are not better', () => {
  expect(ownCurve([best(1200, 280.4)], athlete).offer).toEqual([]);
});

test('an easy ride is no best for an empty field', () => {
  const { bests, offer } = ownCurve([best(3, 146), best(480, 134), best(1200, 284)], athlete);
  expect(bests.map(({ verdict }) => verdict)).toEqual(['within', 'within', 'better']);
  expect(offer).toHaveLength(1);
  // Without FTP nothing is expected.
  expect(ownCurve([best(480, 134)], resolveAthlete({})).offer).toHaveLength(1);
});

test('what nobody holds is the power meter: it is neither offered nor fitted', () => {
  const { bests, offer, fit } = ownCurve(
    [best(3, 1900), best(180, 700), best(480, 330), best(1200, 300)],
    athlete,
  );
  expect(bests.map(({ verdict }) => verdict)).toEqual(['doubtful', 'doubtful', 'new', 'better']);
  expect(offer).toHaveLength(2);
  expect(fit).toBeNull();
});

test('critical power only where the bests lie on one curve', () => {
  const onCurve = [120, 180, 300, 480, 720, 1200].map((s) => best(s, 260 + 18_000 / s));
  const { fit } = ownCurve(onCurve, athlete);
  expect(fit!.cpW).toBeCloseTo(260, 0);
  expect(fit!.wPrimeJ).toBeCloseTo(18_000, -2);
  const easily = onCurve.map(({ durationS, powerW }) => best(durationS, 0.6 * powerW));
  expect(ownCurve(easily, athlete).fit).toBeNull();
  expect(ownCurve([best(180, 390), best(1200, 300)], athlete).fit).toBeNull();
  expect(ownCurve([], null)).toEqual({ bests: [], offer: [], fit: null });
});
