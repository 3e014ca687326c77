import styled from 'styled-components';

export const Page = styled.div`
  /*
   * The containing block of visually hidden elements, which would otherwise make the page below the app's frame scroll.
   */
  position: relative;
  display: grid;
  gap: var(--space-5);
  grid-template-columns: minmax(0, 1fr);
  width: 100%;
  max-width: 64rem;
  margin: 0 auto;
  padding: var(--space-5) clamp(var(--space-4), 4vw, var(--space-6)) var(--space-7);
  /* Focused elements scroll clear of the bars at top and bottom. */
  input,
  button,
  a {
    scroll-margin-block: var(--space-8) calc(2 * var(--space-7));
  }
  section {
    scroll-margin-top: var(--space-8);
  }
  ${({ theme }) => theme.from.wide} {
    section {
      scroll-margin-top: var(--space-5);
    }
  }
`;

/** The navigation is beside the sections where there is space, otherwise above them. */
export const Body = styled.div`
  display: grid;
  gap: var(--space-5) var(--space-7);
  grid-template-columns: minmax(0, 1fr);
  ${({ theme }) => theme.from.wide} {
    grid-template-columns: 11rem minmax(0, 1fr);
  }
`;

export const Column = styled.div`
  display: grid;
  gap: var(--space-5);
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
`;

/** Stays visible while a long form scrolls. */
export const SaveBar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: grid;
  gap: var(--space-3);
  padding: var(--space-3) 0;
  background: var(--bg);
  border-top: 1px solid var(--line);
  box-shadow: var(--shadow-up);
  > :last-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: var(--space-2) var(--space-4);
  }
`;
