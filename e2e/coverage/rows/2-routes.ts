import { rowsOf } from '../row.ts';

/** Section 2: the route table, the titles of the top bar, the guard, the generic pages. */
export const routeRows = rowsOf(2, {
  'route.home': '/ is public: the landing page in a frame',
  'route.home.show-terms': '/ with the state flag showTerms shows the terms-and-conditions anchor of the FAQ',
  'route.home.logo': '/ is where a click on the logo leads',
  'route.home.logout': '/ is where a logout leads',
  'route.sign-in': '/sign-in: the sign-in screen, for guests',
  'route.sign-in.premium': '/sign-in sends a premium user to the app',
  'route.sign-up': '/sign-up: the sign-up screen, for guests',
  'route.sign-up.premium': '/sign-up sends a premium user to the app',
  'route.faq': '/faq is public: the FAQ page',
  'route.about-us': '/about-us is public: the About page',
  'route.forgot-password': '/forgot-password is public: the Forgot Password screen',
  'route.otp-verify': '/otp-verify is public: one-time-code entry',
  'route.new-password': '/new-password is public: the Set New Password screen',
  'route.verify-email': '/verify-email is public: the result of the email verification',
  'route.subscription': '/subscription is protected: the payment page',
  'route.manage-subscription': '/manage-subscription is protected: current plan, billing and cancel',
  'route.chat': '/chat is a protected route name',
  'route.app': '/app is protected: sidebar and top bar; its index leads to the consultant',
  'route.consultant': '/app/{product}-ai-consultant is protected: the consultant',
  'route.kom-analysis-software': '/app/kom-analysis-software is protected: the framed segment-record tool',
  'route.race-analyzer': '/app/race-analyzer is protected: the framed race tool',
  'route.settings': '/app/settings is protected: profile and metrics form',

  'title.consultant': 'Top bar of {product}-ai-consultant: its title',
  'title.kom-analysis-software': 'Top bar of kom-analysis-software: its title',
  'title.race-analyzer': 'Top bar of race-analyzer: its title',
  'title.settings': 'Top bar of settings: its title',
  'title.mamba-learning-code': 'Top-bar title for mamba-learning-code',
  'title.climbing-time-predictor': 'Top-bar title for climbing-time-predictor',
  'title.pace-optimization': 'Top-bar title for pace-optimization',
  'title.feeding-planner': 'Top-bar title for feeding-planner',
  'title.history': 'Top-bar title of {product}-ai-consultant/{id}: "History"',
  'title.not-routed': 'These further names of the top bar are not routed',

  'guard.no-session': 'A protected page without a stored session leads to /sign-in',
  'guard.no-token': 'A stored session without a token leads to /sign-in',
  'guard.non-premium':
    'A non-premium user on a protected page other than /subscription is sent to /subscription',
  'guard.premium-subscription': 'A premium user on /subscription is sent to /manage-subscription',

  'generic.error-page': 'A crash shows a page titled "Unexpected Application Error!"',
  'generic.app-subscription': '/app/subscription, which is not a defined route, leads on to the payment page',
  'generic.unknown-route': 'An unknown address is answered with a page that says so',
});
