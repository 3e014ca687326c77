import type {
  ReadPlan,
  SavedPlan,
  SavePlanBody,
  SharedPlan,
  SharedPlanBody,
  ToolName,
} from '@breakaway/contract';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { ApiError, notFound, sessionInvalid } from '../../http/errors.ts';
import type { ToolSession } from '../../http/tool-session.ts';
import { createToken } from '../auth/sessions.ts';
import { readUser } from '../users/record.ts';

const MOST_PLANS = 200;
const MOST_BYTES = 200_000;
/** Of what was typed: it is kept with every version. */
const MOST_QUESTION_BYTES = 20_000;
/** How many versions of a plan are kept, the current one included. */
const MOST_VERSIONS = 10;
/** How many deleted plans of a member are kept. */
const MOST_DELETED = 20;

/** What a tool's plans are called, and whether a link shows their course: a segment's view has its road. */
const KINDS = {
  'race-analyzer': { noun: 'plan', road: 'course', linkShowsCourse: true },
  'kom-analysis': { noun: 'segment', road: 'road', linkShowsCourse: false },
} as const satisfies Record<ToolName, object>;

const missing = (tool: ToolName) =>
  notFound(`This ${KINDS[tool].noun} does not exist. It may have been deleted.`);

/** The plans that a tool keeps for its member and that are not deleted, with what their current version shows of itself. */
const current = (db: Kysely<Database>, { userId, tool }: ToolSession) =>
  db
    .selectFrom('plans')
    .innerJoin('plan_versions', (join) =>
      join
        .onRef('plan_versions.plan_id', '=', 'plans.id')
        .onRef('plan_versions.version', '=', 'plans.version'),
    )
    .select([
      'plans.id',
      'plans.name',
      'plans.version',
      'plans.saved_at',
      'plans.link_token',
      'plan_versions.summary',
    ])
    .where('plans.user_id', '=', userId)
    .where('plans.tool', '=', tool)
    .where('plans.deleted_at', 'is', null);

type Row = Awaited<ReturnType<ReturnType<typeof current>['executeTakeFirstOrThrow']>>;
const shown = ({ id, name, version, saved_at, link_token, summary }: Row): SavedPlan => ({
  id,
  name,
  version,
  savedAt: saved_at.toISOString(),
  link: link_token,
  summary,
});

/** Every plan of a tool's member without its documents, the latest first. */
export async function listPlans({ db }: Context, session: ToolSession): Promise<SavedPlan[]> {
  const rows = await current(db, session).orderBy('plans.saved_at', 'desc').execute();
  return rows.map(shown);
}

/**
 * One plan of a member, with the documents of a version.
 * @param version the current one unless given
 * @throws ApiError 404 for a plan of somebody else, one that is deleted, and a version that is not kept
 */
export async function readPlan(
  { db }: Context,
  session: ToolSession,
  id: string,
  version?: number,
): Promise<ReadPlan> {
  const plan = await current(db, session)
    .select('plans.course')
    .where('plans.id', '=', id)
    .executeTakeFirst();
  if (!plan) throw missing(session.tool);
  const versions = await db
    .selectFrom('plan_versions')
    .select(['version', 'saved_at', 'summary'])
    .where('plan_id', '=', id)
    .orderBy('version', 'desc')
    .execute();
  const asked = await db
    .selectFrom('plan_versions')
    .select('question')
    .where('plan_id', '=', id)
    .where('version', '=', version ?? plan.version)
    .executeTakeFirst();
  if (!asked) throw notFound('This version of the plan is not kept any more.');
  return {
    ...shown(plan),
    course: plan.course,
    question: asked.question,
    versions: versions.map((one) => ({
      version: one.version,
      savedAt: one.saved_at.toISOString(),
      summary: one.summary,
    })),
  };
}

