import fc from 'fast-check';
import { openBillingApp, startSandbox, type SandboxProcess } from '../src/modules/billing/testing.ts';
import type { TestApp } from '../src/testing/app.ts';
import { faultOf } from './answers.ts';
import { describedOperations, nameOf, undescribedOperations, type Operation } from './operations.ts';
import { known, PASSWORD, populate, type Population } from './population.ts';
import { requestsFor, type FuzzRequest } from './requests.ts';
import { GENUINE, signatureFor, webhooks } from './webhooks.ts';

// The cost of hashes does not matter here.
jest.mock('node:crypto', () => {
  const crypto = jest.requireActual<typeof import('node:crypto')>('node:crypto');
  const argon2: typeof crypto.argon2 = (algorithm, parameters, done) =>
    crypto.argon2(algorithm, { ...parameters, memory: 8, passes: 1 }, done);
  return { ...crypto, argon2 };
});

/** PayPal signs with its own certificate: a request that says so counts as signed by PayPal. */
jest.mock('../src/modules/billing/paypal/signature.ts', () => ({
  isSignedByPaypal: async (_paypal: unknown, _raw: Buffer, headers: Record<string, string>) =>
    Object.entries(GENUINE).every(([name, value]) => headers[name] === value),
}));

/** `FUZZ_SEED=…` repeats or varies a run, `FUZZ_RUNS=…` sets the number of requests per call. */
const seed = Number(process.env.FUZZ_SEED ?? 2026);
const runs = Number(process.env.FUZZ_RUNS ?? 500);
/** The number of requests in parallel; after that, everything that they used up is restored. */
const AT_ONCE = 40;

let api: TestApp;
let farEnd: SandboxProcess;
let operations: Operation[];
const seen = new Map<string, Map<number, number>>();

beforeAll(async () => {
  farEnd = await startSandbox();
  // All requests of a member come within seconds; limits are tested elsewhere.
  api = await openBillingApp(farEnd.url, { MEMBER_CALLS_PER_SECOND: '100000' });
  operations = [...(await describedOperations(api.app)), ...undescribedOperations, ...webhooks];
});
afterAll(async () => {
  const total = [...seen.values()].flatMap((statuses) => [...statuses.values()]).reduce((a, b) => a + b, 0);
  const lines = [...seen].map(
    ([name, statuses]) =>
      `${name.padEnd(42)} ${[...statuses]
        .sort()
        .map(([status, count]) => `${status}: ${count}`)
        .join(', ')}`,
  );
  if (process.env.FUZZ_RUNS)
    console.log(`${total} requests, FUZZ_SEED=${seed} FUZZ_RUNS=${runs}\n${lines.join('\n')}`);
  await api.close();
  await farEnd.stop();
});

/** Sends one request and returns what of the response the description does not cover; null when it is all right. */
async function faultAfter(
  operation: Operation,
  request: FuzzRequest,
  index: number,
  population: Population,
): Promise<string | null> {
  const { authorization, own } = await population.callerOf(request.caller, index);
  const payload = typeof request.payload === 'string' ? own(request.payload) : request.payload;
  const url = own(request.url);
  const isSigned = webhooks.includes(operation) && index % 8 > 0;
  const answer = await api.app.inject({
    method: request.method.toUpperCase() as 'POST',
    url,
    headers: {
      ...(authorization && { authorization }),
      ...(isSigned && signatureFor(url, payload?.toString() ?? '')),
      ...request.headers,
    },
    payload,
    remoteAddress: request.remoteAddress,
  });
  const { statusCode: status } = answer;
  const statuses = seen.get(nameOf(operation)) ?? new Map<number, number>();
  seen.set(nameOf(operation), statuses.set(status, (statuses.get(status) ?? 0) + 1));
  const caller = 'authorization' in request.headers ? 'garbage' : request.caller;
  return faultOf(
    operation,
    {
      caller,
      isOwnMethod: request.method === operation.method,
      text: `${decodeURIComponent(url.replaceAll('%', '%25'))}${payload?.toString() ?? ''}`,
      secrets: [PASSWORD],
    },
    answer,
  );
}

/** The first of a list of requests that fails, and how. */
async function firstFault(operation: Operation, requests: FuzzRequest[]) {
  for (let from = 0; from < requests.length; from += AT_ONCE) {
    const population = await populate(api, farEnd, operation);
    const batch = requests.slice(from, from + AT_ONCE);
    const faults = await Promise.all(
      batch.map((request, index) => faultAfter(operation, request, index, population)),
    );
    // Accepted requests are also processed by the workers.
    if (webhooks.includes(operation)) await api.context.outbox.runDue();
    const broken = api.logLines.find((line) => line.includes('"level":"error"'));
    api.logLines.length = 0;
    const index = faults.findIndex((found) => found !== null);
    if (index >= 0) return `${nameOf(operation)} ${faults[index]}\n${printed(batch[index]!)}${broken ?? ''}`;
    if (broken) return `${nameOf(operation)} logged an error: ${broken}`;
  }
  return null;
}

const printed = ({ payload, ...rest }: FuzzRequest) =>
  JSON.stringify({ ...rest, payload: payload?.toString() }, null, 1).slice(0, 2000);

/** Looks for the smallest failing request, one by one; null when it takes several in parallel. */
async function smallestFault(operation: Operation): Promise<string | null> {
  let sent = 0;
  let population: Population;
  const result = await fc.check(
    fc.asyncProperty(requestsFor(operation, known), async (request) => {
      if (sent++ % AT_ONCE === 0) population = await populate(api, farEnd, operation);
      const found = await faultAfter(operation, request, sent, population);
      if (found) throw new Error(`${nameOf(operation)} ${found}`);
    }),
    // Each step of the search is a request: a failure is reported even without the smallest one.
    { numRuns: runs, seed, interruptAfterTimeLimit: 15_000 },
  );
  const request = result.counterexample?.[0];
  return request ? `${(result.errorInstance as Error).message}\n${printed(request)}` : null;
}

test(`every response matches the description, whatever is sent (seed ${seed})`, async () => {
  expect(operations.length).toBeGreaterThan(30);
  const faults: string[] = [];
  for (const operation of operations) {
    const requests = fc.sample(requestsFor(operation, known), { numRuns: runs, seed });
    const found = await firstFault(operation, requests);
    if (found) faults.push((await smallestFault(operation)) ?? found);
  }
  if (faults.length > 0) throw new Error(faults.join('\n\n'));
}, 3_600_000);

/** These need more than requests: a card that is charged in a browser, a renewal that fails, an authenticator. */
const OUT_OF_REACH = [
  'withdrawSubscription',
  'resumeSubscription',
  'payRenewal',
  'signInWithPasskey',
  'passkeyToConfirm',
  'confirmWithPasskey',
];

// A short run covers less.
(runs < 500 ? test.skip : test)('the requests got through to success and to failure', () => {
  const missed = operations
    .filter(({ operationId = '' }) => operationId && !OUT_OF_REACH.includes(operationId))
    .flatMap((operation) => {
      const statuses = [...(seen.get(nameOf(operation))?.keys() ?? [])];
      const reached = (from: number) => statuses.some((status) => status >= from && status < from + 100);
      return reached(200) && reached(400) ? [] : [`${nameOf(operation)}: ${statuses.join(', ')}`];
    });
  expect(missed).toEqual([]);
});
