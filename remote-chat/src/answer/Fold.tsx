import { Icon } from '@breakaway/ui';
import { createContext, type ReactNode } from 'react';
import styled, { css } from 'styled-components';

/** Whether a part is inside a fold already: then it has no frame of its own. */
export const InFold = createContext(false);

const framed = css`
  padding: var(--space-1) var(--card-inset);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
`;
/** Its words keep the distances of a text. */
const bare = css`
  margin-block: calc(-1 * var(--space-2));
`;
const Disclosure = styled.details<{ $framed: boolean }>`
  width: 100%;
  min-width: 0;
  ${({ $framed }) => ($framed ? framed : bare)}
`;
const Title = styled.summary`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 44px;
  max-width: 100%;
  padding: var(--space-1) var(--space-2);
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
    background: var(--hover);
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
  padding: var(--space-1) 0 var(--space-3);
`;

/** Details with a title that opens and closes them. */
export function Fold({
  title,
  open = false,
  frame = false,
  children,
}: {
  title: string;
  /** Whether it starts expanded. */
  open?: boolean;
  /** Whether a line is drawn around it. */
  frame?: boolean;
  children: ReactNode;
}) {
  return (
    <Disclosure open={open} $framed={frame}>
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
