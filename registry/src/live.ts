import { KEPT, type RemoteState } from '@breakaway/releases/protocol';

/** Makes a release the live one, and keeps the last ones after it. The live release itself changes nothing. */
export function withDeployed(state: RemoteState, version: string): RemoteState {
  if (state.live === version) return state;
  const earlier = state.live === null ? state.previous : [state.live, ...state.previous];
  return {
    ...state,
    live: version,
    previous: earlier.filter((one) => one !== version).slice(0, KEPT),
    withdrawn: state.withdrawn.filter((one) => one !== version),
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
  };
}
