import { KEPT, type Canary, type RemoteState } from '@breakaway/releases/protocol';

/**
 * Makes a release the live one, and keeps the last ones after it. The live release itself changes nothing. A canary ends
 * with every change of what is live: there is nothing to compare it with any more.
 */
export function withDeployed(state: RemoteState, version: string): RemoteState {
  if (state.live === version) return state;
  const earlier = state.live === null ? state.previous : [state.live, ...state.previous];
  return {
    ...state,
    live: version,
    previous: earlier.filter((one) => one !== version).slice(0, KEPT),
    withdrawn: state.withdrawn.filter((one) => one !== version),
    canary: null,
  };
}

/** Goes back to an earlier release; what was live counts as withdrawn. Releases between the two are passed over. */
export function withRolledBack(state: RemoteState, to: string): RemoteState {
  const at = state.previous.indexOf(to);
  const bad = state.live === null ? [] : [state.live];
  return {
    ...state,
    live: to,
    previous: state.previous.slice(at + 1),
    withdrawn: [...bad, ...state.withdrawn.filter((one) => one !== state.live && one !== to)].slice(0, KEPT),
    canary: null,
  };
}

/** Gives a release to some visitors, or changes to whom. */
export const withCanary = (state: RemoteState, canary: Canary): RemoteState => ({
  ...state,
  withdrawn: state.withdrawn.filter((one) => one !== canary.version),
  canary,
});

/** Takes the canary back from everybody. */
export function withoutCanary(state: RemoteState): RemoteState {
  const bad = state.canary?.version;
  const withdrawn = bad
    ? [bad, ...state.withdrawn.filter((one) => one !== bad)].slice(0, KEPT)
    : state.withdrawn;
  return { ...state, withdrawn, canary: null };
}
