import {
  gatheredRides,
  noRides,
  withWind,
  type Athlete,
  type Attempt,
  type AttemptRider,
  type GatheredRides,
  type Route,
  type SegmentLeads,
  type SegmentLine,
} from '@breakaway/cycling';
import { useEffect, useMemo, useRef, useState } from 'react';
import { segmentKey, type AttemptStore, type KeptAttempts } from './kept-attempts.ts';
import { rideFiles } from './ride-files.ts';
import type { AttemptSearch } from './search.ts';

/** A segment of which attempts are looked for. */
export interface AttemptSegment {
  route: Route;
  line: SegmentLine;
  leads: SegmentLeads;
  name: string;
}

export interface AttemptsState {
  phase: 'loading' | 'idle' | 'searching' | 'done' | 'stopped';
  /** files of the search that runs or ran last */
  done: number;
  total: number;
  /** files that were chosen and are no rides by their names */
  others: number;
  /** of the device and of this visit together */
  found: GatheredRides;
  /** of this search alone */
  rides: number;
  /** what the member had forgotten just now, to take it back */
  forgotten: GatheredRides | null;
}

const START: AttemptsState = {
  phase: 'loading',
  done: 0,
  total: 0,
  others: 0,
  found: noRides,
  rides: 0,
  forgotten: null,
};
/** The page shows a search at most so often: each change is read out. */
const SHOWN_EVERY_MS = 400;

interface Given {
  segment: AttemptSegment;
  athlete: Athlete | null;
  owner: string;
  engine: AttemptSearch;
  store: AttemptStore;
}

/** The attempts at a segment: those kept on the device, and searches that add to them. */
export function useAttempts({ segment, athlete, owner, engine, store }: Given) {
  const { route, line, leads } = segment;
  const key = segmentKey(owner, route);
  const [state, setState] = useState(START);
  const running = useRef<AbortController | null>(null);
  const rider = useMemo((): AttemptRider => riderOn(route, athlete), [route, athlete]);
  useEffect(() => {
    let gone = false;
    setState(START);
    void store.read(key).then((kept) => {
      if (!gone) setState({ ...START, phase: 'idle', found: { ...noRides, ...kept } });
    });
    return () => {
      gone = true;
      running.current?.abort();
    };
  }, [key, store]);

  const search = async (files: readonly File[]) => {
    const { rides, others } = rideFiles(files);
    const stop = new AbortController();
    running.current?.abort();
    running.current = stop;
    const before = withoutRemarks(state.found);
    let now: AttemptsState = {
      ...START,
      phase: 'searching',
      total: rides.length,
      others,
      found: before,
    };
    setState(now);
    // While the click is handled, so that it is seen at once.
    stop.signal.addEventListener('abort', () => {
      if (stop.signal.reason === CANCEL) setState({ ...now, phase: 'stopped' });
    });
    let shownAt = performance.now();
    const all = await engine.search(
      rides,
      { segment: line, leads, rider },
      (name, ride) => {
        const found = gatheredRides(now.found, name, ride);
        now = { ...now, done: now.done + 1, found, rides: found.rides.length - before.rides.length };
        if (performance.now() - shownAt < SHOWN_EVERY_MS) return;
        shownAt = performance.now();
        setState(now);
      },
      stop.signal,
    );
    // Another search or another segment has taken the place.
    if (running.current !== stop || (stop.signal.aborted && stop.signal.reason !== CANCEL)) return;
    running.current = null;
    setState({ ...now, phase: all ? 'done' : 'stopped' });
    if (now.found.rides.length > 0) await store.keep(key, keptOf(now.found));
  };

  const change = (found: GatheredRides) => {
    setState({ ...state, found });
    void store.keep(key, keptOf(found));
  };
  return {
    state,
    search,
    cancel: () => running.current?.abort(CANCEL),
    forget: () => {
      setState({ ...START, phase: 'idle', forgotten: withoutRemarks(state.found) });
      void store.forget(key);
    },
    /** Takes the last `forget` back, until the next search. */
    undoForget: () => {
      if (!state.forgotten) return;
      setState({ ...START, phase: 'idle', found: state.forgotten });
      void store.keep(key, keptOf(state.forgotten));
    },
    /** Says what wind some attempts had, or takes it back. */
    setWind: (of: readonly Attempt[], wind: Attempt['wind']) => {
      const attempts = state.found.attempts.map((one) =>
        of.some((other) => isSame(one, other)) ? withWind(one, wind, line, rider) : one,
      );
      change({ ...state.found, attempts });
    },
  };
}

/** Why a search was stopped: by the member, so what it found stays. */
const CANCEL = 'cancelled by the member';

const keptOf = ({ rides, attempts, bests }: GatheredRides): KeptAttempts => ({ rides, attempts, bests });

const isSame = (a: Attempt, b: Attempt): boolean => a.startMs === b.startMs && a.lap === b.lap;

/** What belongs to one search alone begins anew with the next. */
const withoutRemarks = (found: GatheredRides): GatheredRides => ({ ...noRides, ...keptOf(found) });

function riderOn({ elevationM, hasElevation }: Route, athlete: Athlete | null): AttemptRider {
  const gainM = (elevationM.at(-1) ?? 0) - (elevationM[0] ?? 0);
  return { athlete, ...(hasElevation ? { gainM } : {}) };
}
