import type { PageReport, ReleaseHealth } from '@breakaway/releases/protocol';
import type { Row, Sql } from './sql.ts';

/** What a decision rests on. */
const WINDOW_MS = 10 * 60_000;
const KEPT_MS = 60 * 60_000;

/** How many pages used a release, and how many of them it failed. */
export interface Tally {
  loads: number;
  failures: number;
}

/**
 * What pages said of the releases that they used. Of each network, one page counts for a release, the first: whoever
 * forges reports has few networks, and the pages behind one proxy often fail together.
 */
export class Reports {
  readonly #sql: Sql;
  readonly #clock: () => number;

  constructor(sql: Sql, clock: () => number = Date.now) {
    this.#sql = sql;
    this.#clock = clock;
  }

  /** Keeps reports. A page counts once for a release; that it failed stays, whatever the page says later. */
  async add(reports: PageReport[]): Promise<void> {
    const unique = new Map<string, PageReport>();
    for (const report of reports) {
      const key = `${report.remote} ${report.version} ${report.page}`;
      if (report.isOfRelease || !unique.has(key)) unique.set(key, report);
    }
    if (unique.size === 0) return;
    const at = this.#clock();
    const values = [...unique.values()].flatMap(
      ({ remote, version, page, network, failure, isOfRelease }) => [
        remote,
        version,
        page,
        network,
        failure,
        Number(isOfRelease),
        at,
      ],
    );
    const rows = [...unique.keys()].map(
      (_, row) => `(${Array.from({ length: 7 }, (_, at) => `$${row * 7 + at + 1}`).join()})`,
    );
    await this.#sql.all(
      `INSERT INTO reports (remote, version, page, network, failure, counts, at) VALUES ${rows.join()}
       ON CONFLICT (remote, version, page) DO UPDATE SET failure = excluded.failure, counts = 1
       WHERE excluded.counts = 1`,
      values,
    );
  }

  /**
   * What pages of the last minutes said of each release of a remote.
   * @param since counts what was said since then only, in ms since 1970
   */
  async health(remote: string, since = 0): Promise<ReleaseHealth[]> {
    const rows = await this.#sql.all(
      `SELECT version, count(*) AS loads, coalesce(sum(counts), 0) AS failures,
         max(CASE WHEN counts = 1 THEN failure END) AS failure
       FROM (${COUNTED} AND at >= $2) AS counted WHERE nth = 1 GROUP BY version ORDER BY version`,
      [remote, Math.max(since, this.#clock() - WINDOW_MS)],
    );
    return rows.map((row) => ({
      ...tally(row),
      version: row.version as string,
      failure: row.failure as string | null,
    }));
  }

  /** All that was ever said of a release. */
  async total(remote: string, version: string): Promise<Tally> {
    const rows = await this.#sql.all(
      `SELECT count(*) AS loads, coalesce(sum(counts), 0) AS failures
       FROM (${COUNTED}) AS counted WHERE nth = 1 AND version = $2
       UNION ALL SELECT loads, failures FROM past_reports WHERE remote = $1 AND version = $2`,
      [remote, version],
    );
    return rows.map(tally).reduce((sum, one) => ({
      loads: sum.loads + one.loads,
      failures: sum.failures + one.failures,
    }));
  }

  /** Keeps of old reports only how many there were. */
  async fold(): Promise<void> {
    const old = await this.#sql.all(
      'DELETE FROM reports WHERE at < $1 RETURNING remote, version, network, counts',
      [this.#clock() - KEPT_MS],
    );
    const sums = new Map<string, Tally & { remote: string; version: string }>();
    const networks = new Set<string>();
    for (const { remote, version, network, counts } of old as Record<string, string>[]) {
      const key = `${remote} ${version}`;
      if (networks.has(`${key} ${network}`)) continue;
      networks.add(`${key} ${network}`);
      const sum = sums.get(key) ?? { remote: remote!, version: version!, loads: 0, failures: 0 };
      sums.set(key, { ...sum, loads: sum.loads + 1, failures: sum.failures + Number(counts) });
    }
    for (const { remote, version, loads, failures } of sums.values())
      await this.#sql.all(
        `INSERT INTO past_reports (remote, version, loads, failures) VALUES ($1, $2, $3, $4)
         ON CONFLICT (remote, version) DO UPDATE
         SET loads = past_reports.loads + excluded.loads, failures = past_reports.failures + excluded.failures`,
        [remote, version, loads, failures],
      );
  }
}

/** The reports of a remote, numbered within each network and release. */
const COUNTED = `SELECT version, network, failure, counts,
  row_number() OVER (PARTITION BY version, network ORDER BY at, page) AS nth FROM reports WHERE remote = $1`;

const tally = (row: Row): Tally => ({ loads: Number(row.loads), failures: Number(row.failures) });