/**
 * Saves a new plan or a new version of one, whose name stays: another page may have changed it meanwhile. A save that is repeated, because its answer was lost, is answered as the first.
 * @throws ApiError 413 for more than 200 kB or a question of more than 20 kB, 403 for more than 200 plans, 409 with `errors.version` when the version that
 *   was changed is not the current one, 404 for a plan that the member does not have
 */
export async function savePlan(
  context: Context,
  session: ToolSession,
  body: SavePlanBody,
): Promise<SavedPlan> {
  const { userId, tool } = session;
  const { noun, road } = KINDS[tool];
  const { id, version, name, summary, course, question, view } = body;
  const bytes = Buffer.byteLength(course) + Buffer.byteLength(question) + Buffer.byteLength(view);
  if (bytes > MOST_BYTES)
    throw new ApiError(
      413,
      'PAYLOAD_TOO_LARGE',
      `This ${noun} is too large to save: 200 kB are kept, which is a ${road} of about 400 km.`,
    );
  if (Buffer.byteLength(question) > MOST_QUESTION_BYTES)
    throw new ApiError(
      413,
      'PAYLOAD_TOO_LARGE',
      `This ${noun} is too large to save: it has too many sections, stops or hours of wind.`,
    );
  return context.db.transaction().execute(async (trx) => {
    await inTurn(trx, session);
    const before = await trx
      .selectFrom('plans')
      .select(['user_id', 'tool', 'version', 'deleted_at'])
      .where('id', '=', id)
      .executeTakeFirst();
    const isOwn = before?.user_id === userId && before.tool === tool && before.deleted_at === null;
    if (before ? !isOwn : version !== null) throw missing(tool);
    if (before && before.version !== version) {
      if (!(await isRepeated(trx, body, before.version))) throw changedElsewhere(tool);
      return shown(await current(trx, session).where('plans.id', '=', id).executeTakeFirstOrThrow());
    }
    if (!before) await roomForOne(trx, session);
    const next = (before?.version ?? 0) + 1;
    const saved_at = context.clock();
    const plan = { version: next, saved_at, course, view };
    if (before) await trx.updateTable('plans').set(plan).where('id', '=', id).execute();
    else
      await trx
        .insertInto('plans')
        .values({ id, user_id: userId, tool, name, ...plan, deleted_at: null, link_token: null })
        .execute();
    await trx
      .insertInto('plan_versions')
      .values({
        plan_id: id,
        version: next,
        user_id: userId,
        saved_at,
        summary: JSON.stringify(summary),
        question,
      })
      .execute();
    await trx
      .deleteFrom('plan_versions')
      .where('plan_id', '=', id)
      .where('version', '<=', next - MOST_VERSIONS)
      .execute();
    return shown(await current(trx, session).where('plans.id', '=', id).executeTakeFirstOrThrow());
  });
}

/** @throws ApiError 404 */
export async function renamePlan(
  { db }: Context,
  session: ToolSession,
  id: string,
  name: string,
): Promise<void> {
  await changeOwn(db, session, id, { name });
}

/** Deletes a plan, which ends its link; it can be restored for a day, as one of the last 20. @throws ApiError 404 */
export async function deletePlan({ db, clock }: Context, session: ToolSession, id: string): Promise<void> {
  await changeOwn(db, session, id, { deleted_at: clock(), link_token: null });
  const deleted = db
    .selectFrom('plans')
    .select('id')
    .where('user_id', '=', session.userId)
    .where('tool', '=', session.tool)
    .where('deleted_at', 'is not', null);
  // Deleted ones do not count as saved, so without this there would be no end of them.
  await db
    .deleteFrom('plans')
    .where('id', 'in', deleted.orderBy('deleted_at', 'desc').offset(MOST_DELETED))
    .execute();
}

/** Undoes a deletion; its link stays ended. @throws ApiError 404; 403 for more than 200 plans */
export async function restorePlan({ db }: Context, session: ToolSession, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await inTurn(trx, session);
    const plan = await trx
      .selectFrom('plans')
      .select('deleted_at')
      .where('id', '=', id)
      .where('user_id', '=', session.userId)
      .where('tool', '=', session.tool)
      .executeTakeFirst();
    if (!plan) throw missing(session.tool);
    if (plan.deleted_at === null) return;
    await roomForOne(trx, session);
    await trx.updateTable('plans').set({ deleted_at: null }).where('id', '=', id).execute();
  });
}

