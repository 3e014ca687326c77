import * as calls from '@breakaway/contract/schemas';
import type { Module } from '../../context.ts';
import { ApiError } from '../../http/errors.ts';
import { limitCalls } from '../../http/rate-limit.ts';
import { schemaOf } from '../../http/schema.ts';
import { requireMember, requirePremium } from '../../http/session.ts';
import { requireConfirmed } from '../auth/confirm.ts';
import { refusePages, requireAssistant } from './caller.ts';
import { listTokens, makeToken, revokeToken } from './tokens.ts';

/** Where assistants reach the tools. Not a call of the contract: its protocol is MCP. */
const ENDPOINT = '/mcp';
/** The longest arguments of a tool are a few kilobytes. */
const MOST_BYTES = 64 * 1024;
/** Each is announced by mail. */
const MADE = { max: 20, seconds: 3600 };

/** Other assistants: tokens that a member makes for them, and the Model Context Protocol by which they use the coach's tools. */
export const assistantsModule: Module = async (app, context) => {
  const { config } = context;
  const member = requireMember(context);
  const premium = requirePremium(context);
  const describe = <const C extends Parameters<typeof schemaOf>[0]>(call: C, summary: string) =>
    schemaOf(call, 'assistants', summary);

  app.get(
    calls.listAssistantTokens.path,
    { schema: describe(calls.listAssistantTokens, 'The tokens for other assistants'), onRequest: member },
    async (request) => ({
      message: 'Tokens.',
      data: {
        address: `${config.API_ORIGIN}${ENDPOINT}`,
        tokens: await listTokens(context, request.member.userId),
      },
    }),
  );

  app.post(
    calls.makeAssistantToken.path,
    { schema: describe(calls.makeAssistantToken, 'Makes a token for another assistant'), onRequest: premium },
    async (request, reply) => {
      await requireConfirmed(context, request.member);
      await limitCalls(context, `assistants:user:${request.member.userId}`, MADE);
      const data = await makeToken(context, request, request.body.name);
      return reply.code(201).send({ message: 'The token was made.', data });
    },
  );

  app.delete(
    calls.revokeAssistantToken.path,
    { schema: describe(calls.revokeAssistantToken, 'Revokes a token'), onRequest: member },
    async (request) => {
      await revokeToken(context, request.member, request.query.id);
      return { message: 'The token was revoked.', data: null };
    },
  );

  app.post(
    ENDPOINT,
    { bodyLimit: MOST_BYTES, onRequest: [refusePages, requireAssistant(context)] },
    async (request, reply) => {
      // Later versions of the protocol have none either, and one call is to be one computation.
      if (Array.isArray(request.body))
        throw new ApiError(400, 'VALIDATION_FAILED', 'Please send one message in a call.');
      // The SDK is loaded with the first call: most servers and tests see none for a while.
      const { answerCall } = await import('./answer-call.ts');
      const { status, body } = await answerCall(context, request);
      reply.code(status);
      return body === '' ? reply.send() : reply.type('application/json; charset=utf-8').send(body);
    },
  );
};
