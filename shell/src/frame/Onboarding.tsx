import { useUser } from '@breakaway/host-api';
import { SilentScreen } from '../remotes/SilentScreen.tsx';

/** What a premium member is asked once, over the whole window. Nobody else loads it. */
export function Onboarding() {
  const user = useUser();
  return user?.isPremium && !user.isOnboarded ? <SilentScreen id="profile/Onboarding" /> : null;
}
