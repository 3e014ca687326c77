import { lazy, Suspense } from 'react';
import type { SceneProps } from './Scene.tsx';

/** Its place until it is there; for good if it does not come, because decoration must not take a screen with it. */
const Room = ({ tall }: SceneProps) => (
  <svg viewBox={`0 0 720 ${tall ? 600 : 400}`} width="100%" display="block" aria-hidden />
);

const Drawn = lazy(() =>
  import('./Scene.tsx').then(
    ({ Scene }) => ({ default: Scene }),
    () => ({ default: Room }),
  ),
);

/**
 * The scene that the shell shares, for remotes built for version 1.1 and before. It comes when one is drawn: a page without
 * a scene does not load it.
 * @deprecated Remotes import `@breakaway/ui/scene`, which they bring themselves and which is there at once.
 */
export const Scene = (props: SceneProps) => (
  <Suspense fallback={<Room {...props} />}>
    <Drawn {...props} />
  </Suspense>
);
