import type { ColumnType, Generated } from 'kysely';

export interface OutboxTables {
  outbox: {
    id: Generated<string>;
    kind: string;
    payload: ColumnType<unknown, string, string>;
    key: string | null;
    attempts: Generated<number>;
    run_at: Date;
    /** When it was first due, however often it was put back since. */
    first_due: Generated<Date>;
    leased_by: string | null;
    leased_until: Date | null;
    last_error: string | null;
    /** Since when it is a dead letter: it failed too often, and waits for an operator. */
    dead_at: Date | null;
    created_at: Generated<Date>;
  };
}
