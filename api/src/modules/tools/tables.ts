import type { ToolName } from '@breakaway/contract';

export interface ToolTables {
  tool_tickets: { token_hash: Buffer; user_id: string; session_id: string; tool: ToolName; expires_at: Date };
}
