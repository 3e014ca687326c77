import pg from 'pg';
import { Kysely, PostgresDialect } from 'kysely';
import Stripe from 'stripe';
import { readConfig } from '../src/config.ts';
import type { Context } from '../src/context.ts';
import type { Database } from '../src/db/database.ts';
import { createTestDatabase } from '../src/db/testing.ts';
import { createOutbox } from '../src/outbox/outbox.ts';
import {
  endApproval,
  endCustomer,
  endSurplusSubscription,
} from '../src/modules/billing/plan/end-subscription.ts';
import { receive, sortNotices, syncDisputed, syncUnlessKnown } from '../src/modules/billing/sync/inbox.ts';
import {
  jobs,
  type DisputeJob,
  type EndApprovalJob,
  type EndCustomerJob,
  type EndSurplusJob,
  type MemberJob,
} from '../src/modules/billing/jobs.ts';
import { readStripeWebhook } from '../src/modules/billing/stripe/webhook.ts';
import { ModelUse } from '../src/modules/coach/model/use.ts';
import { startSandbox, WEBHOOK_SECRET } from '../src/modules/billing/testing.ts';

/** A crash of the server as seen from inside: from some statement on, nothing reaches the database any more. */
class Crash extends Error {}

/** The API's billing, without HTTP, with its own sandbox; the test sets the time of both. */
export interface World {
  context: Context;
  /** Calls the sandbox, as Stripe (`/v1/…`), as PayPal's page or as its control API. */
  ask<T>(method: string, path: string, body?: Record<string, string> | object): Promise<T>;
  /** Starts over: an empty sandbox and a new member, at this time. */
  begin(now: number): Promise<Member>;
  setTime(now: number): Promise<void>;
  /** The server crashes at its `statement`th next statement, before or after it has taken effect. */
  crashAt(statement: number, after: boolean): void;
  /** A new server process takes over. @returns whether the old one had crashed */
  restart(): boolean;
  /** Delivers one Stripe webhook to its route, with a valid signature. */
  deliver(event: object): Promise<void>;
  close(): Promise<void>;
}

export interface Member {
  userId: string;
  email: string;
}

const silent = { info() {}, warn() {}, error() {} };
const signer = new Stripe('sk_test_histories');

/** A pool whose connections die on demand, as those of a killed process do. */
class MortalPool extends pg.Pool {
  remaining = Infinity;
  after = false;

  override async connect(): Promise<pg.PoolClient>;
  override async connect(...callback: unknown[]): Promise<pg.PoolClient> {
    const client = (await super.connect(...(callback as []))) as pg.PoolClient & { mortal?: true };
    if (client.mortal) return client;
    const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
    const mortal = async (...args: unknown[]) => {
      const [text] = args;
      // The driver's own clean-up is the server's doing, not the dead process's.
      if (text === 'rollback') return query(...args);
      this.remaining -= 1;
      if (this.remaining < 0 || (this.remaining === 0 && !this.after)) throw new Crash();
      const answer = await query(...args);
      if (this.remaining === 0) throw new Crash();
      return answer;
    };
    return Object.assign(client, { query: mortal, mortal: true as const });
  }
}

export async function openWorld(): Promise<World> {
  const database = await createTestDatabase();
  const farEnd = await startSandbox();
  const pool = new MortalPool({ connectionString: database.url, max: 4 });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  let now = 0;
  // Two events never happen at the same instant.
  const clock = () => new Date((now += 1));
  let members = 0;

  const newContext = (): Context => {
    const config = readConfig(
      {
        DATABASE_URL: database.url,
        STRIPE_SECRET_KEY: 'sk_test_histories',
        STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
        STRIPE_API_BASE: farEnd.url,
        PAYPAL_CLIENT_ID: 'histories',
        PAYPAL_CLIENT_SECRET: 'histories',
        PAYPAL_API_BASE: `${farEnd.url}/paypal`,
      },
      '/nowhere',
    );
    const outbox = createOutbox(db, silent, clock, { random: () => 0 });
    const context: Context = { config, db, log: silent, clock, outbox, modelUse: new ModelUse() };
    outbox.handle(jobs.webhook, () => sortNotices(context));
    outbox.handle<MemberJob>(jobs.member, (job) => syncUnlessKnown(context, job));
    outbox.handle<DisputeJob>(jobs.dispute, (job) => syncDisputed(context, job));
    outbox.handle<EndSurplusJob>(jobs.endSurplus, (job) => endSurplusSubscription(context, job));
    outbox.handle<EndCustomerJob>(jobs.endCustomer, (job) => endCustomer(context, job));
    outbox.handle<EndApprovalJob>(jobs.endApproval, (job) => endApproval(context, job));
    return context;
  };

  const world: World = {
    context: newContext(),
    async ask<T>(method: string, path: string, body?: Record<string, string> | object): Promise<T> {
      const asForm = path.startsWith('/v1/');
      const answer = await fetch(farEnd.url + path, {
        method,
        headers: {
          authorization: 'Bearer sk_test_histories',
          ...(body && !asForm && { 'content-type': 'application/json' }),
        },
        ...(body && {
          body: asForm ? new URLSearchParams(body as Record<string, string>) : JSON.stringify(body),
        }),
      });
      const text = await answer.text();
      return (text ? JSON.parse(text) : null) as T;
    },
    async begin(start) {
      // The previous history may have ended with a planned crash.
      world.restart();
      await world.ask('POST', '/sandbox/reset');
      await world.setTime(start);
      world.context = newContext();
      await db.deleteFrom('outbox').execute();
      const email = `rider${(members += 1)}@example.org`;
      const { id } = await db
        .insertInto('users')
        .values({ email, name: 'Ada Rider', password_hash: 'none', verified_at: clock() })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { userId: id, email };
    },
    async setTime(next) {
      now = next;
      await world.ask('PUT', '/sandbox/clock', { now: new Date(next).toISOString() });
    },
    crashAt(statement, after) {
      pool.remaining = statement;
      pool.after = after;
    },
    restart() {
      const died = pool.remaining <= 0;
      pool.remaining = Infinity;
      if (died) world.context = newContext();
      return died;
    },
    async deliver(event) {
      const payload = JSON.stringify(event);
      const signature = signer.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET });
      await receive(world.context, readStripeWebhook(world.context, Buffer.from(payload), signature));
    },
    async close() {
      await db.destroy();
      await database.drop();
      await farEnd.stop();
    },
  };
  return world;
}
