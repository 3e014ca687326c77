import * as calls from '@breakaway/contract/schemas';
import type { Module } from '../../context.ts';
import { clientNetwork } from '../../http/client-network.ts';
import { limitCalls } from '../../http/rate-limit.ts';
import { schemaOf } from '../../http/schema.ts';
import { requireTool } from '../../http/tool-session.ts';
import * as plans from './plans.ts';

/** Saves are large: no member presses the button this often. */
const SAVES = { max: 60, seconds: 300 };
/** A link has 256 bits, so this limits load, not guesses. */
const VIEWS = { max: 120, seconds: 60 };

/** Plans in the account: a tool keeps its own with its token; a link opens without one. */
export const plansModule: Module = async (app, context) => {
  const onRequest = requireTool(context);
  const describe = <const C extends Parameters<typeof schemaOf>[0]>(call: C, summary: string) =>
    schemaOf(call, 'plans', summary);

  app.get(
    calls.listPlans.path,
    { schema: describe(calls.listPlans, 'The saved plans of a tool, the latest first'), onRequest },
    async ({ toolSession }) => ({ message: 'Plans.', data: await plans.listPlans(context, toolSession) }),
  );

  app.get(
    calls.readPlan.path,
    { schema: describe(calls.readPlan, 'A plan with its documents'), onRequest },
    async ({ toolSession, query }) => ({
      message: 'Plan.',
      data: await plans.readPlan(context, toolSession, query.id, query.version),
    }),
  );

  app.post(
    calls.savePlan.path,
    { schema: describe(calls.savePlan, 'Saves a plan, or a new version of one'), onRequest },
    async ({ toolSession, body }) => {
      await limitCalls(context, `plans:user:${toolSession.userId}`, SAVES);
      return { message: 'Saved.', data: await plans.savePlan(context, toolSession, body) };
    },
  );

  app.patch(
    calls.renamePlan.path,
    { schema: describe(calls.renamePlan, 'Renames a plan'), onRequest },
    async ({ toolSession, body }) => {
      await plans.renamePlan(context, toolSession, body.id, body.name);
      return { message: 'Renamed.' };
    },
  );

  app.delete(
    calls.deletePlan.path,
    { schema: describe(calls.deletePlan, 'Deletes a plan and its link'), onRequest },
    async ({ toolSession, query }) => {
      await plans.deletePlan(context, toolSession, query.id);
      return { message: 'Deleted.' };
    },
  );

  app.post(
    calls.restorePlan.path,
    { schema: describe(calls.restorePlan, 'Undoes the deletion of a plan'), onRequest },
    async ({ toolSession, body }) => {
      await plans.restorePlan(context, toolSession, body.id);
      return { message: 'Restored.' };
    },
  );

  app.post(
    calls.sharePlan.path,
    { schema: describe(calls.sharePlan, 'Makes a link that shows a plan'), onRequest },
    async ({ toolSession, body }) => ({
      message: 'Shared.',
      data: { link: await plans.sharePlan(context, toolSession, body.id) },
    }),
  );

  app.delete(
    calls.unsharePlan.path,
    { schema: describe(calls.unsharePlan, 'Ends the link of a plan'), onRequest },
    async ({ toolSession, query }) => {
      await plans.unsharePlan(context, toolSession, query.id);
      return { message: 'The link has ended.' };
    },
  );

  app.post(
    calls.readSharedPlan.path,
    { schema: describe(calls.readSharedPlan, 'The plan behind a link') },
    async (request) => {
      await limitCalls(context, `plans:ip:${clientNetwork(request.ip)}`, VIEWS);
      return { message: 'Plan.', data: await plans.readSharedPlan(context, request.body) };
    },
  );
};
