import type { Refusal } from '../answer/input.ts';

export type ExportOptions = {
  /** what ends a step of a workout: the place (default) or the clock, for indoors */
  steps?: 'distance' | 'time';
  /** when the file is made, UTC, ms since 1970; by default the start of the plan */
  createdMs?: number;
};

/** What a writer gives: the file's content and plain sentences on what did not fit into it. */
export type Written = { ok: true; content: string | Uint8Array<ArrayBuffer>; notes: string[] } | Refusal;

export const NO_POSITIONS: Refusal = {
  ok: false,
  message: 'This plan has no places on the map, so it cannot be followed as a course. Take a workout.',
};
