import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { AddressInfo } from 'node:net';
import type { TestApp } from '../../testing/app.ts';

/** Makes a token as the screen does. */
export async function makeToken(
  { app }: TestApp,
  { headers }: { headers: { authorization: string } },
  name = 'Claude Desktop',
) {
  const answer = await app.inject({ method: 'POST', url: '/assistants/tokens', headers, payload: { name } });
  return answer.json().data as { id: string; token: string; endsWith: string };
}

/** The address of the endpoint, once the server listens. */
export const endpointOf = ({ app }: TestApp) =>
  new URL(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/mcp`);

/** The official client, as an assistant uses it. */
export async function connect(api: TestApp, token: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const transport = new StreamableHTTPClientTransport(endpointOf(api), {
    requestInit: { headers: { authorization: `Bearer ${token}` } },
  });
  // The SDK's own class does not fit its interface under exactOptionalPropertyTypes.
  await client.connect(transport as Parameters<Client['connect']>[0]);
  return client;
}
