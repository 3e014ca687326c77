import type { AssistantToken } from '@breakaway/contract';
import { toast } from '@breakaway/host-api';
import { answerCalls } from '@breakaway/host-api/testing';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { complete, open } from '../testing.tsx';

configure({ defaultHidden: true });
jest.setTimeout(20_000);
let success: jest.SpyInstance;
let writeText: jest.Mock;
beforeEach(() => {
  success = jest.spyOn(toast, 'success').mockImplementation(() => {});
  writeText = jest.fn(async () => {});
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
});
afterEach(() => jest.restoreAllMocks());

const address = 'https://api.example.org/mcp';
const SECRET = 'bwa_0123456789abcdefghijklmnopqrstuvwxyzABCDEx7Qa';
const token = (over: Partial<AssistantToken> = {}): AssistantToken => ({
  id: 't1',
  name: 'Claude Desktop',
  endsWith: 'x7Qa',
  createdAt: '2026-11-01T10:00:00.000Z',
  lastUsedAt: null,
  ...over,
});
const LIST = 'GET /assistants/tokens';
const MAKE = 'POST /assistants/tokens';
const REVOKE = 'DELETE /assistants/tokens';
const list = (...tokens: AssistantToken[]) => ({ body: { message: '', data: { address, tokens } } });
const made = { status: 201, body: { message: '', data: { ...token(), token: SECRET } } };

const own = () => within(document.getElementById('assistants')!);
const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(own().getByRole('button', { name })));
const nameField = () => own().getByLabelText('Name of the assistant');
async function make(name: string) {
  if (own().queryByRole('button', { name: 'Make a token' })) await press('Make a token');
  fireEvent.change(nameField(), { target: { value: name } });
  await act(async () => void fireEvent.submit(nameField().closest('form')!));
}

test('each token has its name, its end and its days', async () => {
  const used = token({ id: 't2', name: 'Laptop', endsWith: '09-_', lastUsedAt: '2026-11-03T10:00:00.000Z' });
  await open(complete, { [LIST]: list(token(), used) });
  const [first, second] = await own().findAllByRole('listitem');
  expect(first).toHaveTextContent('Claude DesktopMade November 1, 2026 · Not used yet · Ends in x7QaRevoke');
  expect(second).toHaveTextContent('Last used November 3, 2026 · Ends in 09-_');
  expect(
    own().getByText(/It sees no conversations and no payments, and it can change nothing/),
  ).toBeVisible();
});

test('a new token is shown in full until it is copied, with address and configuration', async () => {
  const seen = await open(complete, { [LIST]: list(), [MAKE]: made });
  await own().findByText('No assistant has a token yet.');
  await make(' Claude Desktop ');
  expect(seen.find(({ call }) => call === MAKE)?.body).toEqual({ name: 'Claude Desktop' });
  expect(own().getByText('Your token for “Claude Desktop”')).toHaveFocus();
  await press('Copy Token');
  expect(writeText).toHaveBeenLastCalledWith(SECRET);
  expect(within(own().getByRole('group', { name: 'Token' })).getByRole('status')).toHaveTextContent(
    'It is on the clipboard.',
  );
  await press('Copy Server address');
  expect(writeText).toHaveBeenLastCalledWith(address);
  await press('Copy Configuration');
  expect(JSON.parse(writeText.mock.lastCall[0])).toEqual({
    mcpServers: {
      breakaway: { type: 'http', url: address, headers: { Authorization: `Bearer ${SECRET}` } },
    },
  });
  // It is in the list behind, and gone from the page afterwards.
  expect(own().getByRole('listitem')).toHaveTextContent('Ends in x7Qa');
  await press('I have copied it');
  expect(document.body).not.toHaveTextContent(SECRET);
  expect(screen.getByText('Other assistants', { selector: 'h2' })).toHaveFocus();
  await press('Make a token');
  expect(nameField()).toHaveFocus();
  expect(nameField()).toHaveValue('');
  fireEvent.keyDown(nameField(), { key: 'Escape' });
  await waitFor(() => expect(own().getByRole('button', { name: 'Make a token' })).toHaveFocus());
});

