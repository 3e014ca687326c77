import { productName } from '@breakaway/host-api';
import { Logo } from '@breakaway/ui';
import styled, { css } from 'styled-components';

/** The column of a conversation, which the box below it continues. */
export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  width: min(46rem, 100%);
  margin: 0 auto;
  padding: var(--space-4);
`;
/** The member's message, on the right. */
export const Question = styled.div`
  justify-self: end;
  max-width: min(32rem, 85%);
  padding: var(--space-2) var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-l) var(--radius-l) var(--radius-s) var(--radius-l);
  background: var(--bg-tint);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
/** A phone has no width to spare beside charts and tables. */
const belowOnPhone = css`
  @media (max-width: 479px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
  }
`;
/** The coach's message, beside the logo; on a phone below it, unless it is narrow. */
export const Answer = styled.div<{ $narrow?: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: var(--space-3);
  ${({ $narrow }) => !$narrow && belowOnPhone}
`;
export const BotMark = () => <Logo name={productName()} compact />;
