import { getConfig, useUser } from '@breakaway/host-api';
import { Navigate, useLocation } from 'react-router-dom';
import { AppFrame } from './frame/AppFrame.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { ShellBoundary } from './pages/ShellBoundary.tsx';
import { RemoteScreen } from './remotes/RemoteScreen.tsx';
import { useArrival } from './routing/arrival.ts';
import { guard } from './routing/guard.ts';
import { pathOf, routeAt, type Route } from './routing/routes.ts';
import { PUBLIC_FRAME, screenIdOf } from './routing/screens-of.ts';
import { ToolFrame } from './tools/ToolFrame.tsx';
import { toolOf } from './tools/framed-tool.ts';

function Content({ route }: { route: Route }) {
  const tool = toolOf(route);
  if (tool) return <ToolFrame key={tool} tool={tool} title={route.title} />;
  const id = screenIdOf(route);
  return id && <RemoteScreen key={id} id={id} feature={route.title || 'This page'} />;
}

function Page({ route }: { route: Route }) {
  const content = <Content route={route} />;
  if (route.frame === 'app') {
    return (
      <AppFrame title={route.title} ownMenu={route.ownMenu ?? false}>
        {content}
      </AppFrame>
    );
  }
  if (route.frame === 'bare') return content;
  return (
    <RemoteScreen key={PUBLIC_FRAME} id={PUBLIC_FRAME} feature="This page">
      {content}
    </RemoteScreen>
  );
}

/** Chooses the page for the address: the route table, the guard, the frame around the screen. */
export function App() {
  const { slug } = getConfig().product;
  const { pathname } = useLocation();
  const user = useUser();
  const route = routeAt(pathname, slug);
  useArrival(pathname, route);
  if (!route) return <NotFound />;
  const elsewhere = guard(route, user, slug);
  if (elsewhere) return <Navigate to={elsewhere} replace />;
  if (route.screen.startsWith('redirect:')) {
    return <Navigate to={pathOf(route.screen.slice('redirect:'.length), slug)} replace />;
  }
  return (
    <ShellBoundary key={route.frame}>
      <Page route={route} />
    </ShellBoundary>
  );
}
