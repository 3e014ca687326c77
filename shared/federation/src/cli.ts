/**
 * The publish step and the server of a remote, run in the remote's own folder:
 *   publish            dist/ -> <remotes>/<name>/<version>/, never to be changed again
 *   deploy [version]   makes the published build (or an earlier version) live by changing the registry
 *   release            publish, and deploy unless the registry has known this build before
 *   rollback           makes the release before the live one live again
 *   serve              serves the published versions of this remote
 *   serve-site         serves dist/ of a framed tool
 */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { DEFAULT_PORT_BASE, localPort } from './local-ports.ts';
import { parseRegistry } from './registry.ts';
import { deploy, deployIfNew, describe, publish, published, rollback } from './release.ts';
import { remoteSite, staticSite } from './static-site.ts';

const dir = process.cwd();
const name = basename(dir).replace(/^remote-/, '');
const data = resolve(process.env.DATA_DIR ?? join(import.meta.dirname, '../../../.data'));
const remotesDir = process.env.REMOTES_DIR ?? join(data, 'remotes');
const registryFile = process.env.REGISTRY_FILE ?? join(data, 'registry.json');

/** The version of this remote that the registry says is live. */
function liveVersion(): string | undefined {
  if (!existsSync(registryFile)) return undefined;
  return parseRegistry(readFileSync(registryFile, 'utf8')).registry[name]?.version;
}

async function listen(site: Promise<FastifyInstance>): Promise<void> {
  const app = await site;
  closeWithGrace({ delay: 5000 }, () => app.close());
  const port = Number(
    process.env.PORT ?? localPort(basename(dir), Number(process.env.PORT_BASE ?? DEFAULT_PORT_BASE)),
  );
  await app.listen({ port, host: process.env.HOST ?? '127.0.0.1' });
  console.log(`${basename(dir)} serves on http://localhost:${port}`);
}

const [command, argument] = process.argv.slice(2);
switch (command) {
  case 'publish': {
    const { version } = publish(dir, remotesDir);
    console.log(`${name} ${version} is published in ${join(remotesDir, name, version)}`);
    break;
  }
  case 'deploy': {
    const next = published(remotesDir, name, argument ?? describe(dir).version);
    deploy(registryFile, next);
    console.log(`${name} ${next.version} is live from the next page load on`);
    break;
  }
  case 'release': {
    const next = publish(dir, remotesDir);
    deployIfNew(registryFile, next);
    console.log(`${name} ${next.version} is released`);
    break;
  }
  case 'rollback':
    rollback(registryFile, name);
    console.log(`${name} is back at the release before`);
    break;
  case 'serve':
    mkdirSync(join(remotesDir, name), { recursive: true });
    await listen(remoteSite(join(remotesDir, name), liveVersion));
    break;
  case 'serve-site': {
    const frame = `frame-ancestors ${process.env.APP_ORIGIN ?? 'http://localhost:3000'}`;
    await listen(staticSite(join(dir, 'dist'), { headers: { 'Content-Security-Policy': frame } }));
    break;
  }
  default:
    console.error('Say what to do: publish, deploy [version], release, rollback, serve or serve-site.');
    process.exitCode = 1;
}
