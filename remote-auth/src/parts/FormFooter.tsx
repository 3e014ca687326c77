import styled from 'styled-components';

/** The line under a form that leads to another screen. */
export const FormFooter = styled.p`
  color: var(--text-muted);
  text-align: center;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding: 0 var(--space-1);
    font-weight: var(--strong);
  }
`;
