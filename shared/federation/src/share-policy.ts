import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * The packages that shell and remotes share, as data.
 *
 * - `host`: the shell provides the only copy, in its first script; a remote contains none.
 * - `remote`: the first remote that needs it loads its copy, later remotes reuse that one; the shell has none.
 * - `strict`: a remote built for another version is rejected instead of run.
 *
 * Everything else is private to a bundle. The table is short on purpose: sharing a package switches tree-shaking off
 * for it, so router, axios and the toast library reach remotes only through `@breakaway/host-api`.
 */
export interface SharedPackage {
  key: string;
  provider: 'host' | 'remote';
  strict: boolean;
}

export const sharedPackages: readonly SharedPackage[] = [
  { key: 'react', provider: 'host', strict: true },
  // The trailing slash covers react/jsx-runtime, which would be a second copy without it.
  { key: 'react/', provider: 'host', strict: true },
  { key: 'jotai', provider: 'host', strict: false },
  { key: 'styled-components', provider: 'host', strict: false },
  { key: '@breakaway/host-api', provider: 'host', strict: true },
  { key: '@breakaway/ui', provider: 'host', strict: false },
  { key: 'formik', provider: 'remote', strict: false },
  { key: 'yup', provider: 'remote', strict: false },
];

/** A whole page (the shell, or a remote that runs alone), or a remote inside the shell's page. */
export type Role = 'page' | 'remote';

const hostApi = join(import.meta.dirname, '../../host-api');

interface SharedOptions {
  singleton: boolean;
  requiredVersion: string;
  eager?: boolean;
  import?: false;
  strictVersion?: boolean;
}

/**
 * The `shared` option of the federation plugin for one build.
 * @param dir the package that is built; versions are those installed there
 */
export function sharedFor(role: Role, dir: string): Record<string, SharedOptions> {
  const shared: Record<string, SharedOptions> = {};
  for (const { key, provider, strict } of sharedPackages) {
    const name = key.replace(/\/$/, '');
    // What the shell provides, a remote may use through host-api alone.
    const version =
      installedVersion(name, dir) ?? (provider === 'host' ? installedVersion(name, hostApi) : undefined);
    if (!version || (role === 'page' && provider === 'remote')) continue;
    const options: SharedOptions = { singleton: provider === 'host', requiredVersion: `^${version}` };
    if (role === 'page') options.eager = true;
    else if (provider === 'host') Object.assign(options, { import: false, strictVersion: strict });
    shared[key] = options;
  }
  return shared;
}

/**
 * The version of a package as installed for `dir`, or undefined when it is not a dependency. Only folders above `dir`
 * count: the answer does not depend on how the process was started.
 */
export function installedVersion(name: string, dir: string): string | undefined {
  const file = join(dir, 'node_modules', name, 'package.json');
  if (existsSync(file)) return (createRequire(file)(file) as { version: string }).version;
  return dirname(dir) === dir ? undefined : installedVersion(name, dirname(dir));
}
