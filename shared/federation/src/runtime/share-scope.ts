/** What shell and remotes share on a page. The names of fields here are the federation plugin's. */
export type ShareScope = Record<string, Record<string, Copy>>;

export type Factory = () => unknown;

/** One copy of a shared package, as it stands in the share scope. */
export interface Copy {
  version: string;
  /** Who brought it. */
  from: string;
  get: () => Factory | Promise<Factory>;
  /** The loaded copy. */
  lib?: Factory;
  loaded?: boolean;
  loading?: Promise<Factory>;
}

/** What webpack and the federation plugin hand to a runtime. */
export interface WebpackRequire {
  /** The share scopes. */
  S: Record<string, ShareScope>;
  federation: { initOptions: { name: string; shared?: Record<string, Copy[]> } };
}

/** A copy for the share scope, with what the plugin's own runtime expects to find there. */
export const sharedBy = (from: string, copy: Copy): Copy => ({
  ...{ useIn: [], deps: [], strategy: 'loaded-first' },
  ...copy,
  from,
});
