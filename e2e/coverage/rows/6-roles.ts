import { rowsOf } from '../row.ts';

/** Section 6: roles and permissions. */
export const roleRows = rowsOf(6, {
  guest:
    'A guest sees landing page, sign-in, sign-up, FAQ, About, forgot password, OTP, new password, verify email',
  'non-premium': 'A signed-in non-premium user is confined to /subscription',
  premium: 'A premium user uses /app and /manage-subscription and is kept away from sign-in and sign-up',
  'no-admin': 'No admin role is shown',
  'coach-plan': 'The coach plan is announced but disabled',
  bearer: 'Calls carry the bearer token of the stored session when there is one',
});
