import type { ShellLink } from '@breakaway/contract/shell-link';
import { Later } from '@breakaway/tool-kit/frame';
import { useSyncExternalStore } from 'react';
import { App } from './App.tsx';
import type { Engine } from './engine/engine.ts';

const loadShared = () => import('./shared-plan/SharedPlan.tsx').then(({ SharedPlan }) => SharedPlan);
const loadRace = () => import('./race/RacePage.tsx').then(({ RacePage }) => RacePage);

function onAddress(changed: () => void) {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

/** The member's page; the plan of somebody else for a visitor with its link; race mode at `#race`. */
export function Root({ link, engine }: { link: ShellLink; engine: Engine }) {
  const state = useSyncExternalStore(link.subscribe, link.state);
  const race = useSyncExternalStore(onAddress, () => location.hash === '#race');
  if (race) return <Later load={loadRace} props={{ engine }} />;
  return state.kind === 'visitor' ? (
    <Later load={loadShared} props={{ link, engine, token: state.link, isMember: state.isMember }} />
  ) : (
    <App link={link} engine={engine} />
  );
}
