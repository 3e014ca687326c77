import { Button, Notice, Spinner } from '@breakaway/ui';
import { Component, lazy, Suspense, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { Working } from './layout.tsx';

interface Props<P extends object> {
  /** the part's own script; the same function in every drawing */
  load: () => Promise<ComponentType<P>>;
  props: P;
  /** nothing is shown in its place meanwhile */
  quiet?: boolean;
  /** is shown in its place meanwhile */
  meanwhile?: ReactNode;
}

/** A part of the page with a script of its own, which is asked for when the part is shown, and again after a failure. */
export function Later<P extends object>({ load, props, quiet = false, meanwhile }: Props<P>) {
  const [attempt, setAttempt] = useState(0);
  // React keeps a failure for the life of a lazy component: another attempt is another component.
  const Part = useMemo(
    () => lazy(async () => ({ default: await load() }) as { default: ComponentType<object> }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [load, attempt],
  );
  return (
    <Guard key={attempt} onRetry={() => setAttempt(attempt + 1)}>
      <Suspense
        fallback={
          quiet
            ? null
            : (meanwhile ?? (
                <Working role="status">
                  <Spinner /> Loading…
                </Working>
              ))
        }
      >
        <Part {...props} />
      </Suspense>
    </Guard>
  );
}

class Guard extends Component<{ onRetry: () => void; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Notice tone="bad">
        This part could not be loaded. Nothing is lost.{' '}
        <Button tone="secondary" onClick={this.props.onRetry}>
          Try again
        </Button>
      </Notice>
    );
  }
}
