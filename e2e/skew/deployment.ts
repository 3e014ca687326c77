import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { apps } from '@breakaway/federation/local-ports';
import { satisfies } from '@breakaway/federation/caret';
import { freePorts, releaseFrom, root, startStack, type Stack } from 'stack';
import { hostApiOf, type Checkout } from './checkout.ts';
import { sidesOf, type PairName, type Side } from './pairs.ts';

/** The remotes and tools of this tree. */
const sites = apps.filter((app) => app !== 'shell');

/** Which side each part of a pair comes from. */
export const sidesWith = (pair: PairName, old: Checkout): Record<string, Side> =>
  sidesOf(pair, sites, (site) => existsSync(join(old.dir, site)));

/** The rule by which a shell takes a remote's release: a build takes the host-api of its checkout as its range. */
export const fits = (shell: string, remote: string): boolean =>
  satisfies(hostApiOf(shell), `^${hostApiOf(remote)}`);

export interface Deployment {
  stack: Stack;
  /** Stops it; its logs stay only if somebody will read them. */
  end(keepsLogs: boolean): Promise<void>;
}

/**
 * Starts this tree's API and sandbox with all front ends of another commit, as they ran before, and then deploys over
 * them what is new in the pair: the registry, the shell, and remotes with their teams' command line. A release that the
 * shell must not take has to be refused; the one before goes on.
 */
export async function deployPair(pair: PairName, old: Checkout, signal: AbortSignal): Promise<Deployment> {
  const sides = sidesWith(pair, old);
  const dataDir = mkdtempSync(join(tmpdir(), 'breakaway-skew-'));
  const from: Record<string, string> = { registry: old.dir, shell: old.dir };
  for (const site of sites) if (existsSync(join(old.dir, site))) from[site] = old.dir;
  const stack = await startStack({ ports: await freePorts(), dataDir, env: {}, from, signal }, console.log);
  const end = async (keepsLogs: boolean) => {
    await stack.stop();
    if (keepsLogs) console.log(`The servers' logs are in ${join(dataDir, 'logs')}.`);
    else rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const isNew = (name: string) => sides[name] === 'new';
    const replace = async (name: string) => {
      const service = stack.service(name);
      if (service.spec.checkout) await service.replace();
      return service;
    };
    if (isNew('registry')) await (await replace('registry')).ready();
    // It may be ready only when a remote is live that it alone has a route for.
    if (isNew('shell')) await replace('shell');
    for (const name of sites.filter(isNew)) {
      if (name.startsWith('remote-')) await release(stack, name, fits(isNew('shell') ? root : old.dir, root));
      await (await replace(name)).ready();
    }
    await stack.service('shell').ready();
    await untilPagesKnow(stack);
    return { stack, end };
  } catch (error) {
    await end(true);
    throw error;
  }
}

async function release(stack: Stack, name: string, mayGoLive: boolean): Promise<void> {
  const { dataDir, addresses } = stack;
  const at = { dataDir, registryUrl: addresses.registry };
  if (mayGoLive) {
    console.log(`  ${await releaseFrom(root, name, at)}`);
    return;
  }
  const said = await releaseFrom(root, name, { ...at, patienceS: 0 }).then(
    (message) =>
      Promise.reject(new Error(`The shell must not take a release for a newer host-api: ${message}`)),
    (error: Error) => error.message,
  );
  if (!/needs host-api/.test(said)) throw new Error(said);
  console.log(`  refused, as it must be: ${said}`);
}

/** Waits until pages of the shell get what the registry says is live. */
async function untilPagesKnow({ addresses }: Stack): Promise<void> {
  const remotes = sites
    .filter((site) => site.startsWith('remote-'))
    .map((site) => site.slice('remote-'.length));
  let wrong = '';
  for (const limit = Date.now() + 60_000; Date.now() < limit; await setTimeout(200)) {
    const page = await (await fetch(`${addresses.app.shell}/sign-in`)).text();
    const listed = JSON.parse(/id="remote-registry"[^>]*>([^<]*)</.exec(page)?.[1] ?? '{}') as Listed;
    const states = await Promise.all(
      remotes.map(async (name) => {
        const { state } = (await (await fetch(`${addresses.registry}/remotes/${name}`)).json()) as Status;
        return { name, live: state?.live ?? undefined, inPage: listed[name]?.[0]?.version };
      }),
    );
    wrong = states
      .filter(({ live, inPage }) => live !== inPage)
      .map(({ name, live, inPage }) => `${name} ${live}, but pages get ${inPage}`)
      .join('; ');
    if (!wrong) return;
  }
  throw new Error(`The registry says that these are live: ${wrong}.`);
}

type Listed = Record<string, { version: string }[]>;
interface Status {
  /** Missing when the registry knows no such remote. */
  state?: { live: string | null };
}
