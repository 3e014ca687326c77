import { getConfig, getSession, refreshUser } from '@breakaway/host-api';
import { HostProviders } from '@breakaway/host-api/host';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { ShellBoundary } from './pages/ShellBoundary.tsx';
import { loadOnIntent } from './remotes/load-on-intent.ts';
import { FIRST_SCREEN_WAIT_MS } from './remotes/limits.ts';
import { remotes } from './remotes/loader.ts';
import { asLine } from './remotes/report.ts';
import { destination } from './routing/destination.ts';
import { routeAt } from './routing/routes.ts';
import { screensOf } from './routing/screens-of.ts';
import { allowWayBack } from './routing/way-back.ts';

const { slug } = getConfig().product;

/** Asks for everything that the first page needs, side by side; settles when it is there or has failed. */
function askForFirstScreen(): Promise<unknown> {
  const route = destination(routeAt(location.pathname, slug), getSession()?.data ?? null, slug);
  return Promise.allSettled(screensOf(route).map((id) => remotes.screen(id)));
}

const firstScreen = askForFirstScreen();
loadOnIntent(slug);
allowWayBack(slug);
// What the browser stored may be old: a plan that was paid or lapsed elsewhere shows at once. On the way back from
// PayPal the payment page verifies first and reads the record itself; premium before that, the guard would take it away.
const isBackFromPaypal = new URLSearchParams(location.search).has('paypal');
if (getSession() && !isBackFromPaypal) void refreshUser();

const draw = () =>
  createRoot(document.getElementById('root')!, {
    // React would write the thrown object into the console, and with it whatever the object carries.
    onCaughtError: () => {},
    onUncaughtError: (error) => console.error(asLine(error)),
  }).render(
    // Navigation is urgent, like a change of the session: both in one step are drawn as one.
    <BrowserRouter useTransitions={false}>
      <ShellBoundary>
        <HostProviders>
          <App />
        </HostProviders>
      </ShellBoundary>
    </BrowserRouter>,
  );

// Drawn once with its first screen, instead of first without it; a screen that takes longer finds its frame there.
void Promise.race([firstScreen, new Promise((resolve) => setTimeout(resolve, FIRST_SCREEN_WAIT_MS))]).then(
  draw,
);
