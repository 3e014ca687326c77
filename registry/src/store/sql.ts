/** A value of a statement. */
export type Value = string | number | Uint8Array | null;
export type Row = Record<string, unknown>;

/**
 * A database. Every statement runs in SQLite and in PostgreSQL; each that writes is complete by itself, so no
 * transactions are needed.
 */
export interface Sql {
  /** Runs one statement; its values are `$1`, `$2`, … */
  all(statement: string, values?: Value[]): Promise<Row[]>;
  /** Whether the error says that a unique value was there already. */
  isDuplicate(error: unknown): boolean;
  /** Whether the error says that the disk is full. */
  isFull(error: unknown): boolean;
  close(): Promise<void>;
}

/** The tables, in the words that both databases understand. (`bytea` is kept as it comes by SQLite.) */
export const TABLES = [
  `CREATE TABLE IF NOT EXISTS files (
    hash text PRIMARY KEY, size bigint NOT NULL, touched_at bigint NOT NULL, content bytea NOT NULL)`,
  // Who has uploaded a file first.
  'CREATE TABLE IF NOT EXISTS uploads (hash text PRIMARY KEY, team text NOT NULL)',
  'CREATE INDEX IF NOT EXISTS uploads_of_team ON uploads (team)',
  `CREATE TABLE IF NOT EXISTS releases (
    name text NOT NULL, version text NOT NULL, signed text NOT NULL, size bigint NOT NULL,
    by_key text NOT NULL, team text NOT NULL, at bigint NOT NULL, PRIMARY KEY (name, version))`,
  `CREATE TABLE IF NOT EXISTS changes (
    revision bigint PRIMARY KEY, request text NOT NULL UNIQUE, remote text NOT NULL, action text NOT NULL,
    from_version text, to_version text, by_key text NOT NULL, team text NOT NULL, at bigint NOT NULL,
    reason text NOT NULL, state text NOT NULL)`,
  'CREATE INDEX IF NOT EXISTS changes_of_remote ON changes (remote, revision)',
  `CREATE TABLE IF NOT EXISTS shells (
    id text PRIMARY KEY, host_api text NOT NULL, revision bigint NOT NULL, refuses text NOT NULL,
    seen_at bigint NOT NULL)`,
  // For each release one line of each network that used it, for a day.
  `CREATE TABLE IF NOT EXISTS reports (
    remote text NOT NULL, version text NOT NULL, network text NOT NULL, page text NOT NULL, failure text,
    counts bigint NOT NULL, at bigint NOT NULL, PRIMARY KEY (remote, version, network))`,
  'CREATE INDEX IF NOT EXISTS reports_by_age ON reports (at)',
];
