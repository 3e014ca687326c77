import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import type { App, Context } from '../context.ts';
import { openDatabase } from '../db/pool.ts';
import { createTestDatabase } from '../db/testing.ts';
import { createLog } from '../log.ts';
import { findSession, openSession } from '../modules/auth/sessions.ts';
import { openSmtpSink, type SmtpSink } from '../modules/mail/testing.ts';
import { ModelUse } from '../modules/coach/model/use.ts';
import { createOutbox } from '../outbox/outbox.ts';

export interface TestApp {
  app: App;
  context: Context;
  /** The mail server; `context.outbox.runDue()` delivers to it. */
  smtp: SmtpSink;
  /** Every line that was logged. */
  logLines: string[];
  /** Advances the API's clock. */
  advance(milliseconds: number): void;
  /** The API's clock stands still from here on, for tests that compare waits. */
  stopClock(): void;
  /** A second replica of the API on the same database; closed with the first. */
  openReplica(): Promise<{ app: App; context: Context }>;
  /** A verified member with an open session; a premium one has a free plan for a year. */
  createMember(values?: { email?: string; name?: string; premium?: boolean }): Promise<{
    userId: string;
    sessionId: string;
    email: string;
    token: string;
    headers: { authorization: string };
  }>;
  /** Gives a member a free plan for a year. */
  makePremium(userId: string): Promise<void>;
  close(): Promise<void>;
}

async function grantFreeYear(db: Context['db'], userId: string, now: Date) {
  await db
    .insertInto('subscriptions')
    .values({
      user_id: userId,
      platform: 'stripe',
      provider_id: `FREE_${userId}`,
      status: 'active',
      price_cents: 8999,
      charged_cents: 0,
      currency: 'EUR',
      interval: 'year',
      paid_through: new Date(now.getTime() + 365 * 86_400_000),
      cancel_at_period_end: false,
      free: true,
      started_at: now,
      synced_at: now,
    })
    .execute();
}

/**
 * The whole API on its own database, for tests with `app.inject`. The outbox runs only when a test calls
 * `context.outbox.runDue()`.
 * @param env environment variables that differ from the defaults
 */
export async function openTestApp(env: Record<string, string> = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const smtp = await openSmtpSink();
  const dataDir = await mkdtemp(join(tmpdir(), 'breakaway-api-'));
  let offset = 0;
  let members = 0;
  let stoppedAt: number | null = null;
  const clock = () => new Date((stoppedAt ?? Date.now()) + offset);
  const logLines: string[] = [];
  const log = createLog((line) => logLines.push(line), clock);
  const config = readConfig({ DATABASE_URL: database.url, SMTP_URL: smtp.url, ...env }, dataDir);
  const replicas: { app: App; context: Context }[] = [];
  const openReplica = async () => {
    const db = openDatabase(database.url, log, 5);
    const context: Context = {
      // Nothing on a disk of its own may matter to another one.
      config: { ...config, DATA_DIR: join(dataDir, String(replicas.length)) },
      db,
      log,
      clock,
      outbox: createOutbox(db, log, clock),
      modelUse: new ModelUse(),
    };
    const app = await buildApp(context);
    await app.ready();
    replicas.push({ app, context });
    return { app, context };
  };
  const { app, context } = await openReplica();
  const { db } = context;
  return {
    app,
    context,
    openReplica,
    smtp,
    logLines,
    advance: (milliseconds) => void (offset += milliseconds),
    stopClock: () => void (stoppedAt = Date.now()),
    async createMember({
      email = `rider${(members += 1)}@example.org`,
      name = 'Ada Rider',
      premium = false,
    } = {}) {
      const { id } = await db
        .insertInto('users')
        .values({ email, name, password_hash: 'none', verified_at: clock() })
        .returning('id')
        .executeTakeFirstOrThrow();
      if (premium) await grantFreeYear(db, id, clock());
      const token = await openSession(db, id, clock());
      const session = await findSession(context, token);
      return {
        userId: id,
        sessionId: session!.sessionId,
        email,
        token,
        headers: { authorization: `Bearer ${token}` },
      };
    },
    makePremium: (userId) => grantFreeYear(db, userId, clock()),
    async close() {
      for (const replica of replicas) {
        await replica.app.close();
        await replica.context.db.destroy();
      }
      await database.drop();
      await smtp.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
