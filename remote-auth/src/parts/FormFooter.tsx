import styled from 'styled-components';

/** The line under a form that leads to another screen. */
export const FormFooter = styled.p`
  color: var(--text-muted);
  text-align: center;
  a {
    display: inline-block;
    padding: 0.625rem 0.25rem;
    font-weight: 600;
  }
`;
