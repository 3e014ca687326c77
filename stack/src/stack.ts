import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteApps } from '@breakaway/federation/local-ports';
import { addressesOf, expectUnused, type Addresses } from './addresses.ts';
import { buildApps } from './build.ts';
import { makeLocalKeys, releaseFrom, releaseRemotes } from './release.ts';
import { Service } from './service.ts';
import { serviceSpecs, type StackOptions } from './services.ts';

export interface Stack {
  addresses: Addresses;
  dataDir: string;
  /** A running process by name: `api`, `sandbox`, `shell`, `remote-auth`, … */
  service(name: string): Service;
  stop(): Promise<void>;
}

const pidFile = (dataDir: string) => join(dataDir, 'stack.json');

/** A stack whose runner was killed leaves its processes behind; the next one in the same folder stops them. */
async function endLeftovers(dataDir: string): Promise<void> {
  let pids: number[];
  try {
    pids = JSON.parse(readFileSync(pidFile(dataDir), 'utf8')) as number[];
  } catch {
    return;
  }
  const ours = pids.filter(isOurs);
  for (const pid of ours) process.kill(pid, 'SIGTERM');
  const limit = Date.now() + 8000;
  while (ours.some(isOurs) && Date.now() < limit) await new Promise((resolve) => setTimeout(resolve, 100));
  for (const pid of ours.filter(isOurs)) process.kill(pid, 'SIGKILL');
  rmSync(pidFile(dataDir), { force: true });
}

/** The process id may have been reused: only a process that runs one of our entry files is killed. */
function isOurs(pid: number): boolean {
  try {
    return /(src|server)\/(main|cli)\.ts/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  } catch {
    return false;
  }
}

/**
 * Builds what changed, publishes the remotes, starts every service and waits until all of them are ready. Rejects, with
 * everything stopped again, when one of them fails.
 */
export async function startStack(options: StackOptions, say: (line: string) => void): Promise<Stack> {
  const { dataDir, from, signal } = options;
  mkdirSync(dataDir, { recursive: true });
  await endLeftovers(dataDir);
  await expectUnused(options.ports);
  await buildApps(say, signal);
  signal?.throwIfAborted();
  await makeLocalKeys(dataDir);
  say('Starting …');
  const services = serviceSpecs(options).map((spec) => new Service(spec, join(dataDir, 'logs')));
  for (const service of services) service.start();
  writeFileSync(pidFile(dataDir), JSON.stringify(services.map(({ pid }) => pid)));
  const stop = async () => {
    await Promise.all(services.map((service) => service.stop()));
    rmSync(pidFile(dataDir), { force: true });
  };
  const abort = () => void stop();
  signal?.addEventListener('abort', abort);
  try {
    // The shell is ready once every remote is live.
    await services[0]!.ready();
    const registryUrl = addressesOf(options.ports).registry;
    if (!from) await releaseRemotes(dataDir, registryUrl);
    for (const app of remoteApps.filter((one) => from?.[one]))
      await releaseFrom(from![app]!, app, { dataDir, registryUrl });
    await Promise.all(services.map((service) => service.ready()));
  } catch (error) {
    await stop();
    throw error;
  } finally {
    signal?.removeEventListener('abort', abort);
  }
  return {
    addresses: addressesOf(options.ports),
    dataDir,
    service: (name) => {
      const found = services.find(({ spec }) => spec.name === name);
      if (!found) throw new Error(`There is no service ${name}.`);
      return found;
    },
    stop,
  };
}
