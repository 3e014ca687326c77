import { useUser } from '@breakaway/host-api';
import { SilentScreen } from '../remotes/SilentScreen.tsx';
import { ONBOARDING } from '../routing/screens-of.ts';

/** What a premium member is asked once, over the whole window. Nobody else loads it. */
export function Onboarding() {
  const user = useUser();
  return user?.isPremium && !user.isOnboarded ? <SilentScreen id={ONBOARDING} /> : null;
}
