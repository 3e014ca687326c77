import { z } from 'zod';
import { success } from './envelope.ts';
import { profileGroups, user } from './user.ts';

export const getUserDetails = {
  method: 'GET',
  path: '/users/getUserDetails',
  query: z.object({ id: z.string().max(64).optional() }),
  response: success(user),
  failures: [401, 403],
} as const;

const partialGroups = z.object(profileGroups).partial();

/** Multipart: each group is a JSON string; groups are merged, fields that are absent stay as they are. */
export const editProfile = {
  method: 'PATCH',
  path: '/users/editProfile',
  groups: profileGroups,
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
  failures: [401],
} as const;

/** Ours: everything that is stored about the member, as one JSON document. */
export const exportUser = {
  method: 'GET',
  path: '/users/export',
  response: success(z.record(z.string(), z.unknown())),
  failures: [401],
} as const;

export type ProfileEdit = z.input<typeof partialGroups>;
