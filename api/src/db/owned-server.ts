import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';
import { startEmbedded, type EmbeddedOptions, type EmbeddedServer } from './embedded.ts';

/** An arbitrary number, different from that of the migrations. */
const OWNER_LOCK = 4_273_918_206;

/** How long the next process waits for the previous one, which may take ten seconds to stop. */
const HANDOVER_MS = 15_000;

/** How often it looks whether the database has put it in the queue. */
const QUEUE_LOOK_MS = 20;

/** How long a vanished server is restarted before the process gives up and exits. */
const RECOVER_MS = 60_000;
const RECOVER_GAP_MS = 500;

export interface OwnedServer {
  url: string;
  /**
   * Stops the server, unless another process waits for it: then that one takes over the running server. A second call
   * does nothing.
   */
  close(): Promise<void>;
}

export interface OwnerOptions extends EmbeddedOptions {
  log: Log;
  /** The name shown to other processes. */
  name: string;
  /** The server is lost for good: another process has taken it, or it does not restart. */
  onLost: (error: Error) => void;
  handoverMs?: number;
}

class OwnedElsewhere extends Error {}

const isGone = (error: unknown) =>
  // The server or the connection was closed while we waited (57P01 to 57P03, class 08), or nothing listens.
  /^(57P0[1-3]|08\w{3}|ECONNREFUSED|ECONNRESET|EPIPE)$/.test(String((error as { code?: string }).code)) ||
  /Connection terminated|not queryable/.test(String((error as Error).message));

/**
 * Opens the connection that holds the lock. PostgreSQL releases the lock when the connection ends, even after kill -9,
 * so there are no stale locks.
 * @returns null when another process keeps the lock for all of `waitMs`
 */
async function lock({ url }: EmbeddedServer, name: string, waitMs: number): Promise<pg.Client | null> {
  const client = new pg.Client({ connectionString: url, application_name: name, keepAlive: true });
  // Without a listener the error of a broken connection would exit the process; `end` follows it.
  client.on('error', () => {});
  await client.connect();
  try {
    const tried = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [
      OWNER_LOCK,
    ]);
    if (tried.rows[0]!.got) return client;
    if (waitMs > 0) {
      await client.query(`set lock_timeout = ${waitMs}`);
      await client.query('select pg_advisory_lock($1)', [OWNER_LOCK]);
      return client;
    }
    await client.end();
    return null;
  } catch (error) {
    await client.end().catch(() => {});
    if ((error as { code?: string }).code === '55P03') return null;
    throw error;
  }
}

const HOLDERS = `select application_name as name, granted from pg_locks join pg_stat_activity using (pid)
  where locktype = 'advisory' and (classid::bigint << 32) + objid::bigint = $1`;

/** Who holds the lock, and who waits for it. */
async function holders(url: string): Promise<{ name: string; granted: boolean }[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<{ name: string; granted: boolean }>(HOLDERS, [OWNER_LOCK])).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Starts the server of a folder, or takes over a running one, as its only owner. A process that stops hands the server
 * over to the waiting one. While we own it, a server that vanishes is restarted on the same port, so that its clients
 * can reconnect.
 * @throws Error with one sentence when another process owns the server and does not release it in time
 */
export async function ownEmbedded(options: OwnerOptions): Promise<OwnedServer> {
  const { folder, log, name, onLost, handoverMs = HANDOVER_MS } = options;
  let closing = false;
  let { server, client } = await own(options, handoverMs);
  watch();
  return {
    url: server.url,
    async close() {
      // The server may belong to the next process by now.
      if (closing) return;
      closing = true;
      // A database that does not answer has no waiting process.
      const others = await holders(server.url).catch(() => []);
      if (others.some(({ granted }) => !granted)) await client.end();
      else await server.stop();
    },
  };

  async function own(start: EmbeddedOptions, waitMs: number) {
    for (const deadline = Date.now() + waitMs; ;) {
      const found = await startEmbedded(start);
      try {
        const mine = (await lock(found, name, 0)) ?? (await waitForIt(found, deadline - Date.now()));
        if (mine) return { server: found, client: mine };
      } catch (error) {
        // The owner has stopped it in the meantime.
        if (!isGone(error) || Date.now() > deadline) throw error;
        continue;
      }
      const [owner] = (await holders(found.url)).filter(({ granted }) => granted);
      throw new OwnedElsewhere(
        `The database in ${folder} is used by another process (${owner?.name ?? 'unknown'}). Please stop that one first, or set another DATA_DIR.`,
      );
    }
  }

  async function waitForIt(found: EmbeddedServer, waitMs: number) {
    if (waitMs < 1) return null;
    const waiting = lock(found, name, waitMs);
    const over = waiting.then(
      () => true,
      () => true,
    );
    // It says so once the owner can see it: an owner that stops before that stops the server too.
    for (;;) {
      const known = await holders(found.url).catch(() => []);
      if (known.some(({ granted }) => !granted)) {
        const owner = known.find(({ granted }) => granted);
        log.info('Waiting for the process that uses the database', { folder, owner: owner?.name });
        break;
      }
      if (await Promise.race([over, setTimeout(QUEUE_LOOK_MS, false)])) break;
    }
    return waiting;
  }

  function watch() {
    client.once('end', () => {
      if (!closing) recover().catch((error: unknown) => onLost(error as Error));
    });
  }

  async function recover() {
    log.error('The embedded database has vanished; it is being started again', { folder });
    const { port, url } = server;
    for (const deadline = Date.now() + RECOVER_MS; ; await setTimeout(RECOVER_GAP_MS)) {
      if (closing) return;
      try {
        ({ server, client } = await own({ ...options, port }, RECOVER_GAP_MS));
        break;
      } catch (error) {
        if (error instanceof OwnedElsewhere || Date.now() > deadline) throw error;
      }
    }
    if (server.url !== url) throw new Error(`The database in ${folder} has moved to another port.`);
    log.info('The embedded database runs again', { folder });
    watch();
  }
}

/**
 * The server of a folder for a short-lived command: next to its owner, or without one.
 * @returns its address, and a function that stops it if we started it and it has no owner by then
 */
export async function borrowEmbedded(options: EmbeddedOptions): Promise<OwnedServer> {
  const server = await startEmbedded(options);
  return {
    url: server.url,
    async close() {
      if (!server.adopted && (await holders(server.url).catch(() => [])).length === 0) await server.stop();
    },
  };
}
