import { execFile } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { root } from 'stack';
import { compose } from '../support/docker-compose.ts';

const run = promisify(execFile);

async function composeCommand(...args: string[]): Promise<string> {
  const [program, ...first] = compose();
  return (await run(program, [...first, ...args], { cwd: root })).stdout;
}

/** The ids of the containers of a service. */
export const replicasOf = async (service: string): Promise<string[]> =>
  (await composeCommand('ps', '-q', service)).split('\n').filter(Boolean);

async function isHealthy(id: string): Promise<boolean> {
  const { stdout } = await run('docker', ['inspect', '-f', '{{.State.Health.Status}}', id]);
  return stdout.trim() === 'healthy';
}

/** Starts the replicas that are missing, from the newest image, and waits until all are ready. */
async function fillUp(service: string): Promise<void> {
  await composeCommand('up', '-d', '--no-deps', '--no-recreate', service);
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; await setTimeout(500)) {
    const states = await Promise.all((await replicasOf(service)).map(isHealthy));
    if (states.every(Boolean)) return;
  }
  throw new Error(
    `The service ${service} is not ready after two minutes: see ${compose().join(' ')} logs ${service}`,
  );
}

/** Replaces one replica: asks it to stop, waits until it has, and starts a new one. */
export async function replace(service: string, id: string): Promise<void> {
  await run('docker', ['stop', '-t', '30', id]);
  await run('docker', ['rm', id]);
  await fillUp(service);
}

/** The same after a crash: it is killed without a word. */
export async function replaceKilled(service: string, id: string): Promise<void> {
  await run('docker', ['kill', id]);
  // For a while nobody replaces it.
  await setTimeout(5000);
  await run('docker', ['rm', id]);
  await fillUp(service);
}
