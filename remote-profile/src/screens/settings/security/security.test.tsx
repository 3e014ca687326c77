import type { MemberSession, Passkey } from '@breakaway/contract';
import { passkeys, toast } from '@breakaway/host-api';
import { answerCalls } from '@breakaway/host-api/testing';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { complete, open } from '../testing.tsx';

configure({ defaultHidden: true });
let success: jest.SpyInstance;
beforeEach(() => {
  success = jest.spyOn(toast, 'success').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

const ok = { body: { message: 'Done.', data: null } };
const list = (data: unknown[]) => ({ body: { message: '', data } });
const section = (id: string) => within(document.getElementById(id)!);
const press = (name: string | RegExp, where = section('devices')) =>
  act(async () => void fireEvent.click(where.getByRole('button', { name })));

describe('signed-in devices', () => {
  const session = (over: Partial<MemberSession>): MemberSession => ({
    id: 'a',
    device: 'Chrome on Windows',
    network: '203.0.113.x',
    method: 'password',
    signedInAt: '2026-11-01T10:00:00.000Z',
    lastSeenAt: new Date().toISOString(),
    current: false,
    ...over,
  });
  const here = session({ current: true });
  const phone = session({
    id: 'b',
    device: 'Safari on iPhone',
    method: 'passkey',
    lastSeenAt: '2026-11-02T10:00:00.000Z',
  });
  const old = session({ id: 'c', device: '', network: '', method: 'link' });
  const entries = () => section('devices').queryAllByRole('listitem');

  test('show name, place, sign-in method and time; this one has no button', async () => {
    await open(complete, { 'GET /users/sessions': list([here, phone, old]) });
    await waitFor(() => expect(entries()).toHaveLength(3));
    const [first, second, third] = entries();
    expect(first).toHaveTextContent(/^Chrome on WindowsThis deviceActive now · Network 203\.0\.113\.x/);
    expect(first).toHaveTextContent(/Signed in November 1, 2026.* with your password$/);
    expect(within(first!).queryByRole('button')).toBeNull();
    expect(second).toHaveTextContent(/Last seen November 2, 2026.* with a passkey/);
    expect(third).toHaveTextContent(/^Unknown deviceActive nowSigned in .* with a link from an email/);
  });

  test('signing one out removes it from the list and focuses the heading', async () => {
    const seen = await open(complete, {
      'GET /users/sessions': list([here, phone]),
      'DELETE /users/session': ok,
    });
    await waitFor(() => expect(entries()).toHaveLength(2));
    await press(/^Sign out Safari on iPhone, signed in/);
    await waitFor(() => expect(entries()).toHaveLength(1));
    expect(seen.find(({ call }) => call === 'DELETE /users/session')?.params).toEqual({ id: 'b' });
    expect(screen.getByText('Signed-in devices', { selector: 'h2' })).toHaveFocus();
    expect(success).toHaveBeenCalledWith('Done.');
    expect(section('devices').queryByRole('button')).toBeNull();
  });

  test('all others at once', async () => {
    await open(complete, { 'GET /users/sessions': list([here, phone, old]), 'DELETE /users/sessions': ok });
    await waitFor(() => expect(entries()).toHaveLength(3));
    await press('Sign out all other devices');
    await waitFor(() => expect(entries()).toHaveLength(1));
  });

  test('a failure is shown, and the list stays', async () => {
    await open(complete, {
      'GET /users/sessions': list([here, phone]),
      'DELETE /users/sessions': { status: 500, body: { message: 'Please try later.' } },
    });
    await waitFor(() => expect(entries()).toHaveLength(2));
    await press('Sign out all other devices');
    expect(section('devices').getByRole('alert')).toHaveTextContent('Please try later.');
    expect(entries()).toHaveLength(2);
  });

  test('a list that cannot be loaded says so; Retry reloads it', async () => {
    let answer: (reply: 'offline') => void = () => {};
    await open(complete, { 'GET /users/sessions': () => new Promise((resolve) => (answer = resolve)) });
    expect(section('devices').getByRole('status', { name: 'Loading your devices' })).toBeInTheDocument();
    await act(async () => answer('offline'));
    expect(await section('devices').findByText(/could not reach the server/)).toBeInTheDocument();
    answerCalls({ 'GET /users/sessions': list([here]) });
    await press('Try again');
    await waitFor(() => expect(entries()).toHaveLength(1));
  });
});

describe('passkeys', () => {
  const passkey = (over: Partial<Passkey> = {}): Passkey => ({
    id: 'p1',
    name: 'Phone',
    createdAt: '2026-11-01T10:00:00.000Z',
    lastUsedAt: null,
    synced: false,
    ...over,
  });
  const own = () => section('passkeys');
  const supported = () => jest.spyOn(passkeys, 'isSupported').mockReturnValue(true);

  test('a browser without passkey support says so and offers nothing', async () => {
    await open();
    expect(await own().findByText('You have no passkey yet.')).toBeInTheDocument();
    expect(own().getByText('This browser does not support passkeys.')).toBeInTheDocument();
    expect(own().queryByRole('button')).toBeNull();
  });

  test('a new one is added to the list', async () => {
    supported();
    jest.spyOn(passkeys, 'add').mockResolvedValue({ message: '', data: passkey({ synced: true }) });
    await open();
    await own().findByText('You have no passkey yet.');
    await press('Add a passkey', own());
    expect(await own().findByText('Phone')).toBeInTheDocument();
    expect(own().getByRole('listitem')).toHaveTextContent(
      'Added November 1, 2026 · Not used yet · Kept in your password manager',
    );
    expect(success).toHaveBeenCalledWith('The passkey was added.');
  });

  test('closing the browser’s dialog shows a message, and it can be opened again', async () => {
    supported();
    jest.spyOn(passkeys, 'add').mockRejectedValue(new Error('No passkey was used.'));
    await open();
    await own().findByText('You have no passkey yet.');
    await press('Add a passkey', own());
    expect(await own().findByRole('alert')).toHaveTextContent('No passkey was used.');
    expect(own().getByRole('button', { name: 'Add a passkey' })).toBeEnabled();
  });

  test('a member who signed in a while ago is asked for the password first', async () => {
    supported();
    await open(complete, {
      'POST /passkeys/add-options': {
        status: 403,
        body: { message: 'Please confirm.', code: 'CONFIRMATION_REQUIRED' },
      },
      'POST /auth/confirm': ok,
    });
    await own().findByText('You have no passkey yet.');
    await press('Add a passkey', own());
    expect(await screen.findByText('Please confirm that this is you')).toBeInTheDocument();
    jest.spyOn(passkeys, 'add').mockResolvedValue({ message: '', data: passkey() });
    const field = document.querySelector('input[name="current-password"]')!;
    await act(async () => void fireEvent.change(field, { target: { value: 'tubular-77' } }));
    await press('Continue', own());
    expect(await own().findByText('Phone')).toBeInTheDocument();
    expect(screen.queryByText('Please confirm that this is you')).toBeNull();
  });

  test('renaming: Enter saves, Escape cancels, an empty name shows an error', async () => {
    const seen = await open(complete, {
      'GET /passkeys': list([passkey()]),
      'PATCH /passkeys': { body: { message: '', data: passkey({ name: 'Work laptop' }) } },
    });
    await own().findByText('Phone');
    await press('Rename Phone', own());
    const field = () => own().getByLabelText('Name of the passkey');
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(own().getByRole('button', { name: 'Rename Phone' })).toHaveFocus();
    await press('Rename Phone', own());
    fireEvent.change(field(), { target: { value: ' ' } });
    await act(async () => void fireEvent.submit(field().closest('form')!));
    expect(field()).toHaveAccessibleDescription('Name is required');
    fireEvent.change(field(), { target: { value: ' Work laptop ' } });
    await act(async () => void fireEvent.submit(field().closest('form')!));
    expect(await own().findByText('Work laptop')).toBeInTheDocument();
    expect(seen.find(({ call }) => call === 'PATCH /passkeys')).toMatchObject({
      params: { id: 'p1' },
      body: { name: 'Work laptop' },
    });
    expect(own().getByRole('button', { name: 'Rename Work laptop' })).toHaveFocus();
  });

  test('removing one asks for confirmation first', async () => {
    await open(complete, { 'GET /passkeys': list([passkey()]), 'DELETE /passkeys': ok });
    await own().findByText('Phone');
    await press('Remove Phone', own());
    expect(screen.getByText(/“Phone” will not sign you in any more/)).toBeInTheDocument();
    await press('Remove passkey', own());
    expect(await own().findByText('You have no passkey yet.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByText('Passkeys', { selector: 'h2' })).toHaveFocus());
  });

  test('in the deletion dialog a passkey replaces the password', async () => {
    supported();
    const confirm = jest.spyOn(passkeys, 'confirm').mockResolvedValue({ message: '' });
    const seen = await open(complete, {
      'GET /passkeys': list([passkey()]),
      'DELETE /users/deleteUser': ok,
    });
    await press('Delete Account', section('account'));
    await act(async () => void fireEvent.click(await screen.findByText('Delete with a passkey')));
    await waitFor(() => expect(seen.map(({ call }) => call)).toContain('DELETE /users/deleteUser'));
    expect(confirm).toHaveBeenCalledTimes(1);
  });
});
