import { getConfig, productName, useLocation } from '@breakaway/host-api';
import { Button, Spinner, VisuallyHidden } from '@breakaway/ui';
import { useEffect, useState } from 'react';
import { sectionOf } from '../../parts/landing-sections.ts';
import { Cover, Frame, Place, Strip } from './home-style.ts';
import { useLandingFrame } from './useLandingFrame.ts';

/** The public landing page in a frame below the header, at one of its legal sections if a link asked for it. */
export default function Home() {
  const location = useLocation();
  const section = sectionOf(location);
  const address = section ? `${getConfig().landingUrl}#${section}` : getConfig().landingUrl;
  const { frame, attempt, state, onLoad, retry } = useLandingFrame();
  // What the frame was created with stays; later wishes move inside the page that is there, without loading it again.
  const [opened, setOpened] = useState({ attempt, key: location.key, address });
  if (opened.attempt !== attempt) setOpened({ attempt, key: location.key, address });
  useEffect(() => {
    if (location.key === opened.key) return;
    frame.current?.contentWindow?.location.replace(address);
    frame.current?.scrollIntoView({ block: 'end' });
  }, [location.key, opened.key, address, frame]);
  return (
    <Place>
      <VisuallyHidden as="h1">{productName()}, your AI training coach</VisuallyHidden>
      {state === 'doubtful' && (
        <Strip role="status">
          If the page below is missing or broken, load it again.{' '}
          <Button tone="secondary" onClick={retry}>
            Retry
          </Button>
        </Strip>
      )}
      {state !== 'late' && (
        <Frame
          key={attempt}
          ref={frame}
          src={opened.address}
          title={`About ${productName()}`}
          referrerPolicy="origin"
          sandbox="allow-scripts allow-same-origin allow-popups allow-top-navigation-by-user-activation"
          onLoad={onLoad}
        />
      )}
      {state === 'loading' && (
        <Cover>
          <Spinner size={36} label="Loading the page" />
        </Cover>
      )}
      {state === 'late' && (
        <Cover role="alert">
          <p>The page could not be loaded. Check your connection and try again.</p>
          <Button onClick={retry}>Retry</Button>
        </Cover>
      )}
    </Place>
  );
}
