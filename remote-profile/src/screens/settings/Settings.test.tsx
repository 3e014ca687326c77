import type { User } from '@breakaway/contract';
import { getSession, saveUser, toast } from '@breakaway/host-api';
import { answerCalls, testUser } from '@breakaway/host-api/testing';
import { act, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectLogged } from '../../../../jest.console.ts';
import { profileFields } from './fields.ts';
import {
  box,
  change,
  complete,
  described,
  details,
  edit,
  noGroups,
  open,
  save,
  saveButton,
  sent,
  toggle,
} from './testing.tsx';

configure({ defaultHidden: true });
jest.setTimeout(60_000);
const success = jest.spyOn(toast, 'success').mockImplementation(() => {});
const failure = jest.spyOn(toast, 'error').mockImplementation(() => {});
beforeEach(() => {
  sessionStorage.clear();
  for (const spy of [success, failure]) spy.mockClear();
});

describe('loading', () => {
  test('the stored record is shown while the current one loads, and then updated', async () => {
    let answer: (reply: ReturnType<typeof details>) => void = () => {};
    await open(complete, { 'GET /users/getUserDetails': () => new Promise((resolve) => (answer = resolve)) });
    expect(screen.getByText('Settings', { selector: 'h1' })).toBeInTheDocument();
    expect(screen.getByText('Loading your latest details…')).toBeInTheDocument();
    expect(box('weight')).toHaveValue('61.5');
    answer(details({ ...complete, bodyMatrix: { ...complete.bodyMatrix, weight: 60 } }));
    await waitFor(() => expect(box('weight')).toHaveValue('60'));
    expect(screen.queryByText('Loading your latest details…')).not.toBeInTheDocument();
  });

  test('a newer record does not overwrite what is being typed', async () => {
    await open();
    await change('weight', '59');
    act(() => saveUser({ ...complete, bodyMatrix: { ...complete.bodyMatrix, weight: 60, height: 173 } }));
    await waitFor(() => expect(box('height')).toHaveValue('173'));
    expect(box('weight')).toHaveValue('59');
  });

  test.each([
    ['the server’s words', { status: 500, body: { message: 'Please try later.' } }, /Please try later\./],
    ['a plain sentence offline', 'offline' as const, /could not reach the server/],
  ])('a failed refresh is logged and shown in %s, without a toast; Retry reloads', async (_, reply, text) => {
    expectLogged(/^The details could not be refreshed\. /);
    await open(complete, { 'GET /users/getUserDetails': reply });
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(failure).not.toHaveBeenCalled();
    expect(box('weight')).toHaveValue('61.5');
    answerCalls({ 'GET /users/getUserDetails': details(complete) });
    fireEvent.click(screen.getByText('Try again'));
    await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
  });

  test('a session stored by an older version is understood: without groups, with values in their old places', async () => {
    const older = { _id: 'u1', name: 'Anna', email: 'a@b.co', isPremium: true, height: 180, weight: '75' };
    const abilitiesData = { fcThreshold: 170, fcMax: 190, ftp: 260, min8Power: 300, peakPower3s: 900 };
    await open({ ...older, bikeWeight: 7.5, abilitiesData } as unknown as User);
    const shown = {
      height: '180',
      weight: '75',
      weight_road_bike: '7.5',
      threshold_hr: '170',
      max_hr: '190',
      ftp: '260',
      eight_min_power: '300',
      peak_threes_power: '900',
      cho_tolerance: '',
    };
    for (const [name, value] of Object.entries(shown)) expect([name, box(name).value]).toEqual([name, value]);
  });
});

