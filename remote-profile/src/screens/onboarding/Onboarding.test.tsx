import type { User } from '@breakaway/contract';
import { getSession, toast } from '@breakaway/host-api';
import { answerCalls, renderScreen, testSession, testUser } from '@breakaway/host-api/testing';
import { USUAL_FOODS } from '@breakaway/cycling';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectLogged } from '../../../../jest.console.ts';
import { amounts } from './amounts.ts';
import Onboarding from './Onboarding.tsx';

const success = jest.spyOn(toast, 'success').mockImplementation(() => {});
beforeEach(() => void success.mockClear());

const fresh = testUser({ isOnboarded: false });
type Calls = Parameters<typeof answerCalls>[0];
/** Draws the questions over a page. */
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
const questions = () => screen.queryByRole('dialog');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const box = (name: RegExp) => screen.getByRole('textbox', { name });
/** Goes on to a step without an answer. */
const goTo = async (step: 'Your power' | 'Your food') => {
  await press('Continue');
  if (step === 'Your food') await press('Continue');
  await screen.findByRole('heading', { name: step });
};

test('a new member is asked in three steps, and each heading takes the focus', async () => {
  await open();
  expect(questions()).toHaveAccessibleName('First, you');
  expect(screen.getAllByRole('textbox').map((one) => one.getAttribute('name'))).toEqual(['height', 'weight']);
  await goTo('Your power');
  expect(screen.getByRole('heading', { name: 'Your power' })).toHaveFocus();
  expect(box(/^FTP in W$/)).toBeInTheDocument();
  await press('Continue');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your food' })).toHaveFocus());
  expect(screen.getByRole('list', { name: 'Step 3 of 3' })).toBeInTheDocument();
  await press('Back');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your power' })).toHaveFocus());
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
  expect(questions()).not.toBeInTheDocument();
});

test('the values are saved in their groups, and end in the first own number', async () => {
  const powerMatrix = { ...fresh.powerMatrix, ftp: 240 };
  const seen = await open(fresh, { 'POST /users/onBoarding': done({ powerMatrix }) });
  await userEvent.type(box(/^Weight/), '61,5');
  await goTo('Your power');
  await userEvent.type(box(/^FTP/), '240{Enter}');
  await screen.findByRole('heading', { name: 'Your food' });
  await userEvent.click(screen.getByRole('button', { name: /^Trained .* 80 g\/h$/ }));
  expect(box(/^CHO/)).toHaveValue('80');
  await press('Save');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'You’re set, Anna' })).toHaveFocus());
  // 56 to 75 % of FTP (Coggan).
  expect(questions()).toHaveTextContent('133–180 W');
  expect(questions()).toHaveTextContent('56–75 % of an FTP of 240 W');
  expect(seen[0]!.body).toMatchObject({
    bodyMatrix: { weight: 61.5 },
    powerMatrix: { ftp: 240 },
    feedingData: { choTolerance: 80 },
  });
  await press('Meet your coach');
  expect(questions()).not.toBeInTheDocument();
  expect(getSession()?.data).toMatchObject({ isOnboarded: true, powerMatrix });
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  // The last step has said so.
  expect(success).not.toHaveBeenCalled();
});

test('Skip for now marks it as done on the server, without values', async () => {
  const seen = await open(fresh, { 'POST /users/onBoarding': done({}) });
  await press('Skip for now');
  await waitFor(() => expect(questions()).not.toBeInTheDocument());
  expect(seen.map(({ call, body }) => [call, body])).toEqual([['POST /users/onBoarding', {}]]);
  expect(getSession()?.data.isOnboarded).toBe(true);
  expect(success).toHaveBeenCalledWith('You can add these values in Settings at any time.');
});

test('a skip that did not reach the server counts for this visit only', async () => {
  expectLogged(/^The onboarding could not be marked as done\. /);
  await open(fresh, { 'POST /users/onBoarding': 'offline' });
  await press('Skip for now');
  await waitFor(() => expect(questions()).not.toBeInTheDocument());
  expect(getSession()?.data.isOnboarded).toBe(false);
});

test('Escape puts the questions off', async () => {
  const seen = await open();
  fireEvent(questions()!, new Event('cancel', { cancelable: true }));
  expect(questions()).not.toBeInTheDocument();
  expect(seen).toHaveLength(0);
});

