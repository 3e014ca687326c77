export * from './segment-match.ts';
export * from './segment.ts';
