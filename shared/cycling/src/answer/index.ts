export * from './duration.ts';
export type { Input, Refusal, Source, Spread } from './input.ts';
export { SOURCES, type SourceKey } from './sources.ts';
