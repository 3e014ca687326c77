import type { User } from '@breakaway/contract';
import { getConfig, paths, useUser } from '@breakaway/host-api';
import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { dropEarlyLanding } from './early-landing.ts';
import { AppFrame } from './frame/AppFrame.tsx';
import { Onboarding } from './frame/Onboarding.tsx';
import { OfflineLine } from './online.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { PlainFrame } from './pages/PlainFrame.tsx';
import { SiteLinks } from './pages/SiteLinks.tsx';
import { dropPrerendered } from './prerendered.ts';
import { RemoteScreen } from './remotes/RemoteScreen.tsx';
import { useRouteChange } from './routing/route-change.ts';
import { guard } from './routing/guard.ts';
import { pathOf, routeAt, type Route } from './routing/routes.ts';
import { PUBLIC_FRAME, screenIdOf } from './routing/screens-of.ts';
import { useReturnPage } from './routing/return-page.ts';
import { SignedOutTools } from './tools/SignedOutTools.tsx';
import { ToolFrame } from './tools/ToolFrame.tsx';
import { toolOf } from './tools/framed-tool.ts';

function Content({ route }: { route: Route }) {
  const { hash } = useLocation();
  const tool = toolOf(route);
  // A visitor's tool gets the secret part of the address instead of a session.
  if (tool && route.access === 'public')
    return (
      <PlainFrame>
        <ToolFrame key={hash} tool={tool} title={route.title} shared={hash.slice(1)} />
      </PlainFrame>
    );
  if (tool) return <ToolFrame key={tool} tool={tool} title={route.title} />;
  const id = screenIdOf(route);
  if (!id) return <NotFound inApp={route.frame === 'app'} />;
  return (
    <RemoteScreen key={id} id={id} feature={route.title || 'This page'} alone={route.frame === 'bare'} />
  );
}

function Framed({ route, children }: { route: Route; children: ReactNode }) {
  if (route.frame === 'app') {
    return (
      <AppFrame title={route.title} ownMenu={route.ownMenu ?? false}>
        {route.onboarding && <Onboarding />}
        {children}
      </AppFrame>
    );
  }
  // The fallback page needs no remote: without the public frame it still says that there is no such page.
  const instead =
    route.screen === 'none' ? <PlainFrame links={<SiteLinks />}>{children}</PlainFrame> : undefined;
  return (
    <>
      {route.frame === 'bare' ? (
        children
      ) : (
        <RemoteScreen key={PUBLIC_FRAME} id={PUBLIC_FRAME} feature="This page" alone instead={instead}>
          {children}
        </RemoteScreen>
      )}
      <OfflineLine />
    </>
  );
}

/** Chooses the page for the address: the route table, the guard, and the frame around the screen. */
export function App() {
  const { slug } = getConfig().product;
  const { pathname, search } = useLocation();
  const [first] = useState(pathname);
  const user = useUser();
  const route = routeAt(pathname, slug);
  useRouteChange(pathname, route);
  useReturnPage(pathname + search, route);
  useEffect(() => {
    if (pathname !== paths.home) dropEarlyLanding();
    if (pathname !== first) dropPrerendered();
  }, [pathname, first]);
  return (
    <>
      <PageAt route={route} user={user} search={search} />
      <SignedOutTools />
    </>
  );
}

/** The page of a route, or the way to another one. */
function PageAt({ route, user, search }: { route: Route; user: User | null; search: string }) {
  const { slug } = getConfig().product;
  const elsewhere = guard(route, user, slug);
  if (elsewhere) return <Navigate to={elsewhere} replace />;
  if (route.screen.startsWith('redirect:')) {
    const to = pathOf(route.screen.slice('redirect:'.length), slug);
    return <Navigate to={{ pathname: to, search }} replace />;
  }
  return (
    <Framed route={route}>
      <Content route={route} />
    </Framed>
  );
}
