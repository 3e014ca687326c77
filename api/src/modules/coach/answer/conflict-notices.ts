import type { AnswerPart } from '@breakaway/contract';
import { type AnswerUse, type Athlete, conflictsFor } from '@breakaway/cycling';

/** What is contradictory among the values that this answer rests on. The rest is told in Settings, where it can be mended. */
export function conflictNotices(athlete: Athlete, ...uses: AnswerUse[]): AnswerPart[] {
  const told = new Set(uses.flatMap((use) => conflictsFor(athlete.conflicts, use)));
  return [...told].map(({ text }) => ({ kind: 'notice', tone: 'info', text }));
}
