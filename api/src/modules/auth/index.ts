import * as calls from '@breakaway/contract/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Module } from '../../context.ts';
import { schemaOf } from '../../http/schema.ts';
import { requireMember } from '../../http/session.ts';
import { syncIfDue } from '../billing/index.ts';
import { readUser } from '../users/record.ts';
import { rememberDevice } from './known-devices.ts';
import { limitAttempts } from './limits.ts';
import { checkCredentials } from './login.ts';
import { register } from './registration.ts';
import { exchangeCode, handleResetMails, requestCode, resetPassword } from './reset.ts';
import { endSession, openSession } from './sessions.ts';
import { handleVerificationMails, requestVerification, useVerificationLink } from './verification.ts';

const MAIL_SENT = "We've sent you a verification email. Please check your inbox.";

/** The contract puts the fields of these calls into the query; a client may as well send them as a JSON body. */
async function acceptBody(request: FastifyRequest) {
  if (typeof request.body === 'object' && request.body !== null)
    request.query = { ...request.body, ...(request.query as object) };
}

export const authModule: Module = async (app, context) => {
  const { db, clock } = context;
  handleVerificationMails(context);
  handleResetMails(context);
  const describe = <const C extends Parameters<typeof schemaOf>[0]>(call: C, summary: string) =>
    schemaOf(call, 'auth', summary);

  /** Every way to sign in ends here. */
  const signIn = async (request: FastifyRequest, reply: FastifyReply, userId: string, message: string) => {
    await rememberDevice(context, request, reply, userId);
    return {
      message,
      token: await openSession(db, userId, clock()),
      data: await readUser(context, userId),
    };
  };

  app.post(
    calls.login.path,
    { schema: describe(calls.login, 'Signs in'), preValidation: acceptBody },
    async (request, reply) => {
      const userId = await checkCredentials(context, request, request.query);
      await syncIfDue(context, userId);
      return signIn(request, reply, userId, 'Login Successful!');
    },
  );

  for (const path of [calls.signUp.path, '/auth/signup'])
    app.post(path, { schema: describe(calls.signUp, 'Registers an address') }, async (request, reply) => {
      await limitAttempts(context, 'signUp', request, request.body.email);
      await register(context, request.body);
      return reply.code(201).send({ message: MAIL_SENT, data: { message: MAIL_SENT } });
    });

  app.get(
    calls.verifyEmail.path,
    { schema: describe(calls.verifyEmail, 'Verifies an address by its link, and signs in') },
    async (request, reply) => {
      await limitAttempts(context, 'verifyEmail', request);
      const userId = await useVerificationLink(context, request.query.token);
      return signIn(request, reply, userId, 'Signup Successful!');
    },
  );

  app.post(
    calls.forgotPassword.path,
    {
      schema: describe(calls.forgotPassword, 'Mails a code to set a new password'),
      preValidation: acceptBody,
    },
    async (request) => {
      const { email } = request.query;
      await limitAttempts(context, 'forgotPassword', request, email);
      await requestCode(context, email);
      return { message: 'Operation Successful!', data: null };
    },
  );

  app.post(
    calls.verifyOtp.path,
    { schema: describe(calls.verifyOtp, 'Exchanges the code for a reset ticket'), preValidation: acceptBody },
    async (request) => {
      await limitAttempts(context, 'verifyOtp', request, request.query.email);
      const resetToken = await exchangeCode(context, request, request.query);
      return { message: 'OTP verified successfully!', data: { resetToken } };
    },
  );

  app.post(
    calls.resetPassword.path,
    { schema: describe(calls.resetPassword, 'Sets a new password'), preValidation: acceptBody },
    async (request) => {
      const { email, newPassword } = request.query;
      await limitAttempts(context, 'resetPassword', request, email);
      const ticket = request.headers['x-reset-token'];
      await resetPassword(context, request, { email, newPassword, ticket: ticket?.toString() });
      return { message: 'Password Changed Successful!', data: null };
    },
  );

  app.post(
    calls.emailVerify.path,
    { schema: describe(calls.emailVerify, 'Mails the verification link again'), preValidation: acceptBody },
    async (request) => {
      const { email } = request.query;
      await limitAttempts(context, 'emailVerify', request, email);
      await requestVerification(context, db, email);
      return { message: MAIL_SENT, data: null };
    },
  );

  app.post(
    calls.logout.path,
    { schema: describe(calls.logout, 'Ends the session'), onRequest: requireMember(context) },
    async (request) => {
      await endSession(db, request.member.sessionId);
      return { message: 'Signed out successfully', data: null };
    },
  );
};
