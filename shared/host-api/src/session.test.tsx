import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  clearSession,
  getSession,
  passwordReset,
  paths,
  saveSession,
  saveUser,
  signedOutBecause,
  signOut,
  toast,
  useNavigate,
  useUser,
} from './index.ts';
import { reloadPage } from './page.ts';
import { noteSessionEnd } from './sign-in-note.ts';
import { answerCalls, renderScreen, testSession, testUser } from './testing.tsx';

jest.mock('./page.ts', () => ({ openPage: jest.fn(), reloadPage: jest.fn() }));

const KEY = 'breakaway_ai_user';

function Probe() {
  const user = useUser();
  const navigate = useNavigate();
  return <button onClick={() => navigate(paths.faq)}>{user?.name || 'guest'}</button>;
}
const shown = () => screen.getByRole('button').textContent;

/** The event that this tab gets when another one changes local storage. */
function inAnotherTab(change: () => void, key: string | null = KEY) {
  act(() => {
    change();
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });
}
const store = (session: object) => localStorage.setItem(KEY, JSON.stringify(session));

test('a screen sees the session and navigates through the host', async () => {
  renderScreen(<Probe />, { session: testSession() });
  await userEvent.click(screen.getByRole('button', { name: 'Anna Rider' }));
  expect(await screen.findByTestId('location')).toHaveTextContent('/faq');
});

test.each([
  ['broken JSON', '{'],
  ['another shape', '{"token":1}'],
  ['no user', '{"token":"t"}'],
  ['no token', '{"message":"ok","data":{"_id":"u1"}}'],
])('%s under the session key is not a session', (_, stored) => {
  renderScreen(<Probe />, { session: testSession() });
  inAnotherTab(() => localStorage.setItem(KEY, stored));
  expect(getSession()).toBeNull();
});

test('both shapes of the stored session are understood', () => {
  const { token, message, data } = testSession();
  renderScreen(<Probe />);
  inAnotherTab(() => store({ token, data }));
  expect(shown()).toBe('Anna Rider');
  inAnotherTab(() => store({ token, message, ...data }));
  expect(getSession()).toEqual(testSession());
});

test('the user is null at first, set by a sign-in, onboarded by a newer record, and cleared @4.user-state', () => {
  renderScreen(<Probe />);
  expect(getSession()).toBeNull();
  act(() => saveSession(testSession({ isOnboarded: false })));
  expect(shown()).toBe('Anna Rider');
  expect(getSession()?.data.isOnboarded).toBe(false);
  act(() => saveUser(testUser({ isOnboarded: true })));
  expect(getSession()?.data.isOnboarded).toBe(true);
  act(() => clearSession());
  expect(shown()).toBe('guest');
});

test('a response without a session is not stored, and throws a message for people', () => {
  renderScreen(<Probe />);
  expect(() => saveSession({ message: 'ok' } as never)).toThrow(
    'The server’s answer could not be understood. Please try again.',
  );
  expect(localStorage.getItem(KEY)).toBeNull();
});

describe('two tabs stay in sync', () => {
  test('when the other signs in', () => {
    renderScreen(<Probe />);
    inAnotherTab(() => store(testSession()));
    expect(shown()).toBe('Anna Rider');
  });

  test('when the other signs out', () => {
    renderScreen(<Probe />, { session: testSession() });
    inAnotherTab(() => localStorage.clear(), null);
    expect(shown()).toBe('guest');
    expect(signedOutBecause()).toBe(
      'You were signed out because your session ended in another tab of this browser.',
    );
  });

  test('when the plan is bought in the other', () => {
    renderScreen(<Probe />, { session: testSession({ isPremium: false }) });
    inAnotherTab(() => store(testSession({ isPremium: true })));
    expect(getSession()?.data.isPremium).toBe(true);
    expect(reloadPage).not.toHaveBeenCalled();
  });

  test('when somebody else signs in there, nothing of the previous member stays here', () => {
    renderScreen(<Probe />, { session: testSession() });
    inAnotherTab(() => store(testSession({ _id: 'u2' })));
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  test('after this one was suspended by the browser and comes back', () => {
    renderScreen(<Probe />, { session: testSession() });
    localStorage.clear();
    noteSessionEnd('PASSWORD_CHANGED', 'u1');
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(shown()).toBe('guest');
    expect(signedOutBecause()).toBe('You were signed out because your password was changed.');
  });
});

test('a late record of a member who is no longer signed in is not stored', () => {
  renderScreen(<Probe />, { session: testSession({ _id: 'u2', name: 'Berta' }) });
  act(() => saveUser(testUser({ _id: 'u1', name: 'Anna' })));
  expect(getSession()?.data.name).toBe('Berta');
});

test('where storage is full or forbidden, the page keeps the session in memory', () => {
  renderScreen(<Probe />);
  const refuse = () => {
    throw new DOMException('no', 'QuotaExceededError');
  };
  const methods = ['getItem', 'setItem', 'removeItem', 'clear'] as const;
  const spies = methods.map((method) => jest.spyOn(Storage.prototype, method).mockImplementation(refuse));
  act(() => saveSession(testSession()));
  expect(shown()).toBe('Anna Rider');
  passwordReset.begin('anna@example.com');
  passwordReset.saveTicket('ticket');
  expect([passwordReset.email(), passwordReset.ticket()]).toEqual(['anna@example.com', 'ticket']);
  passwordReset.end();
  expect(passwordReset.email()).toBeNull();
  spies.forEach((spy) => spy.mockRestore());
});

test('a sign-out clears what screens stored in this tab', async () => {
  renderScreen(<Probe />, { session: testSession() });
  answerCalls({ 'POST /auth/logout': { body: { message: '' } } });
  sessionStorage.setItem('breakaway_profile_draft:u1', '{"weight":"60"}');
  await act(async () => expect(signOut()).toBe(true));
  expect(sessionStorage).toHaveLength(0);
});

test('when the browser cannot clear the session, no sign-out is reported and the token stays valid', async () => {
  renderScreen(<Probe />, { session: testSession() });
  const seen = answerCalls({ 'POST /auth/logout': { body: { message: '' } } });
  const clear = jest.spyOn(Storage.prototype, 'clear').mockImplementation(() => {
    throw new DOMException('no', 'InvalidStateError');
  });
  const said = jest.spyOn(toast, 'error').mockImplementation(() => {});
  expect(signOut()).toBe(false);
  expect(said.mock.calls).toEqual([['Failed to sign out']]);
  expect(shown()).toBe('Anna Rider');
  await act(async () => {});
  expect(seen).toEqual([]);
  clear.mockRestore();
});
