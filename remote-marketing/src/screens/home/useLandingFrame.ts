import { useEffect, useRef, useState } from 'react';

/**
 * - `loading`: nothing to see yet
 * - `shown`: the frame holds a page
 * - `doubtful`: the frame holds something, but the landing page has not said that it is the one; a browser's own
 *   error page looks the same from outside
 * - `late`: nothing came in time
 */
export type FrameState = 'loading' | 'shown' | 'doubtful' | 'late';

const GREETING_MS = 3_000;
const LATE_MS = 20_000;

/**
 * Follows the loading of the framed landing page, which greets the window around it with `{ type: 'ready' }`. A
 * browser tells the frame's owner "loaded" even when the server could not be reached, so that event alone does not do.
 */
export function useLandingFrame() {
  const frame = useRef<HTMLIFrameElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState(false);
  const [greeted, setGreeted] = useState(false);
  const [waited, setWaited] = useState(false);

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const { data, source } = event;
      if (!source || source !== frame.current?.contentWindow) return;
      if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'ready')
        setGreeted(true);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  useEffect(() => {
    if (greeted) return;
    const timer = setTimeout(() => setWaited(true), loaded ? GREETING_MS : LATE_MS);
    return () => clearTimeout(timer);
  }, [attempt, loaded, greeted]);

  const retry = () => {
    setLoaded(false);
    setGreeted(false);
    setWaited(false);
    setAttempt(attempt + 1);
  };
  let state: FrameState = 'loading';
  if (greeted) state = 'shown';
  else if (loaded) state = waited ? 'doubtful' : 'shown';
  else if (waited) state = 'late';
  return { frame, attempt, state, onLoad: () => setLoaded(true), retry };
}
