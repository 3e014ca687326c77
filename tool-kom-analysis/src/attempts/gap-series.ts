import { gapAlong, type Attempt, type GapReference } from '@breakaway/cycling';

/** Seconds behind, at places along a segment, m. */
export interface GapSeries {
  name: string;
  atM: readonly number[];
  gapS: readonly number[];
}

/** More points than this are no sharper line. */
const MOST_POINTS = 160;
/** The stretch in which most is lost is looked for in this share of the segment. */
const STRETCH = 0.15;

/** The gap of an attempt to a reference, at so many places as a chart shows. */
export function gapSeries(name: string, attempt: Attempt, reference: GapReference): GapSeries {
  const { atM, gapS } = gapAlong(attempt, reference);
  const last = atM.length - 1;
  const count = Math.min(MOST_POINTS, last);
  const picked = Array.from({ length: count + 1 }, (_, k) => Math.round((k * last) / count));
  return {
    name,
    atM: picked.map((i) => atM[i] ?? 0),
    gapS: picked.map((i) => gapS[i] ?? 0),
  };
}

/** Where on the road most is lost: from here to there, m, and how much, s; null where nothing is. */
export function worstStretch({ atM, gapS }: GapSeries): { fromM: number; toM: number; lostS: number } | null {
  const last = atM.length - 1;
  const span = Math.max(1, Math.round(STRETCH * last));
  let worst: { fromM: number; toM: number; lostS: number } | null = null;
  for (let i = 0; i + span <= last; i++) {
    const lostS = (gapS[i + span] ?? 0) - (gapS[i] ?? 0);
    if (lostS > (worst?.lostS ?? 0.5)) worst = { fromM: atM[i] ?? 0, toM: atM[i + span] ?? 0, lostS };
  }
  return worst;
}
