import { Component, type ReactNode } from 'react';
import { RemoteFailure } from './failure.ts';
import { remotes, type ScreenId } from './loader.ts';
import { report } from './report.ts';

interface ScreenBoundaryProps {
  id: ScreenId;
  /** Renders the replacement; receives the code for support. */
  instead: (code: string) => ReactNode;
  children: ReactNode;
}

/** Catches what a screen throws while rendering, so that the rest of the app keeps working. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { failed: boolean }> {
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
    return this.state.failed ? this.props.instead(this.#failure().code) : this.props.children;
  }
}
