import type { Track } from './track.ts';

/** What a file gave: a track with plain sentences on what was odd, or one sentence on why there is none. */
export type Parsed = { ok: true; track: Track; warnings: string[] } | { ok: false; message: string };
