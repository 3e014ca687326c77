import type { ReactNode } from 'react';
import styled from 'styled-components';

const Line = styled.p`
  padding: var(--space-2) var(--space-4);
  border-block: 1px solid var(--warn);
  background: var(--warn-tint);
  font-size: var(--text-s);
  text-align: center;
  text-wrap: balance;
`;

/**
 * One sentence over the whole width, about the page as a whole, for as long as it holds. The live region exists before
 * its text, so that screen readers announce it.
 */
export function Banner({ children }: { children: ReactNode }) {
  return <div aria-live="polite">{children ? <Line>{children}</Line> : null}</div>;
}
