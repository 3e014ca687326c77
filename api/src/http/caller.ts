import type { Due } from '../modules/billing/sync/due.ts';
import type { RecordRow } from '../modules/users/record.ts';

/** A member and the session that they use. */
export interface Member {
  userId: string;
  email: string;
  sessionId: string;
}

/** The caller; set by `requireMember`. */
export interface Caller extends Member {
  /** Whether their plan runs, according to the data at the start of the call. */
  isPremium: boolean;
  /**
   * Why their payments should be read from the providers before this call is answered; null when there is no reason.
   */
  due: Due;
  /** Their record at that time. */
  record: RecordRow;
}
