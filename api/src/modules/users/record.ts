import type { User } from '@breakaway/contract';
import type { Context } from '../../context.ts';
import { compiledQuery, type Placeholders } from '../../db/compiled-query.ts';
import { sessionInvalid } from '../../http/errors.ts';
import { OPEN_OR_LIVE, isPremiumBy, trialOf, type JoinedState } from '../billing/plan/subscriptions.ts';
import { photoUrl } from './photo-store.ts';
import { readProfile, readUnits } from './profile.ts';

/** The columns of a user record, and those of the current subscription that decide about `isPremium`. */
export const RECORD_COLUMNS = [
  'users.id as user_id',
  'users.name',
  'users.email',
  'users.photo_key',
  'users.onboarded_at',
  'users.trial_ends_at',
  'users.profile',
  'subscriptions.status',
  'subscriptions.paid_through',
  'subscriptions.cancel_at_period_end',
  'subscriptions.free',
] as const;

export interface RecordRow extends JoinedState {
  user_id: string;
  name: string;
  email: string;
  photo_key: string | null;
  onboarded_at: Date | null;
  profile: unknown;
}

const readRow = compiledQuery(['userId'], (db, { userId }: Placeholders<{ userId: string }>) =>
  db
    .selectFrom('users')
    .leftJoin('subscriptions', (join) =>
      join.onRef('subscriptions.user_id', '=', 'users.id').on('subscriptions.status', 'in', OPEN_OR_LIVE),
    )
    .select(RECORD_COLUMNS)
    .where('users.id', '=', userId),
);

/** The user record as every call returns it; `isPremium` is computed now. */
export const recordOf = ({ config, clock }: Context, row: RecordRow): User => ({
  _id: row.user_id,
  name: row.name,
  email: row.email,
  profileUrl: row.photo_key && photoUrl(config, row.photo_key),
  isPremium: isPremiumBy(row, clock()),
  isOnboarded: row.onboarded_at !== null,
  trial: trialOf(row, clock()),
  units: readUnits(row.profile),
  ...(isStaff(config, row.email) && { isStaff: true }),
  ...readProfile(row.profile),
});

/** Every address was confirmed before there is a session, so it says who somebody is. */
function isStaff({ STAFF }: Context['config'], email: string): boolean {
  const address = email.toLowerCase();
  return STAFF.some((one) =>
    one.startsWith('@') ? address.endsWith(one.toLowerCase()) : address === one.toLowerCase(),
  );
}

/** The same, read from the database. @throws ApiError 401 when the account is gone */
export async function readUser(context: Context, userId: string): Promise<User> {
  const [row] = await readRow(context.db, { userId });
  if (!row) throw sessionInvalid();
  return recordOf(context, row);
}