test('rules as in the settings, step by step; the first wrong field gets the focus and nothing is sent', async () => {
  const seen = await open();
  await userEvent.type(box(/^Height/), '-1');
  await press('Continue');
  expect(await screen.findByText('Value must be a positive.')).toBeInTheDocument();
  expect(box(/^Height/)).toHaveFocus();
  await userEvent.clear(box(/^Height/));
  await goTo('Your power');
  await userEvent.type(box(/^FTP/), '900');
  await press('Continue');
  expect(await screen.findByText('FTP can be at most 700 W.')).toBeInTheDocument();
  expect(seen).toHaveLength(0);
});

test('a failed save is said once, logged, and keeps what was typed @8.profile-save', async () => {
  expectLogged(/^The profile could not be saved\. Please try later\.$/);
  await open(fresh, { 'POST /users/onBoarding': { status: 500, body: { message: 'Please try later.' } } });
  await userEvent.type(box(/^Weight/), '61');
  await goTo('Your food');
  await press('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try later.');
  await press('Back');
  await press('Back');
  expect(box(/^Weight/)).toHaveValue('61');
  expect(success).not.toHaveBeenCalled();
});

test('a value that the server refuses carries its sentence, in its step', async () => {
  const message = 'FTP is odd.';
  expectLogged(/^The profile could not be saved\. FTP is odd\.$/);
  await open(fresh, {
    'POST /users/onBoarding': { status: 400, body: { message, errors: { 'powerMatrix.ftp': message } } },
  });
  await press('Continue');
  await userEvent.type(await screen.findByRole('textbox', { name: /^FTP/ }), '300');
  await press('Continue');
  await screen.findByRole('heading', { name: 'Your food' });
  await press('Save');
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Your power' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('saving nothing asks for a value or a skip', async () => {
  const seen = await open();
  await goTo('Your food');
  await press('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Please enter at least one value, or skip this for now.',
  );
  expect(seen).toHaveLength(0);
});

test('who does not know their FTP begins with a guess by how they ride', async () => {
  await open(fresh, {
    'POST /users/onBoarding': done({ powerMatrix: { ...fresh.powerMatrix, ftp: 190 } }),
  });
  await userEvent.type(box(/^Weight/), '60');
  await goTo('Your power');
  const guess = () => screen.queryByRole('button', { name: /^I train/ });
  expect(guess()).toBeNull();
  await press('I don’t know my FTP');
  await userEvent.click(guess()!);
  expect(guess()).toHaveTextContent('≈ 190 W');
  expect(box(/^FTP/)).toHaveValue('190');
  expect(guess()).toHaveAttribute('aria-pressed', 'true');
  await press('Continue');
  await press('Save');
  await screen.findByRole('heading', { name: 'You’re set, Anna' });
  expect(questions()).toHaveTextContent('56–75 % of a guessed FTP of 190 W. A test makes it yours.');
});

test('without an FTP the end promises no number', async () => {
  await open(fresh, { 'POST /users/onBoarding': done({}) });
  await userEvent.type(box(/^Weight/), '60');
  await goTo('Your food');
  await press('Save');
  expect(await screen.findByText(/Add your FTP in Settings/)).toBeInTheDocument();
});

test('the last step shows all zones, and what else FTP and weight give', async () => {
  const powerMatrix = { ...fresh.powerMatrix, ftp: 195 };
  const bodyMatrix = { ...fresh.bodyMatrix, weight: 61 };
  await open(fresh, { 'POST /users/onBoarding': done({ powerMatrix, bodyMatrix }) });
  await userEvent.type(box(/^Weight/), '61');
  await goTo('Your food');
  await press('Save');
  const zones = within(await screen.findByRole('list', { name: 'Your power zones' })).getAllByRole(
    'listitem',
  );
  expect(zones.map(({ textContent }) => textContent)).toEqual([
    'Z1Active recoveryup to 107 W',
    'Z2Endurance108–146 W',
    'Z3Tempo147–176 W',
    'Z4Threshold177–205 W',
    'Z5VO2max206–234 W',
    'Z6Anaerobic capacity235 W and more',
  ]);
  expect(screen.getByText('3.2 W/kg')).toBeInTheDocument();
});

test('the words for an amount of food are near it, with the usual products of the models', () => {
  const { drink, gel } = USUAL_FOODS;
  for (const { grams, bottles, gels } of amounts) {
    const eaten = bottles * drink.carbohydrateG + gels * gel.carbohydrateG;
    expect(Math.abs(eaten - grams)).toBeLessThanOrEqual(5);
  }
});
