import { night } from '@breakaway/ui';
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
  ${night}
`;
export const Column = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--space-6);
  width: min(32rem, 100%);
  min-height: 100%;
  margin: 0 auto;
  padding: calc(var(--space-4) + env(safe-area-inset-top)) var(--space-4)
    calc(var(--space-5) + env(safe-area-inset-bottom));
  ${({ theme }) => theme.from.tablet} {
    padding-block: var(--space-7);
  }
`;
export const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  min-height: 44px;
`;
/** Three parts of a road; those that are done are in ember. */
export const Progress = styled.ol`
  display: flex;
  flex: 1;
  gap: var(--space-2);
  list-style: none;
  li {
    flex: 1;
    height: 6px;
    border-radius: var(--radius-full);
    background: var(--line);
    transition: background-color var(--calm);
  }
  li[data-done] {
    background: var(--accent);
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
    margin-bottom: var(--space-2);
    color: var(--text-muted);
  }
`;
export const Choice = styled.button.attrs({ type: 'button' })`
  display: flex;
  justify-content: space-between;
  gap: var(--space-4);
  min-height: 48px;
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--bg-raised);
  text-align: left;
  cursor: pointer;
  &:hover {
    border-color: var(--text);
  }
  &[aria-pressed='true'] {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
  }
  span + span {
    flex: none;
    color: var(--text-muted);
    font-variant-numeric: tabular-nums;
  }
`;
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  > * {
    flex: 1;
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
export const FirstNumber = styled.p`
  font: var(--figure-weight) var(--text-figure) / 1 var(--font-figures);
  letter-spacing: -0.02em;
  small {
    margin-left: 0.15em;
    color: var(--text-muted);
    font: var(--regular) 0.35em var(--font);
  }
`;
