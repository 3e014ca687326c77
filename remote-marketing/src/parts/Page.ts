import styled from 'styled-components';

/** The column in which a public page stands; `$narrow` where it is all text. */
export const Page = styled.div<{ $narrow?: boolean }>`
  display: grid;
  gap: 2.5rem;
  grid-template-columns: minmax(0, 1fr);
  width: 100%;
  max-width: ${({ $narrow }) => ($narrow ? '54rem' : '72rem')};
  margin: 0 auto;
  padding: clamp(2rem, 6vw, 4rem) 1rem;
  h1 {
    font-size: clamp(2rem, 5vw, 2.75rem);
  }
  ${({ theme }) => theme.from.tablet} {
    padding-inline: 1.5rem;
  }
`;

/** Headings and paragraphs, set for reading. */
export const Prose = styled.section`
  display: grid;
  align-content: start;
  gap: 0.875rem;
  max-width: 65ch;
  line-height: 1.6;
`;
