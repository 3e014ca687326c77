import { PASSWORD_HINT } from '@breakaway/contract/password-rule';
import { getSession, paths, toast } from '@breakaway/host-api';
import { act, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { expectLogged } from '../../../../jest.console.ts';
import { change, complete, details, open, save, sent } from './testing.tsx';

configure({ defaultHidden: true });
jest.setTimeout(60_000);
const success = jest.spyOn(toast, 'success').mockImplementation(() => {});
URL.createObjectURL = () => 'blob:preview';
URL.revokeObjectURL = () => {};
beforeEach(() => {
  sessionStorage.clear();
  success.mockClear();
});

const path = () => screen.getByTestId('location');
const press = (text: string) =>
  act(async () => void fireEvent.click(screen.getByText(text, { selector: 'button' })));

describe('photo', () => {
  const picker = () => document.querySelector<HTMLInputElement>('[type="file"]')!;
  const choose = (file: File) =>
    act(async () => void fireEvent.change(picker(), { target: { files: [file] } }));
  const jpeg = new File(['x'], 'me.jpg', { type: 'image/jpeg' });

  test('an image is previewed and sent with the form', async () => {
    const seen = await open(complete, {
      'PATCH /users/editProfile': details({ ...complete, profileUrl: '/me.webp' }),
    });
    await choose(jpeg);
    expect(document.querySelector('img')).toHaveAttribute('src', 'blob:preview');
    expect(screen.getByText('me.jpg will be uploaded when you save.')).toBeInTheDocument();
    await save();
    await waitFor(() => expect(success).toHaveBeenCalled());
    expect((sent(seen).profileImg as File).name).toBe('me.jpg');
  });

  test('without a new photo, no photo is sent', async () => {
    const seen = await open(complete, { 'PATCH /users/editProfile': details(complete) });
    await choose(jpeg);
    await press('Undo');
    expect(screen.getByText('Add a photo')).toHaveFocus();
    await change('weight', '60');
    await save();
    await waitFor(() => expect(success).toHaveBeenCalled());
    expect(sent(seen)).not.toHaveProperty('profileImg');
  });

  test.each([
    [
      'no image @5.settings.photo',
      new File(['x'], 'me.pdf', { type: 'application/pdf' }),
      'Please choose an image file.',
    ],
    [
      'too large',
      new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'me.jpg', { type: 'image/jpeg' }),
      'Please choose an image of at most 5 MB.',
    ],
  ])('a file is rejected with a message: %s', async (_, file, message) => {
    await open();
    expect(picker()).toHaveAttribute('accept', 'image/*');
    await choose(file);
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(document.querySelector('img')).toBeNull();
  });

  test('the server’s message about a photo is shown at the photo, which gets the focus', async () => {
    const message = 'This photo could not be read. Please try another one.';
    expectLogged(/^The profile could not be saved\. This photo/);
    await open(complete, {
      'PATCH /users/editProfile': { status: 400, body: { message, errors: { profileImg: message } } },
    });
    await choose(jpeg);
    await save();
    expect(await screen.findByText(message)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByText('Change photo')).toHaveFocus());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('legal block', () => {
  test.each([
    ['Privacy Policy', '/', { section: 'privacy' }],
    ['Terms and Conditions', '/', { showTerms: true }],
    ['Support', '/faq', null],
    ['Cookies Policy', '/', { section: 'cookies' }],
  ])('%s leads to %s @2.settings.legal', async (name, to, state) => {
    await open();
    fireEvent.click(screen.getByText(name, { selector: 'a' }));
    expect(path()).toHaveTextContent(new RegExp(`^${to}$`));
    expect(JSON.parse(path().dataset['state']!)).toEqual(state);
  });

  test('Subscription leads to /manage-subscription @2.settings.subscription', async () => {
    await open();
    fireEvent.click(screen.getByText('Subscription', { selector: 'a' }));
    expect(path()).toHaveTextContent('/manage-subscription');
  });
});

describe('download', () => {
  test('all stored data is saved as a file', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => (saved.push(blob as Blob), 'blob:data');
    const names: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await open(complete, {
      'GET /users/export': { body: { message: '', data: { user: { name: 'Anna' } } } },
    });
    await press('Download my data');
    await waitFor(() => expect(names).toEqual(['breakaway-data.json']));
    expect(saved.at(-1)!.type).toBe('application/json');
    expect(screen.getByText('Download my data')).toHaveFocus();
    click.mockRestore();
  });

  test('a failure is shown beside the button', async () => {
    await open(complete, { 'GET /users/export': { status: 503, body: { message: 'Please try later.' } } });
    await press('Download my data');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try later.');
    expect(screen.getByText('Download my data')).toBeEnabled();
  });
});

describe('deletion of the account', () => {
  const confirmed = { 'POST /auth/confirm': { body: { message: '', data: null } } };
  const password = () => document.querySelector<HTMLInputElement>('input[name="current-password"]')!;
  const ask = async (typed: string) => {
    await press('Delete Account');
    if (typed) await act(async () => void fireEvent.change(password(), { target: { value: typed } }));
    await press('Yes, Delete Account');
  };
  const deletions = (seen: { call: string }[]) => seen.filter(({ call }) => call.startsWith('DELETE'));

  test('a dialog asks for the password; Cancel keeps the account @2.settings.delete', async () => {
    const seen = await open();
    await press('Delete Account');
    expect(screen.getByText('Yes, Delete Account')).toBeInTheDocument();
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    await press('Cancel');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(deletions(seen)).toEqual([]);
    expect(getSession()).not.toBeNull();
  });

  test('"Yes, Delete Account" deletes it, clears the storage and leads to sign-in @4.settings.deleted @8.success.deleted', async () => {
    const seen = await open(complete, {
      ...confirmed,
      'DELETE /users/deleteUser': { body: { message: 'ok', data: null } },
    });
    localStorage.setItem('something', 'else');
    await change('weight', '60');
    await ask('tubular-77');
    await waitFor(() => expect(path()).toHaveTextContent(paths.signIn));
    expect(seen.find(({ call }) => call === 'POST /auth/confirm')?.body).toEqual({ password: 'tubular-77' });
    expect(deletions(seen)).toHaveLength(1);
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
    expect(success).toHaveBeenCalledWith('Account Deleted Successfully');
  });

  test('without a password nothing is sent; a wrong one shows an error at its field and stays', async () => {
    const message = 'This password is not right. Please try again.';
    const seen = await open(complete, {
      'POST /auth/confirm': { status: 400, body: { message, errors: { password: message } } },
    });
    await ask('');
    expect(screen.getByText('Password is required')).toBeInTheDocument();
    await waitFor(() => expect(password()).toHaveFocus());
    await press('Cancel');
    await ask('wrong-one');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(password()).toBeInvalid();
    expect(password()).toHaveValue('wrong-one');
    await waitFor(() => expect(password()).toHaveFocus());
    expect(deletions(seen)).toEqual([]);
    expect(getSession()).not.toBeNull();
  });

  test.each([
    ['too many guesses', { 'POST /auth/confirm': { status: 429, body: { message: 'Please try later.' } } }],
    [
      'a deletion that fails',
      { ...confirmed, 'DELETE /users/deleteUser': { status: 500, body: { message: 'Please try later.' } } },
    ],
  ])('%s: shown in the dialog, and nothing is cleared', async (_, calls) => {
    await open(complete, calls);
    await ask('tubular-77');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your account was not deleted. Please try later.',
    );
    expect(getSession()).not.toBeNull();
    expect(password()).toHaveValue('tubular-77');
    expect(screen.getByText('Yes, Delete Account')).toHaveFocus();
  });
});

describe('a new password', () => {
  const fields = () => [...document.querySelectorAll<HTMLInputElement>('dialog input')].map((input) => input);
  const openDialog = () =>
    act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Change password' })));
  const fill = async (...values: string[]) => {
    await openDialog();
    for (const [at, value] of values.entries())
      await act(async () => void fireEvent.change(fields()[at]!, { target: { value } }));
    await act(async () => void fireEvent.submit(document.querySelector('dialog form')!));
  };

  test('asks for the current one, is sent, and explains the effect; the devices are reloaded', async () => {
    const seen = await open(complete, { 'PATCH /users/editProfile': details(complete) });
    await fill('tubular-77', 'velvet-88', 'velvet-88');
    await waitFor(() =>
      expect(success).toHaveBeenCalledWith('Your password was changed. Every other device was signed out.'),
    );
    expect(sent(seen)).toEqual({ currentPassword: 'tubular-77', password: 'velvet-88' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(seen.filter(({ call }) => call === 'GET /users/sessions')).toHaveLength(2));
  });

  test('missing values show errors at their fields before anything is sent', async () => {
    const seen = await open();
    await fill('', 'short', 'other');
    for (const sentence of [
      'Your current password is required',
      'Password must be at least 6 characters long',
      'Passwords must match',
    ])
      expect(await screen.findByText(sentence)).toBeInTheDocument();
    await waitFor(() => expect(fields()[0]).toHaveFocus());
    expect(seen.filter(({ call }) => call.startsWith('PATCH'))).toEqual([]);
  });

  test('an obvious password is rejected while it is typed, by a rule that was shown before', async () => {
    await open();
    await openDialog();
    const [, wanted] = fields();
    expect(wanted).toHaveAccessibleDescription(PASSWORD_HINT);
    fireEvent.change(wanted!, { target: { value: 'breakaway1' } });
    fireEvent.blur(wanted!);
    expect(
      await screen.findByText('This password is too easy to guess. Please choose another one.'),
    ).toBeInTheDocument();
  });

  test('a wrong current password shows an error at its field; what was typed stays', async () => {
    const message = 'Your current password is not right. Please try again.';
    await open(complete, {
      'PATCH /users/editProfile': { status: 400, body: { message, errors: { currentPassword: message } } },
    });
    await fill('wrong-one', 'velvet-88', 'velvet-88');
    expect(await screen.findByText(message)).toBeInTheDocument();
    await waitFor(() => expect(fields()[0]).toHaveFocus());
    expect(fields().map(({ value }) => value)).toEqual(['wrong-one', 'velvet-88', 'velvet-88']);
  });
});
