import type { Athlete } from '@breakaway/cycling';
import { useUnits } from '@breakaway/tool-kit';
import { onTold } from '@breakaway/tool-kit/device';
import { useCallback, useEffect, useState } from 'react';
import type { Engine } from '../engine/engine.ts';
import type { ForecastHour } from '../wind/forecast.ts';
import { keptSegments, SEGMENTS, type KeptSegment } from './kept-segments.ts';
import { judge, type Target } from './ranking.ts';

/** The member's segments on this device; null until they are known. */
export function useKeptSegments(owner: string | null) {
  const [segments, setSegments] = useState<KeptSegment[] | null>(null);
  const load = useCallback(async () => {
    if (owner) setSegments(await keptSegments(owner));
  }, [owner]);
  useEffect(() => {
    void load();
    return onTold(SEGMENTS, () => void load());
  }, [load]);
  return { segments, load };
}

/** How each of them stands, one after another. */
export function useTargets(
  engine: Engine,
  segments: readonly KeptSegment[],
  athlete: Athlete | null,
  hours: readonly ForecastHour[],
) {
  const units = useUnits();
  const [targets, setTargets] = useState<Target[]>([]);
  useEffect(() => {
    if (!athlete) return;
    let gone = false;
    const all = async () => {
      const found: Target[] = [];
      for (const kept of segments) {
        const target = await judge(kept, athlete, units, engine, hours).catch(() => null);
        if (gone) return;
        if (target) found.push(target);
        setTargets([...found]);
      }
      setTargets(found);
    };
    void all();
    return () => {
      gone = true;
    };
  }, [engine, segments, athlete, units, hours]);
  return targets;
}
