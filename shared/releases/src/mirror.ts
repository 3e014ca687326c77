import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Registry } from './client.ts';
import { verifyRelease, type PublicKey } from './keys.ts';
import { releaseName } from './release.ts';

const AT_ONCE = 8;
/** As the registry does. */
const KEPT_MS = 30 * 86_400_000;
/** How long a version that the registry does not know is not asked for again. */
const UNKNOWN_MS = 10_000;

export interface MirrorOptions {
  registry: Registry;
  name: string;
  keys: () => PublicKey[];
  /** `<remotesDir>/<name>` */
  folder: string;
}

/**
 * The files of one remote's releases on the disk of the server that serves them. A release is fetched once, as a whole,
 * each file checked against the hash that its team signed. It then stays, whatever happens to the registry.
 */
export class Mirror {
  readonly #options: MirrorOptions;
  readonly #fetching = new Map<string, Promise<boolean>>();
  readonly #unknown = new Map<string, number>();

  constructor(options: MirrorOptions) {
    this.#options = options;
    mkdirSync(options.folder, { recursive: true });
    // Left behind by a process that was killed.
    for (const entry of readdirSync(options.folder))
      if (entry.endsWith('.tmp')) rmSync(join(options.folder, entry), { recursive: true, force: true });
  }

  /** Has a release on the disk. @returns false when there is no such release */
  async has(version: string): Promise<boolean> {
    const { name, folder } = this.#options;
    if (!releaseName.safeParse({ name, version }).success) return false;
    if (existsSync(join(folder, version))) return true;
    if ((this.#unknown.get(version) ?? 0) > Date.now()) return false;
    const known = this.#fetching.get(version);
    if (known) return known;
    const fetching = this.#fetch(version).finally(() => this.#fetching.delete(version));
    this.#fetching.set(version, fetching);
    return fetching;
  }

  /**
   * Removes the releases that the registry has removed, if they have been here for as long as it keeps them. A registry
   * that has lost something, or everything, does not take it from here.
   */
  async drop(now = Date.now()): Promise<void> {
    const { registry, name, folder } = this.#options;
    const { releases } = await registry.status(name);
    const there = new Set(releases.map(({ version }) => version));
    const isOld = (version: string) => statSync(join(folder, version)).mtimeMs < now - KEPT_MS;
    for (const version of readdirSync(folder))
      if (!version.endsWith('.tmp') && !there.has(version) && releases.length > 0 && isOld(version))
        rmSync(join(folder, version), { recursive: true, force: true });
  }

  async #fetch(version: string): Promise<boolean> {
    const { registry, name, keys, folder } = this.#options;
    const signed = await registry.signedRelease(name, version);
    if (signed === undefined) {
      if (this.#unknown.size > 1000) this.#unknown.clear();
      this.#unknown.set(version, Date.now() + UNKNOWN_MS);
      return false;
    }
    const { release } = await verifyRelease(signed, keys());
    const draft = join(folder, `${version}.${randomUUID()}.tmp`);
    const queue = Object.entries(release.integrity);
    const worker = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const [path, hash] = next;
        const bytes = await registry.file(name, version, path);
        if (`sha384-${createHash('sha384').update(bytes).digest('base64')}` !== hash)
          throw new Error(`${path} of ${name} ${version} is not the file that was signed.`);
        mkdirSync(dirname(join(draft, path)), { recursive: true });
        writeFileSync(join(draft, path), bytes);
      }
    };
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, worker));
      // For people and tools that want to know what it consists of.
      writeFileSync(join(draft, 'release.json'), JSON.stringify(release));
      renameSync(draft, join(folder, version));
    } catch (error) {
      rmSync(draft, { recursive: true, force: true });
      // Another process on the same disk was faster; its files are the same.
      if (!existsSync(join(folder, version))) throw error;
    }
    return true;
  }
}
