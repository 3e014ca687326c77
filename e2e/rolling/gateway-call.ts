import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** Where the gateway of the Compose set-up is published on this machine. */
const PORT = 8080;
const agent = new Agent({ keepAlive: true, maxSockets: 100 });

export interface Call {
  /** The first label of the name: `app`, `api`, `sandbox`. */
  to: string;
  path: string;
  method?: string;
  token?: string;
  body?: unknown;
}

export interface Answer {
  status: number;
  body: string;
}

/** One request through the gateway, never repeated. Asks no name server, so that it works on every machine. */
export async function call({ to, path, method = 'GET', token, body }: Call): Promise<Answer> {
  const payload = body === undefined ? undefined : JSON.stringify(body);
  const headers: Record<string, string> = { host: `${to}.breakaway.localhost:${PORT}` };
  if (token) headers.authorization = `Bearer ${token}`;
  if (payload) {
    headers['content-type'] = 'application/json';
    headers['content-length'] = String(Buffer.byteLength(payload));
  }
  const sent = request({ host: '127.0.0.1', port: PORT, path, method, headers, agent, timeout: 60_000 });
  sent.once('timeout', () => sent.destroy(new Error('no answer within 60 s')));
  const answered = new Promise<Answer>((resolve, reject) => {
    sent.once('error', reject);
    sent.once('response', (response) => {
      text(response).then((read) => resolve({ status: response.statusCode!, body: read }), reject);
    });
  });
  sent.end(payload);
  return answered;
}

/** The same, as JSON; throws when it is not a success. */
export async function callJson<T>(what: Call): Promise<T> {
  const { status, body } = await call(what);
  if (status >= 300)
    throw new Error(`${what.method ?? 'GET'} ${what.path.split('?')[0]} answered ${status}: ${body}`);
  return JSON.parse(body) as T;
}
