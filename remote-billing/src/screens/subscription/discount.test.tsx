import { getSession, toast } from '@breakaway/host-api';
import { answerCalls } from '@breakaway/host-api/testing';
import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { confirmCardPayment, fillCard, mockCardProvider } from '../../parts/card/testing.ts';
import { applyCode, coupon, intent, location, made, open, submit, total } from './testing.tsx';
import { usePrice } from './usePrice.ts';

beforeEach(mockCardProvider);

test('a discount code lowers the price and becomes read-only; clearing it restores the price @4.coupon.applied @4.coupon.cleared @5.payment.discount-code @8.coupon-empty @8.success.coupon @8.success.discount', async () => {
  await open({ 'GET /stripe/validate-coupon': coupon(44.995) });
  await applyCode('');
  expect(screen.getByText('Please enter a discount code')).toBeInTheDocument();
  await applyCode('HALF');
  expect(screen.getByText('Coupon applied successfully!')).toBeInTheDocument();
  expect(
    await screen.findByText('Discount applied successfully!', {}, { timeout: 4000 }),
  ).toBeInTheDocument();
  expect(screen.getByLabelText('Discount code')).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Clear' })).toHaveFocus();
  expect(total('Total amount: €89.99')).not.toBeInTheDocument();
  expect(screen.getByText('PRO plan, one year').nextElementSibling).toHaveTextContent('€89.99');
  expect(screen.getByText('Discount HALF').nextElementSibling).toHaveTextContent(/^−€44\.99$/);
  const plan = screen.getByRole('region', { name: 'PRO' });
  expect(plan.querySelector('s')).toHaveTextContent('€89.99');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Clear' })));
  expect(total('Total amount: €89.99')).toBeInTheDocument();
  expect(screen.getByLabelText('Discount code')).toHaveValue('');
  expect(screen.getByLabelText('Discount code')).toHaveFocus();
});

test('the server’s id of the coupon is stored with its code @4.coupon.applied', async () => {
  answerCalls({ 'GET /stripe/validate-coupon': coupon(44.995) });
  const { result } = renderHook(usePrice);
  await act(async () => expect(await result.current.apply(' HALF ')).toBeNull());
  expect(result.current.coupon).toEqual({ code: 'HALF', id: 'promo_1', finalAmount: 44.995 });
});

test('a code that was typed but not applied is not dropped silently', async () => {
  await open();
  fillCard();
  fireEvent.change(screen.getByLabelText('Discount code'), { target: { value: 'HALF' } });
  await act(async () => submit());
  expect(screen.getByText('Apply the discount code first, or clear it.')).toBeInTheDocument();
  expect(made('POST /stripe/create-payment-intent')).toHaveLength(0);
});

test('a rejected code shows why', async () => {
  await open({
    'GET /stripe/validate-coupon': { status: 400, body: { message: 'This discount code has expired.' } },
  });
  await applyCode('OLD');
  expect((await screen.findAllByText('This discount code has expired.')).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('Discount code')).toHaveValue('OLD');
  const clear = jest.spyOn(toast, 'clear').mockClear();
  await applyCode('OLD');
  expect(clear).toHaveBeenCalledTimes(1);
});

test('when nothing is due, no card is needed @4.card.free', async () => {
  await open({
    'GET /stripe/validate-coupon': coupon(0),
    'POST /stripe/create-payment-intent': intent(null, 0),
  });
  await applyCode('FREE');
  expect(screen.queryByText('Card number')).not.toBeInTheDocument();
  await act(async () => submit());
  await waitFor(() => expect(location()).toHaveTextContent('/app/breakaway-ai-consultant'));
  expect(made('POST /stripe/create-payment-intent')[0]?.body).toMatchObject({ couponCode: 'FREE' });
  expect(confirmCardPayment).not.toHaveBeenCalled();
  expect(getSession()?.data.isPremium).toBe(true);
});

test('when the server rejects the code at the moment of payment, nothing is charged: the form stays, at the full price', async () => {
  const reason = 'This discount code has been used up.';
  await open({
    'GET /stripe/validate-coupon': coupon(71.99),
    'POST /stripe/create-payment-intent': {
      status: 400,
      body: { code: 'COUPON_INVALID', message: reason, errors: { couponCode: reason } },
    },
  });
  fillCard();
  fireEvent.change(screen.getByLabelText('ZIP code'), { target: { value: '39100' } });
  await applyCode('LAST');
  expect(total('Total amount: €71.99')!.parentElement!.parentElement).toHaveTextContent(
    '€71.99 today for one year, then €89.99 every year until you cancel.',
  );
  await act(async () => submit());
  expect(total('Total amount: €89.99')).toBeInTheDocument();
  const code = screen.getByLabelText('Discount code');
  expect(code).toBeEnabled();
  expect(code).toHaveValue('LAST');
  expect(code).toHaveAccessibleDescription(reason);
  expect(code).toHaveFocus();
  expect(screen.getByLabelText('ZIP code')).toHaveValue('39100');
  // The member has not agreed to the full price yet.
  await act(async () => submit());
  expect(made('POST /stripe/create-payment-intent')).toHaveLength(1);
  expect(screen.getByText('Apply the discount code first, or clear it.')).toBeInTheDocument();
  expect(confirmCardPayment).not.toHaveBeenCalled();
});

test('a free year mentions no charge and no renewal', async () => {
  await open({ 'GET /stripe/validate-coupon': coupon(0) });
  await applyCode('FREE');
  const note = total('Total amount: €0.00')!.parentElement!.parentElement;
  expect(note).toHaveTextContent('Nothing is charged, and the plan ends by itself.');
  expect(note).not.toHaveTextContent(/every year|withdraw/);
});
