import { useEffect, useState, type ComponentType } from 'react';
import type { RemoteFailure } from './failure.ts';
import { remotes, type ScreenId } from './loader.ts';

/** A screen, the failure in its place, or null while it loads. */
export type ScreenState = { Screen: ComponentType } | { failure: RemoteFailure } | null;

/** Loads a screen. `retry` loads it again; `attempt` counts the retries. */
export function useScreen(id: ScreenId) {
  const [state, setState] = useState<ScreenState>(() => {
    const Screen = remotes.ready(id);
    return Screen ? { Screen } : null;
  });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    const loading = attempt > 0 ? remotes.again(id) : remotes.screen(id);
    loading.then(
      (Screen) => current && setState({ Screen }),
      (failure: RemoteFailure) => current && setState({ failure }),
    );
    return () => {
      current = false;
    };
  }, [id, attempt]);
  const retry = () => {
    setState(null);
    setAttempt(attempt + 1);
  };
  return { state, attempt, retry };
}
