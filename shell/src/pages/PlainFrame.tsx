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
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  min-height: 4rem;
  padding: var(--space-2) max(var(--space-4), calc((100vw - var(--page)) / 2));
  border-bottom: 1px solid var(--line);
  ${theme.from.tablet} {
    padding-inline: max(var(--space-5), calc((100vw - var(--page)) / 2));
  }
`;
const Home = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 44px;
  text-decoration: none;
`;
const Main = styled.main`
  display: flex;
  flex: 1;
`;

/** The frame that needs no remote: the logo as a link home, perhaps more links, and the content. */
export function PlainFrame({ links, children }: { links?: ReactNode; children: ReactNode }) {
  return (
    <Page>
      <Bar>
        <Home to={paths.home} aria-label={`${productName()}, home`}>
          <Logo name={productName()} />
        </Home>
        {links}
      </Bar>
      <Main>{children}</Main>
    </Page>
  );
}
