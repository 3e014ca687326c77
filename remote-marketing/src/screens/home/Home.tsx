import { getConfig, productName, useLocation } from '@breakaway/host-api';
import { Spinner, VisuallyHidden } from '@breakaway/ui';
import { useEffect, useRef } from 'react';
import { addressOf, legalPageOf } from '../../parts/landing-pages.ts';
import { FrameFailure } from './FrameFailure.tsx';
import { Cover, Frame, Place } from './home-style.ts';
import { useLandingFrame } from './useLandingFrame.ts';

/** Room for the header, which stays at the top of the window. */
const HEADER_PX = 80;

function showInWindow(frame: HTMLIFrameElement, y: number): void {
  window.scrollTo({
    top: window.scrollY + frame.getBoundingClientRect().top + y - HEADER_PX,
    behavior: 'smooth',
  });
}

/** The public landing page in a frame below the header, or one of its legal pages if a link asked for it. */
export default function Home() {
  const location = useLocation();
  const page = legalPageOf(location);
  const { place, state, retry } = useLandingFrame(addressOf(page, getConfig().landingUrl), showInWindow);
  const around = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    window.scrollTo({ top: 0 });
    // Who asked for a text by keyboard goes on reading there.
    around.current?.focus({ preventScroll: true });
  }, [page]);
  const again = () => {
    retry();
    around.current?.focus();
  };
  return (
    <Place ref={around} tabIndex={-1}>
      {state !== 'failed' && <VisuallyHidden as="h1">{productName()}, your AI training coach</VisuallyHidden>}
      <Frame ref={place} $seen={state === 'shown'} />
      {state === 'loading' && (
        <Cover $night={!page}>
          <Spinner size={36} label="Loading the page" />
        </Cover>
      )}
      {state === 'failed' && <FrameFailure onRetry={again} isLanding={!page} />}
    </Place>
  );
}
