export { Choice } from './Choice.tsx';
export { BIKES, DESCENDING, STYLES, WINDS, type DescendingStyle } from './choices.ts';
