import { join } from 'node:path';
import { remoteApps } from '@breakaway/federation/local-ports';
import { Registry } from '@breakaway/releases/client';
import { localHolders, makeKeys } from '@breakaway/releases/make-keys';
import { readPrivateKey } from '@breakaway/releases/keys';
import { deployIfNew, publish, remoteIn } from '@breakaway/releases/team';
import { root } from './build.ts';
import { keysDirOf, publicKeysOf } from './services.ts';

/** Makes the keys of all teams and of the operators, unless they are there. */
export const makeLocalKeys = (dataDir: string): Promise<string[]> =>
  makeKeys(publicKeysOf(dataDir), localHolders(remoteApps.map(remoteIn), keysDirOf(dataDir)));

/** Publishes the builds of the remotes, each with its team's key, and makes those live that never were. */
export async function releaseRemotes(dataDir: string, registryUrl: string): Promise<void> {
  for (const app of remoteApps) {
    const key = readPrivateKey(join(keysDirOf(dataDir), `${remoteIn(app)}.json`));
    const registry = new Registry(registryUrl, { key });
    // The shell of the start before counts for a moment more.
    await deployIfNew(registry, await publish(join(root, app), registry, key), 60_000);
  }
}
