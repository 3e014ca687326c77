import type { Brain } from '@breakaway/coach';
import type { ChatEvent, CreateChatAnswer } from '@breakaway/contract';
import * as calls from '@breakaway/contract/schemas';
import type { FastifyRequest } from 'fastify';
import type { Module } from '../../context.ts';
import { sessionInvalid } from '../../http/errors.ts';
import { limitCalls } from '../../http/rate-limit.ts';
import { schemaOf } from '../../http/schema.ts';
import { requireMember, requirePremium } from '../../http/session.ts';
import { sessionEnd } from '../auth/sessions.ts';
import { answerQuestion } from './answer.ts';
import { readCourse } from './chat-files.ts';
import { findConversation, listConversations, listMessages, openConversation } from './conversations.ts';
import { asFile, makeFile } from './files.ts';
import { courseWork } from './course-work/course-work.ts';
import { RunningTurns } from './running.ts';
import { answerAsEvents, readsEvents } from './stream.ts';

const questionsPerMinute = { max: 20, seconds: 60 };

/** A client without a session sends no token, or its language's word for "nothing". */
const saysNobody = ({ headers }: FastifyRequest) =>
  /^(?:bearer)?\s*(?:undefined|null)?$/i.test(headers.authorization ?? '');

/** The calls of the consultant. @param model the brain with a model; null for the built-in coach alone */
export const coachRoutes =
  (model: Brain | null): Module =>
  async (app, context) => {
    const coach = { model, running: new RunningTurns(app, context), compute: courseWork(app, context) };
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
      async (request, reply) => {
        const { userId } = request.member;
        await limitCalls(context, `coach:user:${userId}`, questionsPerMinute);
        const answer = (show: (event: ChatEvent) => void) =>
          answerQuestion(context, coach, { userId, ...request.body }, show);
        if (!model || !readsEvents(request)) return answer(() => {});
        return (await answerAsEvents(context, request, reply, answer)) as CreateChatAnswer;
      },
    );

    app.post(
      calls.stopChat.path,
      { schema: describe(calls.stopChat, 'Ends the answer that is being written'), onRequest: member },
      async (request) => {
        const { id } = await findConversation(context, request.member.userId, request.body.promptId);
        await coach.running.stop(id);
        return { message: 'Stopped.', data: null };
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
      calls.readChatCourse.path,
      {
        schema: describe(calls.readChatCourse, 'The course of a file that came with a question'),
        onRequest: member,
      },
      async ({ member: { userId }, query: { promptId, fileId } }) => {
        const { id } = await findConversation(context, userId, promptId);
        return { message: 'Course.', data: await readCourse(context, id, fileId) };
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
