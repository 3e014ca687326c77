import { getConfig, getSession, refreshUser } from '@breakaway/host-api';
import { HostProviders } from '@breakaway/host-api/host';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { loadOnIntent } from './remotes/load-on-intent.ts';
import { remotes } from './remotes/loader.ts';
import { guard } from './routing/guard.ts';
import { routeAt } from './routing/routes.ts';
import { screensOf } from './routing/screens-of.ts';

const { slug } = getConfig().product;

/** The first screen is asked for before anything is drawn, side by side with its frame. */
function askForFirstScreen(): void {
  const route = routeAt(location.pathname, slug);
  if (!route) return;
  const target = guard(route, getSession()?.data ?? null, slug);
  for (const id of screensOf(target ? routeAt(target, slug) : route)) remotes.screen(id).catch(() => {});
}

askForFirstScreen();
loadOnIntent(slug);
// What the browser stored may be old: a plan that was paid or lapsed elsewhere shows at once.
if (getSession()) refreshUser().catch(() => {});

createRoot(document.getElementById('root')!).render(
  // Navigation is urgent, like a change of the session: both in one step are drawn as one.
  <BrowserRouter useTransitions={false}>
    <HostProviders>
      <App />
    </HostProviders>
  </BrowserRouter>,
);
