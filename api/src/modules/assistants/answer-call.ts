import type { AssistantMember } from '@breakaway/coach/assistants';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { listRemembered } from '../coach/remembered.ts';
import { serverFor } from './server.ts';

/** What the transport reads of a call; the token is not among it. */
const HEADERS = ['accept', 'content-type', 'mcp-protocol-version'] as const;

/** Where an error was thrown. Its message may quote an argument, so it is not for the log. */
const placesIn = (error: unknown) =>
  error instanceof Error
    ? (error.stack ?? '')
        .split('\n')
        .filter((line) => /^\s+at /.test(line))
        .slice(0, 5)
    : [];

/**
 * Answers one message of the Model Context Protocol, by the SDK's transport without sessions: each call has a server of its
 * own, and nothing is kept between two.
 */
export async function answerCall(
  context: Context,
  request: FastifyRequest,
): Promise<{ status: number; body: string }> {
  const { config, clock, log } = context;
  const { userId, profile } = request.assistant;
  const member: AssistantMember = {
    profile,
    today: clock().toISOString().slice(0, 10),
    remembered: await listRemembered(context, userId),
  };
  const server = serverFor(config.PRODUCT_NAME, member, (tool, error) =>
    log.error('A tool failed for an assistant', {
      requestId: request.id,
      tool,
      kind: error instanceof Error ? error.name : typeof error,
      at: placesIn(error),
    }),
  );
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  try {
    await server.connect(transport);
    const headers = HEADERS.flatMap((name): [string, string][] => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    });
    const call = new Request(config.API_ORIGIN, { method: 'POST', headers });
    const response = await transport.handleRequest(call, { parsedBody: request.body });
    return { status: response.status, body: await response.text() };
  } finally {
    await server.close();
  }
}
