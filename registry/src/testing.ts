import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { privateKeyOf, type PrivateKey } from '@breakaway/releases/keys';
import { followKeys } from '@breakaway/releases/follow-keys';
import { localHolders, makeKeys } from '@breakaway/releases/make-keys';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { registryServer } from './app.ts';
import type { Quota } from './quota.ts';
import { openPostgres } from './store/postgres.ts';
import type { Sql } from './store/sql.ts';
import { openSqlite } from './store/sqlite.ts';
import { Reports } from './store/reports.ts';
import { Store } from './store/store.ts';

const TEAMS = ['auth', 'billing', 'chat', 'marketing', 'profile'];
const ENTRY = 'remoteEntry.0123abcd.js';

/** A folder with the keys of all teams, and remotes that are built: what teams work on. */
export class Workplace {
  readonly root = mkdtempSync(join(tmpdir(), 'registry-'));
  readonly keysDir = join(this.root, 'keys');
  readonly publicKeys = join(this.keysDir, 'public.json');

  static async create(): Promise<Workplace> {
    const place = new Workplace();
    await makeKeys(place.publicKeys, localHolders(TEAMS, place.keysDir));
    return place;
  }

  end(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  keyFile = (team: string): string => join(this.keysDir, `${team}.json`);

  key(team: string): PrivateKey {
    return privateKeyOf(readFileSync(this.keyFile(team), 'utf8'), team);
  }

  /** A remote's folder with its build output in `dist/`. Builds of one version are alike. */
  built(name: string, version: string, more: { hostApi?: string; script?: string } = {}): string {
    const { hostApi = '^1.0.0', script = `var ${name} = '${version}';` } = more;
    const dir = join(this.root, `remote-${name}`);
    const dist = join(dir, 'dist');
    rmSync(dist, { recursive: true, force: true });
    mkdirSync(dist, { recursive: true });
    writeFileSync(join(dist, ENTRY), script);
    writeFileSync(join(dist, `${ENTRY}.map`), '{ "version": 3 }');
    writeFileSync(join(dist, 'picture.png'), new Uint8Array([137, 80, 78, 71]));
    writeFileSync(join(dist, 'build.json'), JSON.stringify({ name, version, hostApi }));
    writeFileSync(
      join(dist, 'mf-manifest.json'),
      JSON.stringify({
        metaData: { remoteEntry: { name: ENTRY } },
        exposes: [{ name: 'Screen', assets: { js: { sync: [ENTRY] } } }],
        shared: [],
      }),
    );
    return dir;
  }
}

/** A database of the test's own on the server that the test run has started. */
export async function ownPostgres(): Promise<Sql> {
  const url = new URL(process.env.TEST_DATABASE_SERVER!);
  const name = `registry_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: url.toString() });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  await admin.end();
  url.pathname = `/${name}`;
  return openPostgres(url.toString(), () => {});
}

/** A registry in this process, with its database in the workplace's folder. */
export interface RunningRegistry {
  url: string;
  app: FastifyInstance;
  store: Store;
  /** Everything that was logged. */
  logged: () => string;
  close(): Promise<void>;
}

interface Run {
  port?: number;
  quota?: Quota;
  /** For what the store notes; the time of a change is the real one. */
  clock?: () => number;
  sql?: Sql;
}

export async function runRegistry(
  place: Workplace,
  {
    port = 0,
    quota = { releases: 1000, bytes: 100_000_000 },
    clock = Date.now,
    sql = openSqlite(join(place.root, 'registry.sqlite')),
  }: Run = {},
): Promise<RunningRegistry> {
  const store = new Store(sql, clock);
  const reports = new Reports(sql);
  let logged = '';
  const log = (event: string, facts: object) => (logged += `${JSON.stringify({ event, ...facts })}\n`);
  const app = registryServer({ store, reports, quota, keys: followKeys(place.publicKeys, () => {}), log });
  await app.listen({ port, host: '127.0.0.1' });
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    app,
    store,
    logged: () => logged,
    async close() {
      await app.close();
      await sql.close();
    },
  };
}
