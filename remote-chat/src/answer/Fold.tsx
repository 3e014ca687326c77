import { Icon } from '@breakaway/ui';
import { createContext, type ReactNode } from 'react';
import styled from 'styled-components';

/** Whether a part is inside a fold already: then it has no frame of its own. */
export const InFold = createContext(false);

const Disclosure = styled.details`
  width: 100%;
  min-width: 0;
`;
const Title = styled.summary`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 44px;
  max-width: 100%;
  padding: var(--space-1) var(--space-2) var(--space-1) var(--space-2);
  margin-left: calc(-1 * var(--space-2));
  border-radius: var(--radius-s);
  color: var(--text-muted);
  font-size: var(--text-s);
  font-weight: var(--strong);
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
  &:hover {
    background: var(--bg-sunken);
    color: var(--text);
  }
  svg {
    flex: none;
    transition: transform var(--quick);
  }
  details[open] > & svg {
    transform: rotate(90deg);
  }
`;
const Inside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding: var(--space-2) 0 var(--space-1);
`;

/** Optional details, collapsed until they are opened. No frame, only a title. */
export function Fold({
  title,
  open = false,
  children,
}: {
  title: string;
  /** Whether it starts expanded. */
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <Disclosure open={open}>
      <Title>
        <Icon name="next" size={16} />
        {title}
      </Title>
      <Inside>
        <InFold value>{children}</InFold>
      </Inside>
    </Disclosure>
  );
}
