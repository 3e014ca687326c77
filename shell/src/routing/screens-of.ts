import type { ScreenId } from '../remotes/screen-id.ts';
import type { Route } from './routes.ts';

/** The part of the marketing remote that surrounds public pages. */
export const PUBLIC_FRAME: ScreenId = 'marketing/PublicFrame';
/** The questions to a new member, over the screen of a route with `onboarding`. */
export const ONBOARDING: ScreenId = 'profile/Onboarding';

/** The screen of a route, if a remote provides it. */
export function screenIdOf(route: Pick<Route, 'screen'>): ScreenId | null {
  return route.screen === 'none' || /^(tool|redirect):/.test(route.screen)
    ? null
    : (route.screen as ScreenId);
}

/** Everything that has to be loaded to show a route, outermost first. */
export function screensOf(route: Pick<Route, 'screen' | 'frame'>): ScreenId[] {
  const screen = screenIdOf(route);
  return [...(route.frame === 'public' ? [PUBLIC_FRAME] : []), ...(screen ? [screen] : [])];
}
