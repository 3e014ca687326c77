import { waitFor } from '@testing-library/react';
import { freshUser, getSession, refreshUser, saveUser } from './index.ts';
import { answerCalls, renderScreen, testSession, testUser } from './testing.tsx';

const record = (name: string) => ({ body: { message: '', data: testUser({ name }) } });
const signedIn = () => renderScreen(<p />, { session: testSession() });

test('a screen that opens while the page fetches the record, or just after, does not fetch it again', async () => {
  signedIn();
  const calls = answerCalls({ 'GET /users/getUserDetails': record('Anna R.') });
  const reading = refreshUser();
  expect(await Promise.all([reading, freshUser()])).toEqual([null, null]);
  expect(await freshUser()).toBeNull();
  expect(calls).toHaveLength(1);
  expect(getSession()?.data.name).toBe('Anna R.');
});

test('later it is fetched again, and so it is for another session', async () => {
  signedIn();
  const calls = answerCalls({ 'GET /users/getUserDetails': record('Anna R.') });
  await refreshUser();
  const later = performance.now() + 31_000;
  const clock = jest.spyOn(performance, 'now').mockReturnValue(later);
  await freshUser();
  expect(calls).toHaveLength(2);
  clock.mockRestore();
  signedIn();
  await freshUser();
  expect(calls).toHaveLength(3);
});

test('an answer older than the stored record is dropped, in whichever order they arrive', async () => {
  signedIn();
  const answers: ((name: string) => void)[] = [];
  answerCalls({
    'GET /users/getUserDetails': () =>
      new Promise((resolve) => answers.push((name) => resolve(record(name)))),
  });
  const [first, second] = [refreshUser(), refreshUser()];
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]!('second');
  await second;
  answers[0]!('first');
  await first;
  expect(getSession()?.data.name).toBe('second');

  const third = refreshUser();
  saveUser(testUser({ name: 'saved' }));
  await waitFor(() => expect(answers).toHaveLength(3));
  answers[2]!('third');
  await third;
  expect(getSession()?.data.name).toBe('saved');
});
