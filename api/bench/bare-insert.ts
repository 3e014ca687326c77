import Fastify from 'fastify';
import pg from 'pg';

/**
 * The baseline for taking in a webhook: a route that writes its body as one row and answers. `webhooks.ts` compares
 * with it.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
await pool.query('create table bare_notices (id text primary key, body jsonb not null)');
const app = Fastify();
app.post('/notice', async ({ body }) => {
  const { id } = body as { id: string };
  await pool.query({
    name: 'insert',
    text: 'insert into bare_notices (id, body) values ($1, $2) on conflict do nothing',
    values: [id, JSON.stringify(body)],
  });
  return { message: 'Received.', data: null };
});
await app.listen({ port: Number(process.env.API_PORT), host: '127.0.0.1' });
