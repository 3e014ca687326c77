import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { satisfies } from '@breakaway/federation/caret';
import { z } from 'zod';
import { writeAtomically } from './atomic-write.ts';
import { Refused, type Follower, type Registry } from './client.ts';
import { verifyRelease, type PublicKey } from './keys.ts';
import { snapshot, type Canary, type Snapshot } from './protocol.ts';
import type { Release } from './release.ts';

/** The live release of a remote, the earlier ones (newest first), and the one that only some visitors get. */
export type LiveRemote = Release & { previous: Release[]; canary?: { release: Release; audience: Canary } };
export type LiveReleases = Record<string, LiveRemote>;

export interface Following {
  live: LiveReleases;
  revision: number;
  /** Current problems; what was known before them stays in use. */
  problems: string[];
}

export interface FollowOptions {
  registry: Registry;
  follower: Follower;
  /** Whose releases count. */
  keys: () => PublicKey[];
  /** The file with what was live last, for a start while the registry is away. */
  keepIn: string;
  /** Follow this remote only. */
  only?: string;
  /** Called once for each new problem. */
  log: (problem: string) => void;
  /** Called after each change of what is live. */
  onChange?: () => void;
}

const kept = z.object({ snapshot, signed: z.record(z.string(), z.string()) });
const AWAY_MS = 1_000;

/**
 * Follows the registry from a server: what is live arrives within a moment of each change, and is kept in a file. While
 * the registry is away, the server goes on from there. A release counts if a known key has signed it, whatever the
 * registry says.
 */
export class RegistryFollower {
  readonly #options: FollowOptions;
  readonly #end = new AbortController();
  #snapshot: Snapshot = { revision: 0, fingerprint: '', remotes: {} };
  /** Signed releases by remote and version. */
  #signed = new Map<string, string>();
  #live: LiveReleases = {};
  #away: string | undefined;
  #unusable: string[] = [];
  /** What the registry has lost. */
  #lost: string[] = [];
  /** The registry does not take the key of this shell. */
  #isNobody = false;
  #ended: Promise<void> = Promise.resolve();

  constructor(options: FollowOptions) {
    this.#options = options;
  }

