import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';

/**
 * The baseline for the API: one bare Fastify route that reads the session and the record with two prepared statements
 * and answers the stored record. Port and database come from the environment.
 */
const { BARE_PORT, DATABASE_URL, DATABASE_POOL = '10' } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: Number(DATABASE_POOL) });
const app = Fastify();

app.get('/users/getUserDetails', async (request, reply) => {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
  const session = await pool.query<{ user_id: string }>({
    name: 'session',
    text: 'select user_id from sessions where token_hash = $1 and expires_at > now()',
    values: [createHash('sha256').update(token).digest()],
  });
  if (!session.rows[0]) return reply.code(401).send({ message: 'no session' });
  const user = await pool.query<Record<string, unknown>>({
    name: 'user',
    text: 'select id, name, email, photo_key, onboarded_at, profile from users where id = $1',
    values: [session.rows[0].user_id],
  });
  return { message: 'Success!', data: user.rows[0] };
});

await app.listen({ port: Number(BARE_PORT), host: '127.0.0.1' });
