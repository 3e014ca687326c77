import type { SourceKey } from './sources.ts';

/** Where a number came from: typed with the question, the user's profile, an estimate from the profile, or a default. */
export type Source = 'asked' | 'profile' | 'estimated' | 'default';

/** One number that went into a result, with everything needed to explain it. */
export type Input = {
  /** stable name, with its unit, such as `cdaM2` */
  key: string;
  /** plain words, such as "drag area" */
  label: string;
  value: number;
  unit: string;
  source: Source;
  /** one plain phrase: where the value or its estimate comes from */
  how: string;
  /** standard deviation, in `unit` */
  sd: number;
  /** of an estimate or a default: where its formula is published */
  cites?: SourceKey;
};

/** What an answer that could not be computed says. */
export type Refusal = {
  ok: false;
  /** one plain sentence for the person who asked */
  message: string;
  /** profile fields that would make it possible, such as `bodyMatrix.weight` */
  missing?: string[];
  /** the latest time that can be asked for, where a later one was, s */
  latestS?: number;
  /** how long the fastest ride takes within what is advised for its length, where a time was too fast, s */
  realisticS?: number;
};

/** How much one input's standard deviation moves a result. */
export type Spread = { key: string; label: string; effect: number };

/**
 * Standard deviation of a result from those of its inputs, taken one at a time and added as squares.
 * @param compute the result for a set of values
 * @returns `sd` in the unit of the result and the effect of each input, largest first
 */
export function spreadOf<T extends Record<string, Input>>(
  inputs: T,
  compute: (values: Record<keyof T, number>) => number,
): { sd: number; spread: Spread[] } {
  const values = valuesOf(inputs);
  const spread: Spread[] = [];
  for (const [key, input] of Object.entries(inputs)) {
    if (!(input.sd > 0)) continue;
    const up = compute({ ...values, [key]: input.value + input.sd });
    const down = compute({ ...values, [key]: input.value - input.sd });
    const effect = (up - down) / 2;
    if (Number.isFinite(effect)) spread.push({ key: input.key, label: input.label, effect });
  }
  spread.sort((a, b) => Math.abs(b.effect) - Math.abs(a.effect));
  return { sd: Math.hypot(...spread.map((part) => part.effect)), spread };
}

/** The bare numbers of a set of inputs. */
export function valuesOf<T extends Record<string, Input>>(inputs: T): Record<keyof T, number> {
  return Object.fromEntries(Object.entries(inputs).map(([key, input]) => [key, input.value])) as Record<
    keyof T,
    number
  >;
}
