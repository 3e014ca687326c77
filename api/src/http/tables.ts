export interface RateLimitTables {
  rate_buckets: { key: string; count: number; resets_at: Date; next_at: Date | null };
}
