import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

const PATIENCE_MS = 15_000;

/** Receives webhooks on this machine, where only the sandbox can reach it. */
export async function startReceiver() {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    /** The first webhook whose body contains `text`, as soon as it arrives. */
    async holding(text: string): Promise<Received> {
      for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await pause(20)) {
        const found = received.find(({ body }) => body.includes(text));
        if (found) return found;
      }
      throw new Error(`No webhook about ${text} has come.`);
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
