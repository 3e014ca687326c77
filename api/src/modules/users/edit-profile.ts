import type { ProfileGroup } from '@breakaway/contract';
import { nameRefusal } from '@breakaway/contract/names';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { clientOf } from '../../http/client.ts';
import { invalidField, sessionInvalid } from '../../http/errors.ts';
import type { Member } from '../../http/caller.ts';
import { endOtherSessions } from '../auth/ended-sessions.ts';
import { knowsOwnPassword } from '../auth/own-password.ts';
import { checkNewPassword } from '../auth/password-rules.ts';
import { hashSecret } from '../auth/passwords.ts';
import { endOldAccess } from '../auth/reset.ts';
import { sessionEnd } from '../auth/sessions.ts';
import { whenAndWhere } from '../auth/sign-in.ts';
import { sendMail } from '../mail/index.ts';
import type { EditForm } from './edit-form.ts';
import { storePhoto } from './photo-store.ts';
import { makePhoto } from './photo.ts';
import { mergeProfile } from './profile.ts';

/** @returns the hash of the new password, or undefined when it stays. @throws ApiError 400 */
async function newPasswordHash(
  context: Context,
  member: Member,
  form: EditForm,
): Promise<string | undefined> {
  if (!form.password) return undefined;
  if (!form.currentPassword)
    throw invalidField('password', 'To change your password, please enter your current one too.');
  if (!(await knowsOwnPassword(context, member.userId, form.currentPassword)))
    throw invalidField('currentPassword', 'Your current password is not right. Please try again.');
  checkNewPassword(context.config, 'password', form.password, { email: member.email, name: form.name });
  return hashSecret(form.password);
}

/** A form repeats the stored name; one that is older than the rule may stay. @throws ApiError 400 */
async function checkName({ db }: Context, { userId }: Member, name: string | undefined): Promise<void> {
  const refusal = name === undefined ? null : nameRefusal(name);
  if (!refusal) return;
  const user = await db.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirst();
  if (user?.name !== name) throw invalidField('name', refusal);
}

/** Ends every other session and all older access, and informs the owner. */
async function announceNewPassword(context: Context, db: Kysely<Database>, request: FastifyRequest) {
  const { config, clock } = context;
  const { member } = request;
  const now = clock();
  await endOtherSessions(db, member, 'PASSWORD_CHANGED', now);
  await endOldAccess(context, db, request, member.userId);
  await sendMail(context, db, {
    to: member.email,
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      'You changed your password in Settings just now. Every other device was signed out.',
      'If this was not you, set a new password at once.',
    ],
    details: whenAndWhere(now, clientOf(request)),
    action: { label: 'Set a new password', url: `${config.APP_ORIGIN}/forgot-password` },
  });
}

/** Stores the values of a profile form: all of them or, when it throws, none. */
export async function editProfile(context: Context, request: FastifyRequest, form: EditForm): Promise<void> {
  const { member } = request;
  const { db } = context;
  await checkName(context, member, form.name);
  const password_hash = await newPasswordHash(context, member, form);
  const photo = form.photo && (await makePhoto(form.photo));
  await db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select('profile')
      .where('id', '=', member.userId)
      .forUpdate()
      .executeTakeFirst();
    if (!user) throw sessionInvalid();
    const photo_key = photo && (await storePhoto(trx, member.userId, photo));
    await trx
      .updateTable('users')
      .set({
        profile: JSON.stringify(
          mergeProfile(user.profile, { ...form.groups, ...(form.units && { units: form.units }) }),
        ),
        ...(form.name && { name: form.name }),
        ...(password_hash && { password_hash }),
        ...(photo_key && { photo_key }),
      })
      .where('id', '=', member.userId)
      .execute();
    if (password_hash) {
      // A password reset in between has ended this session: its new password must not be overwritten.
      if (!(await sessionEnd(trx, member.sessionId))) throw sessionInvalid();
      await announceNewPassword(context, trx, request);
    }
  });
}

/** Stores values of the record that have been checked; the others stay. @param db the transaction that it belongs to */
export async function changeProfile(
  db: Kysely<Database>,
  userId: string,
  groups: Partial<Record<ProfileGroup, Record<string, unknown>>>,
): Promise<void> {
  const user = await db
    .selectFrom('users')
    .select('profile')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!user) throw sessionInvalid();
  await db
    .updateTable('users')
    .set({ profile: JSON.stringify(mergeProfile(user.profile, groups)) })
    .where('id', '=', userId)
    .execute();
}

/** Stores a member's first figures and marks them as onboarded. */
export async function finishOnboarding(
  { db, clock }: Context,
  userId: string,
  groups: Partial<Record<ProfileGroup, Record<string, unknown>>>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await changeProfile(trx, userId, groups);
    await trx.updateTable('users').set({ onboarded_at: clock() }).where('id', '=', userId).execute();
  });
}
