import { createHash } from 'node:crypto';
import {
  audience,
  remoteState,
  nothingLive,
  type Change,
  type PublishedRelease,
  type RemoteState,
  type Snapshot,
} from '@breakaway/releases/protocol';
import { integrityOf } from '@breakaway/releases/release';
import type { Row, Sql } from './sql.ts';

/** A release as it is kept. */
export interface KeptRelease extends PublishedRelease {
  name: string;
  signed: string;
}

/** Where the history is. */
export interface Position {
  /** 0 when there is no change. */
  revision: number;
  /** Tells it apart from a change with the same number in a history that was restored; empty when there is none. */
  fingerprint: string;
}
/** A position that somebody names; without a fingerprint when they are older than fingerprints. */
export type Held = Pick<Position, 'revision'> & { fingerprint?: string | undefined };

const NOWHERE: Position = { revision: 0, fingerprint: '' };

/** The last change of a remote. */
export interface LastChange extends Position {
  state: RemoteState;
  /** When, in ms since 1970. */
  at: number;
}

/** A change that is to be added to the history. */
export interface NextChange extends Omit<Change, 'revision' | 'audience'> {
  /** The caller's name for it: only one change has it. */
  request: string;
  /** The remote's last revision that it rests on. */
  expected: number;
  state: RemoteState;
}

/** A shell that follows the registry. */
export interface Shell {
  id: string;
  hostApi: string;
  revision: number;
  /** Remotes whose live release it does not use: their signature does not count there, or they do not fit. */
  refuses: string[];
}

/** How often an addition is repeated when another remote's took its number. */
const ATTEMPTS = 50;
/** A shell that asked for changes within this time follows the registry; each asks again after 20 s at the latest. */
const FOLLOWS_MS = 45_000;

/** What the registry keeps: files by their content, signed releases, the history of what was live, and who follows. */
export class Store {
  readonly #sql: Sql;
  readonly #clock: () => number;

  constructor(sql: Sql, clock: () => number = Date.now) {
    this.#sql = sql;
    this.#clock = clock;
  }

  /** Whether an error says that there is no room left. */
  isFull = (error: unknown): boolean => this.#sql.isFull(error);

