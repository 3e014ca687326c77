import type { PacingModel } from './gradient.ts';

/**
 * What intensity costs a rider who is near the fastest ride: seconds for the fourth power of normalized power, relative to
 * its cap. At an optimum no power can be moved for a gain, so the gradients of time and of intensity are opposite; the
 * price is the ratio that fits them best, the unknowns weighed by how loosely they sit.
 * @param capFourth the cap, W4
 */
export function priceOfIntensity(model: PacingModel, unknown: Float64Array, capFourth: number): number {
  const { timeS, fourth } = model.forward(unknown);
  const byTime = new Float64Array(unknown.length);
  const byIntensity = new Float64Array(unknown.length);
  const none = new Float64Array(model.leftJ.length);
  model.backward({ timeS: 1, fourth: 0, leftJ: none, overW: none }, byTime);
  const perFourth = 1 / (timeS * capFourth);
  model.backward(
    { timeS: (-fourth / timeS) * perFourth, fourth: perFourth, leftJ: none, overW: none },
    byIntensity,
  );
  const looseness = model.looseness();
  let together = 0;
  let square = 0;
  for (let j = 0; j < unknown.length; j++) {
    together += looseness[j]! * byTime[j]! * byIntensity[j]!;
    square += looseness[j]! * byIntensity[j]! * byIntensity[j]!;
  }
  return square > 0 ? Math.max(0, -together / square) : 0;
}
