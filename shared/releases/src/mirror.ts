import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeAtomically } from './atomic-write.ts';
import type { Registry } from './client.ts';
import { verifyRelease, type PublicKey } from './keys.ts';
import { integrityOf, releaseName, type Release } from './release.ts';

const AT_ONCE = 8;
const MOST_FETCHING = 8;
const DRAFT_MS = 3_600_000;
/** The release as its team signed it, beside its files. */
const SIGNED = 'release.jws';
/** As the registry does. */
const KEPT_MS = 30 * 86_400_000;
/** How long a version that the registry does not know is not asked for again. */
const UNKNOWN_MS = 10_000;
/** How long files that could not be fetched again are not asked for. */
const MEND_MS = 10_000;

export interface MirrorOptions {
  registry: Registry;
  name: string;
  keys: () => PublicKey[];
  /** `<remotesDir>/<name>` */
  folder: string;
  log: (problem: string) => void;
}

/**
 * The files of one remote's releases on the disk of the server that serves them. A release is fetched once, as a whole,
 * each file checked against the hash that its team signed. It then stays, whatever happens to the registry. Each process
 * checks it once more before it serves it: disks and people damage files.
 */
export class Mirror {
  readonly #options: MirrorOptions;
  readonly #fetching = new Map<string, Promise<boolean>>();
  readonly #unknown = new Map<string, number>();
  /** Releases whose files were checked by this process, or are being checked. */
  readonly #checked = new Map<string, Promise<void>>();

  constructor(options: MirrorOptions) {
    this.#options = options;
    mkdirSync(options.folder, { recursive: true });
    // Left behind by a process that was killed. Another one on the same disk may be at work.
    for (const entry of readdirSync(options.folder))
      if (entry.endsWith('.tmp') && this.#ageMs(entry) > DRAFT_MS)
        rmSync(join(options.folder, entry), { recursive: true, force: true });
  }

  /** Has a release on the disk, and its signature counts. @returns false when there is no such release */
  async has(version: string): Promise<boolean> {
    const { name, folder } = this.#options;
    if (!releaseName.safeParse({ name, version }).success) return false;
    if (existsSync(join(folder, version))) {
      const release = await this.#counting(version);
      if (release) await this.#mended(release);
      return release !== undefined;
    }
    if ((this.#unknown.get(version) ?? 0) > Date.now()) return false;
    const known = this.#fetching.get(version);
    if (known) return known;
    if (this.#fetching.size >= MOST_FETCHING) throw new Error(`${name} has too much to fetch at the moment.`);
    const fetching = this.#fetch(version).finally(() => this.#fetching.delete(version));
    this.#fetching.set(version, fetching);
    return fetching;
  }

  /** Notes that releases are in use: they stay for as long as the registry would keep them. */
  use(versions: string[]): void {
    const now = new Date();
    for (const version of versions) {
      const path = join(this.#options.folder, version);
      if (existsSync(path)) utimesSync(path, now, now);
    }
  }

  /**
   * Removes the releases that the registry has removed, if they were last in use as long ago as it keeps them. A
   * registry that has lost something, or everything, does not take it from here.
   */
  async drop(): Promise<void> {
    const { registry, name, folder } = this.#options;
    const { releases } = await registry.status(name);
    const there = new Set(releases.map(({ version }) => version));
    for (const version of readdirSync(folder))
      if (!version.endsWith('.tmp') && !there.has(version) && this.#ageMs(version) > KEPT_MS)
        rmSync(join(folder, version), { recursive: true, force: true });
  }

  #ageMs(entry: string): number {
    return Date.now() - statSync(join(this.#options.folder, entry)).mtimeMs;
  }

  /** A release on the disk, if the key that signed it still counts: a key that was removed takes its releases with it. */
  async #counting(version: string): Promise<Release | undefined> {
    const { name, keys, folder } = this.#options;
    try {
      const signed = readFileSync(join(folder, version, SIGNED), 'utf8');
      const { release } = await verifyRelease(signed, keys());
      return release.name === name && release.version === version ? release : undefined;
    } catch {
      return undefined;
    }
  }

  /** Checks the files of a release once, and fetches again what is damaged or missing. */
  #mended(release: Release): Promise<void> {
    const { version } = release;
    let checked = this.#checked.get(version);
    if (!checked) {
      checked = this.#mend(release).catch((error: Error) => {
        this.#options.log(error.message);
        // The other files are good: they are served meanwhile.
        setTimeout(() => this.#checked.delete(version), MEND_MS).unref();
      });
      this.#checked.set(version, checked);
    }
    return checked;
  }

  async #mend({ version, integrity }: Release): Promise<void> {
    const { registry, name, folder, log } = this.#options;
    const damaged: string[] = [];
    for (const [path, hash] of Object.entries(integrity)) {
      const file = join(folder, version, path);
      const bytes = await readFile(file).catch(() => undefined);
      if (bytes && integrityOf(bytes) === hash) continue;
      damaged.push(path);
      // Until there is a good one, there is none: the framed pages have no hash that a browser would check.
      rmSync(file, { force: true });
    }
    for (const path of damaged) {
      log(`${path} of ${name} ${version} was damaged on the disk; it is fetched again.`);
      const bytes = await registry.file(name, version, path);
      if (integrityOf(bytes) !== integrity[path]) throw new Error(unlike(path, name, version));
      writeAtomically(join(folder, version, path), bytes);
    }
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
        if (integrityOf(bytes) !== hash) throw new Error(unlike(path, name, version));
        writeThrough(join(draft, path), bytes);
      }
    };
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, worker));
      // For people and tools that want to know what it consists of.
      writeThrough(join(draft, 'release.json'), JSON.stringify(release));
      writeThrough(join(draft, SIGNED), signed);
      renameSync(draft, join(folder, version));
    } catch (error) {
      rmSync(draft, { recursive: true, force: true });
      // Another process on the same disk was faster; its files are the same.
      if (!existsSync(join(folder, version))) throw error;
    }
    this.#checked.set(version, Promise.resolve());
    return true;
  }
}

const unlike = (path: string, name: string, version: string): string =>
  `${path} of ${name} ${version} is not the file that was signed.`;

/** Writes a file that is still whole after a power failure. */
function writeThrough(path: string, content: Uint8Array | string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content, { flush: true });
}
