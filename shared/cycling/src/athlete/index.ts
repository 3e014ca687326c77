export * from './athlete.ts';
export * from './profile-estimates.ts';
export type { UserRecord } from './user-record.ts';
