import type { ShellLink } from '@breakaway/contract/shell-link';
import { useSyncExternalStore } from 'react';
import { App } from './App.tsx';
import type { Engine } from './engine/engine.ts';
import { Later } from './Later.tsx';

const loadShared = () => import('./shared-plan/SharedPlan.tsx').then(({ SharedPlan }) => SharedPlan);

/** The member's page, or the plan of somebody else for a visitor with its link. */
export function Root({ link, engine }: { link: ShellLink; engine: Engine }) {
  const state = useSyncExternalStore(link.subscribe, link.state);
  return state.kind === 'visitor' ? (
    <Later load={loadShared} props={{ link, engine, token: state.link }} />
  ) : (
    <App link={link} engine={engine} />
  );
}
