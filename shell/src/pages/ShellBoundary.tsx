import { setTitle } from '@breakaway/host-api/host';
import { Button } from '@breakaway/ui';
import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { RemoteFailure } from '../remotes/failure.ts';
import { report } from '../remotes/report.ts';
import { ErrorPanel } from './ErrorPanel.tsx';
import { PlainFrame } from './PlainFrame.tsx';

const TITLE = 'Unexpected Application Error!';

interface NetProps {
  /** Navigating to another address clears the error. */
  address: string;
  children: ReactNode;
}

class Net extends Component<NetProps, { address: string; failed: boolean }> {
  override state = { address: this.props.address, failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ address }: NetProps, state: { address: string }) {
    return address === state.address ? null : { address, failed: false };
  }

  override componentDidCatch(error: unknown): void {
    setTitle(TITLE);
    report(new RemoteFailure('shell', '-', 'render', { cause: error }));
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <PlainFrame>
        <ErrorPanel
          title={TITLE}
          code="shell render"
          takesFocus
          actions={<Button onClick={() => window.location.reload()}>Reload the page</Button>}
        >
          Something in this page broke. What you saved is safe.
        </ErrorPanel>
      </PlainFrame>
    );
  }
}

/**
 * The last error boundary: an error of the shell itself, outside of any screen, shows a page instead of a blank window.
 */
export function ShellBoundary({ children }: { children: ReactNode }) {
  return <Net address={useLocation().key}>{children}</Net>;
}
