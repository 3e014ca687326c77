import type { Session } from '@breakaway/contract';
import { call, newPremiumMember } from '../support/members.ts';

/** A premium member whose essential values are complete. */
export async function newRider(options: { name?: string; email?: string } = {}): Promise<Session> {
  const session = await newPremiumMember(options);
  await call('POST', '/users/onBoarding', {
    token: session.token,
    body: {
      bodyMatrix: { height: 175, weight: 70 },
      powerMatrix: { ftp: 260 },
      feedingData: { choTolerance: 80 },
    },
  });
  return session;
}
