import { routeAt } from '../routing/routes.ts';
import { screensOf } from '../routing/screens-of.ts';
import { remotes } from './loader.ts';

interface SavingConnection {
  saveData?: boolean;
  effectiveType?: string;
}

/** True on slow or metered connections: nothing is loaded ahead of time. */
const savesData = (): boolean => {
  const connection = (navigator as { connection?: SavingConnection }).connection;
  return Boolean(connection?.saveData || /2g/.test(connection?.effectiveType ?? ''));
};

/** Hovering, touching or focusing a link preloads its target. */
export function loadOnIntent(slug: string): void {
  const load = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || savesData()) return;
    for (const id of screensOf(routeAt(link.pathname, slug))) remotes.screen(id).catch(() => {});
  };
  for (const kind of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(kind, load, { passive: true });
  }
}
