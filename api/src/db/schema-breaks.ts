import type pg from 'pg';

/** What code that was written for a schema relies on: one line for each fact, and what it must not meet in addition. */
export interface SchemaFacts {
  /** Tables, columns and their types: what an earlier version reads and writes. */
  offers: Set<string>;
  /** What a row must satisfy: an earlier version knows nothing of a new rule for a table that it writes. */
  demands: Map<string, string>;
  tables: Set<string>;
}

const OFFERS = `
  select format('column %s.%s of type %s', table_name, column_name, udt_name) as fact
  from information_schema.columns where table_schema = 'public'`;

/** Constraints, unique indexes, triggers, and columns that every new row has to fill in. */
const DEMANDS = `
  select conrelid::regclass::text as on_table, format('constraint %s of %s: %s', conname, conrelid::regclass, pg_get_constraintdef(oid)) as fact
  from pg_constraint where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'u', 'x')
  union all
  select tablename, format('unique index %s of %s: %s', indexname, tablename, indexdef)
  from pg_indexes where schemaname = 'public' and indexdef like 'CREATE UNIQUE%'
  union all
  select tgrelid::regclass::text, format('trigger %s of %s', tgname, tgrelid::regclass) from pg_trigger where not tgisinternal
  union all
  select table_name, format('column %s.%s must be filled in', table_name, column_name)
  from information_schema.columns
  where table_schema = 'public' and is_nullable = 'NO' and column_default is null and is_identity = 'NO'`;

/** Reads the facts of a database. */
export async function schemaFacts(client: pg.Client): Promise<SchemaFacts> {
  const offers = await client.query<{ fact: string }>(OFFERS);
  const demands = await client.query<{ on_table: string; fact: string }>(DEMANDS);
  return {
    offers: new Set(offers.rows.map(({ fact }) => fact)),
    demands: new Map(demands.rows.map(({ on_table, fact }) => [fact, on_table])),
    tables: new Set(offers.rows.map(({ fact }) => /^column (\w+)\./.exec(fact)![1]!)),
  };
}

/** What of a change would break a version of the API that was written for the schema before it. */
export const schemaBreaks = (before: SchemaFacts, after: SchemaFacts): string[] => [
  ...[...before.offers].filter((fact) => !after.offers.has(fact)).map((fact) => `gone: ${fact}`),
  ...[...after.demands]
    .filter(([fact, table]) => before.tables.has(table) && !before.demands.has(fact))
    .map(([fact]) => `new: ${fact}`),
];
