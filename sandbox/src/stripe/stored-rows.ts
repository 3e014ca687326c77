import { Collection } from '../collection.ts';

/**
 * A collection with an index by the ids in its rows (a customer's, an invoice's …). It reports every stored row to
 * `written`, so that what the row makes due can be scheduled.
 */
export class StoredRows<T extends { id: string }> extends Collection<T> {
  private readonly idsByKey = new Map<string, Set<string>>();
  private readonly keysOf: (row: T) => unknown[];
  private readonly written: (row: T) => void;

  constructor(changed: () => void, keysOf: (row: T) => unknown[], written: (row: T) => void = () => {}) {
    super(changed);
    this.keysOf = keysOf;
    this.written = written;
  }

  override put<U extends T>(row: U): U {
    const before = this.get(row.id);
    const keys = this.keysOf(row);
    // An unchanged key is left alone, so that rewriting a row does not move it behind newer ones.
    for (const key of before ? this.keysOf(before) : []) if (!keys.includes(key)) this.drop(key, row.id);
    this.learn(row);
    const stored = super.put(row);
    this.written(row);
    return stored;
  }

  override remove(id: string): void {
    const row = this.get(id);
    for (const key of row ? this.keysOf(row) : []) this.drop(key, id);
    super.remove(id);
  }

  override clear(): void {
    this.idsByKey.clear();
    super.clear();
  }

  override load(rows: T[]): void {
    super.load(rows);
    for (const row of rows) {
      this.learn(row);
      this.written(row);
    }
  }

  /** The rows with this id, oldest first. */
  naming(key: string): T[] {
    return [...(this.idsByKey.get(key) ?? [])].flatMap((id) => this.get(id) ?? []);
  }

  private learn(row: T): void {
    for (const key of this.keysOf(row)) {
      if (typeof key !== 'string') continue;
      const ids = this.idsByKey.get(key);
      if (ids) ids.add(row.id);
      else this.idsByKey.set(key, new Set([row.id]));
    }
  }

  private drop(key: unknown, id: string): void {
    if (typeof key === 'string') this.idsByKey.get(key)?.delete(id);
  }
}
