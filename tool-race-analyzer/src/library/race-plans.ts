import type { RaceSummary } from '@breakaway/contract';
import { paths } from '@breakaway/contract/paths';
import { formatDuration } from '@breakaway/cycling';
import type { PlanKind } from '@breakaway/tool-kit/account';

/** The plans of this tool in the account. */
export const RACE_PLANS: PlanKind<RaceSummary> = {
  noun: 'plan',
  unnamed: 'My plan',
  sharedPath: paths.sharedPlan,
  shows:
    'Everybody who has the link sees the name of this plan, its course from start to finish, times, watts and food, without an account and as you last saved it.',
  hides:
    "Your name, weight, FTP and W' are not shown. From watts and times on a climb a reader can still estimate your weight, and the course may begin at your home: what you cut off is not drawn, but it is in the data behind the link. The link works while you have PRO.",
  versionWords: ({ finishS }) => `finish in ${formatDuration(finishS)}`,
};
