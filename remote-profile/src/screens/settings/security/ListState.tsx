import { Button, Notice, Skeleton } from '@breakaway/ui';
import styled from 'styled-components';
import type { Loaded } from './useLoaded.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
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
  if (state.is === 'loading') return <Skeleton label={loading} lines={2} />;
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
