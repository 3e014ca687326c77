import { consultantPath } from './addresses.ts';

/** The route table of the specification, as seen in the address bar and the window's title. */
export interface RouteCase {
  path: string;
  /** Of the window, before the product's name. */
  title: string;
  access: 'public' | 'guest' | 'protected';
  /** The row of the specification, if there is one. */
  row?: string;
  /** Where it redirects when the guard lets it pass. */
  leadsTo?: string;
}

export const routeTable: readonly RouteCase[] = [
  { path: '/', title: '', access: 'public', row: '2.route.home' },
  { path: '/sign-in', title: 'Sign in', access: 'guest', row: '2.route.sign-in' },
  { path: '/sign-up', title: 'Sign up', access: 'guest', row: '2.route.sign-up' },
  { path: '/faq', title: 'FAQ', access: 'public', row: '2.route.faq' },
  { path: '/about-us', title: 'About us', access: 'public', row: '2.route.about-us' },
  { path: '/forgot-password', title: 'Forgot password', access: 'public', row: '2.route.forgot-password' },
  {
    path: '/otp-verify',
    title: 'Enter your code',
    access: 'public',
    row: '2.route.otp-verify',
  },
  { path: '/new-password', title: 'Set new password', access: 'public', row: '2.route.new-password' },
  { path: '/verify-email', title: 'Verify your email', access: 'public', row: '2.route.verify-email' },
  { path: '/subscription', title: 'Subscription', access: 'protected', row: '2.route.subscription' },
  {
    path: '/manage-subscription',
    title: 'Manage subscription',
    access: 'protected',
    row: '2.route.manage-subscription',
  },
  {
    path: '/chat',
    title: 'AI Consultant',
    access: 'protected',
    row: '2.route.chat',
    leadsTo: consultantPath,
  },
  { path: '/app', title: 'AI Consultant', access: 'protected', row: '2.route.app', leadsTo: consultantPath },
  { path: consultantPath, title: 'AI Consultant', access: 'protected', row: '2.route.consultant' },
  {
    path: '/app/kom-analysis-software',
    title: 'Kom Analysis Software',
    access: 'protected',
    row: '2.route.kom-analysis-software',
  },
  { path: '/app/race-analyzer', title: 'Race Analyzer', access: 'protected', row: '2.route.race-analyzer' },
  { path: '/app/settings', title: 'Settings', access: 'protected', row: '2.route.settings' },
  { path: '/app/pace-optimization', title: 'Page not found', access: 'protected' },
  { path: `${consultantPath}/a-conversation`, title: 'Page not found', access: 'protected' },
  { path: '/shared-plan', title: 'Shared race plan', access: 'public' },
  { path: '/shared-segment', title: 'Shared segment', access: 'public' },
  { path: '/nowhere', title: 'Page not found', access: 'public' },
  {
    path: '/app/subscription',
    title: 'Manage subscription',
    access: 'protected',
    leadsTo: '/manage-subscription',
  },
];
