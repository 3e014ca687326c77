import { Card } from '@breakaway/ui';
import styled from 'styled-components';

/** Above the consultant, as wide as its thread. */
export const Place = styled(Card)`
  width: min(56rem, 100% - 1.5rem);
  margin: 0.75rem auto;
  padding: 1rem;
`;

export const Form = styled.form`
  display: grid;
  gap: 0.75rem;
  grid-template-columns: minmax(0, 1fr);
`;
export const Intro = styled.div`
  display: grid;
  gap: 0.25rem;
  h2 {
    font-size: 1.125rem;
  }
  p {
    font-size: 0.875rem;
  }
`;
/** Two per row on a phone, one row where there is space. */
export const Four = styled.div`
  display: grid;
  gap: 0.75rem;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  ${({ theme }) => theme.from.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 0.25rem 0.5rem;
`;
export const HelpButton = styled.button.attrs({ type: 'button' })`
  flex: 1;
  min-width: 6rem;
  min-height: 44px;
  padding: 0;
  text-align: left;
  border: 0;
  background: none;
  color: var(--link);
  font-size: 0.875rem;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;
