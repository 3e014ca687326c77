import styled from 'styled-components';

/** Goes to a section or a climb in the chart. */
export const Go = styled.button.attrs({ type: 'button' })`
  min-width: 32px;
  min-height: 32px;
  padding: 0 var(--space-2);
  border: 1px solid var(--line);
  border-radius: var(--radius-s);
  background: var(--bg-raised);
  font-weight: var(--strong);
  cursor: pointer;
  @media print {
    min-height: 0;
    border: 0;
  }
`;