describe('editing', () => {
  test('every value has an Edit button; it selects its field, one at a time @2.settings.edit @4.settings.one-field', async () => {
    await open();
    for (const { name } of profileFields) {
      expect(box(name)).toHaveAttribute('readonly');
      expect(toggle(name)).toHaveTextContent('Edit');
    }
    await edit('weight');
    expect(box('weight')).toHaveFocus();
    expect(box('weight')).not.toHaveAttribute('readonly');
    await edit('ftp');
    expect(box('ftp')).toHaveFocus();
    expect(box('weight')).toHaveAttribute('readonly');
  });

  test('fields and buttons are labelled with the value and its unit', async () => {
    await open();
    expect(box('ftp')).toHaveAccessibleName('FTP in W, essential');
    expect(box('power_z2')).toHaveAccessibleName('Power zone Z2 up to in W');
    expect(box('hr_z2')).toHaveAccessibleName('Heart rate zone Z2 up to in bpm');
    expect(toggle('power_z2')).toHaveAccessibleName('Edit Power zone 2, upper limit');
  });

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['Cancel', async () => fireEvent.click(toggle('weight'))],
  ])('%s restores the saved value and returns the focus to Edit', async (_, giveUp) => {
    await open();
    await change('weight', '-4');
    expect(toggle('weight')).toHaveTextContent('Cancel');
    await giveUp();
    await waitFor(() => expect(box('weight')).toHaveValue('61.5'));
    expect(box('weight')).toHaveAttribute('readonly');
    expect(toggle('weight')).toHaveFocus();
  });

  test('email and password are shown, the password as a mask, and cannot be edited @5.settings.password-mask', async () => {
    await open();
    expect(box('email')).toHaveValue('anna@example.com');
    expect(box('email')).toHaveAttribute('readonly');
    expect(box('password')).toHaveAttribute('placeholder', '••••••••');
    expect(box('password')).toHaveAttribute('readonly');
    expect(toggle('email')).toBeNull();
    expect(screen.getByRole('button', { name: 'Change password' })).toBeInTheDocument();
  });

  test('the navigation leads to each section and focuses its heading', async () => {
    await open();
    const links = [...document.querySelectorAll('nav a')];
    expect(links.map(({ textContent }) => textContent)).toEqual(
      [...document.querySelectorAll('h2')].map(({ textContent }) => textContent),
    );
    fireEvent.click(screen.getByText('Bikes', { selector: 'a' }));
    expect(screen.getByText('Bikes', { selector: 'h2' })).toHaveFocus();
  });
});

describe('essentials', () => {
  test('only the four are marked with an asterisk @5.settings.essentials', async () => {
    await open();
    const marked = [...document.querySelectorAll('label')]
      .map((label) => label.textContent)
      .filter((text) => text.endsWith('*'));
    expect(marked.map((text) => text.replace(/ in .*/, ''))).toEqual([
      'Height',
      'Weight',
      'FTP',
      'CHO tolerance',
    ]);
    expect(screen.getByText(/Everything else is optional\. We estimate what we can\./)).toBeInTheDocument();
  });

  test('a member with an incomplete record sees what is missing and why', async () => {
    await open(testUser({ bodyMatrix: { ...complete.bodyMatrix, weight: null } }));
    expect(
      screen.getByText(
        'Without weight or FTP most of your numbers cannot be computed. Without your CHO tolerance there is no feeding plan.',
      ),
    ).toBeInTheDocument();
  });

  test('a missing CHO tolerance only affects feeding', async () => {
    await open({ ...complete, feedingData: testUser().feedingData });
    expect(screen.getByText('Without your CHO tolerance there is no feeding plan.')).toBeInTheDocument();
  });

  test('a complete record lacks nothing', async () => {
    await open();
    expect(screen.queryByText(/^Without /)).not.toBeInTheDocument();
  });
});

describe('validation', () => {
  test.each([
    ['weight', '@5.settings.numbers'],
    ['favourite_gel', '@5.settings.favourites'],
  ])('%s below zero: an error on blur, and nothing is sent @5.when.touched %s', async (name) => {
    const seen = await open();
    await change(name, '-1');
    expect(screen.queryByText('Value must be a positive.')).not.toBeInTheDocument();
    fireEvent.blur(box(name));
    expect(await screen.findByText('Value must be a positive.')).toBeInTheDocument();
    await save();
    await waitFor(() => expect(box(name)).toHaveFocus());
    expect(box(name)).toHaveValue('-1');
    expect(described(name)).toContain('Value must be a positive.');
    expect(seen.filter(({ call }) => call.startsWith('PATCH'))).toHaveLength(0);
  });

  test('a rejected save opens the invalid field', async () => {
    await open();
    await change('weight', 'sixty');
    await edit('ftp');
    await save();
    await waitFor(() => expect(box('weight')).toHaveFocus());
    expect(box('weight')).not.toHaveAttribute('readonly');
    expect(screen.getByText('Please enter a number, for example 72.5.')).toBeInTheDocument();
  });

  test('a malformed address: "Invalid email address"; it is read-only @5.settings.email', async () => {
    await open({ ...complete, email: 'anna' });
    expect(box('email')).toHaveAttribute('readonly');
    await change('weight', '60');
    await save();
    expect(await screen.findByText('Invalid email address')).toBeInTheDocument();
  });
});

describe('a row', () => {
  test('opens wherever it is pressed, but not where a text in it is marked', async () => {
    await open();
    const row = box('weight').closest('div')!.parentElement!;
    const marked = jest.spyOn(window, 'getSelection').mockReturnValue({ toString: () => '61' } as Selection);
    await act(async () => void fireEvent.click(row));
    expect(box('weight')).toHaveAttribute('readonly');
    marked.mockRestore();
    await act(async () => void fireEvent.click(row));
    expect(box('weight')).not.toHaveAttribute('readonly');
    expect(box('weight')).toHaveFocus();
  });

  test('how complete the record is, is counted', async () => {
    await open({ ...complete, powerMatrix: { ...complete.powerMatrix, ftp: null } });
    expect(screen.getByText('essential').parentElement).toHaveTextContent('3 of 4');
    expect(screen.getByText('measured').parentElement).toHaveTextContent(/^measured values4 of \d\d$/);
  });
});

