import { createStore } from 'jotai';

/** The one store of shell and remotes. The shell provides it; remotes use atoms as usual and end up here. */
export const store = createStore();
