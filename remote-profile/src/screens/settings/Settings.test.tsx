import type { User } from '@breakaway/contract';
import { getSession, paths, saveUser, toast } from '@breakaway/host-api';
import { answerCalls, renderScreen, testSession, testUser } from '@breakaway/host-api/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Settings from './Settings.tsx';

const success = jest.spyOn(toast, 'success').mockImplementation(() => {});
const failure = jest.spyOn(toast, 'error').mockImplementation(() => {});
const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
URL.createObjectURL = () => 'blob:preview';
URL.revokeObjectURL = () => {};
beforeEach(() => [success, failure, logged].forEach((spy) => spy.mockClear()));

const complete = testUser({
  bodyMatrix: { height: 172, weight: 61.5, muscleMass: null, bodyFat: 18 },
  powerMatrix: { ftp: 245, min20Power: null, min3Power: null, min8Power: null, peak3sPower: null },
  feedingData: { ...testUser().feedingData, choTolerance: 80 },
});
const details = (user: User) => ({ body: { message: '', data: user } });

type Calls = Parameters<typeof answerCalls>[0];
function open(user: User = complete, calls: Calls = {}) {
  const seen = answerCalls({ 'GET /users/getUserDetails': details(user), ...calls });
  renderScreen(<Settings />, { at: paths.settings, session: { ...testSession(), data: user } });
  return seen;
}

const box = (name: RegExp | string) => screen.getByRole('textbox', { name });
const edit = (label: string) => userEvent.click(screen.getByRole('button', { name: `Edit ${label}` }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const path = () => screen.getByTestId('location');
async function change(label: string, value: string) {
  await edit(label);
  const input = document.activeElement as HTMLInputElement;
  await userEvent.clear(input);
  if (value) await userEvent.type(input, value);
}
/** What a saved form sent, as the server reads it. */
function sent(seen: ReturnType<typeof answerCalls>) {
  const form = seen.find(({ call }) => call === 'PATCH /users/editProfile')?.body as FormData;
  return Object.fromEntries(
    [...form].map(([name, value]) => [
      name,
      typeof value === 'string' && value.startsWith('{') ? JSON.parse(value) : value,
    ]),
  );
}

describe('loading', () => {
  test('the stored record is there while the current one loads, and then follows it', async () => {
    let answer: (reply: ReturnType<typeof details>) => void = () => {};
    open(complete, { 'GET /users/getUserDetails': () => new Promise((resolve) => (answer = resolve)) });
    expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeInTheDocument();
    expect(screen.getByText('Loading your latest details…')).toBeInTheDocument();
    expect(box(/^Weight/)).toHaveValue('61.5');
    answer(details({ ...complete, bodyMatrix: { ...complete.bodyMatrix, weight: 60 } }));
    await waitFor(() => expect(box(/^Weight/)).toHaveValue('60'));
    expect(screen.queryByText('Loading your latest details…')).not.toBeInTheDocument();
  });

  test('a newer record does not take away what is being typed', async () => {
    open();
    await change('Weight', '59');
    act(() => saveUser({ ...complete, bodyMatrix: { ...complete.bodyMatrix, weight: 60, height: 173 } }));
    await waitFor(() => expect(box(/^Height/)).toHaveValue('173'));
    expect(box(/^Weight/)).toHaveValue('59');
  });

  test.each([
    ['the server’s words', { status: 500, body: { message: 'Please try later.' } }, /Please try later\./],
    ['a plain sentence offline', 'offline' as const, /could not reach the server/],
  ])(
    'a failed refresh is logged and told in %s, without a toast; Retry reads again',
    async (_, reply, text) => {
      open(complete, { 'GET /users/getUserDetails': reply });
      expect(await screen.findByText(text)).toBeInTheDocument();
      expect(logged).toHaveBeenCalled();
      expect(failure).not.toHaveBeenCalled();
      expect(box(/^Weight/)).toHaveValue('61.5');
      answerCalls({ 'GET /users/getUserDetails': details(complete) });
      await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
    },
  );

  test('a record of an older version without groups is shown as empty', () => {
    open({ _id: 'u1', name: 'Anna', email: 'a@b.co', isPremium: true } as User);
    expect(box(/^Weight/)).toHaveValue('');
  });
});

describe('editing', () => {
  test('every field is read-only until its Edit button selects it, one at a time', async () => {
    open();
    for (const input of screen.getAllByRole('textbox')) expect(input).toHaveAttribute('readonly');
    await edit('Weight');
    expect(box(/^Weight/)).toHaveFocus();
    expect(box(/^Weight/)).not.toHaveAttribute('readonly');
    await edit('FTP');
    expect(box(/^FTP/)).toHaveFocus();
    expect(box(/^Weight/)).toHaveAttribute('readonly');
  });

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['Cancel', () => userEvent.click(screen.getByRole('button', { name: 'Cancel editing Weight' }))],
  ])('%s brings the saved value back and the focus to Edit', async (_, giveUp) => {
    open();
    await change('Weight', '-4');
    await giveUp();
    expect(box(/^Weight/)).toHaveValue('61.5');
    expect(box(/^Weight/)).toHaveAttribute('readonly');
    expect(screen.getByRole('button', { name: 'Edit Weight' })).toHaveFocus();
  });

  test('email and password are shown, the password as a mask, and cannot be edited', () => {
    open();
    expect(screen.getByLabelText('Email')).toHaveValue('anna@example.com');
    expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('Password')).toHaveAttribute('placeholder', '••••••••');
    expect(screen.getByLabelText('Password')).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: 'Edit Email' })).not.toBeInTheDocument();
  });

  test('leaving the page with unsaved changes makes the browser ask; without them it does not', async () => {
    open();
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(false);
    await change('Weight', '60');
    expect(screen.getByText('You have unsaved changes.')).toBeInTheDocument();
    expect(leave()).toBe(true);
  });
});

