import { getSession, toast } from '@breakaway/host-api';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, member, open, plan } from '../testing.tsx';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const young = { ...plan, withdrawUntil: inDays(10) };
const said = 'We have received your withdrawal. €89.90 are on their way back to your card.';
const withdrawn = {
  body: { message: said, data: { message: said, withdrawnAt: inDays(0), refund: 89.9 } },
};
const openDialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw from contract here' }));
  return screen.getByRole('dialog', { name: 'Withdraw from the contract?' });
};
const withdrawals = (seen: { call: string }[]) =>
  seen.filter(({ call }) => call === 'POST /stripe/withdraw-subscription').length;

test('the right to withdraw is offered for as long as it lasts, with an explanation', async () => {
  open({ 'GET /stripe/subscription': answer({ ...young, withdrawUntil: '2999-12-06T12:00:00.000Z' }) });
  const card = (await screen.findByRole('heading', { name: 'Right of withdrawal' })).closest('section')!;
  expect(card).toHaveTextContent(
    'Until December 6, 2999 you can withdraw from the contract, no reason needed. You get everything back, and the ' +
      'plan ends at once.',
  );
  expect(within(card).getByRole('button', { name: 'Withdraw from contract here' })).toBeEnabled();
});

test.each([
  ['never was', null],
  ['is over', inDays(-1)],
])('it is not offered where it %s', async (_, withdrawUntil) => {
  open({ 'GET /stripe/subscription': answer({ ...plan, withdrawUntil }) });
  await screen.findByText('€89.90/year');
  expect(screen.queryByText(/withdraw/i)).not.toBeInTheDocument();
});

test('a member who cancelled can still withdraw', async () => {
  open({ 'GET /stripe/subscription': answer({ ...young, cancelAtPeriodEnd: true, status: 'cancelled' }) });
  expect(await screen.findByRole('button', { name: 'Withdraw from contract here' })).toBeEnabled();
});

test('the second step states who withdraws from what, and where the confirmation goes; it can be closed', async () => {
  const seen = open({ 'GET /stripe/subscription': answer(young) });
  const dialog = await openDialog();
  const value = (name: string) => within(dialog).getByText(name).nextElementSibling;
  expect(value('Name')).toHaveTextContent('Anna Rider');
  expect(value('Contract')).toHaveTextContent('PRO, €89.90/year');
  expect(value('Confirmation goes to')).toHaveTextContent('anna@example.com');
  expect(value('You get back')).toHaveTextContent('€89.90');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep my plan' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(withdrawals(seen)).toBe(0);
});

test('repeated confirmation makes one withdrawal; the member sees a message, then the payment page', async () => {
  let settle: (reply: typeof withdrawn) => void = () => {};
  let gone = false;
  const seen = open({
    'GET /stripe/subscription': () => answer(gone ? null : young),
    'GET /users/getUserDetails': () => member(!gone),
    'POST /stripe/withdraw-subscription': () => new Promise((resolve) => (settle = resolve)),
  });
  const dialog = await openDialog();
  const confirm = within(dialog).getByRole('button', { name: 'Confirm withdrawal' });
  fireEvent.click(confirm);
  fireEvent.click(confirm);
  await waitFor(() => expect(confirm).toBeDisabled());
  // While the call runs, closing must not look like taking it back.
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close dialog' }));
  expect(dialog).toBeInTheDocument();
  gone = true;
  await act(async () => settle(withdrawn));
  await waitFor(() => expect(screen.getByTestId('location')).toHaveTextContent('/subscription'));
  expect(await screen.findByText(said, {}, { timeout: 4000 })).toBeInTheDocument();
  expect(withdrawals(seen)).toBe(1);
  expect(seen.find(({ call }) => call === 'POST /stripe/withdraw-subscription')?.body).toEqual({
    subscriptionId: 'sub_1',
  });
  expect(getSession()?.data.isPremium).toBe(false);
});

test('a failed withdrawal shows the server’s message, the dialog stays, and it can be retried', async () => {
  let broken = true;
  const seen = open({
    'GET /stripe/subscription': answer(young),
    'GET /users/getUserDetails': member(false),
    'POST /stripe/withdraw-subscription': () =>
      broken ? { status: 409, body: { message: 'The fourteen days are over.' } } : withdrawn,
  });
  const dialog = await openDialog();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm withdrawal' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('The fourteen days are over.');
  expect(
    await screen.findByText('The fourteen days are over.', { ignore: 'dialog *' }, { timeout: 4000 }),
  ).toBeInTheDocument();
  expect(dialog).toBeInTheDocument();
  broken = false;
  const clear = jest.spyOn(toast, 'clear').mockClear();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm withdrawal' }));
  await waitFor(() => expect(screen.getByTestId('location')).toHaveTextContent('/subscription'));
  expect(withdrawals(seen)).toBe(2);
  expect(clear).toHaveBeenCalledTimes(1);
});
