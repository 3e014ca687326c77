import { z } from 'zod';
import { releaseName } from './release.ts';

const { name, version } = releaseName.shape;
const revision = z.number().int().min(0);

/** How many earlier releases of a remote are ready to fall back to. */
export const KEPT = 5;

/** Whom a canary is for, beside everybody else's live release. */
export const audience = z.object({
  /** The share of visitors, in percent: the same members on all their devices, the same guests in their browser. */
  percent: z.number().min(0).max(100).default(0),
  /** The ids of members who get it in any case. */
  members: z.array(z.string().min(1).max(60)).max(200).default([]),
  /** Everybody whom the API calls staff. */
  staff: z.boolean().default(false),
});
export type Audience = z.output<typeof audience>;

/** A release that only some visitors get. */
export const canary = audience.loose().extend({
  version,
  /** Spreads the visitors anew for each canary. It stays while the canary is widened, so nobody drops out. */
  salt: z.string().max(60),
});
export type Canary = z.output<typeof canary>;

/** What is live of one remote. Unknown fields are kept: a newer registry may have written them. */
export const remoteState = z.looseObject({
  live: version.nullable(),
  /** The releases that were live before, newest first: what a page or a rollback falls back to. */
  previous: z.array(version),
  /** Versions that were rolled back: only a deployment that names them makes them live again. */
  withdrawn: z.array(version),
  canary: canary.nullable().default(null),
});
export type RemoteState = z.output<typeof remoteState>;

export const nothingLive: RemoteState = { live: null, previous: [], withdrawn: [], canary: null };

/**
 * Tells changes with the same number apart: after a restore from a backup, the history goes on with numbers that were
 * used before. Empty when there is no change, or when the registry is older than fingerprints.
 */
const fingerprint = z.string().max(60);

/** What is live of all remotes at one revision of the history. */
export const snapshot = z.object({
  revision,
  /** Of the change that made this revision. */
  fingerprint: fingerprint.default(''),
  remotes: z.record(name, remoteState),
});
export type Snapshot = z.output<typeof snapshot>;

/** Makes a release live, goes back to an earlier one, gives one to some visitors (or to more), or takes that one back. */
const action = z.enum(['deploy', 'rollback', 'canary', 'withdraw']);

/** A line of the history. Lines are only ever added. */
export const change = z.object({
  revision,
  remote: name,
  /** One of `action`, or one that a newer registry knows. */
  action: z.string(),
  from: version.nullable(),
  to: version.nullable(),
  /** Whom the canary was for after the change; null when there was none. */
  audience: audience.nullable().default(null),
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
  action,
  /** The version to make live; a rollback goes to the one before when it names none. */
  version: version.optional(),
  /** Whom a canary is for. */
  audience: audience.optional(),
  /** The revision of the remote's last change that the decision rests on: with a later one, nothing happens. */
  expected: revision,
  /** The fingerprint of that change: in a history that was restored since, nothing happens. */
  expectedFingerprint: fingerprint.optional(),
  /** Chosen by the caller: the same request sent again is one change. */
  id: z
    .string()
    .min(8)
    .max(60)
    // Those are the registry's own.
    .refine((id) => !id.startsWith('withdraw-'), 'is taken'),
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

/** How many reports one request may carry. */
export const MOST_REPORTS = 200;

/** What became of one release in one page, as a shell passes it on. */
export const pageReport = z.object({
  remote: name,
  version,
  /** Names the page: a random text of the shell that rendered it. */
  page: z.string().min(8).max(40),
  /** Stands for the network that the page was requested from. Nobody can tell which one it is. */
  network: z.string().min(8).max(40),
  /** What went wrong, for people; null when the release was loaded. */
  failure: z.string().max(40).nullable(),
  /** Whether the release is to blame, not the connection. */
  isOfRelease: z.boolean(),
});
export type PageReport = z.output<typeof pageReport>;

/** Pages that used a release in the last minutes, one of each network. */
export const releaseHealth = z.object({
  version,
  loads: z.number(),
  failures: z.number(),
  /** The most frequent failure. */
  failure: z.string().nullable(),
});
export type ReleaseHealth = z.output<typeof releaseHealth>;

/** All that is known of a remote. */
export const remoteStatus = z.object({
  name,
  state: remoteState,
  revision,
  /** Of the remote's last change. */
  fingerprint: fingerprint.default(''),
  releases: z.array(publishedRelease),
  /** What pages of the last minutes said of its releases. */
  health: z.array(releaseHealth).default([]),
});
export type RemoteStatus = z.output<typeof remoteStatus>;

/** All that operators look at. */
export const overview = z.object({
  /** Whose key asked, and what it may do. */
  me: z.object({ kid: z.string(), team: z.string(), mayChange: z.array(name) }),
  revision,
  remotes: z.array(
    remoteStatus.extend({
      /** Since when the live release is live for everybody, in ms since 1970; null when nothing is. */
      liveSince: z.number().nullable(),
      /** Who has made it live. */
      liveBy: z.string().nullable(),
    }),
  ),
  shells: z.array(z.object({ id: z.string(), hostApi: z.string(), revision, refuses: z.array(z.string()) })),
  /** Newest first. */
  history: z.array(change),
  /** What the other servers say of themselves at `/readyz`. */
  services: z.array(z.object({ name: z.string(), isReady: z.boolean(), says: z.array(z.string()) })),
});
export type Overview = z.output<typeof overview>;

/** Every answer that is not a success. */
export const refusal = z.object({ message: z.string(), missing: z.array(z.string()).optional() });
