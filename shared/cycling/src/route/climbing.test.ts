import { climbingDoubt, climbingSdShare, roughnessM, smoothingM, turnM } from './climbing.ts';
import { made, north } from './testing.ts';

/** Standard normal numbers, the same in every run. */
function normals(seed: number): () => number {
  let state = seed;
  const even = () => (state = (state * 48271) % 2147483647) / 2147483647;
  return () => Math.sqrt(-2 * Math.log(even())) * Math.cos(2 * Math.PI * even());
}

/** A road of waves `heightM` high from foot to top, each 1 km long, beside which `noise` is written. */
const waves = (heightM: number, noise: (at: number) => number = () => 0) =>
  made(north(30_000, (at) => 200 + (heightM / 2) * Math.sin((2 * Math.PI * at) / 1000) + noise(at)));
const WAVES = 30;

/** What a receiver draws by itself: it stays with its error over some hundred metres. */
function wandering(sdM: number, overM: number): () => number {
  const normal = normals(11);
  const keeps = Math.exp(-10 / overM);
  let [error, filtered] = [0, 0];
  return () => {
    error = keeps * error + Math.sqrt(1 - keeps * keeps) * sdM * normal();
    return (filtered += (error - filtered) / 8);
  };
}

test('rises of 2 m count in full where heights are smooth, and noise of 1 m does not where they are rough', () => {
  const smooth = waves(2.2);
  expect(smooth.roughM).toBeLessThan(0.15);
  expect(smooth.ascentM / (2.2 * WAVES)).toBeCloseTo(1, 1);
  const normal = normals(5);
  const rough = made(north(30_000, () => 200 + 0.4 * normal()));
  expect(rough.roughM).toBeGreaterThan(0.25);
  expect(rough.ascentM).toBeLessThan(20);
  expect(waves(20, () => 0.4 * normal()).ascentM / (20 * WAVES)).toBeCloseTo(1, 1);
});

test('heights that a map has in steps are smoothed over more, so that they do not climb by themselves', () => {
  const normal = normals(9);
  let error = 0;
  const errors = Array.from({ length: 1001 }, () => (error = 0.75 * error + 1.3 * normal()));
  const route = waves(40, (at) => Math.round(errors[Math.floor(at / 30)] ?? 0));
  expect(smoothingM(route.roughM)).toBeGreaterThan(40);
  expect(Math.abs(route.ascentM / (40 * WAVES) - 1)).toBeLessThan(0.12);
  expect(route.climbingSdM).toBeGreaterThan(0.05 * route.ascentM);
});

test('roughness is the same with a wall in the profile, and more with points far apart never hides it', () => {
  const normal = normals(3);
  const flat = Float64Array.from({ length: 2000 }, () => 0.3 * normal());
  const walled = flat.map((height, i) => height + (i > 1000 ? 80 : 0));
  expect(roughnessM(flat, 10, 8)).toBeCloseTo(0.3 * Math.sqrt(6), 1);
  expect(roughnessM(walled, 10, 8)).toBeCloseTo(roughnessM(flat, 10, 8), 1);
  // Every third height is one of the file; between them a line hides the noise from a short look.
  const sparse = flat.map((_, i) => {
    const [from, share] = [3 * Math.floor(i / 3), (i % 3) / 3];
    return flat[from]! + share * ((flat[from + 3] ?? 0) - flat[from]!);
  });
  expect(roughnessM(sparse, 10, 30)).toBeGreaterThan(1.3 * roughnessM(sparse, 10, 8));
  expect(roughnessM(new Float64Array(3), 10, 10)).toBe(0);
  expect([0, 0.15, 0.25, 1].map(turnM)).toEqual([1, 1, 2.5, 2.5]);
});

test('the spread follows the heights: 3 % of a mountain, far more of small rises by a receiver, and said so', () => {
  const mountain = made(north(20_000, (at) => 300 + 0.07 * at));
  expect(climbingSdShare(mountain)).toBeCloseTo(0.03, 3);
  expect(climbingDoubt(mountain)).toBeNull();
  const small = waves(6, wandering(12, 400));
  expect(climbingSdShare(small)).toBeGreaterThan(0.12);
  expect(climbingDoubt(small)).toMatch(
    /^heights of the file are rough, so its \d+ m of ascent may be \d+ m off$/,
  );
  expect(Math.abs(small.ascentM - 6 * WAVES)).toBeLessThan(3 * small.climbingSdM);
  const level = made(north(5000, () => 10));
  expect(level).toMatchObject({ ascentM: 0, climbingSdM: 1 });
  expect(climbingSdShare(level)).toBe(0.3);
});
