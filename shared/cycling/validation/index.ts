export { asPage, holds } from './as-page.ts';
export type { Case, Chapter, Outcome } from './case.ts';
export { CHAPTERS, filesNeeded, runCases } from './run-cases.ts';
