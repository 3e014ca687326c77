import { Component, type ReactNode } from 'react';
import type { RemoteFailure } from './failure.ts';

interface ScreenBoundaryProps {
  /** Receives what the screen threw. Returns the failure, or null if something else will be there in its place. */
  onThrow: (error: unknown) => RemoteFailure | null;
  /** Renders the replacement; receives the code for support. */
  instead: (code: string) => ReactNode;
  children: ReactNode;
}

interface Caught {
  threw: boolean;
  failure: RemoteFailure | null;
}

/** Catches what a screen throws while rendering, so that the rest of the app keeps working. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, Caught> {
  override state: Caught = { threw: false, failure: null };

  static getDerivedStateFromError() {
    return { threw: true };
  }

  override componentDidCatch(error: unknown): void {
    this.setState({ failure: this.props.onThrow(error) });
  }

  override render() {
    const { threw, failure } = this.state;
    if (!threw) return this.props.children;
    return failure && this.props.instead(failure.code);
  }
}
