import { paths, store } from '@breakaway/host-api';
import { answerCalls, renderScreen, testSession, type SeenCall } from '@breakaway/host-api/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { claimAtom } from '../../state/actions.ts';
import Consultant from './Consultant.tsx';

const AT = '/app/breakaway-ai-consultant';
const prompt = { status: 201, body: { message: '', data: { _id: 'c1' }, _id: 'c1' } };
const answer = (data = '250 W', parts: unknown[] = []) => ({
  body: { message: '', data, parts, engine: 'built-in' },
});
const history = { body: { message: '', data: [{ _id: 'old', promptName: 'Stelvio pacing' }] } };
const calls = {
  'GET /gpt-prompt/allPromptsHistory': history,
  'POST /gpt-prompt/createPrompt': prompt,
  'POST /gpt-prompt/createChat': answer(),
};

let seen: SeenCall[];
const open = async (replies: Parameters<typeof answerCalls>[0] = {}, at = AT) => {
  seen = answerCalls({ ...calls, ...replies });
  const view = renderScreen(<Consultant />, { session: testSession(), at });
  await act(async () => {});
  return view;
};
const box = () => screen.getByPlaceholderText('Message Breakaway');
const sendButton = () => screen.getByRole('button', { name: 'Send message' });
/** The screen's own status line; the test page's location is one as well. */
const announced = () => screen.getAllByRole('status')[0];
const made = (call: string) => seen.filter((one) => one.call === call);
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const ask = async (text: string) => {
  type(text);
  fireEvent.keyDown(box(), { key: 'Enter' });
  await pass(0);
};

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  store.set(claimAtom, { owner: 'nobody', token: 'none' });
});
afterEach(() => jest.useRealTimers());

test('begins with a greeting, examples and the earlier conversations', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hi Anna');
  expect(screen.getByRole('link', { name: 'Stelvio pacing' })).toHaveAttribute('href', `${AT}?c=old`);
  expect(screen.getByRole('link', { name: 'Upgrade Plan' })).toHaveAttribute('href', paths.subscription);
  expect(sendButton()).toBeDisabled();
  type('   ');
  expect(sendButton()).toBeDisabled();
});

test('a history that cannot be read is an empty list and nothing more', async () => {
  await open({ 'GET /gpt-prompt/allPromptsHistory': { status: 500 } });
  expect(screen.getByText('No chat available')).toBeInTheDocument();
  expect(box()).toBeInTheDocument();
});

test('shows the answer 1.5 s after it arrived, and not before', async () => {
  await open();
  await ask('What power?');
  expect(made('POST /gpt-prompt/createPrompt')).toHaveLength(1);
  expect(made('POST /gpt-prompt/createChat')[0]?.body).toMatchObject({
    promptId: 'c1',
    message: 'What power?',
  });
  expect(screen.getByText('What power?')).toBeInTheDocument();
  expect(announced()).toHaveTextContent('Generating answer for you');
  type('next');
  expect(sendButton()).toBeDisabled();
  await pass(1499);
  expect(screen.queryByText('250 W')).not.toBeInTheDocument();
  await pass(1);
  expect(screen.getByText('250 W')).toBeInTheDocument();
  expect(announced()).toHaveTextContent('Answer ready');
  expect(screen.getByRole('log')).toHaveAttribute('aria-live', 'off');
  expect(screen.getByTestId('location')).toHaveTextContent('?c=c1');
  expect(sendButton()).toBeEnabled();
  await ask('And now?');
  expect(made('POST /gpt-prompt/createPrompt')).toHaveLength(1);
});

test('Shift+Enter and the Enter of an input method do not send', async () => {
  await open();
  type('a');
  fireEvent.keyDown(box(), { key: 'Enter', shiftKey: true });
  fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 });
  fireEvent.compositionEnd(box());
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(made('POST /gpt-prompt/createPrompt')).toHaveLength(0);
});

test('a failed send goes back to the start with the text in the box, and asks again under the same id', async () => {
  let broken = true;
  await open({
    'POST /gpt-prompt/createChat': () => (broken ? { status: 503, body: 'down' } : answer()),
  });
  await ask('What power?');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hi Anna');
  expect(box()).toHaveValue('What power?');
  expect(screen.getByText('Your message is back in the box.')).toBeInTheDocument();
  broken = false;
  fireEvent.click(sendButton());
  await pass(1500);
  expect(screen.getByText('250 W')).toBeInTheDocument();
  expect(made('POST /gpt-prompt/createPrompt')).toHaveLength(1);
  const ids = made('POST /gpt-prompt/createChat').map((one) => (one.body as { requestId: string }).requestId);
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBe(ids[1]);
});

