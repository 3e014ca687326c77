import { z } from 'zod';

/** A path segment or file name that cannot climb out of its folder. */
const name = z.string().regex(/^[a-z][a-z0-9-]*$/);
const version = z.string().regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/);
const file = z.string().regex(/^(?!\.)[\w.@-]+(\/(?!\.)[\w.@-]+)*$/);

/** One published build of a remote, as its publish step describes it in `release.json`. */
export const release = z.object({
  name,
  version,
  /** The container's script, with its hash in the name. */
  entry: file,
  /** Scripts that a screen needs besides the entry: what a page may preload. */
  screens: z.record(z.string(), z.array(file)),
  /** Subresource integrity of every file of the build. */
  integrity: z.record(file, z.string().regex(/^sha384-/)),
  /** The versions of `@breakaway/host-api` that it was built for, for example `^1.2.0`. */
  hostApi: z.string().regex(/^\^\d+\.\d+\.\d+$/),
});
export type Release = z.output<typeof release>;

/** What is deployed of one remote: the current release, the ones before it (newest first), where its files are. */
export const deployment = release.extend({
  /** Another origin that serves `/<version>/…`; the shell's own `/remotes/<name>` where it is absent. */
  base: z.url({ protocol: /^https?$/ }).optional(),
  previous: z.array(release).default([]),
  /** Versions that were rolled back: only a deployment that names them brings them back. */
  withdrawn: z.array(version).optional(),
});
export type Deployment = z.output<typeof deployment>;

/** The registry file: which release of each remote is live. Changing it is deploying. */
export type Registry = Record<string, Deployment>;

export interface RegistryReading {
  registry: Registry;
  /** One sentence for each thing that was wrong and left out. */
  problems: string[];
}

/**
 * Reads a registry's text. A bad entry is left out and named; the good ones stay. A text that is no registry at all
 * gives an empty one and says so.
 */
export function parseRegistry(text: string): RegistryReading {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { registry: {}, problems: ['The registry is not JSON.'] };
  }
  const remotes = z.object({ remotes: z.record(z.string(), z.unknown()) }).safeParse(raw);
  if (!remotes.success) return { registry: {}, problems: ['The registry has no "remotes".'] };
  const reading: RegistryReading = { registry: {}, problems: [] };
  for (const [key, value] of Object.entries(remotes.data.remotes)) {
    const entry = deployment.safeParse(value);
    if (entry.success && entry.data.name === key) reading.registry[key] = entry.data;
    else {
      const issue = entry.error?.issues[0];
      const why = issue ? `${issue.path.join('.')}: ${issue.message}` : `is named "${entry.data?.name}"`;
      reading.problems.push(`The registry's entry "${key}" was left out: ${why}.`);
    }
  }
  return reading;
}

/** True when `have` fulfils a caret range such as `^1.2.0`: the same major, and not older. */
export function satisfies(have: string, range: string): boolean {
  const [major = 0, minor = 0, patch = 0] = have.split('-')[0]!.split('.').map(Number);
  const [wantMajor = 0, wantMinor = 0, wantPatch = 0] = range.slice(1).split('.').map(Number);
  return major === wantMajor && (minor > wantMinor || (minor === wantMinor && patch >= wantPatch));
}

/** Puts a release in front and keeps the last `keep` ones behind it. Deploying what is live changes nothing. */
export function withRelease(registry: Registry, next: Release, keep = 5): Registry {
  const current = registry[next.name];
  if (!current) return { ...registry, [next.name]: { ...next, previous: [] } };
  if (current.version === next.version) return registry;
  const { previous, base, withdrawn = [], ...live } = current;
  const before = [live, ...previous.filter((old) => old.version !== next.version)].slice(0, keep);
  const stillOut = withdrawn.filter((old) => old !== next.version);
  return {
    ...registry,
    [next.name]: { ...next, ...(base ? { base } : {}), previous: before, withdrawn: stillOut },
  };
}

/** The same for a release that the registry has not known before; one that it knows changes nothing. */
export function withNewRelease(registry: Registry, next: Release): Registry {
  const { version, previous = [], withdrawn = [] } = registry[next.name] ?? {};
  const known = [version, ...previous.map((old) => old.version), ...withdrawn];
  return known.includes(next.version) ? registry : withRelease(registry, next);
}

/** Makes the release before the live one live again. Throws when there is none. */
export function withRollback(registry: Registry, remote: string, keep = 5): Registry {
  const current = registry[remote];
  const [target, ...older] = current?.previous ?? [];
  if (!current || !target) throw new Error(`There is no earlier release of ${remote} to go back to.`);
  const { base, version: left, withdrawn: gone = [] } = current;
  const withdrawn = [left, ...gone.filter((old) => old !== left)].slice(0, keep);
  return {
    ...registry,
    [remote]: { ...target, ...(base ? { base } : {}), previous: older, withdrawn },
  };
}