describe('saving', () => {
  test('sends the form: name, email, nine groups with what changed; a decimal comma is a decimal point @4.settings.save @8.success.profile', async () => {
    const after = { ...complete, bodyMatrix: { ...complete.bodyMatrix, weight: 72.5 } };
    await open();
    const calls = answerCalls({
      'PATCH /users/editProfile': details(after),
      'GET /users/getUserDetails': details(after),
    });
    await change('weight', '72,5');
    await change('ftp', '');
    await change('name', ' Anna R. ');
    await save();
    await waitFor(() => expect(success).toHaveBeenCalledWith('Profile updated successfully.'));
    expect(sent(calls)).toEqual({
      name: 'Anna R.',
      email: 'anna@example.com',
      password: '',
      ...noGroups,
      bodyMatrix: { weight: 72.5 },
      powerMatrix: { ftp: null },
    });
    expect(getSession()?.data.bodyMatrix.weight).toBe(72.5);
    expect(box('weight')).toHaveValue('72.5');
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
    // The response to the save is the whole record: it is not fetched again.
    expect(calls.map(({ call }) => call)).toEqual(['PATCH /users/editProfile']);
    expect(JSON.parse(localStorage.getItem('breakaway_ai_user')!).data.bodyMatrix.weight).toBe(72.5);
  });

  test('Enter in a field saves; the focus goes to its Edit button', async () => {
    await open(complete, { 'PATCH /users/editProfile': details(complete) });
    await edit('weight');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(success).toHaveBeenCalled());
    await waitFor(() => expect(toggle('weight')).toHaveFocus());
    expect(box('weight')).toHaveAttribute('readonly');
  });

  test('while saving, the button is disabled; afterwards the focus is at the field, and Save is gone', async () => {
    let answer: (reply: ReturnType<typeof details>) => void = () => {};
    await open(complete, { 'PATCH /users/editProfile': () => new Promise((resolve) => (answer = resolve)) });
    expect(saveButton()).not.toBeInTheDocument();
    await change('weight', '60');
    await act(async () => saveButton().focus());
    await save();
    expect(await screen.findByText('Saving…')).toBeDisabled();
    answer(details(complete));
    await waitFor(() => expect(toggle('weight')).toHaveFocus());
    expect(success).toHaveBeenCalled();
    expect(saveButton()).not.toBeInTheDocument();
  });

  test.each([
    ['the server’s words', { status: 500, body: { message: 'Please try later.' } }, 'Please try later.'],
    ['our own', { status: 502, body: '' }, 'Please try again.'],
  ])(
    'a failure is logged and shown in %s beside Save, without a toast; nothing is lost @8.profile-save',
    async (_, reply, text) => {
      expectLogged(/^The profile could not be saved\. /);
      await open(complete, { 'PATCH /users/editProfile': reply });
      await change('weight', '60');
      await save();
      expect(await screen.findByRole('alert')).toHaveTextContent(
        `Not saved. ${text} Your changes are still here.`,
      );
      expect(success).not.toHaveBeenCalled();
      expect(failure).not.toHaveBeenCalled();
      expect(box('weight')).toHaveValue('60');
    },
  );

  test('a rejected field is opened with the server’s message, which is shown once', async () => {
    expectLogged(/^The profile could not be saved\. FTP is odd\./);
    await open(complete, {
      'PATCH /users/editProfile': {
        status: 400,
        body: { message: 'FTP is odd.', errors: { 'powerMatrix.ftp': 'FTP is odd.' } },
      },
    });
    await change('ftp', '300');
    await change('weight', '60');
    await save();
    await waitFor(() => expect(box('ftp')).toHaveFocus());
    expect(described('ftp')).toContain('FTP is odd.');
    expect(box('ftp')).toBeInvalid();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a response older than the last save does not restore the old values', async () => {
    let answer: (reply: ReturnType<typeof details>) => void = () => {};
    const after = { ...complete, bodyMatrix: { ...complete.bodyMatrix, weight: 60 } };
    await open(complete, {
      'GET /users/getUserDetails': () => new Promise((resolve) => (answer = resolve)),
      'PATCH /users/editProfile': details(after),
    });
    await change('weight', '60');
    await save();
    await waitFor(() => expect(success).toHaveBeenCalled());
    await act(async () => answer(details(complete)));
    expect(box('weight')).toHaveValue('60');
    expect(getSession()?.data.bodyMatrix.weight).toBe(60);
  });
});
