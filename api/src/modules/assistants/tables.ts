import type { Generated } from 'kysely';

export interface AssistantTables {
  assistant_tokens: {
    id: Generated<string>;
    token_hash: Buffer;
    user_id: string;
    name: string;
    /** the last characters of the token, by which the member knows it */
    ends_with: string;
    created_at: Date;
    last_used_at: Date | null;
  };
}
