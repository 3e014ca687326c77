import { useEffect, useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { OfflineLine } from '../online.tsx';
import { FailurePanel } from '../remotes/FailurePanel.tsx';
import { PageToCome } from '../remotes/PageToCome.tsx';
import { NotFound } from './NotFound.tsx';
import { PlainFrame } from './PlainFrame.tsx';
import { ShellBoundary } from './ShellBoundary.tsx';

export default { title: 'States of a page', parameters: { layout: 'fullscreen' } };

const Page = ({ children }: { children: ReactNode }) => (
  <MemoryRouter>
    <PlainFrame>{children}</PlainFrame>
  </MemoryRouter>
);

/** No page at this address, in the app. */
export const NoSuchPage = () => (
  <Page>
    <NotFound inApp />
  </Page>
);

/** Between the first quarter of a second and the hint. */
export const Loading = () => (
  <Page>
    <PageToCome feature="The billing area" phase="shape" />
  </Page>
);

export const StillLoading = () => (
  <Page>
    <PageToCome feature="The billing area" phase="hint" />
  </Page>
);

/** One remote is down; the rest of the product is not. */
export const RemoteFailed = () => (
  <Page>
    <FailurePanel feature="The billing area" code="billing/Subscription 1.4.0 entry" onRetry={() => {}} />
  </Page>
);

function WithoutConnection({ children }: { children: ReactNode }) {
  useState(() => Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false }));
  // Uncovers the browser's own answer again, for the next story.
  useEffect(() => () => void Reflect.deleteProperty(navigator, 'onLine'), []);
  return children;
}

/** The page that was opened is not there yet, and the connection is gone. */
export const Offline = () => (
  <WithoutConnection>
    <OfflineLine />
    <Page>
      <FailurePanel feature="The billing area" code="" onRetry={() => {}} />
    </Page>
  </WithoutConnection>
);

function Broken(): ReactNode {
  throw new Error('A story of an error');
}

/** An error of the shell itself: the last boundary. */
export const Crash = () => (
  <MemoryRouter>
    <ShellBoundary>
      <Broken />
    </ShellBoundary>
  </MemoryRouter>
);
