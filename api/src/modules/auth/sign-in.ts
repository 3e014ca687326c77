import type { Session, SignInMethod } from '@breakaway/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { clientOf, type Client } from '../../http/client.ts';
import { sendMail } from '../mail/index.ts';
import { readUser } from '../users/record.ts';
import { rememberDevice } from './known-devices.ts';
import { momentInMail } from '../mail/words.ts';
import { openSession } from './sessions.ts';

interface Who {
  userId: string;
  method: SignInMethod;
  /** Shown to the member. */
  message: string;
}

/** Opens a session in the requesting browser, and answers with it. Every way to sign in ends here. */
export async function signIn(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, method, message }: Who,
): Promise<Session> {
  const { db, clock } = context;
  const client = clientOf(request);
  const device = await rememberDevice(context, request, reply, userId);
  const token = await openSession(db, userId, clock(), { ...client, method });
  const data = await readUser(context, userId);
  if (device.isNew && (await hasOtherDevices(context, userId, device.id)))
    await tellOfNewDevice(context, data.email, client);
  return { message, token, data };
}

/** A member who has never signed in before needs no mail about their first device. */
async function hasOtherDevices({ db }: Context, userId: string, id: string): Promise<boolean> {
  const other = await db
    .selectFrom('known_devices')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '!=', id)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** When and from where, as the details of a mail to the member. */
export const whenAndWhere = (now: Date, { device, network }: Client): [string, string][] => [
  ['When', momentInMail(now)],
  ['Device', device],
  ['Network', network || 'not known'],
];

async function tellOfNewDevice(context: Context, email: string, client: Client): Promise<void> {
  const { config, db, clock } = context;
  await sendMail(context, db, {
    to: email,
    subject: `New sign-in to your ${config.PRODUCT_NAME} account`,
    heading: 'You signed in on a new device',
    paragraphs: [
      'Somebody, probably you, just signed in to your account in a browser that is new to us.',
      'If this was you, there is nothing to do.',
      'If it was not, set a new password now. That signs out every device. Then open Settings and remove every passkey that you do not know.',
    ],
    details: whenAndWhere(clock(), client),
    action: { label: 'Set a new password', url: `${config.APP_ORIGIN}/forgot-password` },
  });
}
