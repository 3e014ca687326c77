import type { PageReport, ReleaseHealth } from '@breakaway/releases/protocol';
import type { Sql } from './sql.ts';

/** What a decision rests on. Within this time, of each network one page counts for a release: the first. */
const WINDOW_MS = 10 * 60_000;
const KEPT_MS = 24 * 60 * 60_000;

/** How many pages used a release, and how many of them it failed. */
export interface Tally {
  loads: number;
  failures: number;
}

/**
 * What pages said of the releases that they used. For each release there is one line of each network, for a day: whoever
 * forges reports has few networks, and the pages behind one proxy often fail together.
 */
export class Reports {
  readonly #sql: Sql;
  readonly #clock: () => number;

  constructor(sql: Sql, clock: () => number = Date.now) {
    this.#sql = sql;
    this.#clock = clock;
  }

  /** Keeps reports. That a page failed stays, whatever the same page says later. */
  async add(reports: PageReport[]): Promise<void> {
    const unique = new Map<string, PageReport>();
    for (const report of reports) {
      const key = `${report.remote} ${report.version} ${report.network}`;
      const known = unique.get(key);
      if (!known || (known.page === report.page && report.isOfRelease)) unique.set(key, report);
    }
    if (unique.size === 0) return;
    const at = this.#clock();
    const values = [...unique.values()].flatMap(
      ({ remote, version, network, page, failure, isOfRelease }) => [
        remote,
        version,
        network,
        page,
        failure,
        Number(isOfRelease),
        at,
      ],
    );
    const rows = [...unique.keys()].map(
      (_, row) => `(${Array.from({ length: 7 }, (_each, column) => `$${row * 7 + column + 1}`).join()})`,
    );
    await this.#sql.all(
      `INSERT INTO reports (remote, version, network, page, failure, counts, at) VALUES ${rows.join()}
       ON CONFLICT (remote, version, network) DO UPDATE
       SET page = excluded.page, failure = excluded.failure, counts = excluded.counts, at = excluded.at
       WHERE reports.at < excluded.at - ${WINDOW_MS} OR (reports.page = excluded.page AND excluded.counts = 1)`,
      values,
    );
  }

  /**
   * What pages of the last minutes said of each release of a remote.
   * @param since counts what was said since then only, in ms since 1970
   */
  async health(remote: string, since = 0): Promise<ReleaseHealth[]> {
    const rows = await this.#sql.all(
      `SELECT version, CASE WHEN counts = 1 THEN failure END AS failure, count(*) AS loads, sum(counts) AS failures
       FROM reports WHERE remote = $1 AND at >= $2 GROUP BY version, CASE WHEN counts = 1 THEN failure END
       ORDER BY version, failures DESC, failure`,
      [remote, Math.max(since, this.#clock() - WINDOW_MS)],
    );
    const releases = new Map<string, ReleaseHealth>();
    for (const row of rows) {
      const version = row.version as string;
      const known = releases.get(version) ?? { version, loads: 0, failures: 0, failure: null };
      releases.set(version, {
        version,
        loads: known.loads + Number(row.loads),
        failures: known.failures + Number(row.failures),
        // The most frequent one comes first.
        failure: known.failure ?? (row.failure as string | null),
      });
    }
    return [...releases.values()];
  }

  /** What was said of a release within a day. */
  async ofDay(remote: string, version: string): Promise<Tally> {
    const [row] = await this.#sql.all(
      'SELECT count(*) AS loads, coalesce(sum(counts), 0) AS failures FROM reports WHERE remote = $1 AND version = $2',
      [remote, version],
    );
    return { loads: Number(row!.loads), failures: Number(row!.failures) };
  }

  /** Removes what is older than a day. */
  async forget(): Promise<void> {
    await this.#sql.all('DELETE FROM reports WHERE at < $1', [this.#clock() - KEPT_MS]);
  }
}
