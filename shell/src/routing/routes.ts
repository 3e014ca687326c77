import type { ToolName } from '@breakaway/contract';
import { paths } from '@breakaway/contract/paths';
import type { ScreenId } from '../remotes/screen-id.ts';

/** Who may see a route: everybody; only visitors who are not signed in as premium; only members. */
type Access = 'public' | 'guest' | 'protected';

/** What surrounds a screen: the public header and footer, nothing, or the app's sidebar and top bar. */
type Frame = 'public' | 'bare' | 'app';

export interface Route {
  /** `{slug}` is replaced by the product's slug, `{id}` stands for one segment, a trailing `*` for anything. */
  path: string;
  access: Access;
  frame: Frame;
  /** `remote/Screen`, `tool:name` for a framed tool, `redirect:path`, or `none`: the router's fallback page. */
  screen: ScreenId | `tool:${ToolName}` | `redirect:/${string}` | 'none';
  /** Title of the document (the fallback page has its own), and of the top bar inside the app. */
  title: string;
  /** The screen shows the member menu itself. */
  ownMenu?: boolean;
  /** A new member is asked for their essentials before the screen. */
  onboarding?: boolean;
}

const consultant = '/app/{slug}-ai-consultant';

/** The route table of the specification. */
export const routes: readonly Route[] = [
  { path: paths.home, access: 'public', frame: 'public', screen: 'marketing/Home', title: '' },
  { path: paths.signIn, access: 'guest', frame: 'bare', screen: 'auth/SignIn', title: 'Sign in' },
  { path: paths.signUp, access: 'guest', frame: 'bare', screen: 'auth/SignUp', title: 'Sign up' },
  { path: paths.faq, access: 'public', frame: 'public', screen: 'marketing/Faq', title: 'FAQ' },
  { path: paths.about, access: 'public', frame: 'public', screen: 'marketing/About', title: 'About us' },
  {
    path: paths.forgotPassword,
    access: 'public',
    frame: 'bare',
    screen: 'auth/ForgotPassword',
    title: 'Forgot password',
  },
  {
    path: paths.otpVerify,
    access: 'public',
    frame: 'bare',
    screen: 'auth/OtpVerify',
    title: 'Enter your code',
  },
  {
    path: paths.newPassword,
    access: 'public',
    frame: 'bare',
    screen: 'auth/NewPassword',
    title: 'Set new password',
  },
  {
    path: paths.verifyEmail,
    access: 'public',
    frame: 'bare',
    screen: 'auth/VerifyEmail',
    title: 'Verify your email',
  },
  {
    path: paths.subscription,
    access: 'protected',
    frame: 'bare',
    screen: 'billing/Subscription',
    title: 'Subscription',
  },
  {
    path: paths.manageSubscription,
    access: 'protected',
    frame: 'bare',
    screen: 'billing/ManageSubscription',
    title: 'Manage subscription',
  },
  {
    path: paths.chat,
    access: 'protected',
    frame: 'app',
    screen: `redirect:${consultant}`,
    title: 'AI Consultant',
  },
  {
    path: paths.app,
    access: 'protected',
    frame: 'app',
    screen: `redirect:${consultant}`,
    title: 'AI Consultant',
  },
  {
    path: consultant,
    access: 'protected',
    frame: 'app',
    screen: 'chat/Consultant',
    title: 'AI Consultant',
    ownMenu: true,
    onboarding: true,
  },
  {
    path: paths.komAnalysis,
    access: 'protected',
    frame: 'app',
    screen: 'tool:kom-analysis',
    title: 'Kom Analysis Software',
  },
  {
    path: paths.raceAnalyzer,
    access: 'protected',
    frame: 'app',
    screen: 'tool:race-analyzer',
    title: 'Race Analyzer',
  },
  {
    path: paths.sharedPlan,
    access: 'public',
    frame: 'bare',
    screen: 'tool:race-analyzer',
    title: 'Shared race plan',
  },
  {
    path: paths.sharedSegment,
    access: 'public',
    frame: 'bare',
    screen: 'tool:kom-analysis',
    title: 'Shared segment',
  },
  { path: paths.settings, access: 'protected', frame: 'app', screen: 'profile/Settings', title: 'Settings' },
  // The empty state of manage-subscription leads here; the plan is sold on one page only.
  {
    path: '/app/subscription',
    access: 'protected',
    frame: 'bare',
    screen: `redirect:${paths.subscription}`,
    title: '',
  },
  // Paths that have a title in the top bar, but no screen.
  ...Object.entries({
    '/app/mamba-learning-code': 'Mamba Learning Code',
    '/app/climbing-time-predictor': 'Climbing Time Predictor',
    '/app/pace-optimization': 'Pace Optimization',
    '/app/feeding-planner': 'Feeding Planner',
    [`${consultant}/{id}`]: 'History',
    '/app/*': '',
  }).map(([path, title]): Route => ({ path, access: 'protected', frame: 'app', screen: 'none', title })),
  { path: '*', access: 'public', frame: 'public', screen: 'none', title: '' },
];

/** A path of the table with the product's slug filled in. */
export const pathOf = (pattern: string, slug: string): string => pattern.replace('{slug}', slug);

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.toLowerCase().split('/');
  const given = path.toLowerCase().split('/');
  const fits = (part: string, at: number) =>
    part === given[at] || (/^(\*|\{id\})$/.test(part) && given[at] !== undefined);
  return (pattern.endsWith('*') || wanted.length === given.length) && wanted.every(fits);
}

/** The route of a path, which may have a trailing slash or upper case letters. Unknown paths have a route too. */
export function routeAt(pathname: string, slug: string): Route {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return routes.find((route) => matches(pathOf(route.path, slug), path))!;
}

/** The document's title on a route; null for the product's name alone. */
export const documentTitle = ({ screen, title }: Route): string | null =>
  screen === 'none' ? 'Page not found' : title || null;
