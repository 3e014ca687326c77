import { consultant, paths, signOut, useUser } from '@breakaway/host-api';
import { theme } from '@breakaway/ui';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';

/** On a phone they have a line of their own, which wraps with large letters. */
const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  width: calc(100% + 2 * var(--space-3));
  margin: 0 calc(-1 * var(--space-3));
  ${theme.from.tablet} {
    width: auto;
  }
  a,
  button {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 0 var(--space-3);
    border: 0;
    border-radius: var(--radius);
    background: none;
    color: inherit;
    font-weight: var(--strong);
    /* A button would be drawn half a pixel lower. */
    text-rendering: inherit;
    text-decoration: none;
    cursor: pointer;
    &:hover {
      background: var(--hover);
    }
  }
`;

/** The entries of the public header, for a page whose remote is missing. They need no remote themselves. */
export function SiteLinks() {
  const user = useUser();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const leave = () => {
    if (signOut()) void navigate(paths.home);
  };
  const app = user?.isPremium
    ? { to: consultant(), text: 'Open the app' }
    : { to: paths.subscription, text: 'Get the PRO plan' };
  const links = (entries: { to: string; text: string }[]) =>
    // The page that failed would not be a way on.
    entries
      .filter(({ to }) => to !== pathname)
      .map(({ to, text }) => (
        <Link key={to} to={to}>
          {text}
        </Link>
      ));
  return (
    <Nav aria-label="Main">
      {links([
        { to: paths.faq, text: 'FAQ' },
        { to: paths.about, text: 'About Us' },
      ])}
      {user && (
        <button type="button" onClick={leave}>
          Sign Out
        </button>
      )}
      {links(
        user
          ? [app]
          : [
              { to: paths.signUp, text: 'Sign Up' },
              { to: paths.signIn, text: 'Login' },
            ],
      )}
    </Nav>
  );
}
