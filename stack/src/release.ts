import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { remoteApps } from '@breakaway/federation/local-ports';
import { Registry } from '@breakaway/releases/client';
import { localHolders, makeKeys } from '@breakaway/releases/make-keys';
import { readPrivateKey } from '@breakaway/releases/keys';
import { deployIfNew, publish, remoteIn } from '@breakaway/releases/team';
import { root } from './build.ts';
import { keysDirOf, publicKeysOf } from './services.ts';

/** The shell of the start before counts for a moment more. */
const PATIENCE_S = 60;

const keyFileOf = (app: string, dataDir: string) => join(keysDirOf(dataDir), `${remoteIn(app)}.json`);

/** Makes the keys of all teams and of the operators, unless they are there. */
export const makeLocalKeys = (dataDir: string): Promise<string[]> =>
  makeKeys(publicKeysOf(dataDir), localHolders(remoteApps.map(remoteIn), keysDirOf(dataDir)));

/** Publishes the builds of the remotes, each with its team's key, and makes those live that never were. */
export async function releaseRemotes(dataDir: string, registryUrl: string): Promise<void> {
  for (const app of remoteApps) {
    const key = readPrivateKey(keyFileOf(app, dataDir));
    const registry = new Registry(registryUrl, { key });
    await deployIfNew(registry, await publish(join(root, app), registry, key), PATIENCE_S * 1000);
  }
}

/**
 * The same for one remote, by the command line of the checkout that it was built in, as its team releases it.
 * @param patienceS how long to wait for a shell that the release fits
 * @returns what the command says
 * @throws Error with what it says when it fails
 */
export async function releaseFrom(
  checkout: string,
  app: string,
  {
    dataDir,
    registryUrl,
    patienceS = PATIENCE_S,
  }: { dataDir: string; registryUrl: string; patienceS?: number },
): Promise<string> {
  const command = [join(checkout, 'shared/releases/src/cli.ts'), 'release'];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, command, {
      cwd: join(checkout, app),
      env: {
        ...process.env,
        REGISTRY_URL: registryUrl,
        TEAM_KEY_FILE: keyFileOf(app, dataDir),
        REGISTRY_PATIENCE_S: String(patienceS),
      },
    });
    return stdout.trim();
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    throw new Error(stderr?.trim() || message);
  }
}
