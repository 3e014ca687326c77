import type { Track } from './track.ts';

/** A ride or a route with warnings about the file, or one plain sentence on why there is none. */
export type Parsed = { ok: true; track: Track; warnings: string[] } | { ok: false; message: string };

/** Most points that are read: five days of one a second, and what 60 MB of GPX can hold. */
export const MAX_POINTS = 500_000;

/** The file has more than `MAX_POINTS`; thrown by a reader and reported by `readActivityOrRoute`. */
export class TooManyPoints extends Error {}

/** Most laps, waypoints, pauses or separate tracks that are kept of one file. */
export const MAX_MARKS = 2000;

export const DAMAGED_END = 'The file ends in the middle. Everything before that was read.';
