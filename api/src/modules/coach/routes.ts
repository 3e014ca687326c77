import { answerTurn, type Brain } from '@breakaway/coach';
import * as calls from '@breakaway/contract/schemas';
import type { UserRecord } from '@breakaway/cycling';
import type { FastifyRequest } from 'fastify';
import type { Module } from '../../context.ts';
import { sessionInvalid } from '../../http/errors.ts';
import { limitCalls } from '../../http/rate-limit.ts';
import { schemaOf } from '../../http/schema.ts';
import { requireMember, requirePremium } from '../../http/session.ts';
import { sessionEnd } from '../auth/sessions.ts';
import { readUnits } from '../users/profile.ts';
import {
  closeTurn,
  findConversation,
  listConversations,
  listMessages,
  openConversation,
  openTurn,
} from './conversations.ts';
import { asFile, makeFile } from './files.ts';
import { withMemberLease } from './lease.ts';

const questionsPerMinute = { max: 20, seconds: 60 };

/** A client without a session sends no token, or its language's word for "nothing". */
const saysNobody = ({ headers }: FastifyRequest) =>
  /^(?:bearer)?\s*(?:undefined|null)?$/i.test(headers.authorization ?? '');

/** The calls of the consultant, answered by one brain. */
export const coachRoutes =
  (brain: Brain): Module =>
  async (app, context) => {
    const member = requireMember(context);
    const premium = requirePremium(context);
    const describe = <const C extends Parameters<typeof schemaOf>[0]>(call: C, summary: string) =>
      schemaOf(call, 'coach', summary);

    app.post(
      calls.createPrompt.path,
      { schema: describe(calls.createPrompt, 'Opens a conversation'), onRequest: premium },
      async (request, reply) => {
        const id = await openConversation(context, request.member.userId);
        return reply.code(201).send({ message: 'Conversation opened.', data: { _id: id }, _id: id });
      },
    );

    app.post(
      calls.createChat.path,
      { schema: describe(calls.createChat, 'Asks a question and answers it'), onRequest: premium },
      async (request) => {
        const { promptId, message, requestId } = request.body;
        const { userId } = request.member;
        await limitCalls(context, `coach:user:${userId}`, questionsPerMinute);
        return withMemberLease(context, userId, async () => {
          const conversation = await findConversation(context, userId, promptId);
          const turn = await openTurn(context, userId, conversation.id, message, requestId);
          if (turn.answered) {
            const { text, parts, engine } = turn.answered;
            return { message: 'Answered.', data: text, parts, engine };
          }
          const { profile } = await context.db
            .selectFrom('users')
            .select('profile')
            .where('id', '=', userId)
            .executeTakeFirstOrThrow();
          const today = context.clock().toISOString().slice(0, 10);
          const answer = await answerTurn(
            {
              message: turn.question,
              memory: conversation.memory,
              profile: profile as UserRecord,
              units: readUnits(profile),
              today,
            },
            brain,
          );
          await closeTurn(context, conversation.id, turn.id, answer, brain.engine);
          return { message: 'Answered.', data: answer.text, parts: answer.parts, engine: brain.engine };
        });
      },
    );

    app.get(
      calls.allPromptsHistory.path,
      {
        schema: describe(calls.allPromptsHistory, 'Lists the conversations, newest first'),
        // Clients that lost their token make this one call without it: an empty list instead of a sign-out.
        onRequest: async (request) => (saysNobody(request) ? undefined : member(request)),
      },
      async (request) => {
        const nobody = saysNobody(request);
        return {
          message: 'Conversations.',
          data: nobody ? [] : await listConversations(context, request.member.userId),
        };
      },
    );

    app.get(
      calls.promptChatHistory.path,
      {
        schema: describe(calls.promptChatHistory, 'The messages of a conversation, newest first'),
        onRequest: member,
      },
      async (request) => {
        const { id } = await findConversation(context, request.member.userId, request.query.promptId);
        return { message: 'Messages.', data: await listMessages(context, id) };
      },
    );

    app.get(
      calls.sessionFile.path,
      { schema: asFile(describe(calls.sessionFile, 'A session or plan as a file')), onRequest: member },
      async (request, reply) => {
        const { name, mediaType, content } = await makeFile(context, request.member.userId, request.query);
        return reply
          .header('content-disposition', `attachment; filename="${name}"`)
          .type(mediaType)
          .send(content);
      },
    );

    app.get(
      calls.promptSession.path,
      { schema: describe(calls.promptSession, 'Whose session this is, and until when'), onRequest: member },
      async (request) => {
        const { userId, sessionId } = request.member;
        const expires = await sessionEnd(context.db, sessionId);
        if (!expires) throw sessionInvalid();
        return { message: 'Session.', data: { userId, expiresAt: expires.toISOString() } };
      },
    );
  };
