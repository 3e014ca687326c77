import { theme } from '@breakaway/ui';
import { Provider } from 'jotai';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { followOtherTabs } from '../session.ts';
import { store } from '../store.ts';
import { loadToastLayer, onFirstToast } from '../toasts.ts';

/** What a person does before there is anything to tell them. */
const FIRST_ACTS = ['pointerdown', 'keydown', 'click'] as const;

/** A link to another page: its files come before the toast layer. */
const AFTER_A_LINK_MS = 2000;
function leadsAway({ target }: Event): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link !== null && link.origin === location.origin && link.pathname !== location.pathname;
}

/**
 * The toast layer, loaded with the first press or key, so that it is there before what these lead to; a little after one
 * on a link to another page; or with the first toast. Most visits to a page load none.
 */
function ToastsWhenWanted() {
  const [Layer, setLayer] = useState<ComponentType | null>(null);
  useEffect(() => {
    let later: ReturnType<typeof setTimeout> | undefined;
    const mount = () => {
      forget();
      void loadToastLayer().then(
        (module) => setLayer(() => module.ToastLayer),
        () => {},
      );
    };
    const act = (event: Event) => {
      clearTimeout(later);
      if (leadsAway(event)) later = setTimeout(mount, AFTER_A_LINK_MS);
      else mount();
    };
    const forget = () => {
      clearTimeout(later);
      FIRST_ACTS.forEach((kind) => window.removeEventListener(kind, act, true));
    };
    FIRST_ACTS.forEach((kind) => window.addEventListener(kind, act, true));
    onFirstToast(mount);
    return forget;
  }, []);
  return Layer && <Layer />;
}

interface HostProvidersProps {
  children: ReactNode;
  /** What shows the toasts. Tests pass their own, because nothing may mount late during a test. */
  toasts?: ComponentType;
}

/** Store, theme and toast layer around the whole app: once, in the shell or in a remote that runs alone. */
export function HostProviders({ children, toasts: Toasts = ToastsWhenWanted }: HostProvidersProps) {
  useEffect(followOtherTabs, []);
  return (
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        {children}
        <Toasts />
      </ThemeProvider>
    </Provider>
  );
}
