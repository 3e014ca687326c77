import { expect, test, type Page } from '@playwright/test';
import type { AnswerPart, Payment, Seller, Subscription } from '@breakaway/contract';
import { toast } from '../support/app-frame.ts';
import { answerWith, changeAnswer, hold } from '../support/answers.ts';
import { hillyRoute, photo } from '../support/files.ts';
import { expectTextSpacing, expectNoPageProblems, holdToasts } from '../support/page-checks.ts';
import {
  call,
  freshEmail,
  newMember,
  newPremiumMember,
  password,
  signInAs,
  sharedMember,
} from '../support/members.ts';
import { newPayingMember } from '../support/provider.ts';
import {
  answerPaypal,
  cardNumber,
  cards,
  discountCode,
  fillCard,
  paypalButton,
  upgrade,
} from '../support/payment.ts';
import { appUrl, consultantPath } from '../support/addresses.ts';

/** Every screen in the states after its first one: nothing cut off, no accessibility violations. */

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const go = (page: Page, path: string) => page.goto(`${appUrl()}${path}`);

async function withToast(page: Page, text: string | RegExp, state: string): Promise<void> {
  await expect(toast(page, text).first()).toBeVisible();
  await holdToasts(page);
  await expectNoPageProblems(page, state);
  await page
    .locator('.Toastify__close-button')
    .evaluateAll((all: HTMLElement[]) => all.forEach((one) => one.click()));
  await expect(page.locator('.Toastify__toast')).toHaveCount(0);
}

test('sign-in @4.sign-in.submitting', async ({ page }) => {
  await go(page, '/sign-in');
  await press(page, 'Login');
  await expect(page.getByText('Email is required')).toBeVisible();
  await expectNoPageProblems(page, 'sign-in: required');

  await page.getByLabel('Email').fill(freshEmail());
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Show password');
  const answer = await hold(page, '/auth/login');
  await press(page, 'Login');
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
  await expectNoPageProblems(page, 'sign-in: busy, password shown');
  await answer({ status: 400, body: { message: 'The email address or the password is not right.' } });
  await withToast(page, /is not right/, 'sign-in: refused');

  await answerWith(page, '/auth/login', { status: 403, body: { message: 'Not verified.' } });
  await press(page, 'Login');
  await expect(page.getByRole('dialog', { name: 'Email Verification Required' })).toBeVisible();
  await expectNoPageProblems(page, 'sign-in: not verified');
});

test('sign-up and the mail that follows', async ({ page }) => {
  await go(page, '/sign-up');
  await press(page, 'Sign up');
  await expect(page.getByText('Confirm Password is required')).toBeVisible();
  await expectNoPageProblems(page, 'sign-up: required');
  await page.getByLabel('Name').fill('Anna-Katharina Bergstraße-Montgomery');
  await page.getByLabel('Email').fill('anna@nowhere');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Confirm Password').fill('other');
  await press(page, 'Sign up');
  await expect(page.getByText('Passwords must match')).toBeVisible();
  await expectNoPageProblems(page, 'sign-up: wrong');
  await page.getByLabel('Email').fill(freshEmail('a-rather-long-name.that-goes-on-and-on'));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  const answer = await hold(page, '/auth/signUp');
  await press(page, 'Sign up');
  await expect(page.getByRole('button', { name: 'Signing up...' })).toBeVisible();
  await expectNoPageProblems(page, 'sign-up: busy');
  await answer({
    status: 201,
    body: { message: 'Please check your inbox.', data: { message: 'Please check your inbox.' } },
  });
  await expect(page).toHaveURL(/\/verify-email$/);
  await withToast(page, 'Please check your inbox.', 'verify-email: sent');
});

test('the link of the mail', async ({ page }) => {
  const answer = await hold(page, '/auth/verify-email');
  await go(page, '/verify-email?token=held');
  await expect(page.getByRole('heading', { level: 1, name: 'Verifying your email' })).toBeVisible();
  await expectNoPageProblems(page, 'verify-email: loading');
  await answer({ status: 500, body: { message: '' } });
  await expect(page.getByText('Email verification failed. Please try again.')).toBeVisible();
  await expectNoPageProblems(page, 'verify-email: failed');
  const verified = { ...(await sharedMember()), message: 'Signup Successful!' };
  await answerWith(page, '/auth/verify-email', { body: verified });
  await go(page, '/verify-email?token=held-again');
  await withToast(page, 'Signup Successful!', 'verify-email: verified');
});

