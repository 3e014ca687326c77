import { openTestApp, type TestApp } from '../testing/app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const signUp = (payload: string) =>
  api.app.inject({
    method: 'POST',
    url: '/auth/signUp',
    headers: { 'content-type': 'application/json' },
    payload,
  });

test('a known field is named', async () => {
  const answer = await signUp('{"name":"a\\u0000b"}');
  expect(answer.json()).toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: { name: 'Name contains a character that cannot be stored.' },
  });
});

test.each(['{"name":"\\ud800"}', '{"name":"a\\udc00b"}'])(
  'half of a surrogate pair is rejected too: %s',
  async (payload) => {
    expect((await signUp(payload)).json().message).toBe('Name contains a character that cannot be stored.');
  },
);

test.each(['{"click here":"\\u0000"}', '{"a\\u0000b":1}', '["\\u0000"]', '"\\u0000"'])(
  'an unknown field such as %s is not echoed',
  async (payload) => {
    const { message, errors } = (await signUp(payload)).json();
    expect([message, errors]).toEqual(['The request contains a character that cannot be stored.', undefined]);
  },
);

const LEVELS = 10_000;
test.each([
  ['lists', `{"name":${'['.repeat(LEVELS)}${']'.repeat(LEVELS)}}`],
  ['objects', `{"name":${'{"a":'.repeat(LEVELS)}1${'}'.repeat(LEVELS)}}`],
])('ten thousand levels of %s are checked', async (_what, payload) => {
  expect((await signUp(payload)).statusCode).toBe(400);
});
