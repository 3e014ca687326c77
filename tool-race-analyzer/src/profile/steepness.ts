/** Steepness in five bands: colours of the profile and its legend. */
export const BANDS = [
  { below: 0.04, name: 'under 4 %', colour: 'var(--zone-2)' },
  { below: 0.06, name: '4 to 6 %', colour: 'var(--zone-3)' },
  { below: 0.08, name: '6 to 8 %', colour: 'var(--zone-4)' },
  { below: 0.1, name: '8 to 10 %', colour: 'var(--zone-5)' },
  { below: Infinity, name: '10 % and more', colour: 'var(--zone-6)' },
] as const;

export const bandOf = (slope: number) => BANDS.find(({ below }) => slope < below)!;