test('a forgotten password', async ({ page }) => {
  await go(page, '/forgot-password');
  await press(page, 'Forgot Password');
  await expect(page.getByText('Email is required')).toBeVisible();
  await expectNoPageProblems(page, 'forgot-password: required');
  await page.getByLabel('Email').fill('anna.rider@example.com');
  await answerWith(page, '/auth/forgotPassword', { body: { message: 'A code is on its way.', data: null } });
  await press(page, 'Forgot Password');
  await expect(page).toHaveURL(/\/otp-verify$/);
  await withToast(page, 'A code is on its way.', 'otp: empty, success toast');

  await press(page, 'Verify OTP');
  await expect(page.getByText('OTP is required')).toBeVisible();
  await expectNoPageProblems(page, 'otp: required');
  const box = (digit: number) => page.getByLabel(`Digit ${digit} of 6`);
  for (const digit of [1, 2, 3, 4, 5, 6]) await box(digit).fill(String(digit));
  await answerWith(page, '/auth/verify-otp', { status: 400, body: { message: 'That code is not right.' } });
  await press(page, 'Verify OTP');
  await withToast(page, 'That code is not right.', 'otp: refused');
  const ticket = { message: 'ok', data: { resetToken: 'held-in-the-test' } };
  await answerWith(page, '/auth/verify-otp', { body: ticket });
  await press(page, 'Verify OTP');
  await expect(page).toHaveURL(/\/new-password$/);
  await withToast(page, 'OTP verified successfully!', 'new-password: empty');

  await page.getByLabel('New Password', { exact: true }).fill('short');
  await page.getByLabel('Confirm Password').fill('other');
  await page.getByRole('button', { name: 'Show password' }).first().click();
  await page.getByRole('button', { name: 'Show password' }).click();
  await press(page, 'Submit New Password');
  await expect(page.getByText('Passwords must match')).toBeVisible();
  await expectNoPageProblems(page, 'new-password: wrong, shown');
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await answerWith(page, '/auth/resetPassword', { body: { message: 'Password changed.', data: null } });
  await press(page, 'Submit New Password');
  await expect(page).toHaveURL(/\/sign-in$/);
  await withToast(page, 'Password changed.', 'sign-in: success toast');
});

test('public pages', async ({ page, isMobile }) => {
  await go(page, '/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (isMobile) {
    await press(page, 'Menu');
    await expectNoPageProblems(page, 'faq: menu open');
    await press(page, 'Menu');
  }
  for (const question of await page.locator('summary').all())
    if (!(await question.evaluate((one) => (one.parentElement as HTMLDetailsElement).open)))
      await question.click();
  await expectNoPageProblems(page, 'faq: all open');
  const next = page.getByRole('button', { name: 'Next slide' });
  while (await next.isEnabled()) await next.click();
  await expectNoPageProblems(page, 'faq: last slide');
  const landing = page.frameLocator('iframe[title="About Breakaway"]');
  for (const [name, heading] of [
    ['Terms & Services', /Terms/],
    ['Cookies Policy', /Cookies/],
    ['Privacy Policy', /Privacy/],
  ] as const) {
    await press(page, name);
    await expect(landing.getByRole('heading', { name: heading }).first()).toBeInViewport();
    await expectNoPageProblems(page, `landing: ${name}`);
  }
});

