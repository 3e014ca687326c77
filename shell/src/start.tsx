import { getConfig, getSession, refreshUser } from '@breakaway/host-api';
import { HostProviders } from '@breakaway/host-api/host';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { ShellBoundary } from './pages/ShellBoundary.tsx';
import { loadOnIntent } from './remotes/load-on-intent.ts';
import { FIRST_SCREEN_WAIT_MS } from './remotes/limits.ts';
import { remotes } from './remotes/loader.ts';
import { errorLine } from './remotes/report.ts';
import { destination } from './routing/destination.ts';
import { routeAt } from './routing/routes.ts';
import { screensOf } from './routing/screens-of.ts';
import { allowReturnPages } from './routing/return-page.ts';

const { slug } = getConfig().product;

/** Requests everything that the first page needs in parallel; settles when all of it has loaded or failed. */
function askForFirstScreen(): Promise<unknown> {
  const route = destination(routeAt(location.pathname, slug), getSession()?.data ?? null, slug);
  return Promise.allSettled(screensOf(route).map((id) => remotes.screen(id)));
}

const firstScreen = askForFirstScreen();
loadOnIntent(slug);
allowReturnPages(slug);
// The stored session may be stale: a plan that was paid or lapsed elsewhere shows at once. After the return from
// PayPal, the payment page verifies first and reads the record itself; if the member became premium earlier, the guard
// would redirect them away from it.
const isBackFromPaypal = new URLSearchParams(location.search).has('paypal');
if (getSession() && !isBackFromPaypal) void refreshUser();

const draw = () =>
  createRoot(document.getElementById('root')!, {
    // React would log the thrown object, with everything it carries.
    onCaughtError: () => {},
    onUncaughtError: (error) => console.error(errorLine(error)),
  }).render(
    // Navigation is urgent, like a change of the session: both in one update render together.
    <BrowserRouter useTransitions={false}>
      <ShellBoundary>
        <HostProviders>
          <App />
        </HostProviders>
      </ShellBoundary>
    </BrowserRouter>,
  );

// The first render includes the first screen. A screen that takes longer appears in the frame later.
void Promise.race([firstScreen, new Promise((resolve) => setTimeout(resolve, FIRST_SCREEN_WAIT_MS))]).then(
  draw,
);
