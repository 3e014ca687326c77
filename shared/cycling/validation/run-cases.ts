import type { Chapter, Outcome } from './case.ts';
import { after } from './chapters/after.ts';
import { air } from './chapters/air.ts';
import { criticalPower } from './chapters/critical-power.ts';
import { exportedFiles } from './chapters/exported-files.ts';
import { feeding } from './chapters/feeding.ts';
import { pacing } from './chapters/pacing.ts';
import { records } from './chapters/records.ts';
import { recovery } from './chapters/recovery.ts';
import { rides } from './chapters/rides.ts';
import { road } from './chapters/road.ts';
import { routes } from './chapters/routes.ts';
import { training } from './chapters/training.ts';

export const CHAPTERS: readonly Chapter[] = [
  air,
  road,
  criticalPower,
  recovery,
  training,
  rides,
  routes,
  records,
  pacing,
  after,
  feeding,
  exportedFiles,
];

/**
 * Computes every case.
 * @param read the bytes of a file below RIDES_DIR, or null when it is not there
 */
export async function runCases(read: (path: string) => Uint8Array | null): Promise<Outcome[]> {
  const files = new Map(filesNeeded().map((path) => [path, read(path)]));
  const outcomes: Outcome[] = [];
  for (const { subject, groups } of CHAPTERS) {
    for (const { title: group, basis, cases } of groups) {
      for (const { ours, ...told } of cases) {
        const given = (told.files ?? []).flatMap((path) => files.get(path) ?? []);
        const complete = given.length === (told.files ?? []).length;
        outcomes.push({ subject, group, basis, ...told, ours: complete ? await ours(...given) : null });
      }
    }
  }
  return outcomes;
}

/** The files that the cases need, below RIDES_DIR. */
export function filesNeeded(): string[] {
  const cases = CHAPTERS.flatMap(({ groups }) => groups.flatMap((group) => group.cases));
  return [...new Set(cases.flatMap(({ files }) => files ?? []))];
}
