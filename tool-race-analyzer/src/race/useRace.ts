import { placeOnRoute } from '@breakaway/cycling';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Engine } from '../engine/engine.ts';
import { forgetRace, keepSoFar, onRaceChange, readRace, type KeptRace } from './kept-race.ts';
import { impossiblePlace } from './possible.ts';
import type { SoFar } from './race-day.ts';
import { placeSaid, placeSeen, raceNow } from './race-now.ts';
import { useGps } from './useGps.ts';

/** A place by satellite comes every second: it is written down less often, ms. */
const WRITE_MS = 3000;
const TICK_MS = 1000;

/** The race of this device, followed by its clock and the places that are seen. Undefined while it is read. */
export function useRace(engine: Engine) {
  const [race, setRace] = useState<KeptRace | null | undefined>(undefined);
  const [nowMs, setNowMs] = useState(Date.now);
  const [offCourse, setOffCourse] = useState(false);
  useEffect(() => {
    const read = () => void readRace().then(setRace);
    read();
    return onRaceChange(read);
  }, []);
  useEffect(() => {
    const tick = setInterval(() => setNowMs(Date.now()), TICK_MS);
    return () => clearInterval(tick);
  }, []);

  const writtenMs = useRef(0);
  const latest = useRef(race);
  useEffect(() => {
    latest.current = race;
  });
  const change = useCallback((changed: Partial<SoFar>, soon = true) => {
    const before = latest.current;
    if (!before) return;
    const soFar = { ...before.soFar, ...changed };
    latest.current = { ...before, soFar };
    setNowMs(Date.now());
    setRace(latest.current);
    if (!soon && Date.now() - writtenMs.current < WRITE_MS) return;
    writtenMs.current = Date.now();
    void keepSoFar(soFar);
  }, []);

  const day = race?.day;
  useEffect(() => {
    // On the road the first new plan must not take longer than the next.
    if (day) engine.prepare?.(day);
  }, [engine, day]);

  const started = race?.soFar.startedMs ?? null;
  const gps = useGps(Boolean(race?.soFar.gps), (fix) => {
    if (!race) return;
    const atMs = Date.now();
    const { atM, elapsedS } = raceNow(race.day, race.soFar, atMs);
    const place = placeOnRoute(race.day.plan.question.route, fix, atM);
    setOffCourse(!place);
    if (!place || started === null || elapsedS < 0) return;
    const seenM = placeSeen(race.day, race.soFar, place.atM, elapsedS);
    if (seenM !== null) change({ seen: { atM: seenM, elapsedS, by: 'gps' } }, false);
  });

  /** Where and when the member is who says that they are at a place, m. */
  function said({ day, soFar }: KeptRace, startedMs: number, place: number) {
    const elapsedS = (Date.now() - startedMs) / 1000;
    return { atM: placeSaid(day, soFar, place, elapsedS), elapsedS };
  }
  /** @returns why nobody can be there; null when it is noted */
  function note(place: number): string | null {
    if (!race || started === null) return null;
    const seen = said(race, started, place);
    const impossible = impossiblePlace(race.day.plan, seen);
    if (!impossible) change({ seen: { ...seen, by: 'you' } });
    return impossible;
  }
  /** @returns why it cannot be planned again; null when it is */
  async function replan(place: number, normalizedW: number | null): Promise<string | null> {
    if (!race || started === null) return 'Start the clock first.';
    const { atM, elapsedS } = said(race, started, place);
    const { plan, fuel } = race.day;
    const rest = await engine
      .rest(plan, fuel, { atM, elapsedS, ...(normalizedW === null ? {} : { normalizedW }) })
      .catch(() => ({ ok: false as const, message: 'The rest could not be planned. Try again.' }));
    if (!rest.ok) return rest.message;
    change({ rest, seen: { atM, elapsedS, by: race.soFar.seen?.by === 'gps' ? 'gps' : 'you' } });
    return null;
  }

  return {
    race,
    now: race ? raceNow(race.day, race.soFar, nowMs) : null,
    nowMs,
    gps: { ...gps, offCourse: Boolean(race?.soFar.gps) && offCourse },
    change,
    note,
    replan,
    forget: () => void forgetRace().then(() => setRace(null)),
  };
}
