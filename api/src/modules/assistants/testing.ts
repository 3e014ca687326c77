import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
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

/** A member with a plan, these figures in the profile, and a token. */
export async function memberWith(api: TestApp, figures: { weight?: number; ftp?: number } = {}) {
  const member = await api.createMember({ premium: true });
  const profile = { bodyMatrix: { weight: figures.weight }, powerMatrix: { ftp: figures.ftp } };
  await api.context.db
    .updateTable('users')
    .set({ profile: JSON.stringify(profile) })
    .where('id', '=', member.userId)
    .execute();
  return { ...member, made: await makeToken(api, member) };
}

/** Lets an assistant use a tool. */
export const use = async (client: Client, name: string, args: Record<string, unknown> = {}) =>
  (await client.callTool({ name, arguments: args })) as CallToolResult;

/** 13.8 km at 8.1 % in 55 minutes, in the units of the schema. */
export const climb = {
  wants: 'power',
  terrain: 'climb',
  distanceM: 13_800,
  grade: 0.081,
  timeS: 3300,
  setup: {},
};
