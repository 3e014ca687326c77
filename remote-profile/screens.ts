import type { Screens } from '@breakaway/federation/screens';

/** What this remote exposes. */
export const screens = {
  Settings: { file: './src/screens/settings/Settings.tsx', at: '/app/settings' },
  // The shell shows it above the consultant.
  Onboarding: { file: './src/screens/onboarding/Onboarding.tsx', at: '/onboarding' },
} satisfies Screens;

declare module '@breakaway/federation/screens' {
  interface RemoteScreens {
    profile: typeof screens;
  }
}
