/**
 * The publish step and the server of a remote, run in the remote's own folder:
 *   publish            dist/ -> <remotes>/<name>/<version>/, which never changes again
 *   deploy [version]   makes the published build (or an earlier version) live by changing the registry
 *   release            publish, and deploy unless the registry already knows this build
 *   rollback           makes the previous release live again
 *   restore            replaces an unreadable registry with its last good version
 *   serve              serves the published versions of this remote
 *   serve-site         serves dist/ of a framed tool
 */
import { mkdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { DEFAULT_PORT_BASE, localPort } from './local-ports.ts';
import { DamagedRegistry, restoreRegistry } from './registry-store.ts';
import { deploy, deployIfNew, describe, publish, remoteIn, rollback, type ReleaseStore } from './release.ts';

const [command, argument] = process.argv.slice(2);
const dir = process.cwd();
const name = remoteIn(dir);
const data = resolve(process.env.DATA_DIR ?? join(import.meta.dirname, '../../../.data'));
const remotesDir = process.env.REMOTES_DIR ?? join(data, 'remotes');
const registryFile = process.env.REGISTRY_FILE ?? join(data, 'registry.json');
const place: ReleaseStore = { remotesDir, registryFile };
const portBase = Number(process.env.PORT_BASE ?? DEFAULT_PORT_BASE);
const appOrigin = process.env.APP_ORIGIN ?? `http://localhost:${portBase}`;

/** A release that the shell would leave out is not made live. A shell that does not answer blocks nobody. */
async function withShell(): Promise<ReleaseStore> {
  const ready = await fetch(`${appOrigin}/readyz`, { signal: AbortSignal.timeout(2000) })
    .then((response) => response.json() as Promise<{ hostApi?: unknown }>)
    .catch(() => ({ hostApi: undefined }));
  return { ...place, hostApi: typeof ready.hostApi === 'string' ? ready.hostApi : undefined };
}

const unchecked = ({ hostApi }: ReleaseStore): string =>
  hostApi ? '' : ` (no shell answered at ${appOrigin}, so nobody checked whether it fits its host-api)`;

/** Serves until the process gets a stop signal. Only servers need what this loads. */
async function serve(): Promise<void> {
  const { remoteServer, toolServer } = await import('./servers.ts');
  const { proxiesOf } = await import('./static-site.ts');
  const { default: closeWithGrace } = await import('close-with-grace');
  if (command === 'serve') mkdirSync(join(remotesDir, name), { recursive: true });
  const around = { appOrigin, trustProxy: proxiesOf(process.env.TRUST_PROXY) };
  const app =
    command === 'serve'
      ? await remoteServer(place, name, around)
      : await toolServer(join(dir, 'dist'), around);
  closeWithGrace({ delay: 5000 }, () => app.close());
  const port = Number(process.env.PORT ?? localPort(basename(dir), portBase));
  await app.listen({ port, host: process.env.HOST ?? '127.0.0.1' });
  console.log(`${basename(dir)} serves on http://localhost:${port}`);
}

/** Runs the command. @returns the message to print */
async function run(): Promise<string | void> {
  switch (command) {
    case 'publish': {
      const { version } = publish(dir, remotesDir);
      return `${name} ${version} is published in ${join(remotesDir, name, version)}`;
    }
    case 'deploy': {
      const version = argument ?? describe(dir).version;
      const shell = await withShell();
      deploy(shell, name, version);
      return `${name} ${version} is live from the next page load on${unchecked(shell)}`;
    }
    case 'release': {
      const next = publish(dir, remotesDir);
      const live = deployIfNew(place, next);
      return `${name} ${next.version} is published, ${live === next.version ? 'and live' : `${live} stays live`}`;
    }
    case 'rollback': {
      const shell = await withShell();
      return `${name} ${rollback(shell, name)} is live again from the next page load on${unchecked(shell)}`;
    }
    case 'restore': {
      const { registry, takenAt, damaged } = restoreRegistry(registryFile);
      const live = Object.values(registry).map((entry) => `${entry.name} ${entry.version}`);
      const kept = damaged ? ` What could not be read is kept in ${damaged}.` : '';
      return `The registry is as it was at ${takenAt.toISOString()}: ${live.join(', ')}.${kept}`;
    }
    case 'serve':
    case 'serve-site':
      return serve();
    default:
      throw new Error(
        'Say what to do: publish, deploy [version], release, rollback, restore, serve or serve-site.',
      );
  }
}

try {
  const done = await run();
  if (done) console.log(done);
} catch (error) {
  console.error(
    error instanceof DamagedRegistry ? error.withRemedy(resolve(process.argv[1]!)) : (error as Error).message,
  );
  process.exitCode = 1;
}
