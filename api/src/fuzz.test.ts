import fc from 'fast-check';
import { openTestApp, type TestApp } from './testing.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

interface Described {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, unknown> } }> };
}

const nasty = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    '',
    '0',
    '-1',
    'null',
    'undefined',
    '\0',
    "' or 1=1 --",
    '../..',
    '{}',
    '[]',
    'a@b.org',
    '1e999',
  ),
  fc.uuid(),
);
const value = fc.oneof(
  nasty,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.object({ maxDepth: 2 }),
);

/** Every call that the description names, with the fields that it names and values that nobody would send. */
test('nothing that a client sends is answered with 500 or anything but JSON', async () => {
  const member = await api.createMember({ premium: true });
  const { paths } = (await api.app.inject('/openapi.json')).json() as {
    paths: Record<string, Record<string, Described>>;
  };
  const calls = Object.entries(paths).flatMap(([url, methods]) =>
    Object.entries(methods).map(([method, described]) => ({ url, method, described })),
  );
  expect(calls.length).toBeGreaterThan(20);
  const seen = new Set<string>();
  for (const { url, method, described } of calls) {
    const queryNames = (described.parameters ?? [])
      .filter((one) => one.in === 'query')
      .map((one) => one.name);
    const bodySchema = described.requestBody?.content['application/json']?.schema.properties ?? {};
    // What ends the member's session is not for her own.
    const signedIn = !/logout|deleteUser|resetPassword/.test(url);
    const request = fc.record({
      query: fc.record(Object.fromEntries(queryNames.map((name) => [name, nasty])), { requiredKeys: [] }),
      body: fc.oneof(
        {
          weight: 3,
          arbitrary: fc.record(Object.fromEntries(Object.keys(bodySchema).map((name) => [name, value])), {
            requiredKeys: [],
          }),
        },
        { weight: 1, arbitrary: value },
      ),
    });
    await fc.assert(
      fc.asyncProperty(request, async ({ query, body }) => {
        const answer = await api.app.inject({
          method: method.toUpperCase() as 'POST',
          url: `${url}?${new URLSearchParams(query as Record<string, string>)}`,
          headers: {
            ...(signedIn ? member.headers : {}),
            ...(method === 'get' || method === 'delete' ? {} : { 'content-type': 'application/json' }),
          },
          payload: method === 'get' || method === 'delete' ? undefined : JSON.stringify(body),
        });
        seen.add(`${url} ${answer.statusCode}`);
        expect({ status: answer.statusCode, body: answer.body }).not.toMatchObject({ status: 500 });
        expect(typeof answer.json().message).toBe('string');
      }),
      { numRuns: 40, seed: 2026, endOnFailure: true },
    );
  }
  expect([...seen].some((line) => line.endsWith(' 200'))).toBe(true);
}, 60_000);
