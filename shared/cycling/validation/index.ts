export { asPage } from './as-page.ts';
export { holds, type Basis, type Case, type Chapter, type Group, type Outcome } from './case.ts';
export { CHAPTERS, filesNeeded, runCases } from './run-cases.ts';
