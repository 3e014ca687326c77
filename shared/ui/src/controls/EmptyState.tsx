import type { ReactNode } from 'react';
import styled from 'styled-components';

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  padding: var(--space-4) var(--space-2);
  color: var(--text-muted);
  text-align: center;
  text-wrap: balance;
`;
const Action = styled.div`
  margin-top: var(--space-2);
  color: var(--text);
`;

interface EmptyStateProps {
  /** a picture or an icon */
  picture?: ReactNode;
  children: ReactNode;
  /** the way on */
  action?: ReactNode;
}

/** In the place of a list or a result that has nothing yet: what will be here, and the way to it. */
export function EmptyState({ picture, children, action }: EmptyStateProps) {
  return (
    <Frame>
      {picture}
      {children}
      {action && <Action>{action}</Action>}
    </Frame>
  );
}
