import { Button, Notice, Skeleton } from '@breakaway/ui';
import type { Loaded } from './useLoaded.ts';

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
    <Notice
      tone="warn"
      action={
        <Button tone="secondary" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {state.message}
    </Notice>
  );
}
