import { z } from 'zod';
import { success } from './envelope.ts';
import { toolName } from './tools.ts';

/** Made by the client, so that a save that is sent again finds its plan. */
const planId = z.uuid();
const version = z.int().min(1).max(1_000_000);
const planName = z
  .string()
  .trim()
  .min(1, 'Name is required')
  .max(100, 'Name must be at most 100 characters long');
/** The secret part of a link that shows a plan. */
const linkToken = z.string().max(64);

/** What a list shows of a plan's road without opening it, SI units. */
const roadSummary = z.object({
  distanceM: z.number().min(0).max(2_000_000),
  ascentM: z.number().min(0).max(100_000),
  /** heights along the road, 0 to 100; empty without elevation */
  profile: z.array(z.int().min(0).max(100)).max(64),
});
export const raceSummary = roadSummary.extend({
  finishS: z.number().min(0).max(2_000_000),
  /** day and clock time of the start, where the race is */
  date: z.string().regex(/^\d{4}-\d\d-\d\d$/),
  start: z.string().regex(/^\d\d:\d\d$/),
});
export const segmentSummary = roadSummary.extend({
  /** the record; null while its time is not known */
  recordS: z.number().min(0).max(2_000_000).nullable(),
});
const planSummary = z.union([raceSummary, segmentSummary]);

const savedPlan = z.object({
  id: z.string(),
  name: z.string(),
  version: z.number(),
  savedAt: z.string(),
  /** the token of its link; null while it is not shared */
  link: z.string().nullable(),
  summary: planSummary,
});

/**
 * A plan in three texts of the tool's own format, which the API does not read: the course, what was asked about it, and what
 * a link shows. The question is never given to somebody else, and the course only with a race: a segment is cut out of a ride
 * that may begin at the member's home, so its view has the road of its own.
 */
const documents = { course: z.string(), question: z.string(), view: z.string() };

/**
 * The member's plans of the tool that asks, without their documents, the latest first. All of these calls but the last are
 * made by a tool with its own token: it reaches what it has saved itself, and nothing of another tool.
 */
export const listPlans = {
  method: 'GET',
  path: '/plans',
  response: success(z.array(savedPlan)),
  failures: [401],
} as const;

/** One plan; with `version` an earlier one, as long as it is kept. */
export const readPlan = {
  method: 'GET',
  path: '/plans/plan',
  query: z.object({ id: planId, version: z.coerce.number().pipe(version).optional() }),
  response: success(
    savedPlan.extend({
      course: z.string(),
      question: z.string(),
      /** every version that is kept, the latest first */
      versions: z.array(z.object({ version: z.number(), savedAt: z.string(), summary: planSummary })),
    }),
  ),
  failures: [401, 404],
} as const;

/**
 * A new plan, or a new version of one: `version` is the one that was changed, and null for a new plan. The name is for a new
 * plan only. Course and view are those of the plan, whatever its version: a plan has one course.
 */
export const savePlan = {
  method: 'POST',
  path: '/plans/plan',
  body: z.object({
    id: planId,
    version: version.nullable(),
    name: planName,
    summary: planSummary,
    ...documents,
  }),
  response: success(savedPlan),
  failures: [401, 403, 404, 409],
} as const;

export const renamePlan = {
  method: 'PATCH',
  path: '/plans/plan',
  body: z.object({ id: planId, name: planName }),
  response: z.object({ message: z.string() }),
  failures: [401, 404],
} as const;

/** It is gone at once, with its link, and can be restored for a day. */
export const deletePlan = {
  method: 'DELETE',
  path: '/plans/plan',
  query: z.object({ id: planId }),
  response: z.object({ message: z.string() }),
  failures: [401, 404],
} as const;

export const restorePlan = {
  method: 'POST',
  path: '/plans/restore',
  body: z.object({ id: planId }),
  response: z.object({ message: z.string() }),
  failures: [401, 403, 404],
} as const;

/** A link for everybody who has it. A plan that is shared keeps its link. */
export const sharePlan = {
  method: 'POST',
  path: '/plans/share',
  body: z.object({ id: planId }),
  response: success(z.object({ link: z.string() })),
  failures: [401, 404],
} as const;

/** The link ends; another one is made if the plan is shared again. */
export const unsharePlan = {
  method: 'DELETE',
  path: '/plans/share',
  query: z.object({ id: planId }),
  response: z.object({ message: z.string() }),
  failures: [401, 404],
} as const;

/** What a link shows, to anybody. In a body, because addresses end up in logs. */
export const readSharedPlan = {
  method: 'POST',
  path: '/plans/shared',
  body: z.object({ token: linkToken, tool: toolName.default('race-analyzer') }),
  response: success(z.object({ name: z.string(), course: z.string().nullable(), view: z.string() })),
  failures: [404, 429],
} as const;
