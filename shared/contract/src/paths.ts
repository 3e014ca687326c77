/** Every path of the product. `{slug}` stands for the product's slug, which each deployment chooses. */
export const paths = {
  home: '/',
  signIn: '/sign-in',
  signUp: '/sign-up',
  faq: '/faq',
  about: '/about-us',
  forgotPassword: '/forgot-password',
  otpVerify: '/otp-verify',
  newPassword: '/new-password',
  verifyEmail: '/verify-email',
  subscription: '/subscription',
  manageSubscription: '/manage-subscription',
  chat: '/chat',
  app: '/app',
  komAnalysis: '/app/kom-analysis-software',
  raceAnalyzer: '/app/race-analyzer',
  settings: '/app/settings',
  /** a race plan by its link: the secret part follows behind a # */
  sharedPlan: '/shared-plan',
  /** a segment by its link, likewise */
  sharedSegment: '/shared-segment',
} as const;

/** The consultant's path, for example `/app/breakaway-ai-consultant`. */
export const consultantPath = (slug: string) => `/app/${slug}-ai-consultant`;

/** The local storage key of the session. */
export const sessionKey = (slug: string) => `${slug}_ai_user`;
