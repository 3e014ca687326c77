import type { ColumnType, Generated } from 'kysely';

export interface OutboxTables {
  outbox: {
    id: Generated<string>;
    kind: string;
    payload: ColumnType<unknown, string, string>;
    key: string | null;
    attempts: Generated<number>;
    run_at: Date;
    leased_until: Date | null;
    last_error: string | null;
    created_at: Generated<Date>;
  };
}
