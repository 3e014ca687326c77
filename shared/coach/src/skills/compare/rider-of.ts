import type { Talk } from '../../skill.ts';

/** A rider of another weight, with the drag area that goes with it. */
export const riderOf = (athlete: Talk['athlete'], massKg: number): Talk['athlete'] => ({
  ...athlete,
  massKg: {
    key: 'massKg',
    label: 'body mass',
    value: massKg,
    unit: 'kg',
    source: 'asked' as const,
    how: 'given with the question',
    sd: 0.5,
  },
  cdaM2: scaledDrag(athlete, massKg),
});

/** A heavier rider is a bigger one: drag area by the Du Bois exponent of mass. */
function scaledDrag(athlete: Talk['athlete'], massKg: number): Talk['athlete']['cdaM2'] {
  const factor = (massKg / (athlete.massKg?.value ?? 75)) ** 0.425;
  const entries = Object.entries(athlete.cdaM2).map(([position, input]) => [
    position,
    { ...input, value: input.value * factor },
  ]);
  return Object.fromEntries(entries) as Talk['athlete']['cdaM2'];
}
