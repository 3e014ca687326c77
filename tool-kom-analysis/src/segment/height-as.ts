import { readNumber } from '@breakaway/contract/units';
import type { SegmentForm } from './segment.ts';

type Height = Pick<SegmentForm, 'length' | 'heightBy' | 'gain' | 'gradient'>;

/**
 * The height of a segment by hand entered in the other way: the same road, so that nothing is lost. Where it cannot be
 * converted the other field stays as it is.
 */
export function heightAs(heightBy: SegmentForm['heightBy'], form: Height): Partial<SegmentForm> {
  if (heightBy === form.heightBy) return { heightBy };
  const [gradient, gain] = [gradientOf(form), gainOf(form)];
  // What was typed before the conversion is more exact than the way back.
  return heightBy === 'gradient'
    ? { heightBy, ...(gradient === null || gain === form.gain ? {} : { gradient }) }
    : { heightBy, ...(gain === null || gradient === form.gradient ? {} : { gain }) };
}

/** The gain as a gradient, %. */
function gradientOf({ length, gain }: Height): string | null {
  const value = (readNumber(gain) ?? NaN) / (10 * (readNumber(length) ?? NaN));
  return Number.isFinite(value) ? String(Number(value.toFixed(2))) : null;
}

/** The gradient as a gain, m. */
function gainOf({ length, gradient }: Height): string | null {
  const value = 10 * (readNumber(length) ?? NaN) * (readNumber(gradient) ?? NaN);
  return Number.isFinite(value) ? String(Number(value.toFixed(Math.abs(value) < 100 ? 1 : 0))) : null;
}