test('subscription', async ({ page }) => {
  test.slow();
  await signInAs(page, await sharedMember());
  await go(page, '/subscription');
  await expect(cardNumber(page)).toBeVisible();
  await page.getByLabel('Name').fill('');
  const code = await discountCode(page);
  await press(page, 'Apply');
  await page.getByRole('button', { name: 'Upgrade to PRO' }).click();
  await expect(page.getByText('Please enter a valid card number')).toBeVisible();
  await expectNoPageProblems(page, 'subscription: wrong');

  await page.getByLabel('Name').fill('Anna Rider');
  await fillCard(page, { number: cards.declined });
  await code.fill('NOSUCHCODE');
  await press(page, 'Apply');
  await withToast(page, /do not know this discount code/, 'subscription: coupon refused');
  await code.fill('WELCOME20');
  await press(page, 'Apply');
  await expect(page.getByText('Coupon applied successfully!')).toBeVisible();
  await withToast(page, /Discount|Coupon/, 'subscription: coupon applied');
  const answer = await hold(page, '/stripe/create-payment-intent');
  await upgrade(page);
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await expectNoPageProblems(page, 'subscription: processing');
  await answer();
  await withToast(page, 'Your card was declined.', 'subscription: declined');

  // Waited for before it is triggered: the toast stays for only four seconds, and the frame takes time to close.
  await Promise.all([
    withToast(page, 'PayPal payment cancelled.', 'subscription: PayPal cancelled'),
    answerPaypal(page, 'Cancel and return'),
  ]);
});

test('subscription by PayPal: busy, and approved @2.subscription.paypal-busy', async ({ page }) => {
  await signInAs(page, await newMember());
  await go(page, '/subscription');
  await page.getByText('PayPal', { exact: true }).first().click();
  const create = await hold(page, '/paypal/create-subscription');
  await paypalButton(page).click();
  await expect(page.getByText('Processing PayPal payment...')).toBeVisible();
  await expectNoPageProblems(page, 'subscription: PayPal busy');
  const details = await hold(page, '/users/getUserDetails');
  await create();
  await page
    .frameLocator('iframe[title="PayPal checkout"]')
    .getByRole('button', { name: 'Agree & Subscribe' })
    .click();
  await expect(page.getByRole('heading', { name: /^You’re in/ })).toBeVisible();
  await expectNoPageProblems(page, 'subscription: PayPal approved');
  await details();
  await expect(page).toHaveURL(new RegExp(consultantPath));
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const paidPlan: Subscription = {
  subscriptionId: 'sub_held',
  platform: 'stripe',
  subscriptionPeriod: 'year',
  amount: 89.99,
  price: 89.99,
  finalAmount: 89.99,
  nextBillingDate: inDays(362),
  cancelAtPeriodEnd: false,
  status: 'active',
  accessUntil: inDays(369),
  withdrawUntil: inDays(12),
  canResume: false,
};
const seller: Seller = { name: 'Breakaway Ltd.', address: ['1 Summit Road', 'Girona'], vatId: 'ES123' };
const payments: Payment[] = [
  { paymentId: 'ch_3', platform: 'stripe', paidAt: inDays(-3), amount: 89.99, refunded: 0 },
  { paymentId: 'ch_2', platform: 'paypal', paidAt: inDays(-40), amount: 89.99, refunded: 89.99 },
  { paymentId: 'ch_1', platform: 'stripe', paidAt: inDays(-400), amount: 71.99, refunded: 20 },
];

test('manage subscription: a failed renewal, a withdrawal, a refund', async ({ page }) => {
  test.slow();
  await signInAs(page, await sharedMember('premium'));
  const showing = async (changes: Partial<Subscription>) => {
    const subscription = { ...paidPlan, ...changes };
    const body = { message: '', data: { subscription }, subscription };
    await answerWith(page, '/stripe/subscription', { body });
    await go(page, '/manage-subscription');
    await expect(page.getByText('Active', { exact: true })).toBeVisible();
  };
  await answerWith(page, '/stripe/payments', { body: { message: '', data: { payments, seller } } });
  const due = {
    status: 'past_due',
    nextBillingDate: inDays(-1),
    accessUntil: inDays(6),
    withdrawUntil: null,
  } as const;

  await showing(due);
  await expectNoPageProblems(page, 'manage: past due');
  await page.getByRole('button', { name: /^Pay €/ }).click();
  await expect(cardNumber(page)).toBeVisible();
  await page.getByRole('button', { name: /^Pay €/ }).click();
  await expect(page.getByText('Please enter a valid card number')).toBeVisible();
  await expectNoPageProblems(page, 'manage: past due, card form wrong');
  await showing({ ...due, platform: 'paypal' });
  await press(page, 'Refresh status');
  await expect(page.getByText('PayPal has not been able to take the payment yet.')).toBeVisible();
  await expectNoPageProblems(page, 'manage: past due at PayPal');

  await showing({});
  await expect(page.getByText('€20.00 refunded')).toBeVisible();
  await page.getByRole('heading', { name: 'Payments' }).scrollIntoViewIfNeeded();
  await expectNoPageProblems(page, 'manage: payments with refunds');
  await expectTextSpacing(page, 'manage: payments with refunds');
  await page
    .getByRole('button', { name: /^Receipt of / })
    .nth(1)
    .click();
  await expect(page.getByRole('dialog', { name: 'Receipt' })).toContainText('VAT ID ES123');
  await expectNoPageProblems(page, 'manage: receipt');
  await expectTextSpacing(page, 'manage: receipt');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-receipt]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByText('Manage Subscription', { exact: true })).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Receipt of / }).nth(1)).toBeFocused();
  await press(page, 'Withdraw from contract here');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoPageProblems(page, 'manage: asks before it withdraws');
  const refusal = { status: 503, body: { message: 'Please try again at noon.' } };
  await answerWith(page, '/stripe/withdraw-subscription', refusal);
  await press(page, 'Confirm withdrawal');
  await withToast(page, 'Please try again at noon.', 'manage: not withdrawn');
});

