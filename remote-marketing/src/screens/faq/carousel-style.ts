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
    > [role='group'] {
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

/** The film and, from a tablet on, its words and the list of all steps beside it. */
export const SlideBody = styled.div`
  display: grid;
  gap: var(--space-5);
  grid-template-columns: minmax(0, 1fr);
  ${({ theme }) => theme.from.tablet} {
    grid-template: 'film words' auto 'film steps' auto / 320px minmax(0, 1fr);
    align-content: center;
    column-gap: clamp(var(--space-6), 5vw, var(--space-7));
  }
`;

/** A slide comes from the side to which the member turns. */
export const Arriving = styled.div<{ $from: number }>`
  ${({ $from }) =>
    $from !== 0 &&
    css`
      animation: ${arrive($from)} var(--calm) ease-out;
    `}
  ${({ theme }) => theme.from.tablet} {
    grid-area: film;
  }
`;

/** The picture of a phone's screen, as wide as on a phone; its place is kept while it loads. */
export const Film = styled.div`
  position: relative;
  width: 320px;
  max-width: 100%;
  margin: 0 auto;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-l);
  background: var(--bg-sunken);
  overflow: hidden;
  img {
    display: block;
    width: 100%;
    height: auto;
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
`;

/** The whole picture plays the film. A still is veiled, so that nobody takes it for the screen itself. */
export const PlayArea = styled.button<{ $veiled: boolean }>`
  position: absolute;
  inset: 0;
  width: 100%;
  padding: 0;
  border: 0;
  background: ${({ $veiled }) => ($veiled ? 'color-mix(in srgb, var(--bg-sunken) 45%, transparent)' : 'none')};
  cursor: pointer;
  &:focus-visible {
    outline: none;
  }
`;

/** In the middle of a still, and in a corner of a film, where it covers little. */
export const Sign = styled.span<{ $corner: boolean }>`
  position: absolute;
  display: grid;
  place-items: center;
  border: 1px solid var(--line);
  border-radius: 50%;
  box-shadow: var(--shadow);
  svg {
    fill: currentColor;
  }
  ${({ $corner }) =>
    $corner
      ? css`
          inset: auto var(--space-3) var(--space-3) auto;
          width: 44px;
          height: 44px;
          background: var(--bg-raised);
          color: var(--text);
        `
      : css`
          inset: calc(50% - 28px) calc(50% - 28px);
          width: 56px;
          height: 56px;
          border-color: transparent;
          background: var(--accent);
          color: var(--on-accent);
          transition: transform var(--quick);
          ${PlayArea}:hover > & {
            transform: scale(1.06);
          }
        `}
`;

export const Words = styled.div`
  display: grid;
  gap: var(--space-3);
  align-content: start;
  min-height: 10rem; /* the longest text on a phone, so that nothing below jumps */
  p {
    max-width: 55ch;
    line-height: 1.6;
    text-wrap: pretty;
  }
  ${({ theme }) => theme.from.tablet} {
    grid-area: words;
    min-height: 12.5rem; /* of the longest text: the list stays where it is */
    h3 {
      font-size: var(--text-xl);
    }
  }
  ${({ theme }) => theme.from.desktop} {
    min-height: 9.5rem;
  }
`;

/** A phone has no room for it. */
export const Steps = styled.ol`
  display: none;
  list-style: none;
  ${({ theme }) => theme.from.tablet} {
    grid-area: steps;
    display: grid;
    align-content: start;
  }
  li + li {
    border-top: 1px solid var(--line);
  }
  button {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    width: 100%;
    min-height: 52px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--text-muted);
    text-align: left;
    cursor: pointer;
    &:hover {
      color: var(--text);
    }
    &[aria-current] {
      color: var(--text);
      font-weight: var(--strong);
    }
  }
  span {
    display: grid;
    flex: none;
    place-items: center;
    width: 28px;
    height: 28px;
    border: 1px solid var(--line-strong);
    border-radius: 50%;
    font-size: var(--text-s);
    font-variant-numeric: tabular-nums;
  }
  [aria-current] span {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
  }
`;
