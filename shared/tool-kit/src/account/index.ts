export { filledIn, readDocument, unreadable, writeDocument } from './document.ts';
export type { OpenPlan, PlanKind } from './plan-kind.ts';
export { PlanActions } from './PlanActions.tsx';
export { isOffline, plansApi, sentenceOf, type PlansApi } from './plans-api.ts';
export { SharedFacts, SharedPlanPage, TakeOver } from './SharedPlanPage.tsx';
export { useWhenBack } from './useWhenBack.ts';
export { SaveBar } from './SaveBar.tsx';
