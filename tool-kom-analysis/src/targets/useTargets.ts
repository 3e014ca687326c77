import type { Athlete } from '@breakaway/cycling';
import { useUnits } from '@breakaway/tool-kit';
import { useEffect, useMemo, useState } from 'react';
import type { Engine } from '../engine/engine.ts';
import type { ForecastHour } from '../wind/forecast.ts';
import type { KeptSegment } from './kept-segments.ts';
import { judge, notJudged, type Target } from './ranking.ts';

/** How each of the segments stands, one after another. What was judged is not judged again. */
export function useTargets(
  engine: Engine,
  segments: readonly KeptSegment[],
  athlete: Athlete | null,
  hours: readonly ForecastHour[],
): Target[] {
  const units = useUnits();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- by what they were judged with
  const judged = useMemo(() => new Map<KeptSegment, Target>(), [engine, athlete, units, hours]);
  const [, setRound] = useState(0);
  useEffect(() => {
    if (!athlete) return;
    let gone = false;
    const all = async () => {
      for (const kept of segments) {
        if (judged.has(kept)) continue;
        const target = await judge(kept, athlete, units, engine, hours).catch(() => null);
        if (gone) return;
        if (target) judged.set(kept, target);
        setRound((round) => round + 1);
      }
    };
    void all();
    return () => {
      gone = true;
    };
  }, [engine, segments, athlete, units, hours, judged]);
  return segments.map((kept) => judged.get(kept) ?? notJudged(kept));
}
