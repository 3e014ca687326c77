import type { ColumnType, Generated } from 'kysely';

/** jsonb: read as a value, written as JSON text. */
type Json = ColumnType<unknown, string | undefined, string>;

export interface UserTables {
  users: {
    id: Generated<string>;
    name: string;
    email: string;
    password_hash: string;
    verified_at: Date | null;
    sign_up_device_hash: Buffer | null;
    profile: Json;
    photo_key: string | null;
    onboarded_at: Date | null;
    /** End of the free trial; null before it was started. */
    trial_ends_at: Date | null;
    created_at: Generated<Date>;
  };
  photos: {
    key: string;
    user_id: string;
    webp: Buffer;
  };
}
