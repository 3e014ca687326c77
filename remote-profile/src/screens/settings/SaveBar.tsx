import { Button, Muted } from '@breakaway/ui';
import styled from 'styled-components';
import { PAGE_END } from './settings-style.ts';

/**
 * Stays visible while a long form scrolls: the last of the column, on a surface over the whole width of the window.
 */
const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 2;
  order: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-2);
  margin-bottom: calc(-1 * ${PAGE_END});
  padding: var(--space-3) 0;
  ${({ theme }) => theme.from.desktop} {
    padding-bottom: calc(var(--space-3) + env(safe-area-inset-bottom));
  }
  &::before {
    content: '';
    position: absolute;
    inset: 0 -100vw;
    z-index: -1;
    border-top: 1px solid var(--line);
    background: var(--bg-raised);
    box-shadow: var(--shadow-up);
  }
`;
const State = styled(Muted)`
  font-size: var(--text-s);
  &:not(:empty) {
    flex: 1;
  }
`;
const Failure = styled.p`
  flex: 1 1 100%;
  ${({ theme }) => theme.from.tablet} {
    flex: 1;
  }
  color: var(--bad);
  font-size: var(--text-s);
  line-height: 1.4;
  strong {
    font-weight: var(--strong);
  }
`;

interface Props {
  saving: boolean;
  unsaved: boolean;
  /** What the server said to a save that failed. */
  failure: string | null;
  onDiscard: () => void;
}

/** What is not saved yet, or could not be, and what to do about it. */
export function SaveBar({ saving, unsaved, failure, onDiscard }: Props) {
  return (
    <Bar>
      {failure && (
        <Failure role="alert">
          <strong>Not saved.</strong> <span>{failure}</span>{' '}
          {unsaved && <span>Your changes are still here.</span>}
        </Failure>
      )}
      <State as="span" role="status">
        {unsaved && !failure && 'Unsaved changes'}
      </State>
      {unsaved && (
        <Button tone="quiet" disabled={saving} onClick={onDiscard}>
          Discard
        </Button>
      )}
      <Button type="submit" busy={saving}>
        {saving ? 'Saving…' : 'Save'}
      </Button>
    </Bar>
  );
}