test('manage subscription: a free plan just ends', async ({ page }) => {
  await signInAs(page, await sharedMember('premium'));
  await go(page, '/manage-subscription');
  await expect(
    page.getByText(/^This plan ends by itself\. .* so there is nothing to cancel\.$/),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel Subscription' })).toHaveCount(0);
  await expectNoPageProblems(page, 'manage: free');
  await expectTextSpacing(page, 'manage: free');
});

test('manage subscription', async ({ page }) => {
  await signInAs(page, await newPayingMember());
  const plan = '/stripe/subscription';
  await go(page, '/manage-subscription');
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await expectTextSpacing(page, 'manage: a plan by card');
  await press(page, 'Cancel Subscription');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoPageProblems(page, 'manage: asks before it cancels');
  await answerWith(page, '/stripe/cancel-subscription', {
    status: 503,
    body: { message: 'Stripe is away.' },
  });
  await press(page, 'Yes, cancel');
  await withToast(page, 'Stripe is away.', 'manage: cancel failed');

  type Answer = { data: { subscription: object }; subscription: object };
  await changeAnswer(page, plan, ({ data, ...rest }: Answer) => {
    const subscription = { ...data.subscription, cancelAtPeriodEnd: true, canResume: true };
    return { ...rest, data: { ...data, subscription }, subscription };
  });
  await page.reload();
  await expect(page.getByText('Inactive')).toBeVisible();
  await expect(page.getByText(/^PRO until /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resume my plan' })).toBeVisible();
  await expectNoPageProblems(page, 'manage: cancelled');
  await answerWith(page, plan, { body: { message: '', data: { subscription: null }, subscription: null } });
  await page.reload();
  await expect(page.getByText('No active subscription found')).toBeVisible();
  await expectNoPageProblems(page, 'manage: empty');
  await answerWith(page, plan, { status: 500, body: { message: '' } });
  await page.reload();
  await expect(page.getByText('Failed to load subscription details')).toBeVisible();
  await expectNoPageProblems(page, 'manage: failed');
});

const parts: AnswerPart[] = [
  { kind: 'headline', label: 'Power needed', value: '287', unit: 'W', detail: '4.6 W/kg for 55:00' },
  { kind: 'text', text: 'Hold back on the lower slopes: the steepest kilometre is the ninth.' },
  {
    kind: 'table',
    caption: 'Pacing by kilometre',
    columns: ['Kilometre', 'Gradient', 'Power', 'Time'],
    rows: [
      ['1 to 4', '7.2 %', '280 W', '15:10'],
      ['5 to 9', '9.1 %', '296 W', '21:40'],
    ],
  },
  { kind: 'notice', tone: 'warning', text: 'Above 2000 m the thin air costs power.' },
  {
    kind: 'assumptions',
    items: [
      { label: 'Weight', value: '62.5 kg', source: 'profile', how: 'from your profile' },
      { label: 'CdA', value: '0.32 m²', source: 'estimated', how: 'from height and weight' },
    ],
  },
  { kind: 'question', text: 'Which bike?', chips: ['Road bike', 'Time-trial bike'] },
  { kind: 'suggestions', chips: ['And at 280 W?'] },
];

const conversationNames = [
  'What power do I need for 13.8 km at 8.1 % in 55 minutes?',
  'Three weeks before a hilly race',
  'Gels for four hours at 200 W',
  'My FTP from a 20-minute test, and what it says about the long climbs of this summer',
  'Flat 40 km in under an hour',
];

test('consultant', async ({ page, isMobile }) => {
  test.slow();
  await signInAs(page, await sharedMember('premium'));
  await answerWith(page, '/gpt-prompt/allPromptsHistory', { status: 500, body: { message: '' } });
  await go(page, consultantPath);
  const box = page.getByPlaceholder('Message Breakaway');
  await expect(box).toBeVisible();
  if (isMobile) await press(page, 'Open menu');
  await expect(page.getByText('Your conversations could not be loaded.')).toBeVisible();
  await expectNoPageProblems(page, 'consultant: no conversations');
  if (isMobile) await page.keyboard.press('Escape');
  else await press(page, 'Hide conversations');
  await press(page, 'User menu');
  await expectNoPageProblems(page, 'consultant: user menu');
  await page.keyboard.press('Escape');

  await answerWith(page, '/gpt-prompt/createChat', 'offline');
  await box.fill(
    'What power do I need for 13.8 km at 8.1 % in 55 minutes?\nAnd what should I eat?\nAnd drink?',
  );
  await press(page, 'Send message');
  await expect(page.getByText(/Your message is back in the box/)).toBeVisible();
  await holdToasts(page);
  await expectNoPageProblems(page, 'consultant: not sent');
  await page.unrouteAll();
  const answer = await hold(page, '/gpt-prompt/createChat');
  await press(page, 'Send message');
  await expect(page.getByText('Generating answer for you')).toBeVisible();
  await expectNoPageProblems(page, 'consultant: pending');
  await answer({ body: { message: '', data: '287 W', parts, engine: 'built-in' } });
  await expect(page.getByText('Power needed')).toBeVisible();
  await expectNoPageProblems(page, 'consultant: answered');
  await answerWith(page, '/gpt-prompt/createChat', {
    body: { message: '', data: '287 W', parts, engine: 'built-in' },
  });
  await box.fill('And on another day?');
  await press(page, 'Send message');
  await expect(page.getByText('Power needed')).toHaveCount(2);
  await expectNoPageProblems(page, 'consultant: the same table twice');
  await box.fill('x'.repeat(4001));
  await expect(page.getByText('That message is too long')).toBeVisible();
  await expectNoPageProblems(page, 'consultant: too long');
  await box.fill('');

  const data = Array.from({ length: 40 }, (_, i) => ({
    _id: `c${i}`,
    promptName: conversationNames[i % conversationNames.length],
  }));
  await answerWith(page, '/gpt-prompt/allPromptsHistory', { body: { message: '', data } });
  await hold(page, '/gpt-prompt/promptChatHistory');
  await page.reload();
  await expect(page.getByRole('status', { name: 'Loading conversation' })).toBeVisible();
  await expectNoPageProblems(page, 'consultant: opening');

  await go(page, consultantPath);
  if (isMobile) await press(page, 'Open menu');
  await expect(page.getByText(conversationNames[0]!).first()).toBeVisible();
  await expectNoPageProblems(page, 'consultant: many conversations');
});

test('settings and the app frame', async ({ page, isMobile }) => {
  test.slow();
  await signInAs(page, await sharedMember('premium'));
  await go(page, '/app/settings');
  await expect(page.getByText('Loading your latest details…')).toHaveCount(0);
  await press(page, 'Your account');
  await expectNoPageProblems(page, 'frame: account popover');
  await page.keyboard.press('Escape');
  if (isMobile) {
    await press(page, 'Open menu');
    await expectNoPageProblems(page, 'frame: drawer');
    await page.keyboard.press('Escape');
  }
  await press(page, 'Edit Threshold heart rate');
  await page.getByRole('textbox', { name: 'Threshold heart rate' }).fill('180');
  await press(page, 'Edit Maximum heart rate');
  await page.getByRole('textbox', { name: 'Maximum heart rate' }).fill('170');
  await page.keyboard.press('Tab');
  await expect(page.locator('form div').getByText(/is not below maximum heart rate 170/)).toHaveCount(1);
  await expectNoPageProblems(page, 'settings: two values that contradict each other');
  await press(page, 'Discard');
  await page.locator('input[type="file"]').setInputFiles(photo());
  await expect(page.getByRole('dialog', { name: 'Your photo' })).toBeVisible();
  await expectNoPageProblems(page, 'settings: the part of a photo');
  await press(page, 'Use photo');
  // A photo that could not be cut would keep its own format.
  await expect(page.getByText('me.jpg will be uploaded when you save.')).toBeVisible();
  await press(page, 'Edit Weight');
  await page.getByRole('textbox', { name: /^Weight/ }).fill('62.5');
  await expectNoPageProblems(page, 'settings: photo chosen, a field being edited');
  await page.getByRole('textbox', { name: /^Weight/ }).fill('-5');
  await press(page, 'Save');
  await expect(page.getByText('Value must be a positive.')).toBeVisible();
  await expectNoPageProblems(page, 'settings: wrong');
  await page.getByRole('textbox', { name: /^Weight/ }).fill('62.5');
  await answerWith(page, '/users/editProfile', { status: 503, body: { message: 'Please try later.' } });
  await press(page, 'Save');
  await expect(page.getByText('Please try later.').first()).toBeVisible();
  await holdToasts(page);
  await expectNoPageProblems(page, 'settings: not saved');
  await press(page, 'Delete Account');
  await expectNoPageProblems(page, 'settings: asks before it deletes');
  await answerWith(page, '/users/deleteUser', { status: 503, body: { message: 'Please try later.' } });
  await page.getByLabel('Your password').fill('not-the-password');
  await press(page, 'Yes, Delete Account');
  await expect(page.getByText('This password is not right. Please try again.')).toBeVisible();
  await expectNoPageProblems(page, 'settings: another password');
  await page.getByLabel('Your password').fill(password);
  await press(page, 'Yes, Delete Account');
  await expect(page.getByRole('dialog').getByText('Please try later.')).toBeVisible();
  await expectNoPageProblems(page, 'settings: not deleted');
});

test('passkeys and signed-in devices', async ({ page }) => {
  const session = await newPremiumMember();
  await call('POST', `/auth/login?${new URLSearchParams({ email: session.data.email, password })}`);
  const passkey = {
    id: 'p1',
    name: 'Phone',
    createdAt: '2026-11-01T10:00:00Z',
    lastUsedAt: null,
    synced: true,
  };
  await answerWith(page, '/passkeys', { status: 200, body: { message: '', data: [passkey] } });
  await signInAs(page, session);
  await go(page, '/app/settings');
  const devices = page.locator('#devices');
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await devices.scrollIntoViewIfNeeded();
  await expectNoPageProblems(page, 'settings: passkeys and devices');
  await press(page, 'Rename Phone');
  await page.getByLabel('Name of the passkey').fill('');
  await press(page, 'Save name');
  await expectNoPageProblems(page, 'settings: a passkey without a name');
  await press(page, 'Cancel');
  await press(page, 'Remove Phone');
  await expectNoPageProblems(page, 'settings: asks before it removes a passkey');
  await press(page, 'Cancel');
  await press(page, 'Change password');
  await page.getByRole('dialog').getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your current password is required')).toBeVisible();
  await expectNoPageProblems(page, 'settings: no password');
});

test('settings whose lists cannot be loaded', async ({ page }) => {
  await signInAs(page, await sharedMember('premium'));
  for (const path of ['/passkeys', '/users/sessions'])
    await answerWith(page, path, { status: 503, body: { message: '' } });
  await go(page, '/app/settings');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(2);
  await page.locator('#devices').scrollIntoViewIfNeeded();
  await expectNoPageProblems(page, 'settings: lists that are not there');
});

test('settings that cannot be reloaded', async ({ page }) => {
  await signInAs(page, await sharedMember('premium'));
  await answerWith(page, '/users/getUserDetails', { status: 500, body: { message: '' } });
  await go(page, '/app/settings');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectNoPageProblems(page, 'settings: from before');
});

test('tools with a result', async ({ page }) => {
  test.slow();
  await signInAs(page, await sharedMember('premium'));
  await go(page, '/app/kom-analysis-software');
  const kom = page.frameLocator('iframe[title="Kom Analysis Software"]');
  await kom.getByRole('textbox', { name: /^Length/ }).fill('soon');
  await kom.getByRole('textbox', { name: /^Height gain/ }).fill('1115');
  await expect(kom.getByText('Length must be a number, such as')).toBeVisible();
  await expectNoPageProblems(page, 'KOM: wrong');
  // Before there is a segment: after it the fields of a phone are in a sheet.
  for (const [name, value] of [
    [/^Weight/, '62.5'],
    [/^Height in/, '171'],
    [/^FTP/, '255'],
  ] as const) {
    const field = kom.getByRole('textbox', { name });
    if (await field.count()) await field.first().fill(value);
  }
  await kom.getByRole('textbox', { name: /^Length/ }).fill('13.8');
  await kom.getByRole('textbox', { name: /^Record time/ }).fill('56:00');
  await expect(kom.getByRole('list', { name: 'What you can change' })).toBeVisible();
  await expectNoPageProblems(page, 'KOM: result');
  await kom.locator('input[type="file"]').setInputFiles(hillyRoute());
  await expect(kom.getByRole('button', { name: /^Climb 1/ })).toBeVisible();
  await kom.getByRole('textbox', { name: /^Record time/ }).fill('12:00');
  await kom.getByRole('tab', { name: 'Wind and days' }).click();
  await expect(kom.getByRole('img', { name: /^Wind rose/ })).toBeVisible();
  await expectNoPageProblems(page, 'KOM: wind');

  await go(page, '/app/race-analyzer');
  const race = page.frameLocator('iframe[title="Race Analyzer"]');
  await race.locator('input[type="file"]').setInputFiles(hillyRoute());
  await expect(race.getByRole('img', { name: /^Profile/ })).toBeVisible();
  await expectNoPageProblems(page, 'race: result');
  const notARoute = { name: 'ride.gpx', mimeType: 'application/gpx+xml', buffer: Buffer.from('nothing') };
  await race.locator('input[type="file"]').setInputFiles(notARoute);
  await expect(race.getByText('This is not a GPX, TCX or FIT file.')).toBeVisible();
  await expectNoPageProblems(page, 'race: not a route');
});

test('a new member’s first visit', async ({ page }) => {
  await signInAs(page, await newPremiumMember({ onboarded: false }));
  await go(page, consultantPath);
  const questions = page.getByRole('dialog');
  const weight = questions.getByRole('textbox', { name: /^Weight/ });
  await expect(weight).toBeVisible();
  await expectNoPageProblems(page, 'onboarding: body');
  await weight.fill('-5');
  await press(page, 'Continue');
  await expect(questions.getByText('Value must be a positive.')).toBeVisible();
  await expectNoPageProblems(page, 'onboarding: wrong weight');
  await weight.fill('61');
  await press(page, 'Continue');
  await press(page, 'I don’t know my FTP');
  await questions.getByRole('button', { name: /^I train/ }).click();
  await expectNoPageProblems(page, 'onboarding: power, guessed');
  await press(page, 'Continue');
  await questions.getByRole('button', { name: /80 g/ }).click();
  await expectNoPageProblems(page, 'onboarding: food');
  await press(page, 'Save');
  await expect(questions.getByRole('heading', { name: /^You’re set/ })).toBeVisible();
  await expectNoPageProblems(page, 'onboarding: first number');
  await press(page, 'Meet your coach');
  await expect(questions).toHaveCount(0);
  await expect(page.getByPlaceholder('Message Breakaway')).toBeVisible();
});

test('screens that could not be loaded', async ({ page, context }) => {
  await page.route('**/remotes/profile/**', (route) => route.abort());
  await signInAs(page, await sharedMember('premium'));
  await go(page, '/app/settings');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectNoPageProblems(page, 'a screen that could not be loaded');
  await context.setOffline(true);
  await expect(page.getByText('You are offline.').first()).toBeVisible();
  await expectNoPageProblems(page, 'offline');
  await context.setOffline(false);
  await page.unrouteAll();
  await page.route(/landing\//, (route) => route.abort());
  await go(page, '/');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectNoPageProblems(page, 'landing page that could not be loaded');
});
