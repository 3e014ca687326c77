import type { Row } from './row.ts';
import { appRows } from './rows/2-app.ts';
import { routeRows } from './rows/2-routes.ts';
import { screenRows } from './rows/2-screens.ts';
import { entityRows } from './rows/3-entities.ts';
import { stateRows } from './rows/4-states.ts';
import { validationRows } from './rows/5-validation.ts';
import { roleRows } from './rows/6-roles.ts';
import { callRows } from './rows/7-calls.ts';
import { errorRows } from './rows/8-errors.ts';
import { constantRows } from './rows/9-constants.ts';

export type { Row };

/** The requirements of the specification, row by row, in its order. */
export const rows: readonly Row[] = [
  ...routeRows,
  ...screenRows,
  ...appRows,
  ...entityRows,
  ...stateRows,
  ...validationRows,
  ...roleRows,
  ...callRows,
  ...errorRows,
  ...constantRows,
];
