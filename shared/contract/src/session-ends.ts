/**
 * Why a session ended, in words for people, by the code of the 401. Only the holder of an ended session's token gets
 * this code; any other token gets `SESSION_INVALID`.
 */
export const sessionEnds = {
  SESSION_IDLE: 'You were signed out because you had not used this device for 7 days.',
  SESSION_EXPIRED: 'You were signed out because you signed in 30 days ago on this device.',
  SIGNED_OUT_ELSEWHERE: 'You were signed out because you ended this session on another device.',
  PASSWORD_CHANGED: 'You were signed out because your password was changed.',
  ACCOUNT_DELETED: 'You were signed out because your account was deleted.',
  SESSION_INVALID: 'You were signed out because your session has ended.',
} as const;

export type SessionEnd = keyof typeof sessionEnds;
