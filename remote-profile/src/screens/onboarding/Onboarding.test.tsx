import type { User } from '@breakaway/contract';
import { getSession, toast } from '@breakaway/host-api';
import { answerCalls, renderScreen, testSession, testUser } from '@breakaway/host-api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectLogged } from '../../../../jest.console.ts';
import Onboarding from './Onboarding.tsx';

const success = jest.spyOn(toast, 'success').mockImplementation(() => {});
beforeEach(() => void success.mockClear());

const fresh = testUser({ isOnboarded: false });
type Calls = Parameters<typeof answerCalls>[0];
/** Renders the card and waits until its form has validated itself. */
async function open(user: User = fresh, calls: Calls = {}) {
  const seen = answerCalls(calls);
  renderScreen(
    <>
      <Onboarding />
      <h1>Hi Anna</h1>
    </>,
    { session: { ...testSession(), data: user } },
  );
  await act(async () => {});
  return seen;
}
const done = (user: Partial<User>) => ({
  body: { message: '', data: { ...fresh, isOnboarded: true, ...user } },
});
const card = () => screen.queryByRole('region', { name: 'Four values to begin with' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a new member is asked for the four essentials; the focus does not move', async () => {
  await open();
  expect(card()).toBeInTheDocument();
  expect(screen.getAllByRole('textbox').map((box) => box.getAttribute('name'))).toEqual([
    'height',
    'weight',
    'ftp',
    'cho_tolerance',
  ]);
  expect(screen.getByRole('textbox', { name: 'FTP in W' })).toBeInTheDocument();
  expect(document.body).toHaveFocus();
});

test.each([
  ['has been asked before', testUser()],
  [
    'has all four',
    testUser({
      isOnboarded: false,
      bodyMatrix: { height: 172, weight: 61, muscleMass: null, bodyFat: null },
      powerMatrix: { ...fresh.powerMatrix, ftp: 240 },
      feedingData: { ...fresh.feedingData, choTolerance: 80 },
    }),
  ],
])('no questions for a member who %s', async (_, user) => {
  await open(user);
  expect(card()).not.toBeInTheDocument();
});

test('the values are saved in their groups, a toast confirms it, and the focus goes to the page', async () => {
  const bodyMatrix = { ...fresh.bodyMatrix, weight: 61.5 };
  const seen = await open(fresh, { 'POST /users/onBoarding': done({ bodyMatrix }) });
  await userEvent.type(screen.getByRole('textbox', { name: /^Weight/ }), '61,5');
  await userEvent.type(screen.getByRole('textbox', { name: /^FTP/ }), '240{Enter}');
  await waitFor(() => expect(card()).not.toBeInTheDocument());
  expect(seen[0]!.body).toMatchObject({
    bodyMatrix: { weight: 61.5 },
    powerMatrix: { ftp: 240 },
    feedingData: {},
  });
  expect(getSession()?.data).toMatchObject({ isOnboarded: true, bodyMatrix });
  expect(success).toHaveBeenCalledWith('Profile updated successfully.');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('Skip for now marks it as done on the server, without values', async () => {
  const seen = await open(fresh, { 'POST /users/onBoarding': done({}) });
  await press('Skip for now');
  await waitFor(() => expect(card()).not.toBeInTheDocument());
  expect(seen.map(({ call, body }) => [call, body])).toEqual([['POST /users/onBoarding', {}]]);
  expect(getSession()?.data.isOnboarded).toBe(true);
  expect(success).toHaveBeenCalledWith('You can add these values in Settings at any time.');
});

test('a skip that did not reach the server counts for this visit only', async () => {
  expectLogged(/^The onboarding could not be marked as done\. /);
  await open(fresh, { 'POST /users/onBoarding': 'offline' });
  await press('Skip for now');
  await waitFor(() => expect(card()).not.toBeInTheDocument());
  expect(getSession()?.data.isOnboarded).toBe(false);
});

test('validation as in the settings; the first invalid field gets the focus and nothing is sent', async () => {
  const seen = await open();
  await userEvent.type(screen.getByRole('textbox', { name: /^Height/ }), '-1');
  await userEvent.type(screen.getByRole('textbox', { name: /^FTP/ }), '900');
  await press('Save');
  expect(await screen.findByText('Value must be a positive.')).toBeInTheDocument();
  expect(screen.getByText('FTP can be at most 700 W.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^Height/ })).toHaveFocus();
  expect(seen).toHaveLength(0);
});

test('a failed save is shown once, logged, and keeps what was typed @8.profile-save', async () => {
  expectLogged(/^The profile could not be saved\. Please try later\.$/);
  await open(fresh, { 'POST /users/onBoarding': { status: 500, body: { message: 'Please try later.' } } });
  await userEvent.type(screen.getByRole('textbox', { name: /^Weight/ }), '61');
  await press('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try later.');
  expect(screen.getByRole('textbox', { name: /^Weight/ })).toHaveValue('61');
  expect(success).not.toHaveBeenCalled();
});

test('a rejected value shows the server’s message', async () => {
  const message = 'FTP is odd.';
  expectLogged(/^The profile could not be saved\. FTP is odd\.$/);
  await open(fresh, {
    'POST /users/onBoarding': { status: 400, body: { message, errors: { 'powerMatrix.ftp': message } } },
  });
  await userEvent.type(screen.getByRole('textbox', { name: /^FTP/ }), '300');
  await press('Save');
  expect(await screen.findByText(message)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^FTP/ })).toHaveFocus());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('saving nothing asks for a value or a skip', async () => {
  const seen = await open();
  await press('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Please enter at least one value, or skip this for now.',
  );
  expect(seen).toHaveLength(0);
});

test('a member who does not know their FTP learns how to estimate it', async () => {
  await open();
  const help = screen.getByText(
    /^Warm up.* take 95 % of their average power\. Until then, leave FTP empty\.$/,
  );
  expect(help).not.toBeVisible();
  await press('I don’t know my FTP');
  expect(help).toBeVisible();
});
