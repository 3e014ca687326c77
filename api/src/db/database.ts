import type { RateLimitTables } from '../http/tables.ts';
import type { AssistantTables } from '../modules/assistants/tables.ts';
import type { AuthTables } from '../modules/auth/tables.ts';
import type { BillingTables } from '../modules/billing/tables.ts';
import type { CoachTables } from '../modules/coach/tables.ts';
import type { PasskeyTables } from '../modules/passkeys/tables.ts';
import type { PlanTables } from '../modules/plans/tables.ts';
import type { ToolTables } from '../modules/tools/tables.ts';
import type { UserTables } from '../modules/users/tables.ts';
import type { OutboxTables } from '../outbox/tables.ts';

/** Every table, for Kysely. Each module describes its own. */
export type Database = AuthTables &
  UserTables &
  PasskeyTables &
  ToolTables &
  PlanTables &
  OutboxTables &
  RateLimitTables &
  CoachTables &
  AssistantTables &
  BillingTables;
