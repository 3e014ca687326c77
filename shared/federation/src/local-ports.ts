/**
 * The front ends in the order of their ports on one machine: the first listens on the base port, each of the others on
 * the next. The one list for everything that needs it: the runner, the shell's server, a remote's own server, a remote
 * that runs alone.
 */
export const apps = [
  'shell',
  'remote-auth',
  'remote-chat',
  'remote-billing',
  'remote-profile',
  'remote-marketing',
  'tool-kom-analysis',
  'tool-race-analyzer',
] as const;
export type App = (typeof apps)[number];

export const DEFAULT_PORT_BASE = 3000;
/** Offset of the port of a remote that runs alone, so that it can run next to the whole product. */
export const STANDALONE_OFFSET = 100;

/** The local port of a front end. Throws for an unknown name. */
export function localPort(app: string, base = DEFAULT_PORT_BASE): number {
  const offset = apps.findIndex((name) => name === app);
  if (offset < 0)
    throw new Error(`${app} has no local port: add it to shared/federation/src/local-ports.ts.`);
  return base + offset;
}
