import type { PlanSummary, ToolName } from '@breakaway/contract';
import type { ColumnType } from 'kysely';

export interface PlanTables {
  plans: {
    id: string;
    user_id: string;
    /** which made it, and alone gets it */
    tool: ToolName;
    name: string;
    version: number;
    saved_at: Date;
    deleted_at: Date | null;
    link_token: string | null;
    course: string;
    view: string;
  };
  plan_versions: {
    plan_id: string;
    version: number;
    user_id: string;
    saved_at: Date;
    /** jsonb: read as a value, written as JSON text. */
    summary: ColumnType<PlanSummary, string>;
    question: string;
  };
}