/** The token of a plan's link, made at the first time. @throws ApiError 404 */
export async function sharePlan({ db }: Context, session: ToolSession, id: string): Promise<string> {
  const plan = await db
    .updateTable('plans')
    .set({ link_token: sql<string>`coalesce(link_token, ${createToken()})` })
    .where('id', '=', id)
    .where('user_id', '=', session.userId)
    .where('tool', '=', session.tool)
    .where('deleted_at', 'is', null)
    .returning('link_token')
    .executeTakeFirst();
  if (!plan?.link_token) throw missing(session.tool);
  return plan.link_token;
}

/** @throws ApiError 404 */
export async function unsharePlan({ db }: Context, session: ToolSession, id: string): Promise<void> {
  await changeOwn(db, session, id, { link_token: null });
}

/**
 * What a link shows of the current version: not the question, which rests on the member's figures, nor the road that a segment
 * was cut out of. Without PRO its member cannot open the tool to take it back, so it shows nothing until they have PRO again.
 * @throws ApiError 404, also for a link of another tool
 */
export async function readSharedPlan(context: Context, { token, tool }: SharedPlanBody): Promise<SharedPlan> {
  const { noun, linkShowsCourse } = KINDS[tool];
  const plan = await context.db
    .selectFrom('plans')
    .select(['user_id', 'name', 'course', 'view'])
    .where('link_token', '=', token)
    .where('tool', '=', tool)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!plan || !(await readUser(context, plan.user_id)).isPremium)
    throw notFound(`This ${noun} is not shared any more, or its link is not complete.`);
  const { name, course, view } = plan;
  return { name, course: linkShowsCourse ? course : null, view };
}

async function changeOwn(
  db: Kysely<Database>,
  session: ToolSession,
  id: string,
  change: { name?: string; deleted_at?: Date; link_token?: null },
) {
  const changed = await db
    .updateTable('plans')
    .set(change)
    .where('id', '=', id)
    .where('user_id', '=', session.userId)
    .where('tool', '=', session.tool)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw missing(session.tool);
}

/** One save of a member at a time, so that parallel ones cannot pass the limit or take the same version. */
async function inTurn(trx: Transaction<Database>, { userId }: ToolSession) {
  const member = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!member) throw sessionInvalid();
}

async function roomForOne(trx: Transaction<Database>, { userId, tool }: ToolSession) {
  const { amount } = await trx
    .selectFrom('plans')
    .select((query) => query.fn.countAll<string>().as('amount'))
    .where('user_id', '=', userId)
    .where('tool', '=', tool)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(amount) >= MOST_PLANS)
    throw new ApiError(
      403,
      'FORBIDDEN',
      `You have ${MOST_PLANS} saved ${KINDS[tool].noun}s, which is the most. Delete one to save another.`,
    );
}

function changedElsewhere(tool: ToolName) {
  const message = `This ${KINDS[tool].noun} was changed elsewhere since you opened it.`;
  return new ApiError(409, 'CONFLICT', message, { errors: { version: message } });
}

/** Whether the current version is what is being saved: made of the same version, with the same content. */
async function isRepeated(
  trx: Transaction<Database>,
  { id, version, course, question }: SavePlanBody,
  now: number,
): Promise<boolean> {
  if (now !== (version ?? 0) + 1) return false;
  const same = await trx
    .selectFrom('plans')
    .innerJoin('plan_versions', 'plan_versions.plan_id', 'plans.id')
    .select('plans.id')
    .where('plans.id', '=', id)
    .where('plan_versions.version', '=', now)
    .where('plans.course', '=', course)
    .where('plan_versions.question', '=', question)
    .executeTakeFirst();
  return same !== undefined;
}
