import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Stack } from 'stack';
import { appUrl } from './addresses.ts';
import type { TeamRemote } from './team-release.ts';

/** The releases of a remote that a page may load now: the canary, if there is one, then the live one. */
export async function releasesOf(remote: string): Promise<string[]> {
  const page = await (await fetch(`${appUrl()}/sign-in`)).text();
  const registry = /id="remote-registry"[^>]*>([^<]*)</.exec(page)?.[1] ?? '{}';
  return ((JSON.parse(registry) as Record<string, { version: string }[]>)[remote] ?? []).map(
    ({ version }) => version,
  );
}

/** Waits until pages know a release. */
export const untilKnown = (remote: string, version: string): Promise<void> =>
  expect.poll(() => releasesOf(remote), { timeout: 30_000 }).toContain(version);

/** Waits until pages get a release and the remote's own server has its files. */
export async function untilServed(stack: Stack, remote: string, version: string): Promise<void> {
  await expect.poll(async () => (await releasesOf(remote))[0], { timeout: 30_000 }).toBe(version);
  await expect
    .poll(() => existsSync(join(stack.dataDir, 'remotes', remote, version)), { timeout: 30_000 })
    .toBe(true);
}

/**
 * Makes the team's build one of other sources: like those of two real releases, none of its names are those of the
 * given release.
 * @returns its version
 */
export function asOtherBuild(team: TeamRemote, version: string): string {
  const hash = version.slice(version.indexOf('-') + 1);
  const other = createHash('sha256').update(randomUUID()).digest('hex').slice(0, hash.length);
  const next = version.replace(hash, other);
  team.build(next, hash, other);
  return next;
}
