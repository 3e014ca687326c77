import { remote } from '@breakaway/federation/preset';

export default remote(import.meta.dirname, {
  name: 'profile',
  screens: {
    Settings: { file: './src/screens/settings/Settings.tsx', at: '/app/settings' },
    // The shell shows it above the consultant.
    Onboarding: { file: './src/screens/onboarding/Onboarding.tsx', at: '/onboarding' },
  },
});
