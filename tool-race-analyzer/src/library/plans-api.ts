import type { ReadPlan, SavedPlan, SavePlanBody } from '@breakaway/contract';
import type { CallAnswer, ShellLink } from '@breakaway/contract/shell-link';

/** The member's plans in their account. */
export const plansApi = ({ call }: Pick<ShellLink, 'call'>) => ({
  list: () => call<SavedPlan[]>('GET', '/plans'),
  read: (id: string, version?: number) =>
    call<ReadPlan>('GET', `/plans/plan?id=${id}${version ? `&version=${version}` : ''}`),
  save: (body: SavePlanBody) => call<SavedPlan>('POST', '/plans/plan', body),
  rename: (id: string, name: string) => call('PATCH', '/plans/plan', { id, name }),
  remove: (id: string) => call('DELETE', `/plans/plan?id=${id}`),
  restore: (id: string) => call('POST', '/plans/restore', { id }),
  share: (id: string) => call<{ link: string }>('POST', '/plans/share', { id }),
  unshare: (id: string) => call('DELETE', `/plans/share?id=${id}`),
});

export type PlansApi = ReturnType<typeof plansApi>;

type Failed = Extract<CallAnswer<unknown>, { ok: false }>;

export const isOffline = ({ status }: Failed) => status === 0;
/** The plan has another version than the one that was changed. */
export const isConflict = ({ errors }: Failed) => errors?.['version'] !== undefined;
/** A sentence for the member. */
export const sentenceOf = (failed: Failed) =>
  isOffline(failed) ? 'There is no connection. Check your network and try again.' : failed.message;
