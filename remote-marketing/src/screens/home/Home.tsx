import { getConfig, productName, useLocation } from '@breakaway/host-api';
import { Spinner, VisuallyHidden } from '@breakaway/ui';
import { useEffect, useRef, useState } from 'react';
import { sectionOf } from '../../parts/landing-sections.ts';
import { FrameFailure } from './FrameFailure.tsx';
import { Cover, Frame, Place } from './home-style.ts';
import { useLandingFrame } from './useLandingFrame.ts';

/** The public landing page in a frame below the header, at one of its legal sections if a link asked for it. */
export default function Home() {
  const location = useLocation();
  const { landingUrl } = getConfig();
  const section = sectionOf(location);
  const address = section ? `${landingUrl}#${section}` : landingUrl;
  const { frame, attempt, state, onLoad, retry } = useLandingFrame(landingUrl);
  const place = useRef<HTMLDivElement>(null);
  // What the frame was created with stays; later wishes move inside the page that is there, without loading it again.
  const [opened, setOpened] = useState({ attempt, key: location.key, address });
  if (opened.attempt !== attempt) setOpened({ attempt, key: location.key, address });
  useEffect(() => {
    if (location.key === opened.key) return;
    frame.current?.contentWindow?.location.replace(`${landingUrl}#${section ?? 'top'}`);
    if (!section) return;
    frame.current?.scrollIntoView({ block: 'end' });
    // Who asked for a text by keyboard goes on reading there.
    frame.current?.focus({ preventScroll: true });
  }, [location.key, opened.key, landingUrl, section, frame]);
  const again = () => {
    retry();
    place.current?.focus();
  };
  return (
    <Place ref={place} tabIndex={-1}>
      <VisuallyHidden as="h1">{productName()}, your AI training coach</VisuallyHidden>
      <Frame
        key={attempt}
        ref={frame}
        src={opened.address}
        title={`About ${productName()}`}
        referrerPolicy="origin"
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
        onLoad={onLoad}
        $seen={state === 'shown'}
      />
      {state === 'loading' && (
        <Cover>
          <Spinner size={36} label="Loading the page" />
        </Cover>
      )}
      {state === 'failed' && <FrameFailure onRetry={again} />}
    </Place>
  );
}
