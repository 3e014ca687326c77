import styled from 'styled-components';

export const Page = styled.div`
  display: grid;
  gap: 1.25rem;
  grid-template-columns: minmax(0, 1fr);
  width: 100%;
  max-width: 54rem;
  margin: 0 auto;
  padding: 1.25rem clamp(1rem, 4vw, 2rem) 2.5rem;
  /* What gets the focus is scrolled clear of the bar at the bottom. */
  input,
  button {
    scroll-margin-block: 6rem;
  }
`;

export const Columns = styled.div`
  display: grid;
  gap: 1rem;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  ${({ theme }) => theme.from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Stays in sight while a long form scrolls. */
export const SaveBar = styled.div`
  position: sticky;
  bottom: 0;
  display: grid;
  gap: 0.75rem;
  padding: 0.75rem 0;
  background: var(--bg);
  border-top: 1px solid var(--line);
  > :last-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: 0.75rem 1rem;
  }
`;
