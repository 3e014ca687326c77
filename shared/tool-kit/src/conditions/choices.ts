import { directionName, type Bike, type Descending } from '@breakaway/cycling';

/** The choices of a ride's conditions in words. */
export const BIKES: Record<Bike, string> = {
  road: 'Road bike',
  tt: 'Time-trial bike',
  gravel: 'Gravel bike',
  mtb: 'Mountain bike',
};
/** Where a wind comes from, each 45 degrees further, as options of a `Choice`. */
export const WINDS = Object.fromEntries(
  ['North', 'North-east', 'East', 'South-east', 'South', 'South-west', 'West', 'North-west'].map(
    (name, i) => [String(45 * i), name],
  ),
);

/** The same with the one that is meant, where a forecast or a rose has set it between them. */
export const windsWith = (fromDeg: number): Record<string, string> =>
  String(fromDeg) in WINDS
    ? WINDS
    : { ...WINDS, [fromDeg]: `${directionName(fromDeg)}, ${Math.round(fromDeg)}°` };

export type DescendingStyle = 'cautious' | 'normal' | 'brave';
export const STYLES: readonly { value: DescendingStyle; label: string }[] = [
  { value: 'cautious', label: 'Cautious' },
  { value: 'normal', label: 'Normal' },
  { value: 'brave', label: 'Brave' },
];
/** How boldly bends and descents are ridden; `normal` is the engine's own. */
export const DESCENDING: Record<DescendingStyle, Descending | null> = {
  cautious: { corneringG: 0.25, maxSpeedMs: 55 / 3.6, coastAboveMs: 45 / 3.6 },
  normal: null,
  brave: { corneringG: 0.5, maxSpeedMs: 80 / 3.6, coastAboveMs: 65 / 3.6 },
};
