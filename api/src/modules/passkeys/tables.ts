import type { ColumnType, Generated } from 'kysely';

export type ChallengePurpose = 'add' | 'sign-in' | 'confirm';

export interface PasskeyTables {
  passkeys: {
    id: Generated<string>;
    user_id: string;
    name: string;
    credential_id: string;
    public_key: Buffer;
    /** The driver reads a bigint as text. */
    counter: ColumnType<string, number, number>;
    transports: string[];
    synced: boolean;
    created_at: Date;
    last_used_at: Date | null;
  };
  passkey_challenges: {
    challenge_hash: Buffer;
    purpose: ChallengePurpose;
    user_id: string | null;
    expires_at: Date;
  };
}
