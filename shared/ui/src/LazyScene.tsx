import { lazy, Suspense } from 'react';
import type { SceneProps } from './Scene.tsx';

const Drawn = lazy(() => import('./Scene.tsx').then(({ Scene }) => ({ default: Scene })));

/**
 * The scene for remotes that take it from the shell, as those built for version 1.1 and before do. It comes when one is
 * drawn: a page without a scene does not load it. Newer remotes bring `@breakaway/ui/scene` themselves.
 */
export const Scene = (props: SceneProps) => (
  <Suspense
    fallback={<svg viewBox={`0 0 720 ${props.tall ? 600 : 400}`} width="100%" display="block" aria-hidden />}
  >
    <Drawn {...props} />
  </Suspense>
);
