import styled from 'styled-components';

/** The whole window: one question at a time, nothing beside it. */
export const Screen = styled.dialog`
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  padding: 0;
  border: 0;
  overflow-y: auto;
  background: var(--bg);
  color: var(--text);
`;
export const Page = styled.form`
  display: flex;
  flex-direction: column;
  min-height: 100%;
  padding: calc(var(--space-2) + env(safe-area-inset-top)) var(--space-4)
    calc(var(--space-5) + env(safe-area-inset-bottom));
  ${({ theme }) => theme.from.tablet} {
    padding: var(--space-5) var(--space-6) var(--space-7);
  }
`;
/** The step below the bar. Every step begins at the same height, whatever it holds. */
export const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-5);
  width: min(32rem, 100%);
  margin: 0 auto;
  padding-top: var(--space-5);
  ${({ theme }) => theme.from.tablet} {
    flex: none;
    margin: max(var(--space-2), 4vh) auto auto;
    padding-block: var(--space-4);
  }
`;
export const Intro = styled.div`
  display: grid;
  gap: var(--space-3);
  h2 {
    font-size: var(--text-3xl);
    &:focus {
      outline: none;
    }
  }
  p {
    color: var(--text-muted);
    font-size: var(--text-l);
    text-wrap: pretty;
  }
`;
export const Fields = styled.div`
  display: grid;
  gap: var(--space-4);
  input {
    font-size: var(--text-xl);
    font-weight: var(--strong);
    font-variant-numeric: tabular-nums;
  }
`;
export const Choices = styled.fieldset`
  display: grid;
  gap: var(--space-2);
  legend {
    padding: 0;
    margin-bottom: var(--space-2);
    font-size: var(--text-s);
    font-weight: var(--strong);
  }
`;
export const Choice = styled.button.attrs({ type: 'button' })`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  min-height: 48px;
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--bg-raised);
  line-height: 1.4;
  text-align: left;
  cursor: pointer;
  &:hover {
    border-color: var(--text);
  }
  &[aria-pressed='true'] {
    background: var(--bg-tint);
    border-color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
  }
  b,
  small {
    display: block;
  }
  small {
    color: var(--text-muted);
    font-size: var(--text-s);
    text-wrap: balance;
  }
  > span + span {
    flex: none;
    color: var(--text-muted);
    font-variant-numeric: tabular-nums;
  }
`;
export const Actions = styled.div`
  display: flex;
  gap: var(--space-3);
  margin-top: auto;
  > :last-child {
    flex: 1;
  }
  ${({ theme }) => theme.from.tablet} {
    margin-top: 0;
  }
`;
