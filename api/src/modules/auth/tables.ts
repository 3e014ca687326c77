import type { SignInMethod } from '@breakaway/contract';
import type { Generated } from 'kysely';

export interface AuthTables {
  sessions: {
    token_hash: Buffer;
    id: Generated<string>;
    user_id: string;
    created_at: Date;
    last_seen_at: Date;
    expires_at: Date;
    method: Generated<SignInMethod>;
    device: Generated<string>;
    network: Generated<string>;
    /** When the member last confirmed their identity, beyond holding the token. */
    confirmed_at: Date | null;
  };
  ended_sessions: { token_hash: Buffer; code: string; ended_at: Date };
  known_devices: {
    id: Generated<string>;
    token_hash: Buffer;
    user_id: string;
    first_seen_at: Date;
    last_seen_at: Date;
  };
  email_verifications: {
    token_hash: Buffer;
    user_id: string;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  refused_sign_ups: { user_id: string; device_hash: Buffer; signed_up_at: Date };
  reset_codes: {
    id: Generated<string>;
    user_id: string;
    code_hash: string;
    expires_at: Date;
  };
  reset_windows: {
    user_id: string;
    ticket_hash: Buffer;
    client_hash: Buffer;
    opened_at: Date;
    expires_at: Date;
  };
}
