import { warmUp } from '@breakaway/coach';
import type { Module } from '../../context.ts';
import { rememberedRoutes } from './remembered-routes.ts';
import { listRoutes } from './list-routes.ts';
import { coachRoutes } from './routes.ts';

/** The consultant. This is the only place that decides which brain answers. */
export const coachModule: Module = async (app, context) => {
  // Builds the search index before the first member asks.
  await warmUp();
  // The SDK of the model is loaded only where there is one.
  const model = context.config.COACH_BASE_URL ? (await import('./model/brain.ts')).brainOf(context) : null;
  await coachRoutes(model)(app, context);
  await rememberedRoutes(app, context);
  await listRoutes(app, context);
};
