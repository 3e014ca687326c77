import type { ScreenId } from './loader.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { useScreen } from './useScreen.ts';

/** A piece of a remote that a page can do without: there is nothing in its place when it is missing, only a report. */
export function SilentScreen({ id }: { id: ScreenId }) {
  const { state } = useScreen(id);
  if (state === null || 'failure' in state) return null;
  return (
    <ScreenBoundary id={id} instead={() => null}>
      <state.Screen />
    </ScreenBoundary>
  );
}
