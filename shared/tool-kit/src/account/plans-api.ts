import type { PlanSummary, ReadPlan, SavedPlan, SavePlanBody } from '@breakaway/contract';
import type { CallAnswer, ShellLink } from '@breakaway/contract/shell-link';

/** What this tool keeps in the member's account. `S` is what a list shows of a plan. */
export const plansApi = <S = PlanSummary>({ call }: Pick<ShellLink, 'call'>) => ({
  list: () => call<SavedPlan<S>[]>('GET', '/plans'),
  read: (id: string, version?: number) =>
    call<ReadPlan<S>>('GET', `/plans/plan?id=${id}${version ? `&version=${version}` : ''}`),
  save: (body: SavePlanBody<S>) => call<SavedPlan<S>>('POST', '/plans/plan', body),
  rename: (id: string, name: string) => call('PATCH', '/plans/plan', { id, name }),
  remove: (id: string) => call('DELETE', `/plans/plan?id=${id}`),
  restore: (id: string) => call('POST', '/plans/restore', { id }),
  share: (id: string) => call<{ link: string }>('POST', '/plans/share', { id }),
  unshare: (id: string) => call('DELETE', `/plans/share?id=${id}`),
});

export type PlansApi<S = PlanSummary> = ReturnType<typeof plansApi<S>>;

type Failed = Extract<CallAnswer<unknown>, { ok: false }>;

export const isOffline = ({ status }: Failed) => status === 0;
/** The plan is not in the account any more. */
export const isGone = ({ status }: Failed) => status === 404;
/** The plan has another version than the one that was changed. */
export const isConflict = ({ errors }: Failed) => errors?.['version'] !== undefined;
/** A sentence for the member. */
export const sentenceOf = (failed: Failed) =>
  isOffline(failed) ? 'There is no connection. Check your network and try again.' : failed.message;
