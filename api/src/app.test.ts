import { openTestApp, type TestApp } from './testing.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

test('an unknown address answers the envelope of a failure', async () => {
  const answer = await api.app.inject({ method: 'GET', url: '/nowhere?password=canary' });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({
    message: 'There is nothing at this address.',
    code: 'NOT_FOUND',
    requestId: answer.headers['x-request-id'],
  });
});

test('readiness asks the database', async () => {
  expect((await api.app.inject('/readyz')).statusCode).toBe(200);
});
