import { useEffect, useState } from 'react';
import { RemoteFailure } from './failure.ts';
import { remotes, type LoadedScreen } from './loader.ts';
import { report } from './report.ts';
import type { ScreenId } from './screen-id.ts';

/** A screen, the failure in its place, or null while it loads. */
export type ScreenState = LoadedScreen | { failure: RemoteFailure } | null;

/**
 * Loads a screen. `retry` loads it again from the live release. `threw` is for what it throws while it renders: it
 * reports that and loads the screen from the previous release, or returns the failure if there is none. `round` counts
 * both.
 */
export function useScreen(id: ScreenId) {
  const [state, setState] = useState<ScreenState>(() => remotes.ready(id) ?? null);
  const [{ round, isRetry }, setRound] = useState({ round: 0, isRetry: false });
  useEffect(() => {
    let current = true;
    const loading = isRetry ? remotes.again(id) : remotes.screen(id);
    loading.then(
      (screen) => current && setState(screen),
      (failure: RemoteFailure) => current && setState({ failure }),
    );
    return () => {
      current = false;
    };
  }, [id, round, isRetry]);
  const next = (retries: boolean) => {
    setState(null);
    setRound({ round: round + 1, isRetry: retries });
  };
  const threw = (error: unknown, version: string): RemoteFailure | null => {
    const failure = new RemoteFailure(id.slice(0, id.indexOf('/')), version, 'render', { cause: error });
    report(failure);
    if (!remotes.giveUp(id, version)) return failure;
    next(false);
    return null;
  };
  return { state, round, retry: () => next(true), threw };
}
