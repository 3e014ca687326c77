import styled from 'styled-components';

/** Below the last section, and below the bar that stays there. */
export const PAGE_END = 'var(--space-7)';

/** As wide as the app leaves it: what reaches out of the page's column ends here. */
export const Window = styled.div`
  position: relative;
  overflow-x: clip;
`;
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
  padding: var(--space-5) clamp(var(--space-4), 4vw, var(--space-6)) ${PAGE_END};
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

/** Rows under a heading of their own. */
export const PartOfSection = styled.div`
  & + & {
    margin-top: var(--space-5);
  }
  > p {
    margin-top: var(--space-1);
    font-size: var(--text-s);
  }
`;

/** Its parts stand among the other sections of the column. */
export const Form = styled.form`
  display: contents;
`;
