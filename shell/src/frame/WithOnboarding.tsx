import { useUser } from '@breakaway/host-api';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SilentScreen } from '../remotes/SilentScreen.tsx';

/** Never more than half of the height: the screen below stays in sight. */
const Above = styled.div`
  flex: none;
  max-height: 50%;
  overflow-y: auto;
`;
const Rest = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;
`;

/**
 * A screen with the onboarding questions above it, for premium members who have not answered them. Nobody else loads
 * them.
 */
export function WithOnboarding({ children }: { children: ReactNode }) {
  const user = useUser();
  return (
    <>
      {user?.isPremium && !user.isOnboarded && (
        <Above>
          <SilentScreen id="profile/Onboarding" />
        </Above>
      )}
      <Rest>{children}</Rest>
    </>
  );
}
