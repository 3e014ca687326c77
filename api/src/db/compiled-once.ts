import { sql, type Compilable, type CompiledQuery, type Expression, type Kysely } from 'kysely';
import type { Database } from './database.ts';
import { prepare } from './prepared-client.ts';

/** Stands in a compiled query where a value will be. */
class Slot {
  readonly key: string;
  constructor(key: string) {
    this.key = key;
  }
}

/** A placeholder for each value of a query. */
export type Slots<Values> = { [Key in keyof Values]: Expression<Values[Key]> };

/**
 * A query of a hot path: put together, compiled and prepared at its first call only. Later calls just bind their values.
 * @param keys the names of the values that each call gives
 * @param build the query, with a placeholder for each of these values
 * @returns a function of a connection or transaction and the values, which gives the rows
 */
export function compiledOnce<Values extends object, Row>(
  keys: (keyof Values & string)[],
  build: (db: Kysely<Database>, slots: Slots<Values>) => Compilable<Row>,
): (db: Kysely<Database>, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    if (!compiled) {
      const slots = Object.fromEntries(keys.map((key) => [key, sql.val(new Slot(key))]));
      compiled = build(db, slots as Slots<object> as Slots<Values>).compile();
      prepare(compiled.sql);
    }
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Slot ? values[parameter.key as keyof Values] : parameter,
    );
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}
