export interface ToolTables {
  tool_tickets: { token_hash: Buffer; user_id: string; session_id: string; tool: string; expires_at: Date };
}
