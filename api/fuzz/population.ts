import { rollingRoute, writeRoute } from '@breakaway/cycling';
import { hashSecret } from '../src/modules/auth/passwords.ts';
import { hashToken, openSession } from '../src/modules/auth/sessions.ts';
import type { SandboxProcess } from '../src/modules/billing/testing.ts';
import type { TestApp } from '../src/testing/app.ts';
import type { Operation } from './operations.ts';
import { SELF, type Caller } from './requests.ts';
import type { KnownValues } from './values.ts';

export const PASSWORD = 'tubular-canary-77';
const CODE = '123456';
const RESET_TOKEN = 'a-reset-token-that-was-given';
const LINK = 'a-link-that-was-mailed';
/** Placeholders for a conversation, a file in it, a plan and a PayPal subscription of the caller. */
const PROMPT = '5e1f5e1f-0000-4000-8000-000000000001';
const FILE = '5e1f5e1f-0000-4000-8000-000000000002';
const PLAN = 'FREE_sub_5e1f5e1f';
const TRANSACTION = 'I-5E1F5E1F';
/** A road that can be read. */
const COURSE = JSON.stringify(writeRoute(rollingRoute(1000, 20)));

const steps = [{ seconds: 1200, kind: 'work', from: 0.9, to: 0.9 }];
const day = { label: 'Mon', title: '20 min', minutes: 20, hard: true, why: 'To begin.', steps };
const week = { label: 'Week 1', phase: 'Base', note: '', hours: 1, days: [day] };
/** An answer that files can be made from. */
const PARTS = [
  { kind: 'session', title: '20 min', summary: '20 min', ftpW: 250, steps },
  { kind: 'plan', title: 'A day', summary: 'One day', ftpW: 250, weeks: [week] },
];

const MINUTE = 60_000;
/** Members with a plan: several, because the consultant answers one question per member at a time. */
const MEMBERS = 3;
const RIDERS = 2;

/** Values that requests may use: each stands for something that exists. */
export const known: KnownValues = {
  email: ['verified@example.org', ' Verified@Example.org', 'unverified@example.org', 'nobody@example.org'],
  name: ['Ada Rider'],
  password: [PASSWORD],
  currentPassword: [PASSWORD],
  newPassword: ['pedals-canary-88'],
  confirmPassword: [PASSWORD, 'pedals-canary-88'],
  otp: [CODE],
  token: [LINK],
  resetToken: [RESET_TOKEN],
  id: [SELF],
  userId: [SELF],
  promptId: [PROMPT],
  fileId: [FILE],
  course: [COURSE],
  turn: ['1'],
  part: ['0', '1', '1.w1.d1'],
  subscriptionId: [PLAN],
  transactionId: [TRANSACTION],
  couponCode: ['WELCOME20', 'FREERIDE', 'EXPIRED'],
};

interface Person {
  sessionId: string;
  userId: string;
  token: string;
  promptId: string;
  fileId: string;
  planId: string;
  transactionId: string;
}

export interface Population {
  /** The header that a caller sends, and the values of their placeholders. */
  callerOf(
    caller: Caller,
    index: number,
  ): Promise<{ authorization: string | undefined; own: (text: string) => string }>;
}

