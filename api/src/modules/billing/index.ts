import type { App, Module } from '../../context.ts';
import { endApproval, endCustomer, endSurplusSubscription } from './plan/end-subscription.ts';
import { sortNotices, syncDisputed, syncUnlessKnown } from './sync/inbox.ts';
import {
  jobs,
  type DisputeJob,
  type EndApprovalJob,
  type EndCustomerJob,
  type EndSurplusJob,
  type MemberJob,
} from './jobs.ts';
import { runPeriodically } from './sync/periodic.ts';
import { billingRoutes } from './routes.ts';
import { handleTrialEnds } from './trial/trial.ts';
import { webhookRoutes } from './webhook-routes.ts';

export { endSubscriptions } from './plan/end-subscription.ts';
export { syncIfDue } from './sync/sync-if-due.ts';

/** Payments of the PRO plan by card and PayPal. */
export const billingModule: Module = async (app, context) => {
  context.outbox.handle(jobs.webhook, () => sortNotices(context), { lane: 'webhook' });
  context.outbox.handle<MemberJob>(jobs.member, (job) => syncUnlessKnown(context, job), { lane: 'webhook' });
  context.outbox.handle<DisputeJob>(jobs.dispute, (job) => syncDisputed(context, job), { lane: 'webhook' });
  context.outbox.handle<EndSurplusJob>(jobs.endSurplus, (job) => endSurplusSubscription(context, job), {
    lane: 'money',
  });
  context.outbox.handle<EndCustomerJob>(jobs.endCustomer, (job) => endCustomer(context, job), {
    lane: 'money',
  });
  context.outbox.handle<EndApprovalJob>(jobs.endApproval, (job) => endApproval(context, job), {
    lane: 'money',
  });
  handleTrialEnds(context);
  billingRoutes(app, context);
  await app.register(async (scope) => webhookRoutes(scope as App, context));
  runPeriodically(app, context);
};
