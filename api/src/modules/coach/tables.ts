import type { ColumnType, Generated } from 'kysely';

/** jsonb: read as a value, written as JSON text. */
type Json = ColumnType<unknown, string | null | undefined, string | null>;

export interface CoachTables {
  conversations: {
    id: Generated<string>;
    user_id: string;
    title: string | null;
    memory: Json;
    created_at: Date;
    last_turn_at: Date | null;
    /** since when it is deleted; it can be restored for a day */
    deleted_at: Generated<Date | null>;
  };
  turns: {
    id: Generated<string>;
    position: Generated<string>;
    conversation_id: string;
    user_id: string;
    request_id: string | null;
    question: string;
    asked_at: Date;
    answer: string | null;
    parts: Json;
    engine: string | null;
    calls: Json;
    answered_at: Date | null;
    note: string | null;
    /** of an answer whose end is missing: `stopped` */
    status: string | null;
    /** the words of an answer that is being written, from time to time */
    partial: string | null;
    partial_at: Date | null;
    stop_asked_at: Date | null;
  };
  chat_files: {
    /** of the turn that it came with */
    turn_id: string;
    conversation_id: string;
    user_id: string;
    card: Json;
    ride: Json;
    /** a written route as JSON, in which it goes to the page again */
    course: string | null;
    facts: Json;
  };
  coach_usage: {
    user_id: string;
    /** ISO date, UTC */
    day: string;
    /** tokens */
    used: number;
  };
  coach_remembered: {
    id: Generated<string>;
    user_id: string;
    kind: string;
    value: string;
    created_at: Date;
  };
  coach_leases: {
    user_id: string;
    holder: string;
    leased_until: Date;
  };
}
