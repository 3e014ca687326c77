import { api, getSession, store, toast } from '@breakaway/host-api';
import { testSession } from '@breakaway/host-api/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { startNewChatAtom } from '../../state/actions.ts';
import { conversationAtom, draftAtom } from '../../state/atoms.ts';
import {
  AT,
  CHAT,
  CREATE,
  MESSAGES,
  announced,
  answer,
  ask,
  box,
  follow,
  heading,
  made,
  messages,
  open,
  pass,
  place,
  press,
  setStage,
  type,
} from './testing.tsx';

setStage();

test('after a failure in a conversation it can be reopened, and text typed meanwhile is kept', async () => {
  let broken = false;
  await open({
    [CHAT]: async () => {
      if (broken) await new Promise((resolve) => setTimeout(resolve, 500));
      return broken ? 'offline' : answer();
    },
  });
  await ask('First');
  await pass(1500);
  broken = true;
  await ask('Second');
  type('Third');
  await pass(500);
  expect(box()).toHaveValue('Second\nThird');
  expect(place()).not.toHaveTextContent('?c=');
  expect(
    screen.getByText(/^We could not reach the server\..* Your message is back in the box/),
  ).toBeVisible();
  await press('Back to the conversation');
  expect(screen.getByRole('log')).toHaveTextContent('First');
  expect(box()).toHaveValue('Second\nThird');
  expect(box()).toHaveFocus();
  expect(place()).toHaveTextContent('?c=c1');
});

test('a failure in a conversation leaves what was typed for a new one', async () => {
  jest.spyOn(toast, 'error').mockImplementation(() => {});
  await open({ [MESSAGES]: messages('Ride 250 W.', '?How hard?'), [CHAT]: 'offline' });
  type('for a new one');
  await follow('Stelvio');
  await ask('First');
  expect(box()).toHaveValue('First');
  await press('New Chat');
  expect(box()).toHaveValue('for a new one');
  await follow('Draft Stelvio');
  expect(box()).toHaveValue('First');
});

test('a first question that fails immediately returns to the start, and no conversation is opened', async () => {
  await open({ [CHAT]: 'offline' });
  await ask('First');
  await pass(2000);
  expect(place()).not.toHaveTextContent('?c=');
  expect(box()).toHaveValue('First');
  expect(screen.getByText(/Your message is back in the box/)).toBeVisible();
  expect(made(MESSAGES)).toHaveLength(0);
});

test('an answer past the time limit has its own message', async () => {
  await open({
    [CHAT]: () => {
      throw Object.assign(new Error('timeout of 60000ms exceeded'), {
        code: 'ECONNABORTED',
        isAxiosError: true,
      });
    },
  });
  await ask('What power?');
  expect(
    screen.getByText('The server took too long to answer. Your message is back in the box.'),
  ).toBeInTheDocument();
  expect(box()).toHaveValue('What power?');
});

test('each conversation keeps its own draft, over a switch and a reload, and the list marks it', async () => {
  const { unmount } = await open({ [MESSAGES]: messages('Ride 250 W.', '?How hard?') });
  type('for a new one');
  await follow('Stelvio');
  expect(box()).toHaveValue('');
  type('for this one');
  await press('New Chat');
  expect(box()).toHaveValue('for a new one');
  expect(screen.getByRole('link', { name: 'Draft Stelvio' })).toBeInTheDocument();
  unmount();
  // A sign-in after an expired session: another token of the same member.
  await open(
    { [MESSAGES]: messages('Ride 250 W.', '?How hard?') },
    { session: { ...testSession(), token: 'the-next-token' }, at: `${AT}?c=stelvio` },
  );
  await pass(0);
  expect(screen.getByText('Ride 250 W.')).toBeInTheDocument();
  expect(made(MESSAGES)[0]?.params).toEqual({ promptId: 'stelvio' });
  expect(box()).toHaveValue('for this one');
});

test('a question that fails after the member left comes back into the box', async () => {
  await open({
    [CHAT]: async () => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      return { status: 500 };
    },
  });
  await ask('What power?');
  await press('New Chat');
  type('Something else');
  await pass(400);
  expect(box()).toHaveValue('Something else\nWhat power?');
});

test('a reload while the server answers: nothing is sent a second time, and the answer appears', async () => {
  sessionStorage.setItem('chat_draft:u1:stelvio', 'How hard?');
  let stored = messages('?How hard?');
  await open({ [MESSAGES]: () => stored }, { at: `${AT}?c=stelvio` });
  await pass(0);
  expect(announced()).toHaveTextContent('Generating answer for you');
  expect(box()).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Stop' })).toBeEnabled();
  stored = messages('Ride 250 W.', '?How hard?');
  await pass(2000);
  expect(screen.getByText('Ride 250 W.')).toBeInTheDocument();
  expect(announced()).toHaveTextContent('Answer ready');
  await pass(10_000);
  expect(made(MESSAGES)).toHaveLength(2);
});

