import styled, { css, keyframes } from 'styled-components';

export const Box = styled.section`
  display: grid;
  gap: var(--space-5);
  padding: clamp(var(--space-4), 4vw, var(--space-6));
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--bg-raised);
  overflow: hidden;
  touch-action: pan-y pinch-zoom;
  ${({ theme }) => theme.from.tablet} {
    grid-template-columns: 1fr auto;
    align-items: center;
    > [aria-live] {
      grid-column: 1 / -1;
    }
  }
`;

/** Beside the heading, and on a phone below the slide, where the thumb is. */
export const Controls = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  order: 1;
  ${({ theme }) => theme.from.tablet} {
    grid-area: 1 / 2;
    order: 0;
  }
`;

export const Position = styled.span`
  margin-right: auto;
  padding-right: var(--space-3);
  color: var(--text-muted);
  font-variant-numeric: tabular-nums;
`;

const arrive = (from: number) => keyframes`
  from { opacity: 0; transform: translateX(${24 * from}px); }
`;

export const SlideBody = styled.div<{ $from: number }>`
  display: grid;
  gap: var(--space-5);
  grid-template-columns: minmax(0, 1fr);
  ${({ $from }) =>
    $from !== 0 &&
    css`
      animation: ${arrive($from)} var(--calm) ease-out;
    `}
  ${({ theme }) => theme.from.tablet} {
    grid-template-columns: 300px minmax(0, 1fr);
    gap: clamp(var(--space-6), 5vw, var(--space-7));
    align-items: start;
  }
`;

/** The picture of a phone's screen, as wide as on a phone; its place is kept while it loads. */
export const Screen = styled.picture`
  img {
    display: block;
    width: 300px;
    max-width: 100%;
    height: auto;
    margin: 0 auto;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-l);
    background: var(--bg-sunken);
  }
`;

export const Words = styled.div`
  display: grid;
  gap: var(--space-3);
  align-content: start;
  justify-items: start;
  width: 100%;
  min-height: 13rem; /* the longest text on a phone, so that nothing below jumps */
  p {
    max-width: 55ch;
    line-height: 1.6;
    text-wrap: pretty;
  }
  button {
    margin-top: var(--space-1);
  }
  ${({ theme }) => theme.from.tablet} {
    min-height: 0;
  }
`;