  /** Which of the files are not there. Those that are will not be removed within a day. */
  async missingFiles(hashes: string[]): Promise<string[]> {
    const missing = [];
    for (const hash of hashes) {
      const known = await this.#sql.all('UPDATE files SET touched_at = $1 WHERE hash = $2 RETURNING hash', [
        this.#clock(),
        hash,
      ]);
      if (known.length === 0) missing.push(hash);
    }
    return missing;
  }

  /**
   * Keeps a content.
   * @param team who uploads it: it counts as theirs if it is new
   * @returns its hash
   */
  async addFile(content: Uint8Array, team: string): Promise<string> {
    const hash = integrityOf(content);
    await this.#sql.all(
      `INSERT INTO files (hash, size, touched_at, content) VALUES ($1, $2, $3, $4)
       ON CONFLICT (hash) DO UPDATE SET touched_at = $3`,
      [hash, content.byteLength, this.#clock(), content],
    );
    await this.#sql.all('INSERT INTO uploads (hash, team) VALUES ($1, $2) ON CONFLICT (hash) DO NOTHING', [
      hash,
      team,
    ]);
    return hash;
  }

  /** How many releases of a team are here, and how large all files are together that it has uploaded. */
  async keptOf(team: string): Promise<{ releases: number; bytes: number }> {
    const [releases] = await this.#sql.all('SELECT count(*) AS count FROM releases WHERE team = $1', [team]);
    const [files] = await this.#sql.all(
      `SELECT coalesce(sum(size), 0) AS bytes FROM uploads JOIN files ON files.hash = uploads.hash
       WHERE uploads.team = $1`,
      [team],
    );
    return { releases: Number(releases!.count), bytes: Number(files!.bytes) };
  }

  async file(hash: string): Promise<Uint8Array | undefined> {
    const [row] = await this.#sql.all('SELECT content FROM files WHERE hash = $1', [hash]);
    return row?.content as Uint8Array | undefined;
  }

  /** The sizes in bytes of those of the files that are there. */
  async sizes(hashes: string[]): Promise<Map<string, number>> {
    const sizes = new Map<string, number>();
    for (const hash of hashes) {
      const [row] = await this.#sql.all('SELECT size FROM files WHERE hash = $1', [hash]);
      if (row) sizes.set(hash, row.size as number);
    }
    return sizes;
  }

  /** Keeps a release. @returns false when this version is there already; it then stays as it is */
  async addRelease(release: Omit<KeptRelease, 'at'>): Promise<boolean> {
    return this.putBack({ ...release, at: this.#clock() });
  }

  /** Keeps a release that was read before, if it is not there any more. @returns whether it was away */
  async putBack({ name, version, signed, size, by, team, at }: KeptRelease): Promise<boolean> {
    const added = await this.#sql.all(
      `INSERT INTO releases (name, version, signed, size, by_key, team, at) VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (name, version) DO NOTHING RETURNING version`,
      [name, version, signed, size, by, team, at],
    );
    return added.length > 0;
  }

  async release(name: string, version: string): Promise<KeptRelease | undefined> {
    const [row] = await this.#sql.all('SELECT * FROM releases WHERE name = $1 AND version = $2', [
      name,
      version,
    ]);
    return row && keptRelease(row);
  }

  /** The remotes of which anything is published. */
  async names(): Promise<string[]> {
    return (await this.#sql.all('SELECT DISTINCT name FROM releases')).map((row) => row.name as string);
  }

  /** What is published of a remote, newest first. */
  async published(name: string): Promise<PublishedRelease[]> {
    const rows = await this.#sql.all(
      'SELECT version, size, by_key, team, at FROM releases WHERE name = $1 ORDER BY at DESC, version LIMIT 200',
      [name],
    );
    return rows.map(publishedRelease);
  }

  /** Releases of one remote or of all, newest first. */
  async releases(name?: string): Promise<KeptRelease[]> {
    const rows = await (name
      ? this.#sql.all('SELECT * FROM releases WHERE name = $1 ORDER BY at DESC, version', [name])
      : this.#sql.all('SELECT * FROM releases ORDER BY at DESC, name, version'));
    return rows.map(keptRelease);
  }

  /** The newest revision of the history; 0 when it is empty. */
  async revision(): Promise<number> {
    return (await this.newest()).revision;
  }

  /** The newest change of the history. */
  async newest(): Promise<Position> {
    const [row] = await this.#sql.all(
      'SELECT revision, request, remote, at FROM changes ORDER BY revision DESC LIMIT 1',
    );
    return row ? position(row) : NOWHERE;
  }

  /**
   * Whether a revision is part of this history, not of one that was replaced by a backup.
   * @param fingerprint undefined: by its number only, as shells ask that are older than fingerprints
   */
  async isPart({ revision, fingerprint }: Held): Promise<boolean> {
    if (revision === 0) return true;
    const [row] = await this.#sql.all(
      'SELECT revision, request, remote, at FROM changes WHERE revision = $1',
      [revision],
    );
    return row !== undefined && (fingerprint === undefined || fingerprint === position(row).fingerprint);
  }

  async lastChange(remote: string): Promise<LastChange> {
    const [row] = await this.#sql.all(
      'SELECT * FROM changes WHERE remote = $1 ORDER BY revision DESC LIMIT 1',
      [remote],
    );
    return row ? lastChange(row) : { revision: 0, fingerprint: '', state: nothingLive, at: 0 };
  }

  /** What is live of every remote. */
  async snapshot(): Promise<Snapshot> {
    const rows = await this.#sql.all(
      `SELECT * FROM changes AS one
       WHERE revision = (SELECT max(revision) FROM changes AS other WHERE other.remote = one.remote) ORDER BY remote`,
    );
    const remotes = rows.map((row) => [row.remote as string, lastChange(row).state] as const);
    const newest = rows
      .map(position)
      .reduce((one, other) => (other.revision > one.revision ? other : one), NOWHERE);
    return { ...newest, remotes: Object.fromEntries(remotes) };
  }

  /** Changes of one remote or of all, newest first. */
  async history(remote: string | undefined, limit: number): Promise<Change[]> {
    const rows = await (remote
      ? this.#sql.all('SELECT * FROM changes WHERE remote = $1 ORDER BY revision DESC LIMIT $2', [
          remote,
          limit,
        ])
      : this.#sql.all('SELECT * FROM changes ORDER BY revision DESC LIMIT $1', [limit]));
    return rows.map(historyLine);
  }

  /** How many changes of each kind there are. */
  async changeCounts(): Promise<(Pick<Change, 'remote' | 'action' | 'team'> & { count: number })[]> {
    const rows = await this.#sql.all(
      'SELECT remote, action, team, count(*) AS count FROM changes GROUP BY remote, action, team',
    );
    return rows.map((row) => ({
      remote: row.remote as string,
      action: row.action as Change['action'],
      team: row.team as string,
      count: Number(row.count),
    }));
  }

  /** Whether a version was ever made live, for everybody or for some. */
  async wasLive(remote: string, version: string): Promise<boolean> {
    const rows = await this.#sql.all(
      'SELECT revision FROM changes WHERE remote = $1 AND to_version = $2 LIMIT 1',
      [remote, version],
    );
    return rows.length > 0;
  }

  /** How and when a version became live for everybody for the last time. */
  async becameLive(
    remote: string,
    version: string,
  ): Promise<Pick<Change, 'action' | 'at' | 'team'> | undefined> {
    const [row] = await this.#sql.all(
      `SELECT action, at, team FROM changes WHERE remote = $1 AND to_version = $2 AND action IN ('deploy', 'rollback')
       ORDER BY revision DESC LIMIT 1`,
      [remote, version],
    );
    return row && { action: row.action as Change['action'], at: row.at as number, team: row.team as string };
  }

  /** When a version was part of a change for the last time, in ms since 1970; undefined when it never was. */
  async lastChanged(remote: string, version: string): Promise<number | undefined> {
    const [row] = await this.#sql.all(
      'SELECT max(at) AS at FROM changes WHERE remote = $1 AND (from_version = $2 OR to_version = $2)',
      [remote, version],
    );
    return (row?.at as number | null) ?? undefined;
  }

  /** The change that came of a request, if it is in the history. */
  async changeOf(request: string): Promise<(LastChange & { remote: string }) | undefined> {
    const [row] = await this.#sql.all('SELECT * FROM changes WHERE request = $1', [request]);
    return row && { ...lastChange(row), remote: row.remote as string };
  }

  /**
   * Adds a change to the history: compare-and-swap, in one statement.
   * @returns its revision; undefined when the remote has a later change than the expected one
   */
  async addChange(next: NextChange): Promise<number | undefined> {
    const { request, remote, action, from, to, by, team, at, reason, state, expected } = next;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const [row] = await this.#sql.all(
          `INSERT INTO changes
             (revision, request, remote, action, from_version, to_version, by_key, team, at, reason, state)
           SELECT coalesce(max(revision), 0) + 1,
             CAST($1 AS text), CAST($2 AS text), CAST($3 AS text), CAST($4 AS text), CAST($5 AS text),
             CAST($6 AS text), CAST($7 AS text), CAST($8 AS bigint), CAST($9 AS text), CAST($10 AS text)
           FROM changes
           HAVING coalesce(max(CASE WHEN remote = $2 THEN revision END), 0) = $11
           RETURNING revision`,
          [request, remote, action, from, to, by, team, at, reason, JSON.stringify(state), expected],
        );
        return row?.revision as number | undefined;
      } catch (error) {
        // Somebody took the number; or the same request arrived at the same moment, which its caller looks up.
        if (!this.#sql.isDuplicate(error) || attempt === ATTEMPTS) throw error;
        if (await this.changeOf(request)) return undefined;
      }
    }
  }

  /** Notes what a shell has taken over. */
  async sawShell({ id, hostApi, revision, refuses }: Shell): Promise<void> {
    await this.#sql.all(
      `INSERT INTO shells (id, host_api, revision, refuses, seen_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (id) DO UPDATE SET host_api = $2, revision = $3, refuses = $4, seen_at = $5`,
      [id, hostApi, revision, refuses.join(), this.#clock()],
    );
    await this.#sql.all('DELETE FROM shells WHERE seen_at < $1', [this.#clock() - 20 * FOLLOWS_MS]);
  }

  /** The shells that follow now. */
  async shells(): Promise<Shell[]> {
    const rows = await this.#sql.all('SELECT * FROM shells WHERE seen_at >= $1 ORDER BY id', [
      this.#clock() - FOLLOWS_MS,
    ]);
    return rows.map((row) => ({
      id: row.id as string,
      hostApi: row.host_api as string,
      revision: row.revision as number,
      refuses: (row.refuses as string).split(',').filter(Boolean),
    }));
  }

  /** Removes a release, unless it was made live or stopped being live since `before`, in ms since 1970; 0: ever. */
  async removeUnused(name: string, version: string, before: number): Promise<boolean> {
    const removed = await this.#sql.all(
      `DELETE FROM releases WHERE name = $1 AND version = $2 AND NOT EXISTS (
         SELECT 1 FROM changes WHERE remote = $1 AND (to_version = $2 OR from_version = $2) AND at > $3)
       RETURNING version`,
      [name, version, before],
    );
    return removed.length > 0;
  }

  /** Replaces the signature of a release, for example after a key was removed. */
  async signAgain({ name, version, signed, by, team }: Omit<KeptRelease, 'at' | 'size'>): Promise<void> {
    await this.#sql.all(
      'UPDATE releases SET signed = $3, by_key = $4, team = $5 WHERE name = $1 AND version = $2',
      [name, version, signed, by, team],
    );
  }

  /** The files that nobody has asked about or uploaded since `before`, in ms since 1970. */
  async filesUntouchedSince(before: number): Promise<string[]> {
    const rows = await this.#sql.all('SELECT hash FROM files WHERE touched_at < $1', [before]);
    return rows.map((row) => row.hash as string);
  }

  /** Removes a file, unless it was asked about or uploaded since `before`. */
  async removeFile(hash: string, before: number): Promise<void> {
    const removed = await this.#sql.all(
      'DELETE FROM files WHERE hash = $1 AND touched_at < $2 RETURNING hash',
      [hash, before],
    );
    if (removed.length > 0) await this.#sql.all('DELETE FROM uploads WHERE hash = $1', [hash]);
  }
}

/** The fingerprint of a change never changes, whatever is added to the table. */
const position = (row: Row): Position => ({
  revision: row.revision as number,
  fingerprint: createHash('sha256')
    .update(JSON.stringify([row.revision, row.request, row.remote, row.at]))
    .digest('base64url')
    .slice(0, 22),
});

const lastChange = (row: Row): LastChange => ({
  ...position(row),
  state: remoteState.parse(JSON.parse(row.state as string)),
  at: row.at as number,
});

const keptRelease = (row: Row): KeptRelease => ({
  ...publishedRelease(row),
  name: row.name as string,
  signed: row.signed as string,
});

const publishedRelease = (row: Row): PublishedRelease => ({
  version: row.version as string,
  size: row.size as number,
  by: row.by_key as string,
  team: row.team as string,
  at: row.at as number,
});

const historyLine = (row: Row): Change => ({
  revision: row.revision as number,
  remote: row.remote as string,
  action: row.action as Change['action'],
  from: row.from_version as string | null,
  to: row.to_version as string | null,
  audience: audience.nullable().parse(lastChange(row).state.canary),
  by: row.by_key as string,
  team: row.team as string,
  at: row.at as number,
  reason: row.reason as string,
});
