import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { focusHeading } from '../routing/route-change.ts';
import { FailurePanel } from './FailurePanel.tsx';
import { HINT_AFTER_MS, PANEL_AFTER_MS } from './limits.ts';
import { remotes, type ScreenId } from './loader.ts';
import { PageToCome, type LoadingPhase } from './PageToCome.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { useScreen } from './useScreen.ts';

/** What is visible while a screen loads: nothing at first, then the shape of a page, a hint, and the offer to retry. */
function Pending({ feature, panel }: { feature: string; panel: ReactNode }) {
  const [phase, setPhase] = useState<LoadingPhase | 'panel'>('quiet');
  useEffect(() => {
    const timers = [
      setTimeout(() => setPhase('shape'), 250),
      setTimeout(() => setPhase('hint'), HINT_AFTER_MS),
      setTimeout(() => setPhase('panel'), PANEL_AFTER_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  return phase === 'panel' ? panel : <PageToCome feature={feature} phase={phase} />;
}

/** After a retry the button that was pressed is gone: move the focus to the screen. */
function FocusAfterRetry({ attempt }: { attempt: number }) {
  useEffect(() => {
    if (attempt > 0 && document.activeElement === document.body) return focusHeading();
  }, [attempt]);
  return null;
}

export interface RemoteScreenProps {
  id: ScreenId;
  /** The screen's name, for when it cannot be shown. */
  feature: string;
  /** The screen brings its own frame; without it the page would have no link home. */
  alone?: boolean;
  /** What is shown when it fails, if that is more useful than the reason. */
  instead?: ReactNode;
  children?: ReactNode;
}

/** A screen of a remote. Until it is there, the loading state; if it fails, the reason. */
export function RemoteScreen({ id, feature, alone = false, instead, children }: RemoteScreenProps) {
  const { state, attempt, retry } = useScreen(id);
  const panel = (code: string) =>
    instead ?? <FailurePanel feature={feature} code={code} alone={alone} onRetry={retry} />;
  if (state === null) {
    return <Pending key={attempt} feature={feature} panel={panel(`${id} ${remotes.version(id)} timeout`)} />;
  }
  if ('failure' in state) return panel(state.failure.code);
  const Screen = state.Screen as ComponentType<{ children?: ReactNode }>;
  return (
    <ScreenBoundary key={attempt} id={id} instead={panel}>
      <Screen>{children}</Screen>
      <FocusAfterRetry attempt={attempt} />
    </ScreenBoundary>
  );
}