describe('essentials', () => {
  test('the four are marked with an asterisk and only they', () => {
    open();
    const marked = [...document.querySelectorAll('label')]
      .map((label) => label.textContent)
      .filter((text) => text.endsWith('*'));
    expect(marked.map((text) => text.replace(/ in .*/, ''))).toEqual([
      'Height',
      'Weight',
      'FTP',
      'CHO tolerance',
    ]);
    expect(screen.getByText(/The others are optional and are estimated when empty\./)).toBeInTheDocument();
  });

  test('a member without a full record sees which are missing and gets there', async () => {
    open(testUser({ bodyMatrix: { ...complete.bodyMatrix, weight: null } }));
    expect(screen.getAllByRole('button', { name: /^Add (Weight|FTP|CHO)/ })).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Add Height' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Add FTP' }));
    expect(box(/^FTP/)).toHaveFocus();
  });

  test('a full record is not asked for anything', () => {
    open();
    expect(screen.queryByRole('button', { name: 'Add Weight' })).not.toBeInTheDocument();
  });
});

describe('validation', () => {
  test.each([
    ['Weight', /^Weight/],
    ['Favourite gel', /^Favourite gel/],
  ])('%s below zero: told when the field is left, and not sent', async (label, name) => {
    const seen = open();
    await change(label, '-1');
    const input = box(name);
    expect(screen.queryByText('Value must be a positive.')).not.toBeInTheDocument();
    await userEvent.tab();
    expect(await screen.findByText('Value must be a positive.')).toBeInTheDocument();
    await save();
    await waitFor(() => expect(input).toHaveFocus());
    expect(input).toHaveValue('-1');
    expect(seen.filter(({ call }) => call.startsWith('PATCH'))).toHaveLength(0);
  });

  test('a refused save opens the field that is wrong', async () => {
    open();
    await change('Weight', 'sixty');
    await edit('FTP');
    await save();
    await waitFor(() => expect(box(/^Weight/)).toHaveFocus());
    expect(box(/^Weight/)).not.toHaveAttribute('readonly');
    expect(screen.getByText('Please enter a number, for example 72.5.')).toBeInTheDocument();
  });

  test('an address that is no address: "Invalid email address"', async () => {
    open({ ...complete, email: 'anna' });
    await save();
    expect(await screen.findByText('Invalid email address')).toBeInTheDocument();
  });

  test('a product may be a name', async () => {
    const seen = open(complete, { 'PATCH /users/editProfile': details(complete) });
    await change('Favourite gel', ' Maple 25 ');
    await save();
    await waitFor(() => expect(sent(seen).feedingData).toEqual({ favoriteGel: 'Maple 25' }));
  });
});

