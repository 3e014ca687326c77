/** A release that this page may load: the shell's server has checked that it fits the page's host-api. */
export interface Candidate {
  version: string;
  /** Address of the release's folder, with a trailing slash. */
  base: string;
  entry: string;
}

/** For each remote, the live release followed by the previous one. Inlined by the shell's server. */
export type PageRegistry = Record<string, Candidate[]>;

const REGISTRY_ELEMENT_ID = 'remote-registry';

/** The registry as it was when this page was loaded: a tab keeps its releases until it is reloaded. */
export function readPageRegistry(): PageRegistry {
  const text = document.getElementById(REGISTRY_ELEMENT_ID)?.textContent;
  return text ? (JSON.parse(text) as PageRegistry) : {};
}
