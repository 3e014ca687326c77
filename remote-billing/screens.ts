import type { Screens } from '@breakaway/federation/screens';

/** What this remote exposes. */
export const screens = {
  Subscription: { file: './src/screens/subscription/Subscription.tsx', at: '/subscription' },
  ManageSubscription: {
    file: './src/screens/manage-subscription/ManageSubscription.tsx',
    at: '/manage-subscription',
  },
} satisfies Screens;

declare module '@breakaway/federation/screens' {
  interface RemoteScreens {
    billing: typeof screens;
  }
}
