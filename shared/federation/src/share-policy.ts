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
  /** The file of the page whose exports are shared in place of the package's own, where those are more than needed. */
  facade?: string;
}

export const sharedPackages: readonly SharedPackage[] = [
  { key: 'react', provider: 'host', strict: true },
  // The trailing slash covers react/jsx-runtime, which would be a second copy without it.
  { key: 'react/', provider: 'host', strict: true },
  { key: 'jotai', provider: 'host', strict: false },
  {
    key: 'styled-components',
    provider: 'host',
    strict: false,
    facade: 'src/shares/styled-components.ts',
  },
  { key: '@breakaway/host-api', provider: 'host', strict: true },
  { key: '@breakaway/ui', provider: 'host', strict: false },
  { key: 'formik', provider: 'remote', strict: false },
  { key: 'yup', provider: 'remote', strict: false },
];

const hostApi = join(import.meta.dirname, '../../host-api');

interface ConsumedPackage {
  singleton: boolean;
  requiredVersion: string;
  import?: false;
  strictVersion?: boolean;
}

/**
 * The `shared` option of the federation plugin for a remote.
 * @param dir the package that is built; versions are those installed there
 */
export function sharedByRemote(dir: string): Record<string, ConsumedPackage> {
  const shared: Record<string, ConsumedPackage> = {};
  for (const { key, provider, strict } of sharedPackages) {
    const name = nameOf(key);
    // What the shell provides, a remote may use through host-api alone.
    const version =
      installedVersion(name, dir) ?? (provider === 'host' ? installedVersion(name, hostApi) : undefined);
    if (!version) continue;
    shared[key] = {
      singleton: provider === 'host',
      requiredVersion: `^${version}`,
      ...(provider === 'host' && { import: false, strictVersion: strict }),
    };
  }
  return shared;
}

interface ProvidedPackage {
  shareKey: string;
  version: string;
  eager: true;
  singleton: true;
  requiredVersion: string;
}

/**
 * What a page provides, by the requests for it: the option of the plugin for shared packages.
 * @param dir the package that is built; versions are those installed there
 */
export function sharedByPage(dir: string): Record<string, ProvidedPackage> {
  const shared: Record<string, ProvidedPackage> = {};
  for (const { key, provider, facade } of sharedPackages) {
    const version = installedVersion(nameOf(key), dir);
    if (!version || provider === 'remote') continue;
    shared[facade ? join(dir, facade) : key] = {
      shareKey: key,
      version,
      eager: true,
      singleton: true,
      requiredVersion: `^${version}`,
    };
  }
  return shared;
}

const nameOf = (key: string): string => key.replace(/\/$/, '');

/**
 * The version of a package as installed for `dir`, or undefined when it is not a dependency. Only folders above `dir`
 * count: the answer does not depend on how the process was started.
 */
export function installedVersion(name: string, dir: string): string | undefined {
  const file = join(dir, 'node_modules', name, 'package.json');
  if (existsSync(file)) return (createRequire(file)(file) as { version: string }).version;
  return dirname(dir) === dir ? undefined : installedVersion(name, dirname(dir));
}
