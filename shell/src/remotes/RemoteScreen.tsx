import { Button, Spinner, Stack } from '@breakaway/ui';
import { Component, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import styled from 'styled-components';
import { RemoteFailure } from './failure.ts';
import { HINT_AFTER_MS, PANEL_AFTER_MS } from './limits.ts';
import { remotes, type ScreenId } from './loader.ts';
import { report } from './report.ts';

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
const Panel = styled(Stack)`
  max-width: 30rem;
  justify-items: center;
`;
const Code = styled.code`
  color: var(--text-muted);
  font-size: 0.8125rem;
`;

function FailurePanel({ feature, code, onRetry }: { feature: string; code: string; onRetry: () => void }) {
  return (
    <Centre role="alert">
      <Panel>
        <h1>{feature} could not be loaded</h1>
        <p>Everything else keeps working. Try again; if it goes on, tell support this code.</p>
        <Button onClick={onRetry}>Try again</Button>
        <Code>{code}</Code>
      </Panel>
    </Centre>
  );
}

/** What is seen while a screen is on its way: nothing at first, then a spinner, a hint, and the offer to try again. */
function Pending({ feature, code, onRetry }: { feature: string; code: string; onRetry: () => void }) {
  const [phase, setPhase] = useState<'quiet' | 'spinner' | 'hint' | 'panel'>('quiet');
  useEffect(() => {
    const timers = [
      setTimeout(() => setPhase('spinner'), 250),
      setTimeout(() => setPhase('hint'), HINT_AFTER_MS),
      setTimeout(() => setPhase('panel'), PANEL_AFTER_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  if (phase === 'panel') return <FailurePanel feature={feature} code={code} onRetry={onRetry} />;
  return (
    <Centre role="status">
      {phase !== 'quiet' && <Spinner size={32} />}
      {phase === 'hint' && <p>{feature} is still loading…</p>}
    </Centre>
  );
}

/** Catches what a screen throws while it is drawn, so that the rest of the app stays. */
class ScreenBoundary extends Component<
  { id: ScreenId; feature: string; onRetry: () => void; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    report(this.#failure(error));
  }

  #failure(cause?: unknown): RemoteFailure {
    const { id } = this.props;
    return new RemoteFailure(id.slice(0, id.indexOf('/')), remotes.version(id), 'render', { cause });
  }

  override render() {
    const { feature, onRetry, children } = this.props;
    if (!this.state.failed) return children;
    return <FailurePanel feature={feature} code={this.#failure().code} onRetry={onRetry} />;
  }
}

type State = { Screen: ComponentType } | { failure: RemoteFailure } | null;

function useScreen(id: ScreenId) {
  const [state, setState] = useState<State>(() => {
    const Screen = remotes.ready(id);
    return Screen ? { Screen } : null;
  });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    const loading = attempt > 0 ? remotes.again(id) : remotes.screen(id);
    loading.then(
      (Screen) => current && setState({ Screen }),
      (failure: RemoteFailure) => current && setState({ failure }),
    );
    return () => {
      current = false;
    };
  }, [id, attempt]);
  const retry = () => {
    setState(null);
    setAttempt(attempt + 1);
  };
  return { state, attempt, retry };
}

export interface RemoteScreenProps {
  id: ScreenId;
  /** What the screen is called where it cannot be shown. */
  feature: string;
  children?: ReactNode;
}

/** A screen of a remote, or, in its place, the wait for it or the reason why it is not there. */
export function RemoteScreen({ id, feature, children }: RemoteScreenProps) {
  const { state, attempt, retry } = useScreen(id);
  if (state === null) {
    return (
      <Pending
        key={attempt}
        feature={feature}
        code={`${id} ${remotes.version(id)} timeout`}
        onRetry={retry}
      />
    );
  }
  if ('failure' in state) return <FailurePanel feature={feature} code={state.failure.code} onRetry={retry} />;
  const Screen = state.Screen as ComponentType<{ children?: ReactNode }>;
  return (
    <ScreenBoundary key={attempt} id={id} feature={feature} onRetry={retry}>
      <Screen>{children}</Screen>
    </ScreenBoundary>
  );
}