test('a failure in the middle keeps the way back, and what was typed meanwhile', async () => {
  let broken = false;
  await open({
    'POST /gpt-prompt/createChat': async () => {
      if (broken) await new Promise((resolve) => setTimeout(resolve, 500));
      return broken ? { status: 500, body: { message: 'The coach is resting.' } } : answer();
    },
  });
  await ask('First');
  await pass(1500);
  broken = true;
  await ask('Second');
  type('Third');
  await pass(500);
  expect(box()).toHaveValue('Second\nThird');
  expect(screen.getByTestId('location')).not.toHaveTextContent('?c=');
  fireEvent.click(screen.getByRole('button', { name: 'Back to the conversation' }));
  await pass(0);
  expect(screen.getByText('First')).toBeInTheDocument();
  expect(box()).toHaveValue('Second\nThird');
  expect(screen.getByTestId('location')).toHaveTextContent('?c=c1');
});

test('New Chat drops an answer that is still on its way', async () => {
  await open();
  await ask('What power?');
  fireEvent.click(screen.getByRole('button', { name: 'New Chat' }));
  await pass(2000);
  expect(screen.queryByText('250 W')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hi Anna');
  expect(screen.getByTestId('location')).not.toHaveTextContent('?c=');
});

const stored = {
  'GET /gpt-prompt/promptChatHistory': {
    body: {
      message: '',
      data: [
        { role: 'system', message: 'Ride 250 W.', createdAt: '2' },
        { role: 'user', message: 'How hard?', createdAt: '1' },
      ],
    },
  },
};

test('a conversation of the list is shown from its beginning, with its own draft', async () => {
  await open(stored);
  type('half a thought');
  fireEvent.click(screen.getByRole('link', { name: 'Stelvio pacing' }));
  await pass(0);
  const log = screen.getByRole('log');
  expect(log.textContent).toMatch(/How hard\?.*Ride 250 W\./);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Stelvio pacing');
  expect(box()).toHaveValue('');
  fireEvent.click(screen.getByRole('button', { name: 'New Chat' }));
  await pass(0);
  expect(box()).toHaveValue('half a thought');
});

test('a reload opens the conversation of the address', async () => {
  await open(stored, `${AT}?c=old`);
  await pass(0);
  expect(screen.getByText('Ride 250 W.')).toBeInTheDocument();
  expect(made('GET /gpt-prompt/promptChatHistory')[0]?.params).toEqual({ promptId: 'old' });
});

test('draws every kind of part, and only the last answer still takes a tap', async () => {
  await open({
    'POST /gpt-prompt/createChat': answer('prose', [
      { kind: 'headline', label: 'Power', value: '312', unit: 'W', detail: '4.6 W/kg' },
      { kind: 'notice', tone: 'warning', text: 'See a doctor first.' },
      { kind: 'text', text: 'Steady all the way.' },
      { kind: 'table', caption: 'Pacing', columns: ['km', 'W'], rows: [['1', '300']] },
      {
        kind: 'assumptions',
        items: [{ label: 'Weight', value: '68 kg', source: 'profile', how: 'as saved' }],
      },
      { kind: 'question', text: 'Which bike?', chips: ['Road', 'TT'] },
      { kind: 'new-kind-of-tomorrow' },
      { kind: 'suggestions', chips: ['And at 7 %?'] },
    ]),
  });
  await ask('What power?');
  await pass(1500);
  expect(screen.getByText('312')).toBeInTheDocument();
  expect(screen.getByText('See a doctor first.')).toBeInTheDocument();
  expect(screen.getByText('Steady all the way.')).toBeInTheDocument();
  const table = screen.getByRole('table', { name: 'Pacing' });
  expect(within(table).getByRole('rowheader')).toHaveTextContent('1');
  expect(screen.getByText('from your profile – as saved')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Road' }));
  await pass(0);
  expect(made('POST /gpt-prompt/createChat')[1]?.body).toMatchObject({ message: 'Road' });
  expect(screen.queryByRole('button', { name: 'TT' })).not.toBeInTheDocument();
});

test('Copy puts the prose on the clipboard and says "Copied" for a second', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await open({ 'POST /gpt-prompt/createChat': answer('Ride 250 W.', [{ kind: 'text', text: 'Ride' }]) });
  await ask('What power?');
  await pass(1500);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('Ride 250 W.');
  expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
  await pass(1000);
  expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
});

test('Logout empties the browser and goes home', async () => {
  const { unmount } = await open({ 'POST /auth/logout': { body: { message: '' } } });
  await ask('What power?');
  fireEvent.click(screen.getByRole('button', { name: 'User menu' }));
  expect(screen.getByText('A')).toBeInTheDocument();
  expect(screen.getByText('Anna Rider')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(screen.getByTestId('location')).toHaveTextContent(/^\/$/));
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
  unmount();
  jest.useRealTimers();
});

test('another member in the same page sees nothing of the one before', async () => {
  const { unmount } = await open();
  await ask('My secret');
  await pass(1500);
  unmount();
  renderScreen(<Consultant />, {
    session: { ...testSession({ _id: 'u2', name: 'Ben' }), token: 'bens-token' },
    at: AT,
  });
  await pass(0);
  expect(screen.queryByText('My secret')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hi Ben');
});
