import type { ScreenId } from './screen-id.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { useScreen } from './useScreen.ts';

/** An optional piece of a remote: when it is missing, nothing is shown in its place and only a report is sent. */
export function SilentScreen({ id }: { id: ScreenId }) {
  const { state, round, threw } = useScreen(id);
  if (state === null || 'failure' in state) return null;
  return (
    <ScreenBoundary key={round} onThrow={(error) => threw(error, state.version)} instead={() => null}>
      <state.Screen />
    </ScreenBoundary>
  );
}
