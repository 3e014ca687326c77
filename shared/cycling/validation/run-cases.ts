import { air } from './chapters/air.ts';
import { physiology } from './chapters/physiology.ts';
import { road } from './chapters/road.ts';
import type { Chapter, Outcome } from './case.ts';

export const CHAPTERS: readonly Chapter[] = [air, road, physiology];

const NO_FILE = new Uint8Array();

/**
 * Computes every case.
 * @param read the bytes of a file below RIDES_DIR, or null when it is not there
 */
export async function runCases(read: (path: string) => Uint8Array | null): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { subject, cases } of CHAPTERS) {
    for (const { ours, ...told } of cases) {
      const bytes = told.file === undefined ? NO_FILE : read(told.file);
      outcomes.push({ subject, ...told, ours: bytes && (await ours(bytes)) });
    }
  }
  return outcomes;
}

/** The files that the cases need, below RIDES_DIR. */
export function filesNeeded(): string[] {
  return [...new Set(CHAPTERS.flatMap(({ cases }) => cases.flatMap(({ file }) => file ?? [])))];
}