describe('saving', () => {
  test('sends name and the values that changed, by their group; a decimal comma is a decimal point', async () => {
    const after = { ...complete, bodyMatrix: { ...complete.bodyMatrix, weight: 72.5 } };
    open();
    const calls = answerCalls({
      'PATCH /users/editProfile': details(after),
      'GET /users/getUserDetails': details(after),
    });
    await change('Weight', '72,5');
    await change('FTP', '');
    await change('Name', ' Anna R. ');
    await save();
    await waitFor(() => expect(success).toHaveBeenCalledWith('Profile updated successfully.'));
    expect(sent(calls)).toEqual({
      name: 'Anna R.',
      bodyMatrix: { weight: 72.5 },
      powerMatrix: { ftp: null },
    });
    await waitFor(() =>
      expect(calls.map(({ call }) => call)).toEqual([
        'PATCH /users/editProfile',
        'GET /users/getUserDetails',
      ]),
    );
    expect(getSession()?.data.bodyMatrix.weight).toBe(72.5);
    expect(box(/^Weight/)).toHaveValue('72.5');
    expect(screen.queryByText('You have unsaved changes.')).not.toBeInTheDocument();
  });

  test('while it is saving the button cannot be pressed', async () => {
    open(complete, { 'PATCH /users/editProfile': () => new Promise(() => {}) });
    await save();
    expect(await screen.findByRole('button', { name: 'Saving…' })).toBeDisabled();
  });

  test.each([
    ['the server’s words', { status: 500, body: { message: 'Please try later.' } }, 'Please try later.'],
    ['our own', { status: 502, body: '' }, 'Your profile could not be saved. Please try again.'],
  ])(
    'a failure is logged and told in %s beside Save, without a toast; nothing is lost',
    async (_, reply, text) => {
      open(complete, { 'PATCH /users/editProfile': reply });
      await change('Weight', '60');
      await save();
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      expect(logged).toHaveBeenCalled();
      expect(success).not.toHaveBeenCalled();
      expect(failure).not.toHaveBeenCalled();
      expect(box(/^Weight/)).toHaveValue('60');
    },
  );

  test('a field that the server refuses carries its sentence', async () => {
    open(complete, {
      'PATCH /users/editProfile': {
        status: 400,
        body: { message: 'Please check.', errors: { 'powerMatrix.ftp': 'At most 700.' } },
      },
    });
    await change('FTP', '9000');
    await save();
    expect(await screen.findByText('At most 700.')).toBeInTheDocument();
    expect(box(/^FTP/)).toBeInvalid();
  });

  test('a failed refresh after the save is logged only', async () => {
    open();
    await screen.findByDisplayValue('61.5');
    answerCalls({ 'PATCH /users/editProfile': details(complete), 'GET /users/getUserDetails': 'offline' });
    await save();
    await waitFor(() => expect(success).toHaveBeenCalledWith('Profile updated successfully.'));
    await waitFor(() => expect(logged).toHaveBeenCalled());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('photo', () => {
  const picker = () => screen.getByLabelText<HTMLInputElement>('Profile photo');
  const jpeg = new File(['x'], 'me.jpg', { type: 'image/jpeg' });

  test('an image is previewed and sent with the form', async () => {
    const seen = open(complete, {
      'PATCH /users/editProfile': details({ ...complete, profileUrl: '/me.webp' }),
    });
    expect(picker()).toHaveAttribute('accept', 'image/*');
    await userEvent.upload(picker(), jpeg);
    expect(document.querySelector('img')).toHaveAttribute('src', 'blob:preview');
    expect(screen.getByText('me.jpg will be uploaded when you save.')).toBeInTheDocument();
    await save();
    await waitFor(() => expect(success).toHaveBeenCalled());
    expect((sent(seen).profileImg as File).name).toBe('me.jpg');
  });

  test('without a new photo none is sent', async () => {
    const seen = open(complete, { 'PATCH /users/editProfile': details(complete) });
    await userEvent.upload(picker(), jpeg);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await save();
    await waitFor(() => expect(success).toHaveBeenCalled());
    expect(sent(seen)).toEqual({ name: 'Anna Rider' });
  });

  test.each([
    ['no image', new File(['x'], 'me.pdf', { type: 'application/pdf' }), 'Please choose an image file.'],
    [
      'too large',
      new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'me.jpg', { type: 'image/jpeg' }),
      'Please choose an image of at most 5 MB.',
    ],
  ])('%s is refused with a sentence', (_, file, message) => {
    open();
    fireEvent.change(picker(), { target: { files: [file] } });
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('legal block', () => {
  test.each([
    ['Privacy Policy', '/', { section: 'privacy' }],
    ['Terms and Conditions', '/', { showTerms: true }],
    ['Support', '/faq', null],
    ['Subscription', '/manage-subscription', null],
    ['Cookies Policy', '/', { section: 'cookies' }],
  ])('%s leads to %s', async (name, to, state) => {
    open();
    await userEvent.click(screen.getByRole('link', { name }));
    expect(path()).toHaveTextContent(to);
    expect(JSON.parse(path().dataset['state']!)).toEqual(state);
  });

  const askToDelete = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Delete Account' }));
    return within(screen.getByRole('dialog'));
  };

  test('Cancel keeps the account', async () => {
    const seen = open();
    const dialog = await askToDelete();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(seen.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
    expect(getSession()).not.toBeNull();
  });

  test('"Yes, Delete Account" deletes it, clears the storage and leads to sign-in', async () => {
    const seen = open(complete, { 'DELETE /users/deleteUser': { body: { message: 'ok', data: null } } });
    localStorage.setItem('something', 'else');
    const dialog = await askToDelete();
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, Delete Account' }));
    await waitFor(() => expect(path()).toHaveTextContent(paths.signIn));
    expect(seen.some(({ call }) => call === 'DELETE /users/deleteUser')).toBe(true);
    expect(localStorage).toHaveLength(0);
    expect(success).toHaveBeenCalledWith('Account Deleted Successfully');
  });

  test('a failure is told in the dialog and nothing is cleared', async () => {
    open(complete, { 'DELETE /users/deleteUser': { status: 500, body: { message: 'Please try later.' } } });
    const dialog = await askToDelete();
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, Delete Account' }));
    expect(await dialog.findByText('Please try later.')).toBeInTheDocument();
    expect(getSession()).not.toBeNull();
    expect(dialog.getByRole('button', { name: 'Yes, Delete Account' })).toBeEnabled();
  });
});
