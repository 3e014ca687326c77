import * as calls from '@breakaway/contract/schemas';
import type { FastifyRequest } from 'fastify';
import type { Module } from '../../context.ts';
import { schemaOf } from '../../http/schema.ts';
import { requireMember } from '../../http/session.ts';
import { syncIfDue } from '../billing/index.ts';
import { confirmWithPassword } from './confirm.ts';
import { endSession } from './ended-sessions.ts';
import { deviceTokenHash } from './known-devices.ts';
import { handleAttackMails } from './attack-mail.ts';
import { limitNetwork, mailBackoff } from './limits.ts';
import { checkCredentials } from './login.ts';
import { handleRepeatedSignUps, register } from './registration.ts';
import { handleResetMails, requestCode } from './reset-codes.ts';
import { exchangeCode, resetPassword } from './reset.ts';
import { signIn } from './sign-in.ts';
import { handleVerificationMails, requestVerification, useVerificationLink } from './verification.ts';

const MAIL_SENT = "We've sent you a verification email. Please check your inbox.";

/** The contract puts the fields of these calls into the query; a client may send them as a JSON body instead. */
async function acceptBody(request: FastifyRequest) {
  if (typeof request.body === 'object' && request.body !== null)
    request.query = { ...request.body, ...(request.query as object) };
}

export const authModule: Module = async (app, context) => {
  const { config, db } = context;
  handleVerificationMails(context);
  handleRepeatedSignUps(context);
  handleResetMails(context);
  handleAttackMails(context);
  const describe = <const C extends Parameters<typeof schemaOf>[0]>(call: C, summary: string) =>
    schemaOf(call, 'auth', summary);

  app.post(
    calls.login.path,
    { schema: describe(calls.login, 'Signs in'), preValidation: acceptBody },
    async (request, reply) => {
      const userId = await checkCredentials(context, request, request.query);
      await syncIfDue(context, userId);
      return signIn(context, request, reply, { userId, method: 'password', message: 'Login Successful!' });
    },
  );

  for (const path of [calls.signUp.path, '/auth/signup'])
    app.post(path, { schema: describe(calls.signUp, 'Registers an address') }, async (request, reply) => {
      await limitNetwork(context, 'signUp', request);
      await register(context, request, reply, request.body);
      return reply.code(201).send({ message: MAIL_SENT, data: { message: MAIL_SENT } });
    });

  app.get(
    calls.verifyEmail.path,
    { schema: describe(calls.verifyEmail, 'Verifies an address by its link, and signs in') },
    async (request, reply) => {
      await limitNetwork(context, 'verifyEmail', request);
      const userId = await useVerificationLink(context, request, request.query.token);
      return signIn(context, request, reply, { userId, method: 'link', message: 'Signup Successful!' });
    },
  );

  app.post(
    calls.forgotPassword.path,
    {
      schema: describe(calls.forgotPassword, 'Mails a code to set a new password'),
      preValidation: acceptBody,
    },
    async (request, reply) => {
      await limitNetwork(context, 'forgotPassword', request);
      await requestCode(context, request, reply, request.query.email);
      return { message: 'Operation Successful!', data: null };
    },
  );

  app.post(
    calls.verifyOtp.path,
    { schema: describe(calls.verifyOtp, 'Exchanges the code for a reset token'), preValidation: acceptBody },
    async (request) => {
      const resetToken = await exchangeCode(context, request, request.query);
      return { message: 'OTP verified successfully!', data: { resetToken } };
    },
  );

  app.post(
    calls.resetPassword.path,
    { schema: describe(calls.resetPassword, 'Sets a new password'), preValidation: acceptBody },
    async (request) => {
      const { email, newPassword } = request.query;
      await limitNetwork(context, 'resetPassword', request);
      const resetToken = request.headers['x-reset-token'];
      await resetPassword(context, request, { email, newPassword, resetToken: resetToken?.toString() });
      return { message: 'Password Changed Successful!', data: null };
    },
  );

  app.post(
    calls.emailVerify.path,
    { schema: describe(calls.emailVerify, 'Mails the verification link again'), preValidation: acceptBody },
    async (request) => {
      const { email } = request.query;
      await limitNetwork(context, 'emailVerify', request);
      if ((await mailBackoff(context, 'verification', email, null)).isFree)
        await requestVerification(context, db, { email, device: deviceTokenHash(config, request) });
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

  app.post(
    calls.confirmPassword.path,
    {
      schema: describe(calls.confirmPassword, 'Proves by the password who the member is'),
      onRequest: requireMember(context),
    },
    async ({ member, body }) => {
      await confirmWithPassword(context, member, body.password);
      return { message: 'Success!', data: null };
    },
  );
};
