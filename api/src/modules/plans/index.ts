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

/** Race plans in the account. The race analyzer makes these calls with its tool token; a link opens without one. */
export const plansModule: Module = async (app, context) => {
  const onRequest = requireTool(context, 'race-analyzer');
  const describe = <const C extends Parameters<typeof schemaOf>[0]>(call: C, summary: string) =>
    schemaOf(call, 'plans', summary);

  app.get(
    calls.listPlans.path,
    { schema: describe(calls.listPlans, 'The saved race plans, the latest first'), onRequest },
    async ({ toolUserId }) => ({ message: 'Plans.', data: await plans.listPlans(context, toolUserId) }),
  );

  app.get(
    calls.readPlan.path,
    { schema: describe(calls.readPlan, 'A race plan with its documents'), onRequest },
    async ({ toolUserId, query }) => ({
      message: 'Plan.',
      data: await plans.readPlan(context, toolUserId, query.id, query.version),
    }),
  );

  app.post(
    calls.savePlan.path,
    { schema: describe(calls.savePlan, 'Saves a race plan, or a new version of one'), onRequest },
    async ({ toolUserId, body }) => {
      await limitCalls(context, `plans:user:${toolUserId}`, SAVES);
      return { message: 'Saved.', data: await plans.savePlan(context, toolUserId, body) };
    },
  );

  app.patch(
    calls.renamePlan.path,
    { schema: describe(calls.renamePlan, 'Renames a race plan'), onRequest },
    async ({ toolUserId, body }) => {
      await plans.renamePlan(context, toolUserId, body.id, body.name);
      return { message: 'Renamed.' };
    },
  );

  app.delete(
    calls.deletePlan.path,
    { schema: describe(calls.deletePlan, 'Deletes a race plan and its link'), onRequest },
    async ({ toolUserId, query }) => {
      await plans.deletePlan(context, toolUserId, query.id);
      return { message: 'Deleted.' };
    },
  );

  app.post(
    calls.restorePlan.path,
    { schema: describe(calls.restorePlan, 'Undoes the deletion of a race plan'), onRequest },
    async ({ toolUserId, body }) => {
      await plans.restorePlan(context, toolUserId, body.id);
      return { message: 'Restored.' };
    },
  );

  app.post(
    calls.sharePlan.path,
    { schema: describe(calls.sharePlan, 'Makes a link that shows a race plan'), onRequest },
    async ({ toolUserId, body }) => ({
      message: 'Shared.',
      data: { link: await plans.sharePlan(context, toolUserId, body.id) },
    }),
  );

  app.delete(
    calls.unsharePlan.path,
    { schema: describe(calls.unsharePlan, 'Ends the link of a race plan'), onRequest },
    async ({ toolUserId, query }) => {
      await plans.unsharePlan(context, toolUserId, query.id);
      return { message: 'The link has ended.' };
    },
  );

  app.post(
    calls.readSharedPlan.path,
    { schema: describe(calls.readSharedPlan, 'The race plan behind a link') },
    async (request) => {
      await limitCalls(context, `plans:ip:${clientNetwork(request.ip)}`, VIEWS);
      return { message: 'Plan.', data: await plans.readSharedPlan(context, request.body.token) };
    },
  );
};
