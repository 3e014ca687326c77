import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { schemaBreaks, schemaFacts } from './schema-breaks.ts';
import { ask, databaseUrl, TEST_SERVER } from './testing.ts';

const migrations = join(__dirname, 'migrations');
/** Those up to this one were written before the rule. */
const BEFORE_THE_RULE = '0017';
/** How a migration says that what it removes is not used by the version before it. */
const CONTRACT = /^-- Contract: .{20,}/;

const server = process.env[TEST_SERVER] ?? '';
const admin = databaseUrl(server, 'postgres');
const name = 'expand_contract';
let client: pg.Client;
beforeEach(async () => {
  await ask(admin, `create database ${name}`);
  client = new pg.Client({ connectionString: databaseUrl(server, name) });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await ask(admin, `drop database ${name}`);
});

/** @returns what a statement would break of the version before it */
async function breaksOf(statements: string): Promise<string[]> {
  const before = await schemaFacts(client);
  await client.query(statements);
  return schemaBreaks(before, await schemaFacts(client));
}

test('each migration leaves the version before it working, or says that it is a contraction', async () => {
  const breaks: Record<string, string[]> = {};
  for (const file of (await readdir(migrations)).sort()) {
    const statements = await readFile(join(migrations, file), 'utf8');
    const found = await breaksOf(statements);
    if (found.length > 0 && !CONTRACT.test(statements)) breaks[file] = found;
  }
  expect(Object.keys(breaks).filter((file) => file.slice(0, 4) > BEFORE_THE_RULE)).toEqual([]);
  // The search finds what earlier ones did.
  expect(breaks['0012_plan_documents.sql']).toEqual(
    expect.arrayContaining([
      'gone: column plan_versions.course of type text',
      'new: column plans.view must be filled in',
    ]),
  );
});

test.each([
  ['alter table t rename column a to b', 'gone: column t.a of type text'],
  ['alter table t drop column a', 'gone: column t.a of type text'],
  ['alter table t rename to u', 'gone: column t.a of type text'],
  ['alter table t alter column a type integer using 1', 'gone: column t.a of type text'],
  ['alter table t add column b text not null', 'new: column t.b must be filled in'],
  ['alter table t alter column a set not null', 'new: column t.a must be filled in'],
  ["alter table t add check (a <> '')", "new: constraint t_a_check of t: CHECK ((a <> ''::text))"],
  [
    'create unique index t_a on t (a)',
    'new: unique index t_a of t: CREATE UNIQUE INDEX t_a ON public.t USING btree (a)',
  ],
])('%s is found', async (statement, found) => {
  await client.query('create table t (a text)');
  expect(await breaksOf(statement)).toContain(found);
});

test.each([
  'create table u (id int primary key, b text not null unique)',
  'alter table t add column b text',
  "alter table t add column b text not null default ''",
  'create index t_a on t (a)',
])('%s is an expansion', async (statement) => {
  await client.query('create table t (a text)');
  expect(await breaksOf(statement)).toEqual([]);
});
