import { Button, buttonStyle, night, type ButtonTone } from '@breakaway/ui';
import styled from 'styled-components';

/** On its side there is little height: figures beside one another. */
const across = '@media (min-aspect-ratio: 5/4)';

/** A phone on its side. */
const low = '@media (max-height: 480px) and (min-width: 640px)';

/** The whole screen, dark in any theme, without motion. */
export const Screen = styled.main`
  ${night}
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  min-height: 100dvh;
  padding: max(var(--space-3), env(safe-area-inset-top)) max(var(--space-4), env(safe-area-inset-right))
    max(var(--space-3), env(safe-area-inset-bottom)) max(var(--space-4), env(safe-area-inset-left));
  *,
  *::before {
    transition: none;
    animation: none;
  }
`;

export const Head = styled.header`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-3);
  color: var(--text-muted);
  h1 {
    overflow: hidden;
    font: var(--strong) var(--text-m) / 1.3 var(--font);
    letter-spacing: 0;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  p {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
`;

/** Figures with what can be pressed: below them, beside them where there is little height. */
export const Stage = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  ${low} {
    flex-direction: row;
    > :last-child {
      width: 8.5rem;
    }
  }
`;

/** What is read at arm's length. */
export const Grid = styled.div`
  flex: 1;
  display: grid;
  grid-template: 'now now' 'next next' 'late eat' 'finish left' / 1fr 1fr;
  grid-auto-rows: auto;
  align-content: start;
  gap: var(--space-2);
  ${across} {
    grid-template: 'now late eat' auto 'now next next' 1fr 'now finish left' auto / 1.3fr 1fr 1fr;
    align-content: stretch;
  }
`;

export const Box = styled.section<{ $area: string }>`
  grid-area: ${({ $area }) => $area};
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-width: 0;
  padding: var(--space-1) var(--space-3);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  h2 {
    color: var(--text-muted);
    font: var(--strong) var(--text-m) / 1.3 var(--font);
    letter-spacing: 0;
  }
  p {
    font-size: var(--text-l);
    line-height: 1.25;
    text-wrap: pretty;
    ${low} {
      font-size: var(--text-m);
    }
  }
  &[data-urgent] p {
    font-size: var(--text-xl);
  }
  &[data-urgent] {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
    h2 {
      color: inherit;
    }
  }
  &[data-tone='warn'] b {
    color: var(--warn);
  }
  &[data-tone='good'] b {
    color: var(--good);
  }
`;

/** A figure and its word. */
export const Figure = styled.b`
  display: block;
  overflow-wrap: anywhere;
  font: var(--figure-weight) var(--text-3xl) / 1.05 var(--font-figures);
  font-variant-numeric: tabular-nums;
`;

export const Watts = styled(Figure)`
  /* Read at arm's length: as large as the screen lets it be. */
  --watts: clamp(5rem, 34vmin, 15rem);
  font-size: var(--watts);
  &[data-word] {
    font-size: calc(0.65 * var(--watts));
  }
  line-height: 0.95;
  white-space: nowrap;
  ${low} {
    --watts: 6rem;
  }
  small {
    margin-left: 0.1em;
    font-size: 0.4em;
  }
`;

export const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  align-content: end;
  gap: var(--space-2);
`;

/** Pressed with a glove, on a bicycle that stands. */
export const BigButton = styled(Button)`
  min-height: 64px;
  font-size: var(--text-l);
`;

export const BigLink = styled.a<{ $tone?: ButtonTone }>`
  ${buttonStyle}
  min-height: 64px;
  font-size: var(--text-l);
`;

/** Text and forms before the start and below the figures. */
export const Column = styled.div`
  display: grid;
  gap: var(--space-4);
  grid-template-columns: minmax(0, 1fr);
  width: min(100%, 40rem);
  margin: 0 auto;
  input {
    min-height: 64px;
    font-size: var(--text-xl);
  }
`;
