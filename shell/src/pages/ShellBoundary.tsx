import { Button, Muted, Stack } from '@breakaway/ui';
import { Component, type ReactNode } from 'react';
import { Middle } from './NotFound.tsx';

/** The last net: an error of the shell itself, outside of any screen, gets a page instead of a blank window. */
export class ShellBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Middle>
        <Stack style={{ justifyItems: 'center' }} role="alert">
          <h1>Unexpected Application Error!</h1>
          <Muted>Something in this page broke. What you saved is safe.</Muted>
          <Button onClick={() => window.location.reload()}>Reload the page</Button>
        </Stack>
      </Middle>
    );
  }
}