test('where the browser refuses the clipboard, the text is selected', async () => {
  writeText.mockRejectedValue(new Error('denied'));
  await open(complete, { [LIST]: list(), [MAKE]: made });
  await own().findByText('No assistant has a token yet.');
  await make('Claude Desktop');
  await press('Copy Token');
  expect(getSelection()!.toString()).toBe(SECRET);
  const group = within(own().getByRole('group', { name: 'Token' }));
  expect(group.getByRole('status')).toHaveTextContent('It is selected. Please copy it by hand.');
});

test('a name is needed, and a refusal is shown', async () => {
  const seen = await open(complete, {
    [LIST]: list(),
    [MAKE]: { status: 409, body: { message: 'You have 10 tokens.', code: 'CONFLICT' } },
  });
  await own().findByText('No assistant has a token yet.');
  await make('  ');
  expect(nameField()).toHaveAccessibleDescription('Name is required');
  expect(seen.some(({ call }) => call === MAKE)).toBe(false);
  await make('Claude');
  expect(own().getByRole('alert')).toHaveTextContent('You have 10 tokens.');
  expect(nameField()).toHaveValue('Claude');
});

test('a member who signed in a while ago is asked for the password first', async () => {
  await open(complete, {
    [LIST]: list(),
    [MAKE]: { status: 403, body: { message: 'Please confirm.', code: 'CONFIRMATION_REQUIRED' } },
  });
  await own().findByText('No assistant has a token yet.');
  await make('Claude Desktop');
  expect(await own().findByText('Please confirm that this is you')).toBeInTheDocument();
  answerCalls({ 'POST /auth/confirm': { body: { message: '', data: null } }, [MAKE]: made });
  const field = document.querySelector('input[name="current-password"]')!;
  await act(async () => void fireEvent.change(field, { target: { value: 'tubular-77' } }));
  await press('Continue');
  expect(await own().findByText('Your token for “Claude Desktop”')).toBeInTheDocument();
  expect(screen.queryByText('Please confirm that this is you')).toBeNull();
});

test('revoking one asks first, and a failure is shown', async () => {
  const seen = await open(complete, {
    [LIST]: list(token()),
    [REVOKE]: { status: 503, body: { message: 'Please try later.' } },
  });
  await own().findByText('Claude Desktop');
  await press('Revoke Claude Desktop, which ends in x7Qa');
  expect(own().getByText(/“Claude Desktop” can no longer use the tools/)).toBeInTheDocument();
  await press('Revoke token');
  expect(own().getByRole('alert')).toHaveTextContent('Please try later.');
  expect(seen.find(({ call }) => call === REVOKE)?.params).toEqual({ id: 't1' });
  answerCalls({ [REVOKE]: { body: { message: 'The token was revoked.', data: null } } });
  await press('Revoke token');
  expect(await own().findByText('No assistant has a token yet.')).toBeInTheDocument();
  expect(success).toHaveBeenCalledWith('The token was revoked.');
  await waitFor(() => expect(screen.getByText('Other assistants', { selector: 'h2' })).toHaveFocus());
});

test('a list that cannot be loaded says so and is loaded again', async () => {
  let answer: (reply: 'offline') => void = () => {};
  await open(complete, { [LIST]: () => new Promise((resolve) => (answer = resolve)) });
  expect(own().getByRole('status', { name: 'Loading your tokens' })).toBeInTheDocument();
  expect(own().getByRole('button', { name: 'Make a token' })).toBeDisabled();
  await act(async () => answer('offline'));
  expect(await own().findByText(/could not reach the server/)).toBeInTheDocument();
  answerCalls({ [LIST]: list(token()) });
  await press('Try again');
  expect(await own().findByText('Claude Desktop')).toBeInTheDocument();
});
