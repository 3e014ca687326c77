import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, getSession, messageOf, paths, signOut, toast, useNavigate, useUser } from './index.ts';
import { answerCalls, renderScreen, testSession } from './testing.tsx';

function Probe() {
  const user = useUser();
  const navigate = useNavigate();
  return <button onClick={() => navigate(paths.faq)}>{user?.name ?? 'guest'}</button>;
}

test('a screen sees the session, navigates and raises toasts through the host', async () => {
  renderScreen(<Probe />, { session: testSession() });
  await userEvent.click(screen.getByRole('button', { name: 'Anna Rider' }));
  expect(await screen.findByTestId('location')).toHaveTextContent('/faq');
  toast.success('Saved');
  expect(await screen.findByText('Saved', undefined, { timeout: 5000 })).toBeInTheDocument();
});

test('calls carry the token of the stored session and only there', async () => {
  renderScreen(<Probe />, { session: testSession() });
  const seen = answerCalls({ 'GET /gpt-prompt/allPromptsHistory': { body: { message: '', data: [] } } });
  await api.chat.history();
  expect(seen[0]?.headers.Authorization).toBe('Bearer test-token');
});

test('a sign-out revokes the token that it forgets', async () => {
  renderScreen(<Probe />, { session: testSession() });
  const seen = answerCalls({ 'POST /auth/logout': { body: { message: '' } } });
  await act(async () => {
    const done = signOut();
    expect(getSession()).toBeNull();
    await done;
  });
  expect(seen[0]?.headers.Authorization).toBe('Bearer test-token');
});

test.each([
  ['broken JSON', '{'],
  ['another shape', '{"token":1}'],
  ['no user', '{"token":"t"}'],
])('%s under the session key is no session', (_, stored) => {
  renderScreen(<Probe />);
  localStorage.setItem('breakaway_ai_user', stored);
  window.dispatchEvent(new StorageEvent('storage', { key: 'breakaway_ai_user' }));
  expect(getSession()).toBeNull();
});

test('messages: the server, else the error, else the fallback; no answer is said in words', async () => {
  answerCalls({
    'GET /stripe/subscription': { status: 500, body: { message: 'Server says' } },
    'GET /users/getUserDetails': { status: 500, body: '<html>' },
    'GET /gpt-prompt/allPromptsHistory': 'offline',
  });
  const failure = (call: () => Promise<unknown>) =>
    call().catch((error: unknown) => messageOf(error, 'Fallback'));
  expect(await failure(api.billing.subscription)).toBe('Server says');
  expect(await failure(api.users.details)).toBe('Fallback');
  expect(await failure(api.chat.history)).toMatch(/could not reach the server/);
  expect(messageOf(new Error('Own'), 'Fallback')).toBe('Own');
});
