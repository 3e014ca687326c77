import { Button, Muted, Notice, Spinner } from '@breakaway/ui';
import styled from 'styled-components';
import type { Loaded } from './useLoaded.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
`;
const Waiting = styled(Muted)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
`;

/** Shown instead of a list: that it is loading, or that it could not be loaded. */
export function ListState({
  state,
  loading,
  onRetry,
}: {
  state: Loaded<unknown>;
  /** The text while it loads. */
  loading: string;
  onRetry: () => void;
}) {
  if (state.is === 'ready') return null;
  if (state.is === 'loading')
    return (
      <Waiting role="status">
        <Spinner size={16} /> {loading}
      </Waiting>
    );
  return (
    <Notice tone="warn">
      <Line>
        <span>{state.message}</span>
        <Button tone="secondary" onClick={onRetry}>
          Retry
        </Button>
      </Line>
    </Notice>
  );
}
