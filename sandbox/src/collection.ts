/** The stored objects of one kind, oldest first. Reports every write, so that the snapshot on disk can follow. */
export class Collection<T extends { id: string }> {
  private readonly rows = new Map<string, T>();
  private readonly changed: () => void;

  constructor(changed: () => void) {
    this.changed = changed;
  }

  get(id: string): T | undefined {
    return this.rows.get(id);
  }

  put<U extends T>(row: U): U {
    this.rows.set(row.id, row);
    this.changed();
    return row;
  }

  remove(id: string): void {
    if (this.rows.delete(id)) this.changed();
  }

  clear(): void {
    this.rows.clear();
    this.changed();
  }

  all(): T[] {
    return [...this.rows.values()];
  }

  find(matches: (row: T) => boolean): T | undefined {
    for (const row of this.rows.values()) if (matches(row)) return row;
    return undefined;
  }

  /** Drops the oldest rows beyond `limit`. */
  keepNewest(limit: number): void {
    for (const id of this.rows.keys()) {
      if (this.rows.size <= limit) return;
      this.rows.delete(id);
    }
  }

  load(rows: T[]): void {
    for (const row of rows) this.rows.set(row.id, row);
  }
}
