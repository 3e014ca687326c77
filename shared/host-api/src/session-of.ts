import type { Session, User } from '@breakaway/contract';
import { unitsOf } from '@breakaway/contract/units';

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isUser = (value: unknown): value is Fields =>
  isObject(value) && typeof value._id === 'string' && value._id !== '';
/** For a record that was stored before there were free trials; the next one that is read says how it is. */
const NO_TRIAL = { state: 'over', endsAt: null };
const text = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * The session in a login response or in the browser's storage. The specification has two shapes: the user's record
 * inside `data`, or its fields beside `token` and `message`. Both become the former.
 * @returns null when there is no token or no user
 */
export function sessionOf(value: unknown): Session | null {
  if (!isObject(value)) return null;
  const { token, message, data, ...rest } = value;
  if (typeof token !== 'string' || token === '') return null;
  const user = isUser(data) ? data : isUser(rest) ? rest : undefined;
  if (!user) return null;
  return {
    message: text(message),
    token,
    data: {
      ...user,
      name: text(user.name),
      email: text(user.email),
      profileUrl: text(user.profileUrl) || null,
      isPremium: user.isPremium === true,
      trial: isObject(user.trial) ? user.trial : NO_TRIAL,
      units: unitsOf(user.units),
    } as User,
  };
}
