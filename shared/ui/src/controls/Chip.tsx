import styled from 'styled-components';

/** A suggestion that can be tapped. */
export const Chip = styled.button.attrs({ type: 'button' })`
  min-height: 44px;
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-full);
  background: var(--bg-raised);
  font-size: var(--text-s);
  text-align: left;
  cursor: pointer;
  &:hover:not(:disabled) {
    background: var(--hover);
  }
`;
