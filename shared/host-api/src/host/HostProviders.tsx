import { theme } from '@breakaway/ui';
import { Provider } from 'jotai';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { followOtherTabs } from '../session.ts';
import { store } from '../store.ts';
import { loadToastLayer, onFirstToast } from '../toasts.ts';

/** What a person does before there is anything to tell them. */
const FIRST_ACTS = ['pointerdown', 'keydown', 'click'] as const;

/**
 * The toast layer, loaded with the first press or key, so that it is there before what these lead to, or with
 * the first toast. Most visits to a page load none.
 */
function ToastsWhenWanted() {
  const [Layer, setLayer] = useState<ComponentType | null>(null);
  useEffect(() => {
    const mount = () => {
      forget();
      void loadToastLayer().then(
        (module) => setLayer(() => module.ToastLayer),
        () => {},
      );
    };
    const forget = () => FIRST_ACTS.forEach((act) => window.removeEventListener(act, mount, true));
    FIRST_ACTS.forEach((act) => window.addEventListener(act, mount, true));
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