  /** What is live now. */
  current(): Following {
    const problems = [...(this.#away ? [this.#away] : []), ...this.#lost, ...this.#unusable];
    return { live: this.#live, revision: this.#snapshot.revision, problems };
  }

  /** Takes over what was kept, then follows until `close`. Resolves when what was kept is in use. */
  async start(): Promise<void> {
    const before = this.#kept();
    if (before) {
      this.#signed = new Map(Object.entries(before.signed));
      this.#snapshot = before.snapshot;
      await this.#use();
      this.#options.onChange?.();
    }
    this.#ended = this.#follow();
  }

  async close(): Promise<void> {
    this.#end.abort();
    await this.#ended;
  }

  async #follow(): Promise<void> {
    const { registry, log } = this.#options;
    while (!this.#end.signal.aborted) {
      const askedAt = Date.now();
      const asked = this.#asked();
      try {
        const next = await registry.snapshotAfter(this.#snapshot, asked, this.#end.signal);
        if (next) await this.#takeOver(next);
        // Also without a change: the keys may be others now.
        await this.#use();
        // The next time it says again who it is.
        if (this.#isNobody) this.#isNobody = false;
        else this.#away = undefined;
        // A registry that has much to do does not let everybody wait.
        if (next || Date.now() - askedAt > AWAY_MS) continue;
      } catch (error) {
        if (this.#end.signal.aborted) return;
        const problem = (error as Error).message;
        if (problem !== this.#away) log(problem);
        this.#away = problem;
        // Without its key a shell does not count, but it follows.
        this.#isNobody = error instanceof Refused && (error.status === 401 || error.status === 403);
        await this.#use();
      }
      await pause(AWAY_MS * (0.5 + Math.random()), undefined, { signal: this.#end.signal }).catch(() => {});
    }
  }

  /** Who asks. */
  #asked(): Follower {
    const { id, hostApi } = this.#options.follower;
    if (hostApi === undefined || this.#isNobody) return { id };
    const refused = Object.entries(this.#snapshot.remotes).filter(
      ([name, { live }]) =>
        live !== null &&
        (this.#live[name]?.version !== live || !satisfies(hostApi, this.#live[name].hostApi)),
    );
    return { id, hostApi, refuses: refused.map(([name]) => name).join() };
  }

  #remotesOf({ remotes }: Snapshot) {
    const { only } = this.#options;
    return Object.entries(remotes)
      .filter(([name]) => only === undefined || name === only)
      .map(([name, { live, previous, canary }]) => ({
        name,
        versions: live === null ? [] : [live, ...previous],
        canary: live === null ? null : canary,
      }));
  }

  /** Takes over a new state. A remote that it does not mention stays: none ever ends by itself. */
  async #takeOver(next: Snapshot): Promise<void> {
    const before = this.#snapshot;
    const merged = { ...next, remotes: { ...before.remotes, ...next.remotes } };
    await this.#fetch(merged);
    this.#lost = this.#remotesOf(merged)
      .filter(({ name }) => !(name in next.remotes))
      .map(({ name }) => `The registry does not know ${name} any more; it stays as it was.`);
    if (next.revision < before.revision)
      this.#lost.push(`The registry has gone back from revision ${before.revision} to ${next.revision}.`);
    const isOther = before.fingerprint && next.fingerprint && next.fingerprint !== before.fingerprint;
    if (next.revision === before.revision && isOther)
      this.#lost.push(
        `The registry was restored from a backup: its revision ${next.revision} is another one.`,
      );
    this.#lost.forEach(this.#options.log);
    this.#snapshot = merged;
    await this.#use();
    this.#keep();
    this.#options.onChange?.();
  }

  /** Fetches the releases that are new here, and forgets those that nothing names any more. */
  async #fetch(next: Snapshot): Promise<void> {
    const signed = new Map<string, string>();
    for (const { name, versions, canary } of this.#remotesOf(next))
      for (const version of canary ? [...versions, canary.version] : versions) {
        const key = `${name} ${version}`;
        // One that does not count here may have been signed again.
        const isGood = this.#signed.has(key) && typeof (await this.#checked(name, version)) !== 'string';
        const text = isGood
          ? this.#signed.get(key)
          : await this.#options.registry.signedRelease(name, version);
        if (text !== undefined) signed.set(key, text);
      }
    this.#signed = signed;
  }

  /** Uses what is known, with the keys of this moment. */
  async #use(): Promise<void> {
    const live: LiveReleases = {};
    const problems: string[] = [];
    for (const { name, versions, canary } of this.#remotesOf(this.#snapshot)) {
      const usableOf = async (version: string): Promise<Release[]> => {
        const checked = await this.#checked(name, version);
        if (typeof checked !== 'string') return [checked];
        problems.push(checked);
        return [];
      };
      const usable: Release[] = [];
      for (const version of versions) usable.push(...(await usableOf(version)));
      const [first, ...previous] = usable;
      const [release] = canary ? await usableOf(canary.version) : [];
      if (first)
        live[name] = {
          ...first,
          previous,
          ...(canary && release && { canary: { release, audience: canary } }),
        };
    }
    for (const problem of problems) if (!this.#unusable.includes(problem)) this.#options.log(problem);
    const isOther = problems.join() !== this.#unusable.join();
    this.#unusable = problems;
    this.#live = live;
    if (isOther) this.#options.onChange?.();
  }

  /** A release, or what is wrong with it. */
  async #checked(name: string, version: string): Promise<Release | string> {
    const signed = this.#signed.get(`${name} ${version}`);
    if (signed === undefined) return `The registry has no ${name} ${version}.`;
    try {
      const { release } = await verifyRelease(signed, this.#options.keys());
      return release.name === name && release.version === version
        ? release
        : `What the registry gives as ${name} ${version} is ${release.name} ${release.version}.`;
    } catch (error) {
      return `${name} ${version} is not used. ${(error as Error).message}`;
    }
  }

  #kept() {
    try {
      return kept.parse(JSON.parse(readFileSync(this.#options.keepIn, 'utf8')));
    } catch {
      return undefined;
    }
  }

  /** A disk that is full only costs the next start its memory. */
  #keep(): void {
    try {
      writeAtomically(
        this.#options.keepIn,
        JSON.stringify({ snapshot: this.#snapshot, signed: Object.fromEntries(this.#signed) }),
      );
    } catch (error) {
      this.#options.log(`What is live could not be kept for the next start: ${(error as Error).message}.`);
    }
  }
}
