import { z } from 'zod';

/** A path segment or file name that cannot escape its folder. */
const name = z.string().regex(/^[a-z][a-z0-9-]*$/);
const version = z.string().regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/);
const file = z.string().regex(/^(?!\.)[\w.@-]+(\/(?!\.)[\w.@-]+)*$/);

/** Identifies a release. */
export const releaseName = z.object({ name, version });

/** The fields of a release that this version knows. */
const releaseFields = releaseName.extend({
  /** The container's script, with its hash in the name. */
  entry: file,
  /** Scripts that a screen needs in addition to the entry: what a page may preload. */
  screens: z.record(z.string(), z.array(file)),
  /** Subresource integrity of every file of the build. */
  integrity: z.record(file, z.string().regex(/^sha384-/)),
  /** The versions of `@breakaway/host-api` that it was built for, for example `^1.2.0`. */
  hostApi: z.string().regex(/^\^\d+\.\d+\.\d+$/),
});
export type Release = z.output<typeof releaseFields>;

/**
 * One published build of a remote, as its publish step describes it in `release.json`. Here and in the registry,
 * unknown fields are kept: a newer version may have written them.
 */
export const release = releaseFields.loose();

/** The fields of a remote's entry beside those of its live release. */
const remoteFields = z.object({
  /** Another origin that serves `/<version>/…`; the shell's own `/remotes/<name>` when absent. */
  base: z.url({ protocol: /^https?$/ }).optional(),
  previous: z.array(release).default([]),
  /** Versions that were rolled back: only a deployment that names them makes them live again. */
  withdrawn: z.array(version).optional(),
});

/** The deployment of one remote: the current release, the earlier ones (newest first), and where its files are. */
export const deployment = release.extend(remoteFields.shape);
export type Deployment = Release & z.output<typeof remoteFields>;

/** The registry file: which release of each remote is live. Deploying means changing it. */
export type Registry = Record<string, Deployment>;

export interface RegistryReading {
  registry: Registry;
  /** Fields beside the remotes. */
  others: Record<string, unknown>;
  /** One sentence for each invalid entry that was left out. */
  problems: string[];
}

/**
 * Parses a registry. Invalid entries are left out and reported; the good ones stay. A text that is not a registry at
 * all gives an empty one and a problem.
 */
export function parseRegistry(text: string): RegistryReading {
  const reading: RegistryReading = { registry: {}, others: {}, problems: [] };
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { ...reading, problems: ['The registry is not JSON.'] };
  }
  const file = z.looseObject({ remotes: z.record(z.string(), z.unknown()) }).safeParse(raw);
  if (!file.success) return { ...reading, problems: ['The registry has no "remotes".'] };
  const { remotes, ...others } = file.data;
  reading.others = others;
  for (const [key, value] of Object.entries(remotes)) {
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

/** Serialises the registry. */
export const registryText = ({ registry, others }: Omit<RegistryReading, 'problems'>): string =>
  `${JSON.stringify({ ...others, remotes: registry }, null, 2)}\n`;

/** True when `have` satisfies a caret range such as `^1.2.0`: the same major, and not older. */
export function satisfies(have: string, range: string): boolean {
  const [major = 0, minor = 0, patch = 0] = have.split('-')[0]!.split('.').map(Number);
  const [wantMajor = 0, wantMinor = 0, wantPatch = 0] = range.slice(1).split('.').map(Number);
  return major === wantMajor && (minor > wantMinor || (minor === wantMinor && patch >= wantPatch));
}

/**
 * Splits an entry into the release that is live and what is the remote's own.
 * @param published the live release as its `release.json` describes it. A field that this version does not know is the
 * release's if it stands there, and the remote's otherwise
 */
function apart(entry: Deployment, published?: Release) {
  const known = new Set(Object.keys(releaseFields.shape).concat(Object.keys(published ?? {})));
  const isOfRelease = (key: string) => known.has(key) && !(key in remoteFields.shape);
  const fields = Object.entries(entry);
  const live = Object.fromEntries(fields.filter(([key]) => isOfRelease(key))) as Release;
  const remote = Object.fromEntries(fields.filter(([key]) => !isOfRelease(key)));
  return { live, remote };
}

/**
 * Makes a release the live one and keeps the last `keep` ones after it. Deploying the live release changes nothing.
 * @param published the release that was live, as its `release.json` describes it
 */
export function withRelease(registry: Registry, next: Release, published?: Release, keep = 5): Registry {
  const current = registry[next.name];
  if (!current) return { ...registry, [next.name]: { ...next, previous: [] } };
  if (current.version === next.version) return registry;
  const { live, remote } = apart(current, published);
  const previous = [live, ...current.previous.filter((old) => old.version !== next.version)].slice(0, keep);
  const withdrawn = (current.withdrawn ?? []).filter((old) => old !== next.version);
  return { ...registry, [next.name]: { ...remote, ...next, previous, withdrawn } };
}

/** The same for a release that is new to the registry; a known one changes nothing. */
export function withNewRelease(registry: Registry, next: Release, published?: Release): Registry {
  const { version, previous = [], withdrawn = [] } = registry[next.name] ?? {};
  const known = [version, ...previous.map((old) => old.version), ...withdrawn];
  return known.includes(next.version) ? registry : withRelease(registry, next, published);
}

/** Makes the previous release live again. Throws when there is none. */
export function withRollback(registry: Registry, name: string, published?: Release, keep = 5): Registry {
  const current = registry[name];
  const [target, ...previous] = current?.previous ?? [];
  if (!current || !target)
    throw new Error(`There is no earlier release of ${name} to go back to. Nothing was changed.`);
  const { live, remote } = apart(current, published);
  const gone = (current.withdrawn ?? []).filter((old) => old !== live.version);
  const withdrawn = [live.version, ...gone].slice(0, keep);
  return { ...registry, [name]: { ...remote, ...target, previous, withdrawn } };
}
