import { paths, productName } from '@breakaway/host-api';
import { Logo, theme } from '@breakaway/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;
/** Aligned with the public header, which it replaces. The last error boundary draws it outside every provider. */
const Bar = styled.header`
  display: flex;
  align-items: center;
  height: 4rem;
  padding: 0 max(var(--space-4), calc((100vw - var(--page)) / 2));
  border-bottom: 1px solid var(--line);
  ${theme.from.tablet} {
    padding-inline: max(var(--space-5), calc((100vw - var(--page)) / 2));
  }
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    text-decoration: none;
  }
`;
const Main = styled.main`
  display: flex;
  flex: 1;
`;

/** The frame that needs no remote: the logo as a link home, and the content. */
export function PlainFrame({ children }: { children: ReactNode }) {
  return (
    <Page>
      <Bar>
        <Link to={paths.home} aria-label={`${productName()}, home`}>
          <Logo name={productName()} />
        </Link>
      </Bar>
      <Main>{children}</Main>
    </Page>
  );
}
