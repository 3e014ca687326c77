import { warmUp } from '@breakaway/coach';
import type { Module } from '../../context.ts';
import { brainOf } from './model/brain.ts';
import { coachRoutes } from './routes.ts';

/** The consultant. This is the only place that decides which brain answers. */
export const coachModule: Module = async (app, context) => {
  // Builds the search index before the first member asks.
  await warmUp();
  await coachRoutes(brainOf(context))(app, context);
};