test('a question that was cut off long ago is shown and can be sent again', async () => {
  const old = messages('?How hard?');
  old.body.data[0]!.createdAt = '2026-01-01T10:00:00.000Z';
  await open({ [MESSAGES]: () => old }, { at: `${AT}?c=stelvio` });
  await pass(0);
  expect(screen.getByText('This question has no answer yet.')).toBeInTheDocument();
  await press('Look again');
  expect(made(MESSAGES)).toHaveLength(2);
  await press('Ask again');
  expect(made(CHAT)[0]?.body).toMatchObject({ promptId: 'stelvio', message: 'How hard?' });
});

test('a conversation that does not exist shows a toast, and a new chat starts', async () => {
  const loud = jest.spyOn(toast, 'error');
  const message = 'This conversation does not exist. Please start a new chat.';
  await open({ [MESSAGES]: { status: 404, body: { message } } }, { at: `${AT}?c=gone` });
  await pass(0);
  expect(loud.mock.calls).toEqual([[message]]);
  expect(heading()).toHaveTextContent('Hi Anna');
  expect(place()).toHaveTextContent(AT);
  expect(place()).not.toHaveTextContent('?c=');
});

test('text typed while a conversation loads that does not exist goes along into the new chat', async () => {
  const missing = Promise.withResolvers<never>();
  jest.spyOn(api.chat, 'messages').mockReturnValue(missing.promise);
  await open({}, { at: `${AT}?c=gone` });
  type('How hard is the Stelvio?');
  missing.reject(new Error('gone'));
  await pass(0);
  expect(heading()).toHaveTextContent('Hi Anna');
  expect(box()).toHaveValue('How hard is the Stelvio?');
});

test('a conversation that fails before its first render is removed from the address', async () => {
  jest.spyOn(api.chat, 'messages').mockImplementation(() => {
    store.set(startNewChatAtom);
    return Promise.reject(new Error('gone'));
  });
  await open({}, { at: `${AT}?c=gone` });
  expect(heading()).toHaveTextContent('Hi Anna');
  expect(place()).not.toHaveTextContent('?c=');
});

test('leaving the screen does not interrupt the answer: it is there on return', async () => {
  const { unmount } = await open();
  await ask('What power?');
  unmount();
  await pass(1500);
  await open();
  expect(screen.getByText('250 W')).toBeInTheDocument();
  expect(place()).toHaveTextContent('?c=c1');
});

test.each([
  ['another member', { ...testSession({ _id: 'u2', name: 'Anna Other' }), token: 'other' }],
  ['the same member after a new sign-in', { ...testSession(), token: 'the-next-token' }],
])('%s in the same page sees nothing of the previous session', async (_, session) => {
  const { unmount } = await open();
  await ask('My secret');
  await pass(1500);
  unmount();
  await open({}, { session });
  expect(screen.queryByText('My secret')).not.toBeInTheDocument();
  expect(heading()).toHaveTextContent('Hi Anna');
  expect(place()).not.toHaveTextContent('?c=');
});

const signOutCall = { 'POST /auth/logout': { body: { message: '' } } };

test('Logout clears browser and chat, shows a message, and goes home @4.chat.logout @8.success.signed-out', async () => {
  const said = jest.spyOn(toast, 'success');
  await open(signOutCall);
  await ask('What power?');
  localStorage.setItem('reset-email', 'anna@example.com');
  await press('User menu');
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(place()).toHaveTextContent(/^\/$/));
  expect(said.mock.calls).toEqual([['Signed out successfully']]);
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
  expect(store.get(conversationAtom)).toMatchObject({ owner: '', phase: 'initial', id: null, messages: [] });
  expect(store.get(draftAtom)).toBe('');
});

test('signed out while the conversation is being created: the question is not sent', async () => {
  await open({
    ...signOutCall,
    [CREATE]: async () => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      return { status: 201, body: { message: '', data: { _id: 'c1' } } };
    },
  });
  await ask('What power?');
  await press('User menu');
  await press('Logout');
  await pass(400);
  expect(made(CHAT)).toHaveLength(0);
});

test('when the browser cannot clear the session, the member stays signed in and sees a message @8.logout @4.chat.logout-failed', async () => {
  const said = jest.spyOn(toast, 'success');
  const loud = jest.spyOn(toast, 'error');
  await open(signOutCall);
  await press('User menu');
  const refusal = jest.spyOn(Storage.prototype, 'clear').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  await press('Logout');
  expect(loud.mock.calls).toEqual([['Failed to sign out']]);
  expect(said).not.toHaveBeenCalled();
  expect(getSession()).not.toBeNull();
  expect(place()).toHaveTextContent(AT);
  expect(made('POST /auth/logout')).toHaveLength(0);
  refusal.mockRestore();
});
