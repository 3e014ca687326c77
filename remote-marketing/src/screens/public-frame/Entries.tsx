import { consultant, NavLink, paths, signOut, useNavigate, useSession, useUser } from '@breakaway/host-api';

/** The entries of the header: the specification's four for visitors; members have the app and Sign Out instead. */
export function Entries() {
  const session = useSession();
  return (
    <>
      <NavLink to={paths.faq}>FAQ</NavLink>
      <NavLink to={paths.about}>About Us</NavLink>
      {session ? <MemberEntries /> : <VisitorEntries />}
    </>
  );
}

function VisitorEntries() {
  return (
    <>
      <NavLink to={paths.signUp} data-prominent>
        Sign Up
      </NavLink>
      <NavLink to={paths.signIn} data-outlined>
        Login
      </NavLink>
    </>
  );
}

function MemberEntries() {
  const user = useUser();
  const navigate = useNavigate();
  const leave = () => {
    if (signOut()) navigate(paths.home);
  };
  return (
    <>
      <button type="button" onClick={leave}>
        Sign Out
      </button>
      {user?.isPremium ? (
        <NavLink to={consultant()} data-prominent>
          Open the app
        </NavLink>
      ) : (
        <NavLink to={paths.subscription} data-prominent>
          Get the PRO plan
        </NavLink>
      )}
    </>
  );
}
