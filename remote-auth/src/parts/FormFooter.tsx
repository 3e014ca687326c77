import styled from 'styled-components';

/** The line under a form that leads to another screen. */
export const FormFooter = styled.p`
  color: var(--text-muted);
  text-align: center;
  a {
    display: inline-block;
    padding: var(--space-2) var(--space-1);
    font-weight: var(--strong);
  }
`;
