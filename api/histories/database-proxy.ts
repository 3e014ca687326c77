import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';

/** A proxy between a process and its PostgreSQL: it sees every statement that writes, and can stop at one of them. */
export interface DatabaseProxy {
  /** The database address for the process. */
  url: string;
  /** Writes that have passed since `watch`. */
  seen(): string[];
  /**
   * Starts to count writes; at the `at`th, `kill` is called: before the database receives it, or after the database has
   * answered and before the process receives that.
   */
  watch(at: number, moment: 'before' | 'after', kill: () => void): void;
  close(): Promise<void>;
}

const WRITES = /^\s*(insert|update|delete|commit|with)\b/i;

/** The text of a statement in a message of PostgreSQL's protocol from the client: Query, or Parse. */
function statementIn(kind: string, body: Buffer): string | null {
  if (kind === 'Q') return body.subarray(0, -1).toString();
  if (kind !== 'P') return null;
  const named = body.indexOf(0) + 1;
  return body.subarray(named, body.indexOf(0, named)).toString();
}

export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const to = new URL(databaseUrl);
  let target = Infinity;
  let moment: 'before' | 'after' = 'before';
  let kill = () => {};
  let writes: string[] = [];
  const sockets = new Set<{ destroy(): void }>();

  const server = createServer((client) => {
    const database = connect(Number(to.port), to.hostname);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket
        .on('error', () => {})
        .on('close', () => {
          client.destroy();
          database.destroy();
        });
    }
    let pending = Buffer.alloc(0);
    let started = false;
    let answerKills = false;
    client.on('data', (chunk: Buffer) => {
      pending = Buffer.concat([pending, chunk]);
      for (;;) {
        // The first message has no type byte; every other one does.
        const head = started ? 1 : 0;
        if (pending.length < head + 4) return;
        const length = head + pending.readInt32BE(head);
        if (pending.length < length) return;
        const message = pending.subarray(0, length);
        pending = pending.subarray(length);
        const statement = started ? statementIn(String.fromCharCode(message[0]!), message.subarray(5)) : null;
        started = true;
        if (statement !== null && WRITES.test(statement)) {
          writes.push(statement);
          if (writes.length === target && moment === 'before') return void kill();
          if (writes.length === target) answerKills = true;
        }
        database.write(message);
      }
    });
    database.on('data', (chunk: Buffer) => {
      // `Z`: the database has finished everything and waits for the next message.
      if (answerKills && chunk.at(-6) === 0x5a) return void kill();
      if (!answerKills) client.write(chunk);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.toString(),
    seen: () => writes,
    watch(at, when, onTarget) {
      writes = [];
      target = at;
      moment = when;
      kill = onTarget;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
