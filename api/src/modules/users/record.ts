import type { User } from '@breakaway/contract';
import type { Context } from '../../context.ts';
import { sessionInvalid } from '../../http/errors.ts';
import { readEntitlement } from '../billing/plan/subscriptions.ts';
import { photoUrl } from './photo.ts';
import { readProfile } from './profile.ts';

/** The user record as every call answers it; `isPremium` is worked out now. @throws ApiError 401 when the account is gone */
export async function readUser({ db, config, clock }: Context, userId: string): Promise<User> {
  const [row, { isPremium }] = await Promise.all([
    db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst(),
    readEntitlement(db, userId, clock()),
  ]);
  if (!row) throw sessionInvalid();
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    profileUrl: row.photo_key && photoUrl(config, row.photo_key),
    isPremium,
    isOnboarded: row.onboarded_at !== null,
    ...readProfile(row.profile),
  };
}
