import { Link, paths, productName } from '@breakaway/host-api';
import { Icon, Logo } from '@breakaway/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Page = styled.div<{ $width: number }>`
  display: grid;
  align-content: start;
  gap: var(--space-4);
  width: min(${({ $width }) => $width}rem, 100%);
  min-height: 100vh;
  min-height: 100dvh;
  margin: 0 auto;
  padding: var(--space-3) var(--space-4) var(--space-7);
`;
const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;
const LogoLink = styled(Link)`
  display: grid;
  align-items: center;
  height: 44px;
  line-height: 1;
  text-decoration: none;
`;
const CloseLink = styled(Link)`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  /* The glyph ends where the content does; what a thumb can hit reaches beyond it. */
  margin-right: calc(-1 * var(--space-4));
  border-radius: var(--radius);
  color: var(--text);
  &:hover {
    background: var(--hover);
  }
`;

/** A standalone page: logo, a close icon, and one subject in the middle. */
export function PageFrame({
  closeTo,
  width,
  over,
  children,
}: {
  closeTo: string;
  /** rem */
  width: number;
  /** Something that covers the whole page: what lies below it cannot be reached. */
  over?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      {over}
      <Page $width={width} inert={Boolean(over)}>
        <Head>
          <LogoLink to={paths.home}>
            <Logo name={productName()} />
          </LogoLink>
          <CloseLink to={closeTo} aria-label="Close">
            <Icon name="close" />
          </CloseLink>
        </Head>
        <main>{children}</main>
      </Page>
    </>
  );
}
