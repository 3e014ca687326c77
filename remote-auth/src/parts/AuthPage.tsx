import { Link, paths, productName } from '@breakaway/host-api';
import { Logo, Muted, night } from '@breakaway/ui';
import type { MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { ClimbProfile } from './ClimbProfile.tsx';

const Page = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: 100vh;
  min-height: 100dvh;
  ${({ theme }) => theme.from.desktop} {
    grid-template-columns: minmax(26rem, 1fr) minmax(0, 1fr);
  }
`;
const Column = styled.div`
  display: flex;
  flex-direction: column;
  padding: 0 var(--space-4) var(--space-7);
  ${({ theme }) => theme.from.tablet} {
    padding-inline: var(--space-5);
  }
  ${({ theme }) => theme.from.desktop} {
    padding-inline: var(--space-7);
  }
`;
/** As high as the header of the public pages, so that the logo stays where it was. */
const Home = styled(Link)`
  align-self: flex-start;
  display: inline-flex;
  align-items: center;
  height: 4rem;
  text-decoration: none;
  border-radius: var(--radius-s);
`;
const Content = styled.div`
  display: grid;
  gap: var(--space-5);
  grid-template-columns: minmax(0, 1fr);
  width: 100%;
  max-width: 25rem;
  margin: var(--space-5) auto auto;
  text-wrap: pretty;
  ${({ theme }) => theme.from.tablet} {
    /* The same height on every screen, so that nothing jumps between them. */
    margin-top: max(var(--space-7), 13vh);
  }
`;
const Head = styled.header`
  display: grid;
  gap: var(--space-2);
  overflow-wrap: anywhere;
  h1 {
    font-size: var(--text-3xl);
    text-wrap: wrap;
  }
`;
/** From edge to edge and as high as the window: however long the form is, the climb stays beside it. */
const Aside = styled.div`
  display: none;
  ${({ theme }) => theme.from.desktop} {
    display: flex;
    flex-direction: column;
    position: sticky;
    top: 0;
    height: 100vh;
    height: 100dvh;
    overflow: hidden;
    ${night}
    background: var(--bg-sunken);
    border-left: 1px solid var(--line);
  }
`;

/**
 * Pressing a link or a button leaves the focus where it is. Otherwise the field that loses the focus may show its
 * error, the pressed element moves away from under the pointer, and the click is lost.
 */
function keepFocus(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a, button')) event.preventDefault();
}

/** The page around a single form: logo, heading, the form, and a picture where there is space. */
export function AuthPage({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Page onMouseDown={keepFocus}>
      <Column>
        <Home to={paths.home} aria-label={`${productName()}, home`}>
          <Logo name={productName()} />
        </Home>
        <Content>
          <Head>
            <h1>{title}</h1>
            {lead && <Muted>{lead}</Muted>}
          </Head>
          {children}
        </Content>
      </Column>
      <Aside aria-hidden="true">
        <ClimbProfile />
      </Aside>
    </Page>
  );
}
