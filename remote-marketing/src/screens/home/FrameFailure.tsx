import { Button, RoadEnd } from '@breakaway/ui';
import { Cover, Words } from './home-style.ts';

/** In the place of a landing page that did not come: what happened and what to do, as the shell says it elsewhere. */
export function FrameFailure({ onRetry, isLanding }: { onRetry: () => void; isLanding: boolean }) {
  return (
    <Cover $night={isLanding}>
      <RoadEnd />
      <Words role="alert">
        <h1>This page could not be loaded</h1>
        <p>Check your connection and try again.</p>
      </Words>
      <Button onClick={onRetry}>Try again</Button>
    </Cover>
  );
}
