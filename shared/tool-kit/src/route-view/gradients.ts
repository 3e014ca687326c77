import type { Route } from '@breakaway/cycling';
import { gradeOf, GRADE_LIMITS } from '@breakaway/ui/climb-outline';

/** A gradient counts over about this length, and over no less than a pixel or two of the chart. */
const PIECE_M = 200;
const MOST_PIECES = 400;
/** Flatter than this, and downhill, the road has no colour of its own. */
const LEVEL = 0.01;
const STEEP = 0.08;

/** A stretch of the course with the colour of its gradient. */
export interface GradePiece {
  fromM: number;
  toM: number;
  /** null where the road is level or falls */
  grade: 1 | 2 | 3 | 4 | 5 | null;
  /** so steep that it is hatched as well as coloured */
  steep: boolean;
}

/** The course in stretches of one colour. */
export function gradePieces({ elevationM, stepM, distanceM }: Route): GradePiece[] {
  const count = Math.max(1, Math.min(MOST_PIECES, Math.round(distanceM / PIECE_M)));
  const nodes = elevationM.length - 1;
  const pieces: GradePiece[] = [];
  for (let i = 0; i < count; i++) {
    const [from, to] = [Math.round((nodes * i) / count), Math.round((nodes * (i + 1)) / count)];
    const slope = ((elevationM[to] ?? 0) - (elevationM[from] ?? 0)) / Math.max(stepM, (to - from) * stepM);
    const grade = slope < LEVEL ? null : gradeOf(100 * slope);
    const steep = slope >= STEEP;
    const last = pieces.at(-1);
    if (last?.grade === grade && last.steep === steep) last.toM = to * stepM;
    else pieces.push({ fromM: from * stepM, toM: to * stepM, grade, steep });
  }
  return pieces;
}

/** The colours of the gradients, with their names. */
export const GRADES = [
  { name: 'level or down', colour: 'var(--line)' },
  ...Array.from({ length: GRADE_LIMITS.length + 1 }, (_, i) => ({
    name:
      i === 0
        ? `up to ${GRADE_LIMITS[0]} %`
        : i === GRADE_LIMITS.length
          ? `from ${GRADE_LIMITS[i - 1]} %`
          : `to ${GRADE_LIMITS[i]} %`,
    colour: `var(--grade-${i + 1})`,
  })),
  {
    name: 'hatched from 8 %',
    colour: 'repeating-linear-gradient(135deg, var(--text-muted) 0 2px, var(--bg-raised) 2px 4px)',
  },
];
