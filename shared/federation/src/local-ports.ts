import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The name of a front end is that of its folder. */
export type App = 'shell' | `remote-${string}` | `tool-${string}`;

export const DEFAULT_PORT_BASE = 3000;
/** Offset of the port of a remote that runs alone, so that it can run next to the whole product. */
export const STANDALONE_OFFSET = 100;
/** Offset of the port on which a developer's machine serves a remote to a shell elsewhere. */
export const OVERRIDE_OFFSET = 200;

interface FrontEnd {
  name: App;
  /** How far its local port is from the shell's. */
  offset: number;
}

const root = resolve(import.meta.dirname, '../../..');

/**
 * The front ends of a workspace in the order of their local ports: each folder `shell`, `remote-*` or `tool-*` whose
 * `package.json` has a `localPort`.
 * @throws Error with one sentence when a port is missing, or when two have the same one
 */
export function frontEndsOf(workspace: string): FrontEnd[] {
  // An image has one front end and no workspace: its environment says where everything is.
  if (!existsSync(join(workspace, 'pnpm-workspace.yaml'))) return [];
  const found: FrontEnd[] = [];
  for (const name of readdirSync(workspace).filter(isApp).sort()) {
    const file = join(workspace, name, 'package.json');
    if (!existsSync(file)) continue;
    const { localPort } = JSON.parse(readFileSync(file, 'utf8')) as { localPort?: number };
    if (localPort === undefined) throw new Error(`${name}/package.json has no "localPort".`);
    const offset = localPort - DEFAULT_PORT_BASE;
    const other = found.find((one) => one.offset === offset);
    if (other) throw new Error(`${other.name} and ${name} have the same local port ${localPort}.`);
    found.push({ name, offset });
  }
  return found.sort((one, other) => one.offset - other.offset);
}

const isApp = (folder: string): folder is App => /^(shell$|(remote|tool)-[^.]+$)/.test(folder);

const frontEnds = frontEndsOf(root);

/** The front ends of this workspace, the shell first. */
export const apps: readonly App[] = frontEnds.map(({ name }) => name);
/** Those of them that are remotes. */
export const remoteApps: readonly App[] = apps.filter((app) => app.startsWith('remote-'));
/** Their names in the registry, in alphabetical order. */
export const remoteNames: readonly string[] = remoteApps.map((app) => app.replace(/^remote-/, '')).sort();
/** How many ports they use, from the shell's on. */
export const portCount = Math.max(0, ...frontEnds.map(({ offset }) => offset)) + 1;

/** The local port of a front end. Throws for an unknown name. */
export function localPort(app: string, base = DEFAULT_PORT_BASE): number {
  const found = frontEnds.find(({ name }) => name === app);
  if (!found) throw new Error(`${app} is no front end of the workspace: set PORT, or its address.`);
  return base + found.offset;
}
