import { sql, type Compilable, type CompiledQuery, type Expression, type Kysely } from 'kysely';
import type { Database } from './database.ts';
import { prepare } from './prepared-client.ts';

/** Marks the place of a value in a compiled query. */
class Slot {
  readonly key: string;
  constructor(key: string) {
    this.key = key;
  }
}

/** A placeholder for each value of a query. */
export type Placeholders<Values> = { [Key in keyof Values]: Expression<Values[Key]> };

/**
 * A query of a hot path: built, compiled and prepared on its first call only. Later calls just bind their values.
 * @param keys the names of the values that each call passes
 * @param build the query, with a placeholder for each of these values
 * @returns a function of a connection or transaction and the values, which returns the rows
 */
export function compiledQuery<Values extends object, Row>(
  keys: (keyof Values & string)[],
  build: (db: Kysely<Database>, slots: Placeholders<Values>) => Compilable<Row>,
): (db: Kysely<Database>, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    if (!compiled) {
      const slots = Object.fromEntries(keys.map((key) => [key, sql.val(new Slot(key))]));
      compiled = build(db, slots as Placeholders<object> as Placeholders<Values>).compile();
      prepare(compiled.sql);
    }
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Slot ? values[parameter.key as keyof Values] : parameter,
    );
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}