/** Empties the database and inserts what requests use up: members, plans, codes, tokens, links, conversations. */
export async function populate(
  api: TestApp,
  farEnd: SandboxProcess,
  operation: Operation,
): Promise<Population> {
  const { db, clock } = api.context;
  const now = clock();
  const expires_at = new Date(now.getTime() + 10 * MINUTE);
  const password_hash = await hashSecret(PASSWORD);
  const code_hash = await hashSecret(CODE);
  await db.deleteFrom('rate_buckets').execute();
  await db.deleteFrom('outbox').execute();
  await db.deleteFrom('users').execute();

  for (const name of ['verified', 'unverified']) {
    const { id } = await db
      .insertInto('users')
      .values({
        name,
        email: `${name}@example.org`,
        password_hash,
        verified_at: name === 'verified' ? now : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('reset_codes').values({ user_id: id, code_hash, expires_at }).execute();
    await db
      .insertInto('reset_windows')
      .values({
        user_id: id,
        ticket_hash: hashToken(RESET_TOKEN),
        client_hash: Buffer.alloc(32),
        opened_at: now,
        expires_at,
      })
      .execute();
    if (name === 'unverified')
      await db
        .insertInto('email_verifications')
        .values({ token_hash: hashToken(LINK), user_id: id, created_at: now, expires_at, used_at: null })
        .execute();
  }

  // A plan to be cancelled has to exist at its provider, too.
  const endsPlan = /(cancel|resume|withdraw)-subscription|pay-renewal/.test(operation.url);
  const showsTurn = /sessionFile|chatCourse/.test(operation.url);
  // A conversation is listed once it has a question.
  const changesList = /(rename|delete|restore|search)Prompt/.test(operation.url);
  const paysAtPaypal = operation.url.includes('paypal-transaction');
  const person = async (premium: boolean): Promise<Person> => {
    const { userId, token, sessionId, headers } = await api.createMember({ premium: premium && !endsPlan });
    await db.updateTable('users').set({ password_hash }).where('id', '=', userId).execute();
    const call = async (method: 'GET' | 'POST', url: string, payload?: object) =>
      (await api.app.inject({ method, url, headers, payload })).json();
    const own = {
      userId,
      token,
      sessionId,
      promptId: '',
      fileId: FILE,
      planId: PLAN,
      transactionId: TRANSACTION,
    };
    if (premium && endsPlan) {
      const order = { userId, type: 'year', couponCode: 'FREERIDE' };
      await call('POST', '/stripe/create-payment-intent', order);
      own.planId = (await call('GET', '/stripe/subscription')).subscription.subscriptionId;
    }
    if (premium) own.promptId = (await call('POST', '/gpt-prompt/createPrompt'))._id;
    if (premium && changesList)
      await db
        .updateTable('conversations')
        .set({ title: 'A question', last_turn_at: now })
        .where('id', '=', own.promptId)
        .execute();
    if (premium && showsTurn) {
      const turn = await db
        .insertInto('turns')
        .values({
          conversation_id: own.promptId,
          user_id: userId,
          question: 'A session and a plan?',
          asked_at: now,
          answer: 'Here they are.',
          parts: JSON.stringify(PARTS),
          answered_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      own.fileId = turn.id;
      const of = { turn_id: turn.id, conversation_id: own.promptId, user_id: userId };
      const file = { card: '{}', ride: null, course: COURSE, facts: '{}' };
      await db
        .insertInto('chat_files')
        .values({ ...of, ...file })
        .execute();
    }
    if (!premium && paysAtPaypal) {
      own.transactionId = (await call('POST', '/paypal/create-subscription', {})).id;
      await farEnd.approve(own.transactionId);
    }
    return own;
  };
  const people = (count: number, premium: boolean) =>
    Promise.all(Array.from({ length: count }, () => person(premium)));
  const [members, riders] = [await people(MEMBERS, true), await people(RIDERS, false)];
  if (operation.security?.some((one) => 'toolTicket' in one))
    for (const { userId, token, sessionId } of members)
      await db
        .insertInto('tool_tickets')
        .values({
          token_hash: hashToken(token),
          user_id: userId,
          session_id: sessionId,
          tool: 'race-analyzer',
          expires_at,
        })
        .execute();

  // A client chooses the id of a plan: that of its member is one that requests know. One of the plans is shared.
  if (operation.url.startsWith('/plans'))
    for (const [n, { userId }] of members.entries()) {
      const saved = { version: 1, user_id: userId, saved_at: now };
      await db
        .insertInto('plans')
        .values({
          ...saved,
          id: userId,
          tool: 'race-analyzer',
          name: 'A plan',
          deleted_at: null,
          link_token: n === 0 ? LINK : null,
          course: '{}',
          view: '{}',
        })
        .execute();
      const summary = {
        distanceM: 1,
        ascentM: 0,
        finishS: 1,
        date: '2026-12-05',
        start: '08:30',
        profile: [],
      };
      await db
        .insertInto('plan_versions')
        .values({ ...saved, plan_id: userId, question: '{}', summary: JSON.stringify(summary) })
        .execute();
    }

  /** These calls end the session that they are made with. */
  const endsSession = /logout|deleteUser/.test(operation.url);
  return {
    async callerOf(caller, index) {
      const kind = caller === 'rider' ? riders : members;
      const one = endsSession && caller === 'member' ? await person(true) : kind[index % kind.length]!;
      const own = (text: string) =>
        text
          .replaceAll(SELF, one.userId)
          .replaceAll(PROMPT, one.promptId)
          .replaceAll(FILE, one.fileId)
          .replaceAll(PLAN, one.planId)
          .replaceAll(TRANSACTION, one.transactionId);
      const token = {
        member: one.token,
        rider: one.token,
        ended: caller === 'ended' ? await openSession(db, one.userId, new Date(0)) : '',
        garbage: '\u00e9\u00e9',
        nobody: undefined,
      }[caller];
      return { authorization: token === undefined ? undefined : `Bearer ${token}`, own };
    },
  };
}
