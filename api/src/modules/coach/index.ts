import { builtInBrain } from './built-in-brain.ts';
import { coachRoutes } from './routes.ts';

/** The consultant. Which brain answers is decided here and nowhere else. */
export const coachModule = coachRoutes(builtInBrain);
