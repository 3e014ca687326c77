export type CoachTables = {};
