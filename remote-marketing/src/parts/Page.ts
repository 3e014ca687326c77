import styled from 'styled-components';

/** The column in which a public page stands; `$narrow` where it is all text. */
export const Page = styled.div<{ $narrow?: boolean }>`
  display: grid;
  gap: var(--space-7);
  grid-template-columns: minmax(0, 1fr);
  width: 100%;
  max-width: ${({ $narrow }) => ($narrow ? '54rem' : 'var(--page)')};
  margin: 0 auto;
  padding: clamp(var(--space-6), 6vw, var(--space-8)) var(--space-4);
  h1 {
    font-size: var(--text-3xl);
  }
  ${({ theme }) => theme.from.tablet} {
    padding-inline: var(--space-5);
  }
`;

/** Headings and paragraphs, set for reading. */
export const Prose = styled.section`
  display: grid;
  align-content: start;
  gap: var(--space-3);
  max-width: 65ch;
  line-height: 1.6;
`;
