import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { clientNetwork, isIn } from '../../http/client-network.ts';
import {
  countCall,
  countAttempt,
  limitCalls,
  limitAttempts,
  readCount,
  type Backoff,
  type Limit,
} from '../../http/rate-limit.ts';

const MINUTE = 60;
const QUARTER_HOUR = 15 * MINUTE;
const HOUR = 60 * MINUTE;

/** How many calls one network may make, for any email address. */
const NETWORK_LIMITS = {
  login: { max: 50, seconds: QUARTER_HOUR },
  signUp: { max: 200, seconds: HOUR },
  verifyEmail: { max: 100, seconds: QUARTER_HOUR },
  forgotPassword: { max: 50, seconds: HOUR },
  verifyOtp: { max: 50, seconds: QUARTER_HOUR },
  resetPassword: { max: 50, seconds: QUARTER_HOUR },
  emailVerify: { max: 50, seconds: HOUR },
  // Requested at each visit of the sign-in page: this limits the number of writes, not guesses.
  passkeyOptions: { max: 300, seconds: QUARTER_HOUR },
  passkey: { max: 50, seconds: QUARTER_HOUR },
} satisfies Record<string, Limit>;

type Action = keyof typeof NETWORK_LIMITS;

const growing = (free: number, longest: number): Backoff => ({
  free,
  first: MINUTE,
  factor: 2,
  longest,
  forget: longest + 2 * HOUR,
});

/** Wrong passwords from one known device, or from one network without one. */
export const PASSWORD_ATTEMPTS = growing(10, QUARTER_HOUR);
/** The same for a strange network while an address is under attack: some attempts immediately, then four an hour. */
export const PASSWORD_ATTEMPTS_UNDER_ATTACK: Backoff = { ...growing(3, QUARTER_HOUR), first: QUARTER_HOUR };
/** Wrong codes from one network that did not request a code. */
export const CODE_ATTEMPTS = growing(5, HOUR);

/** An address counts as under attack when this many attempts of strangers have failed within an hour. */
const ATTACK: Limit = { max: 50, seconds: HOUR };

/**
 * Mails that anybody can trigger to any address: between two of a kind half a minute, then 2, 8, 32 and 60 minutes. A
 * request in between gets the same answer and sends no mail; the previous mail is still valid.
 */
const MAIL_GAPS: Backoff = { free: 1, first: 30, factor: 4, longest: HOUR, forget: 6 * HOUR };
/** The owner gets a mail about the second sign-up immediately, and about the third. */
const SIGN_UP_GAPS: Backoff = { ...MAIL_GAPS, free: 3 };

/** A person's address as part of a key. */
export const keyOf = (email: string) => createHash('sha256').update(email).digest('base64url');

/** The key for the attempts of one network at one address. */
export const pairKey = (action: Action, email: string, request: FastifyRequest) =>
  `${action}:pair:${keyOf(email)}:${clientNetwork(request.ip)}`;

const isCounted = ({ config }: Context, request: FastifyRequest) =>
  !isIn(config.UNCOUNTED_NETWORKS, request.ip);

const networkKey = (action: Action, request: FastifyRequest) => `${action}:ip:${clientNetwork(request.ip)}`;

/**
 * Counts one call of a network, unless it is one of UNCOUNTED_NETWORKS.
 * @throws ApiError 429
 */
export async function limitNetwork(context: Context, action: Action, request: FastifyRequest): Promise<void> {
  if (isCounted(context, request))
    await limitCalls(context, networkKey(action, request), NETWORK_LIMITS[action]);
}

/** Uncounts one call of a network that turned out to be legitimate: only failures should add up. */
export async function uncountNetwork(
  context: Context,
  action: Action,
  request: FastifyRequest,
): Promise<void> {
  if (!isCounted(context, request)) return;
  await context.db
    .updateTable('rate_buckets')
    .set((row) => ({ count: row.fn('greatest', [row('count', '-', 1), row.lit(0)]) }))
    .where('key', '=', networkKey(action, request))
    .execute();
}

const attackKey = (email: string) => `attack:${keyOf(email)}`;

/**
 * Counts one attempt of a strange network at an address. Attempts of other strangers never stop a network that has not
 * failed itself: under attack it only has fewer attempts.
 * @throws ApiError 429
 */
export async function limitStranger(
  context: Context,
  action: 'login' | 'verifyOtp',
  request: FastifyRequest,
  email: string,
  [calm, underAttack]: [Backoff, Backoff],
): Promise<void> {
  await limitNetwork(context, action, request);
  const isAttack = (await readCount(context, attackKey(email))) > ATTACK.max;
  await limitAttempts(context, pairKey(action, email, request), isAttack ? underAttack : calm);
}

export const ATTACK_JOB = 'auth.attack-mail';

/**
 * Counts a failed attempt of a strange network. After many, the owner gets a mail when the attack is over: in an hour,
 * and at most once a day. The same for every address: the job looks up whether it has an account.
 */
export async function countFailure(context: Context, email: string): Promise<void> {
  const { db, outbox, clock } = context;
  if ((await countCall(context, attackKey(email), ATTACK)) === 0) return;
  if ((await countCall(context, `attack-mail:${keyOf(email)}`, { max: 1, seconds: 24 * HOUR })) > 0) return;
  const runAt = new Date(clock().getTime() + HOUR * 1000);
  await outbox.add(db, ATTACK_JOB, { email }, { runAt });
}

type MailKind = 'reset' | 'verification' | 'sign-up';

/**
 * Whether a mail that anybody can trigger may be sent to an address now, depending on how many were sent before.
 * @param device a known device of this address: it has its own waits, which no stranger can prolong
 * @returns isFree: whether it may; wait: seconds until the next one may
 */
export async function mailBackoff(context: Context, kind: MailKind, email: string, device: string | null) {
  return countAttempt(context, mailKey(kind, email, device), kind === 'sign-up' ? SIGN_UP_GAPS : MAIL_GAPS);
}

/** The bucket that counts such mails. */
export const mailKey = (kind: MailKind, email: string, device: string | null) =>
  `mail:${kind}:${keyOf(email)}${device ? `:${device}` : ''}`;
