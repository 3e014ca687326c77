export { Choice } from './Choice.tsx';
export { BIKES, DESCENDING, STYLES, WINDS, windsWith, type DescendingStyle } from './choices.ts';
