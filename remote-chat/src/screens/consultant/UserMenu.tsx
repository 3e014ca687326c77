import { AccountMenu, paths, signOut, useNavigate } from '@breakaway/host-api';
import { useSetAtom } from 'jotai';
import { bindSessionAtom } from '../../state/actions.ts';

/** The member's picture, which opens a menu with name, e-mail and Logout. */
export function UserMenu() {
  const navigate = useNavigate();
  const claim = useSetAtom(bindSessionAtom);
  const logout = () => {
    // In the same update as the navigation, so that the guard never sees a guest on a protected page.
    if (!signOut()) return;
    claim({ owner: '', token: '' });
    void navigate(paths.home, { replace: true });
  };
  return <AccountMenu label="User menu" leave="Logout" onLeave={logout} />;
}
