/** Log lines are data: one JSON object each, with no personal data. */
export type Log = (event: string, facts: Record<string, unknown>) => void;
