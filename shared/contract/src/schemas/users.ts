import { z } from 'zod';
import { success } from './envelope.ts';
import { profileGroups, units, user } from './user.ts';

export const getUserDetails = {
  method: 'GET',
  path: '/users/getUserDetails',
  query: z.object({ id: z.string().max(64).optional() }),
  response: success(user),
  failures: [401, 403],
} as const;

const partialGroups = z.object(profileGroups).partial();

/** Multipart: each group is a JSON string, and so are `units`. They are merged: absent fields stay as they are. */
export const editProfile = {
  method: 'PATCH',
  path: '/users/editProfile',
  groups: profileGroups,
  units: units.partial(),
  response: success(user),
  failures: [401],
} as const;

export const onBoarding = {
  method: 'POST',
  path: '/users/onBoarding',
  body: z.object({
    bodyMatrix: profileGroups.bodyMatrix.partial().optional(),
    powerMatrix: profileGroups.powerMatrix.partial().optional(),
    feedingData: profileGroups.feedingData.partial().optional(),
  }),
  response: success(user),
  failures: [401],
} as const;

export const deleteUser = {
  method: 'DELETE',
  path: '/users/deleteUser',
  response: success(z.null()),
  failures: [401, 403],
} as const;

/** An addition to the specification: everything that is stored about the member, as one JSON document. */
export const exportUser = {
  method: 'GET',
  path: '/users/export',
  response: success(z.record(z.string(), z.unknown())),
  failures: [401],
} as const;

export const signInMethod = z.enum(['password', 'passkey', 'link']);

/** One browser or other client in which the member is signed in. */
export const memberSession = z.object({
  id: z.string(),
  /** Browser and system in plain words; empty when unknown. */
  device: z.string(),
  /** The beginning of the network address, such as `203.0.113.x`; empty when unknown. */
  network: z.string(),
  method: signInMethod,
  signedInAt: z.string(),
  /** Accurate to five minutes. */
  lastSeenAt: z.string(),
  /** Whether it is the session of this call. */
  current: z.boolean(),
});

/** An addition to the specification: the member's sessions, this one first, then by last use. */
export const listSessions = {
  method: 'GET',
  path: '/users/sessions',
  response: success(z.array(memberSession)),
  failures: [401],
} as const;

/** An addition to the specification: ends one session of the member. One that has ended already counts as ended. */
export const endOneSession = {
  method: 'DELETE',
  path: '/users/session',
  query: z.object({ id: z.uuid('This session is not valid.') }),
  response: success(z.null()),
  failures: [401],
} as const;

/** An addition to the specification: ends every session of the member except this one. */
export const endOtherSessions = {
  method: 'DELETE',
  path: '/users/sessions',
  response: success(z.object({ ended: z.number().int() })),
  failures: [401],
} as const;

export type ProfileEdit = z.input<typeof partialGroups>;
