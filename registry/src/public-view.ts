import { withMarks } from '@breakaway/releases/member-mark';
import type { Change, RemoteState, Snapshot } from '@breakaway/releases/protocol';

/**
 * What strangers get: the same, with marks instead of the ids of members whom a canary names. A server that follows
 * without a key gets by with them, because pages have marks as well.
 */
export const publicState = (state: RemoteState): RemoteState => ({
  ...state,
  canary: state.canary && withMarks(state.canary),
});

/** A snapshot for strangers. */
export const publicSnapshot = (snapshot: Snapshot): Snapshot => ({
  ...snapshot,
  remotes: Object.fromEntries(
    Object.entries(snapshot.remotes).map(([name, state]) => [name, publicState(state)]),
  ),
});

/** A line of the history for strangers: how many members were named, not who. */
export const publicChange = (change: Change): Change => ({
  ...change,
  audience: change.audience && { ...change.audience, members: change.audience.members.map(() => 'hidden') },
});
