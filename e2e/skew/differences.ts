import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apps } from '@breakaway/federation/local-ports';
import { installedVersion, sharedPackages } from '@breakaway/federation/share-policy';
import { root } from 'stack';
import type { Checkout } from './checkout.ts';

/** The front ends whose builds differ between the two: with none, a pair proves nothing about browsers. */
export function differingBuilds(old: Checkout): string[] {
  const output = (checkout: string, app: string): string | undefined => {
    const file = join(checkout, app, '.cache/build.json');
    return existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as { output: string }).output
      : undefined;
  };
  return apps.filter((app) => output(root, app) !== output(old.dir, app));
}

/** The packages that front ends share in the page and that have two versions: what their negotiation is tried with. */
export function differingPackages(old: Checkout): string[] {
  const versionIn = (checkout: string, name: string) =>
    ['remote-auth', 'shared/host-api']
      .map((user) => installedVersion(name, join(checkout, user)))
      .find((version) => version !== undefined);
  return [...new Set(sharedPackages.map(({ key }) => key.replace(/\/$/, '')))].flatMap((name) => {
    const [before, now] = [versionIn(old.dir, name), versionIn(root, name)];
    return before === now ? [] : [`${name} ${before} and ${now}`];
  });
}
