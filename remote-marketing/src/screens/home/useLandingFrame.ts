import { EARLY_LANDING_ID, landingFrame, type LandingMessage } from '@breakaway/contract/landing-frame';
import { productName } from '@breakaway/host-api';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { answers } from './answers.ts';

/** What is in the frame: nothing yet, the page, or nothing that anybody wants to see. */
export type FrameState = 'loading' | 'shown' | 'failed';

/** The landing page greets before it has loaded; a page that has not done so by then is looked at. */
const GREETING_MS = 400;
const LATE_MS = 20_000;
const HIGHEST_PX = 40_000;

function newFrame(url: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  for (const [name, value] of Object.entries(landingFrame(url, productName())))
    frame.setAttribute(name, value);
  return frame;
}

/**
 * The frame that the HTML of the page began with, moved into its place as it stands. Null where there is none, where it
 * shows another page, and in browsers that would load it again when it is moved.
 */
function takeEarlyFrame(url: string, place: HTMLElement): HTMLIFrameElement | null {
  const early = document.getElementById(EARLY_LANDING_ID);
  const frame = early?.querySelector('iframe');
  const canMove = typeof place.moveBefore === 'function';
  const taken = frame && canMove && frame.getAttribute('src') === url ? frame : null;
  if (taken) place.moveBefore(taken, null);
  early?.remove();
  return taken;
}

const isMessage = (data: unknown): data is LandingMessage =>
  typeof data === 'object' && data !== null && 'type' in data;

/**
 * Frames a page of the landing site and follows its loading. The page greets the window around it with
 * `{ type: 'ready' }` and says how high it is, so that the window has one scroll bar. A browser reports its own error
 * page as loaded too, and from outside both look the same: a page that does not greet is therefore asked for a second
 * time, in a way that shows whether its server answers.
 * @param onShow a link of the page points at this height, px from its top
 */
export function useLandingFrame(url: string, onShow: (frame: HTMLIFrameElement, y: number) => void) {
  const place = useRef<HTMLDivElement>(null);
  const show = useRef(onShow);
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState(false);
  const [state, setState] = useState<FrameState>('loading');
  useEffect(() => {
    show.current = onShow;
  }, [onShow]);

  useLayoutEffect(() => {
    const early = takeEarlyFrame(url, place.current!);
    const frame = early ?? newFrame(url);
    // A frame of the HTML may have loaded before anybody here listened: the page has noted it.
    setLoaded(early?.dataset.loaded !== undefined);
    setState('loading');
    const onMessage = ({ data, source }: MessageEvent<unknown>) => {
      if (!source || source !== frame.contentWindow || !isMessage(data)) return;
      if (data.type === 'ready') setState('shown');
      if (data.type === 'height' && data.height > 0)
        frame.style.height = `${Math.min(data.height, HIGHEST_PX)}px`;
      if (data.type === 'show' && Number.isFinite(data.y)) show.current(frame, data.y);
    };
    // What an early frame has said was heard by nobody: it is asked to say it again.
    const greet = () => frame.contentWindow?.postMessage({ type: 'hello' }, '*');
    const onLoad = () => {
      greet();
      setLoaded(true);
    };
    window.addEventListener('message', onMessage);
    frame.addEventListener('load', onLoad);
    if (!early) place.current!.append(frame);
    greet();
    return () => {
      window.removeEventListener('message', onMessage);
      frame.removeEventListener('load', onLoad);
      frame.remove();
    };
  }, [url, attempt]);

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

  return { place, state, retry: () => setAttempt(attempt + 1) };
}
