import { Link, paths } from '@breakaway/host-api';
import { Button } from '@breakaway/ui';
import { Cover, Ways } from './home-style.ts';

/** In the place of a landing page that did not come: what to do about it, and where to go on without it. */
export function FrameFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Cover>
      <p role="alert">The page could not be loaded. Check your connection and try again.</p>
      <Button onClick={onRetry}>Retry</Button>
      <Ways aria-label="Other pages">
        <Link to={paths.faq}>Questions and answers</Link>
        <Link to={paths.about}>What we do</Link>
        <Link to={paths.signUp}>Create your account</Link>
      </Ways>
    </Cover>
  );
}
