import styled from 'styled-components';

export const Page = styled.div`
  /*
   * The containing block of visually hidden elements, which would otherwise make the page below the app's frame scroll.
   */
  position: relative;
  display: grid;
  gap: 1.25rem;
  grid-template-columns: minmax(0, 1fr);
  width: 100%;
  max-width: 64rem;
  margin: 0 auto;
  padding: 1.25rem clamp(1rem, 4vw, 2rem) 2.5rem;
  /* Focused elements scroll clear of the bars at top and bottom. */
  input,
  button,
  a {
    scroll-margin-block: 4.5rem 6rem;
  }
  section {
    scroll-margin-top: 4rem;
  }
  ${({ theme }) => theme.from.wide} {
    section {
      scroll-margin-top: 1.25rem;
    }
  }
`;

/** The navigation is beside the sections where there is space, otherwise above them. */
export const Body = styled.div`
  display: grid;
  gap: 1.25rem 2.5rem;
  grid-template-columns: minmax(0, 1fr);
  ${({ theme }) => theme.from.wide} {
    grid-template-columns: 11rem minmax(0, 1fr);
  }
`;

export const Column = styled.div`
  display: grid;
  gap: 1.25rem;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
`;

/** Stays visible while a long form scrolls. */
export const SaveBar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: grid;
  gap: 0.75rem;
  padding: 0.75rem 0;
  background: var(--bg);
  border-top: 1px solid var(--line);
  box-shadow: 0 -8px 16px -12px rgb(8 10 14 / 25%);
  > :last-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: 0.5rem 1rem;
  }
`;
