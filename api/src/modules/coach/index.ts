import { builtInBrain, warmUp } from '@breakaway/coach';
import type { Module } from '../../context.ts';
import { coachRoutes } from './routes.ts';

/** The consultant. Which brain answers is decided here and nowhere else. */
export const coachModule: Module = async (app, context) => {
  // What the search needs is built before the first member asks.
  await warmUp();
  await coachRoutes(builtInBrain)(app, context);
};
