import Fastify from 'fastify';
import pg from 'pg';

/**
 * The least that taking a notice in could be: a route that writes its body as one row and answers. What `webhooks.ts`
 * measures is compared with it.
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
