import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Collection } from './collection.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- collections of every kind are written and read alike
type Collections = Record<string, Record<string, Collection<any>>>;

const WRITE_AFTER_MS = 50;

/** Stores collections in one JSON file: read at the start, written as a whole and atomically shortly after a change. */
export function createSnapshot(file: string | undefined) {
  let collections: Collections = {};
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  let wait = WRITE_AFTER_MS;

  async function write(): Promise<void> {
    if (!file) return;
    const started = performance.now();
    const rows = Object.fromEntries(
      Object.entries(collections).map(([part, kinds]) => [
        part,
        Object.fromEntries(Object.entries(kinds).map(([kind, collection]) => [kind, collection.all()])),
      ]),
    );
    await mkdir(dirname(file), { recursive: true });
    const handle = await open(`${file}.next`, 'w', 0o600);
    try {
      await handle.writeFile(JSON.stringify(rows));
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(`${file}.next`, file);
    // A large file is written less often, so that writing never takes more than a small part of the time.
    wait = Math.max(WRITE_AFTER_MS, 5 * (performance.now() - started));
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    return (writing = writing.catch(() => {}).then(write));
  }

  return {
    /** Reports a change; the file is written shortly after. */
    changed(): void {
      if (!file) return;
      timer ??= setTimeout(() => void flush().catch((error) => console.error('sandbox.json:', error)), wait);
    },
    flush,
    /** Fills the collections from the file. An unreadable file is renamed, not overwritten. */
    async restore(next: Collections): Promise<void> {
      collections = next;
      if (!file) return;
      const content = await readFile(file, 'utf8').catch(() => null);
      if (content === null) return;
      try {
        const rows = JSON.parse(content) as Record<string, Record<string, { id: string }[]>>;
        for (const [part, kinds] of Object.entries(collections)) {
          for (const [kind, collection] of Object.entries(kinds)) collection.load(rows[part]?.[kind] ?? []);
        }
      } catch {
        await rename(file, `${file}.unreadable`);
      }
    },
  };
}
