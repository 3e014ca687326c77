/**
 * The front ends in the order of their ports on one machine: the first listens on the base port, each of the others on
 * the next. One list for whoever has to know: the runner, the shell's server, a remote's own server, a remote alone.
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
/** A remote that runs alone listens this far behind its place, so that it can run beside the whole product. */
export const ALONE_OFFSET = 100;

/** The local port of a front end. Throws for a name that has none. */
export function localPort(app: string, base = DEFAULT_PORT_BASE): number {
  const offset = apps.findIndex((name) => name === app);
  if (offset < 0)
    throw new Error(`${app} has no local port: add it to shared/federation/src/local-ports.ts.`);
  return base + offset;
}
