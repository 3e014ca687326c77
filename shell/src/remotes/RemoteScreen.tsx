import { useEffect, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import { takeOver } from '../prerendered.ts';
import { focusHeading } from '../routing/route-change.ts';
import { FailurePanel } from './FailurePanel.tsx';
import { HINT_AFTER_MS, PANEL_AFTER_MS } from './limits.ts';
import { remotes } from './loader.ts';
import { PageToCome, type LoadingPhase } from './PageToCome.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { useScreen } from './useScreen.ts';
import type { ScreenId } from './screen-id.ts';

/** What is visible while a screen loads: nothing at first, then the shape of a page, a hint, and the offer to retry. */
function Pending({ feature, panel, onPanel }: { feature: string; panel: ReactNode; onPanel: () => void }) {
  const [phase, setPhase] = useState<LoadingPhase | 'panel'>('quiet');
  useEffect(() => {
    const timers = [
      setTimeout(() => setPhase('shape'), 250),
      setTimeout(() => setPhase('hint'), HINT_AFTER_MS),
      setTimeout(() => setPhase('panel'), PANEL_AFTER_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  const isTooLong = phase === 'panel';
  useEffect(() => {
    if (isTooLong) onPanel();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it appears
  }, [isTooLong]);
  return isTooLong ? panel : <PageToCome feature={feature} phase={phase} />;
}

/** What it is drawn with takes the place of the HTML that the page began with. */
function TakeOver() {
  useLayoutEffect(() => takeOver(), []);
  return null;
}

/** The button that was pressed, or the screen that threw, is gone: move the focus to the screen in its place. */
function FocusAfterReplacement({ round }: { round: number }) {
  useEffect(() => {
    if (round > 0 && document.activeElement === document.body) return focusHeading();
  }, [round]);
  return null;
}

export interface RemoteScreenProps {
  id: ScreenId;
  /** The screen's name, for when it cannot be shown. */
  feature: string;
  /** The screen brings its own frame; without it the page would have no links. */
  alone?: boolean;
  /** What is shown when it fails, if that is more useful than the reason. */
  instead?: ReactNode;
  children?: ReactNode;
}

/** A screen of a remote. Until it is there, the loading state; if it fails, the reason. */
export function RemoteScreen({ id, feature, alone = false, instead, children }: RemoteScreenProps) {
  const { state, round, retry, threw } = useScreen(id);
  const panel = (code: string) => (
    <>
      {/* First: until then the panel is out of sight, and cannot take the focus. */}
      <TakeOver />
      {instead ?? <FailurePanel feature={feature} code={code} alone={alone} onRetry={retry} />}
    </>
  );
  if (state === null) {
    return (
      <Pending
        key={round}
        feature={feature}
        panel={panel(`${id} ${remotes.version(id)} timeout`)}
        onPanel={() => remotes.reportWait(id)}
      />
    );
  }
  if ('failure' in state) return panel(state.failure.code);
  const Screen = state.Screen as ComponentType<{ children?: ReactNode }>;
  return (
    <ScreenBoundary key={round} onThrow={(error) => threw(error, state.version)} instead={panel}>
      <Screen>{children}</Screen>
      {/* A frame waits for what is inside it. */}
      {!children && <TakeOver />}
      <FocusAfterReplacement round={round} />
    </ScreenBoundary>
  );
}
