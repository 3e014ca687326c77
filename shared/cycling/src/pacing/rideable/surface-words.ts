import { stretchByCell, type Stretch } from '../../road/stretches.ts';
import type { Surface } from '../../road/surfaces.ts';

/** A stretch of a surface that asks for a word, m from the start of the route. */
export type SurfaceRun = { fromM: number; toM: number; surface: Surface };

const NAMES: Partial<Record<Surface, string>> = {
  roughAsphalt: 'Rough asphalt',
  cobbles: 'Cobbles',
  wood: 'Wooden planks',
  gravel: 'Gravel',
  dirt: 'Dirt',
};
/** Less of it than this in a segment is not worth a word, m; this much of a segment is all of it. */
const NOTABLE_M = 50;
const ALL = 0.9;

/** Where the surface changes along a route, without what needs no word. */
export function surfaceRuns(stretches: readonly Stretch[], distanceM: number, stepM: number): SurfaceRun[] {
  if (!stretches.some(({ surface }) => surface !== undefined)) return [];
  const runs: SurfaceRun[] = [];
  stretchByCell(stretches, Math.round(distanceM / stepM), stepM).forEach(({ surface }, i) => {
    if (surface === undefined || NAMES[surface] === undefined) return;
    const last = runs.at(-1);
    const toM = (i + 1) * stepM;
    if (last?.surface === surface && Math.abs(last.toM - i * stepM) < 1e-6) last.toM = toM;
    else runs.push({ fromM: i * stepM, toM, surface });
  });
  return runs;
}

/** A sentence about what the road of a segment is made of, with a space before it; empty for asphalt. */
export function wordsForSurface(
  runs: readonly SurfaceRun[],
  segment: { fromM: number; toM: number },
): string {
  const here = runs
    .map(({ fromM, toM, surface }) => ({
      surface,
      fromM: Math.max(fromM, segment.fromM),
      toM: Math.min(toM, segment.toM),
    }))
    .filter(({ fromM, toM }) => toM - fromM >= NOTABLE_M);
  const surfaces = [...new Set(here.map(({ surface }) => surface))];
  return surfaces
    .map((surface) => {
      const parts = here.filter((run) => run.surface === surface);
      const [first] = parts;
      const ofItM = parts.reduce((sum, { fromM, toM }) => sum + toM - fromM, 0);
      const name = NAMES[surface]!;
      if (ofItM >= ALL * (segment.toM - segment.fromM)) return ` ${name} all the way.`;
      const where = `from km ${km(first!.fromM)} to ${km(first!.toM)}`;
      return parts.length === 1
        ? ` ${name} ${where}.`
        : ` ${name} in ${parts.length} places, the first ${where}.`;
    })
    .join('');
}

function km(metres: number): string {
  return (metres / 1000).toFixed(1);
}
