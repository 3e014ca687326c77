import { theme } from '@breakaway/ui';
import { Provider } from 'jotai';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { followOtherTabs } from '../session.ts';
import { store } from '../store.ts';
import { loadToastLayer } from '../toasts.ts';

const whenIdle = (action: () => void) =>
  'requestIdleCallback' in window
    ? void requestIdleCallback(action, { timeout: 3000 })
    : void setTimeout(action, 1000);

/** The toast layer, loaded when the page has nothing more urgent to do. */
function ToastsWhenIdle() {
  const [Layer, setLayer] = useState<ComponentType | null>(null);
  useEffect(() => {
    const mount = () =>
      void loadToastLayer().then(
        (module) => setLayer(() => module.ToastLayer),
        () => {},
      );
    if (document.readyState === 'complete') whenIdle(mount);
    else window.addEventListener('load', () => whenIdle(mount), { once: true });
  }, []);
  return Layer && <Layer />;
}

interface HostProvidersProps {
  children: ReactNode;
  /** What shows the toasts. Tests pass their own, because nothing may mount late during a test. */
  toasts?: ComponentType;
}

/** Store, theme and toast layer around the whole app: once, in the shell or in a remote that runs alone. */
export function HostProviders({ children, toasts: Toasts = ToastsWhenIdle }: HostProvidersProps) {
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
