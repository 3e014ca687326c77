import { z } from 'zod';
import { releaseName } from './release.ts';

const { name, version } = releaseName.shape;
const revision = z.number().int().min(0);

/** How many earlier releases of a remote are ready to fall back to. */
export const KEPT = 5;

/** What is live of one remote. Unknown fields are kept: a newer registry may have written them. */
export const remoteState = z.looseObject({
  live: version.nullable(),
  /** The releases that were live before, newest first: what a page or a rollback falls back to. */
  previous: z.array(version),
  /** Versions that were rolled back: only a deployment that names them makes them live again. */
  withdrawn: z.array(version),
});
export type RemoteState = z.output<typeof remoteState>;

export const nothingLive: RemoteState = { live: null, previous: [], withdrawn: [] };

/** What is live of all remotes at one revision of the history. */
export const snapshot = z.object({ revision, remotes: z.record(name, remoteState) });
export type Snapshot = z.output<typeof snapshot>;

/** A line of the history. Lines are only ever added. */
export const change = z.object({
  revision,
  remote: name,
  action: z.enum(['deploy', 'rollback']),
  from: version.nullable(),
  to: version.nullable(),
  /** The key that signed it, and its team. */
  by: z.string(),
  team: z.string(),
  /** When, in ms since 1970. */
  at: z.number(),
  reason: z.string(),
});
export type Change = z.output<typeof change>;

/** What a team asks for. */
export const wantedChange = z.object({
  action: change.shape.action,
  /** The version to make live; a rollback goes to the one before when it names none. */
  version: version.optional(),
  /** The revision of the remote's last change that the decision rests on: with a later one, nothing happens. */
  expected: revision,
  /** Chosen by the caller: the same request sent again is one change. */
  id: z.string().min(8).max(60),
  /** Leaves things as they are when this version was live at any time before. */
  onlyIfNew: z.boolean().default(false),
  reason: z.string().max(300).default(''),
});
export type WantedChange = z.input<typeof wantedChange>;

export const changeAnswer = z.object({
  state: remoteState,
  /** The revision of the remote's last change. */
  revision,
  /** False when nothing had to be changed. */
  changed: z.boolean(),
  /** How many shells follow this registry, and how many of them have taken the change over. */
  shells: z.object({ following: z.number(), took: z.number() }),
});
export type ChangeAnswer = z.output<typeof changeAnswer>;

export const publishedRelease = z.object({
  version,
  team: z.string(),
  by: z.string(),
  at: z.number(),
  /** Of all public files, in bytes. */
  size: z.number(),
});
export type PublishedRelease = z.output<typeof publishedRelease>;

/** All that is known of a remote. */
export const remoteStatus = z.object({
  name,
  state: remoteState,
  revision,
  releases: z.array(publishedRelease),
});
export type RemoteStatus = z.output<typeof remoteStatus>;

/** Every answer that is not a success. */
export const refusal = z.object({ message: z.string(), missing: z.array(z.string()).optional() });
