import { builtInBrain, warmUp } from '@breakaway/coach';
import type { Module } from '../../context.ts';
import { coachRoutes } from './routes.ts';

/** The consultant. This is the only place that decides which brain answers. */
export const coachModule: Module = async (app, context) => {
  // Builds the search index before the first member asks.
  await warmUp();
  await coachRoutes(builtInBrain)(app, context);
};
