import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { remoteApps } from '@breakaway/federation/local-ports';
import { addressesOf, expectUnused, type Addresses } from './addresses.ts';
import { buildApps } from './build.ts';
import { endLeftovers, forgetProcesses, noteProcesses } from './leftovers.ts';
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
  noteProcesses(dataDir, [process.pid, ...services.map(({ pid }) => pid)]);
  const stop = async () => {
    await Promise.all(services.map((service) => service.stop()));
    forgetProcesses(dataDir);
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
