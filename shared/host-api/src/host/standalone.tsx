import type { RuntimeConfig } from '@breakaway/contract';
import { Stack } from '@breakaway/ui';
import { lazy, Suspense, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { setConfig } from '../config.ts';
import { useUser } from '../session.ts';
import { HostProviders } from './HostProviders.tsx';

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  padding: var(--space-2) var(--space-4);
  border-bottom: 1px solid var(--line);
  background: var(--bg-sunken);
  font-size: var(--text-s);
`;

/** As high as the window, for screens that fill the available height. */
const Window = styled.div`
  display: flex;
  flex-direction: column;
  height: 100dvh;
`;
const Room = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
`;

function Elsewhere() {
  return (
    <Stack style={{ padding: '2rem' }}>
      <h1>{useLocation().pathname}</h1>
      <p>This path belongs to the shell or to another remote.</p>
    </Stack>
  );
}

function Member() {
  const user = useUser();
  return <span>{user ? `Signed in as ${user.email}` : 'Guest'}</span>;
}

interface StandaloneScreen {
  name: string;
  path: string;
  load: () => Promise<{ default: ComponentType }>;
}

/**
 * Shows the screens of one remote without the shell: with the same router, session, theme and toasts, and the API that
 * the configuration names. The federation preset calls it in `--env standalone`.
 */
export function mountStandalone(title: string, config: RuntimeConfig, screens: StandaloneScreen[]): void {
  setConfig(config);
  const routes = screens.map(({ name, path, load }) => ({ name, path, Screen: lazy(load) }));
  createRoot(document.getElementById('root')!).render(
    <BrowserRouter useTransitions={false}>
      <HostProviders>
        <Window>
          <Bar aria-label="Screens of this remote">
            <strong>{title}</strong>
            {routes.map(({ name, path }) => (
              <Link key={name} to={path}>
                {name}
              </Link>
            ))}
            <Member />
          </Bar>
          <Room>
            <Suspense fallback={<p>Loading…</p>}>
              <Routes>
                {routes.map(({ name, path, Screen }) => (
                  <Route key={name} path={path} element={<Screen />} />
                ))}
                <Route path="*" element={<Elsewhere />} />
              </Routes>
            </Suspense>
          </Room>
        </Window>
      </HostProviders>
    </BrowserRouter>,
  );
}
