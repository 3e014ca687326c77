import type { ShellLink } from '@breakaway/contract/shell-link';
import { Later } from '@breakaway/tool-kit/frame';
import { useSyncExternalStore } from 'react';
import { App } from './App.tsx';
import type { Engine } from './engine/engine.ts';

const loadShared = () =>
  import('./shared-segment/SharedSegment.tsx').then(({ SharedSegment }) => SharedSegment);

/** The member's page; the segment of somebody else for a visitor with its link. */
export function Root({ link, engine }: { link: ShellLink; engine: Engine }) {
  const state = useSyncExternalStore(link.subscribe, link.state);
  return state.kind === 'visitor' ? (
    <Later load={loadShared} props={{ link, engine, token: state.link, isMember: state.isMember }} />
  ) : (
    <App link={link} engine={engine} />
  );
}
