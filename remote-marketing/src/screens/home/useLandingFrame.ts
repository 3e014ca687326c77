import { useEffect, useRef, useState } from 'react';
import { answers } from './answers.ts';

/** What is in the frame: nothing yet, the page, or nothing that anybody wants to see. */
export type FrameState = 'loading' | 'shown' | 'failed';

/** The landing page greets before it has loaded; a page that has not done so by then is looked at. */
const GREETING_MS = 400;
const LATE_MS = 20_000;

/**
 * Follows the loading of the framed landing page, which greets the window around it with `{ type: 'ready' }`. A
 * browser reports its own error page as loaded too, and from outside both look the same: a page that does not greet
 * is therefore asked for a second time, in a way that shows whether its server answers.
 */
export function useLandingFrame(url: string) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState(false);
  const [state, setState] = useState<FrameState>('loading');

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const { data, source } = event;
      if (!source || source !== frame.current?.contentWindow) return;
      if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'ready')
        setState('shown');
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  useEffect(() => {
    if (state !== 'loading') return;
    let current = true;
    const look = async () => {
      const shown = loaded && (await answers(url));
      if (current) setState(shown ? 'shown' : 'failed');
    };
    const timer = setTimeout(() => void look(), loaded ? GREETING_MS : LATE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [url, attempt, loaded, state]);

  const retry = () => {
    setLoaded(false);
    setState('loading');
    setAttempt(attempt + 1);
  };
  return { frame, attempt, state, onLoad: () => setLoaded(true), retry };
}
