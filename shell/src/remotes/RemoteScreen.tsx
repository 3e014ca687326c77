import { Spinner } from '@breakaway/ui';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import styled from 'styled-components';
import { focusHeading } from '../routing/arrival.ts';
import { FailurePanel } from './FailurePanel.tsx';
import { HINT_AFTER_MS, PANEL_AFTER_MS } from './limits.ts';
import { remotes, type ScreenId } from './loader.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { useScreen } from './useScreen.ts';

const Centre = styled.div`
  display: grid;
  place-items: center;
  align-content: center;
  gap: 1rem;
  flex: 1;
  min-height: 50vh;
  padding: 2rem 1rem;
  text-align: center;
`;

/** What is seen while a screen is on its way: nothing at first, then a spinner, a hint, and the offer to try again. */
function Pending({ feature, panel }: { feature: string; panel: ReactNode }) {
  const [phase, setPhase] = useState<'quiet' | 'spinner' | 'hint' | 'panel'>('quiet');
  useEffect(() => {
    const timers = [
      setTimeout(() => setPhase('spinner'), 250),
      setTimeout(() => setPhase('hint'), HINT_AFTER_MS),
      setTimeout(() => setPhase('panel'), PANEL_AFTER_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  if (phase === 'panel') return panel;
  return (
    <Centre role="status">
      {phase !== 'quiet' && <Spinner size={32} />}
      {phase === 'hint' && <p>{feature} is still loading…</p>}
    </Centre>
  );
}

/** After a second attempt the button that was pressed is gone: the focus goes on with the screen. */
function FocusAfterRetry({ attempt }: { attempt: number }) {
  useEffect(() => {
    if (attempt > 0 && document.activeElement === document.body) return focusHeading();
  }, [attempt]);
  return null;
}

export interface RemoteScreenProps {
  id: ScreenId;
  /** What the screen is called where it cannot be shown. */
  feature: string;
  /** Nothing is drawn around it, so that without it the page would have no way home. */
  alone?: boolean;
  children?: ReactNode;
}

/** A screen of a remote, or, in its place, the wait for it or the reason why it is not there. */
export function RemoteScreen({ id, feature, alone = false, children }: RemoteScreenProps) {
  const { state, attempt, retry } = useScreen(id);
  const panel = (code: string) => (
    <FailurePanel feature={feature} code={code} alone={alone} onRetry={retry} />
  );
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
