import * as schemas from '@breakaway/contract/schemas';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerRecorded, recordedAnswers } from './recorded.ts';

interface Call {
  method: string;
  path: string;
  response: { parse: (answer: unknown) => unknown };
}

/** Every call of the API, as the contract describes it. */
const calls = Object.values(schemas as Record<string, unknown>).filter(
  (one): one is Call => typeof one === 'object' && one !== null && 'method' in one && 'response' in one,
);

test.each(Object.entries(recordedAnswers()))('the answer to %s is one that the API gives', (call, answer) => {
  const described = calls.find(({ method, path }) => `${method} ${path}` === call);
  // With nothing lost: a field that the API does not have any more is left out by its schema.
  expect(described?.response.parse(answer)).toEqual(answer);
});

test('the recorded session has no real token', () => {
  expect(recordedAnswers()['POST /auth/login']).toMatchObject({
    token: 'recorded',
    data: { email: 'anna.rider@example.com', isPremium: true },
  });
  expect(JSON.stringify(recordedAnswers())).not.toMatch(/eyJ[\w-]{10}/);
});

test('a call gets its answer, and one that is not recorded a sentence', async () => {
  const server = createServer(answerRecorded);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const details = await fetch(`${base}/users/getUserDetails?id=x`);
  expect([details.status, await details.json()]).toEqual([
    200,
    recordedAnswers()['GET /users/getUserDetails'],
  ]);
  const other = await fetch(`${base}/users/deleteUser`, { method: 'DELETE' });
  expect([other.status, await other.json()]).toMatchObject([
    501,
    { message: expect.stringContaining('DELETE /users/deleteUser is not recorded.') },
  ]);
  server.close();
});
