import { Link, paths, productName, useNavigate } from '@breakaway/host-api';
import { Logo } from '@breakaway/ui';
import styled from 'styled-components';
import { container } from '../../parts/Page.ts';
import { toLegalPage, type LegalPage } from '../../parts/landing-pages.ts';
import { socialNetworks } from './social-networks.ts';

const Foot = styled.footer`
  border-top: 1px solid var(--line);
  background: var(--bg-sunken);
`;
const Inner = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  ${container}
  padding-block: var(--space-5);
  ${({ theme }) => theme.from.desktop} {
    grid-template-columns: 1fr auto 1fr;
    align-items: center;
    padding-block: var(--space-4);
    > :first-child {
      justify-self: start;
    }
    /* The drawing of the last icon ends where the page ends. */
    > :last-child {
      justify-self: end;
      margin-right: calc(-1 * var(--space-3));
    }
  }
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
`;
/** On a phone all three stand in one line, at a size that fits 360 px. */
const Legal = styled(Row)`
  gap: 0 var(--space-4);
`;
const Quiet = styled.button`
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--text-muted);
  font-size: var(--text-s);
  cursor: pointer;
  &:hover {
    color: var(--text);
    text-decoration: underline;
  }
`;
const Network = styled(Link)`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  color: var(--text-muted);
  &:hover {
    color: var(--text);
  }
`;

const legal: { label: string; page: LegalPage }[] = [
  { label: 'Terms & Services', page: 'terms-and-conditions' },
  { label: 'Cookies Policy', page: 'cookies' },
  { label: 'Privacy Policy', page: 'privacy' },
];

/** The public footer. The social icons lead home until the product has pages elsewhere. */
export function Footer() {
  const navigate = useNavigate();
  return (
    <Foot>
      <Inner>
        <Logo name={productName()} />
        <Legal>
          {legal.map(({ label, page }) => {
            const { to, state } = toLegalPage(page);
            return (
              <Quiet key={label} type="button" onClick={() => navigate(to, { state })}>
                {label}
              </Quiet>
            );
          })}
        </Legal>
        <Row>
          {socialNetworks.map(({ name, drawing }) => (
            <Network key={name} to={paths.home} aria-label={name}>
              <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path
                  d={drawing}
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.8"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                />
              </svg>
            </Network>
          ))}
        </Row>
      </Inner>
    </Foot>
  );
}
