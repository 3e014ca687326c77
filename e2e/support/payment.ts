import { expect, type Page } from '@playwright/test';

/** The provider's card fields: frames of its own origin inside our form. */
const frames = {
  number: ['Secure card number input frame', 'cardnumber'],
  expiry: ['Secure expiration date input frame', 'exp-date'],
  cvc: ['Secure CVC input frame', 'cvc'],
} as const;

export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asksTheBank: '4000 0027 6000 3184',
} as const;

const field = (page: Page, name: keyof typeof frames) => {
  const [title, input] = frames[name];
  return page.frameLocator(`iframe[title="${title}"]`).locator(`input[name="${input}"]`);
};

/** Types a card into the provider's frames. */
export async function fillCard(
  page: Page,
  { number = cards.good as string, expiry = '12 / 34', cvc = '123' } = {},
): Promise<void> {
  await field(page, 'number').fill(number);
  await field(page, 'expiry').fill(expiry);
  await field(page, 'cvc').fill(cvc);
}

export const cardNumber = (page: Page) => field(page, 'number');
export const upgrade = (page: Page) => page.getByRole('button', { name: 'Upgrade to PRO' }).click();

/** The field for a discount code, which is folded behind its question. */
export async function discountCode(page: Page) {
  await page.getByRole('button', { name: 'Have a code?' }).click();
  return page.getByLabel('Discount code');
}

/** The bank's question of a 3-D Secure payment, and its answer. */
export async function answerChallenge(page: Page, answer: 'Complete' | 'Fail'): Promise<void> {
  await page
    .frameLocator('iframe[title="3D Secure authentication"]')
    .getByRole('button', { name: answer })
    .click();
}

export const paypalButton = (page: Page) =>
  page.frameLocator('iframe[title="PayPal"]').getByRole('button', { name: 'PayPal' });

/** Chooses PayPal, presses its button, and answers on its approval page. */
export async function answerPaypal(
  page: Page,
  answer: 'Agree & Subscribe' | 'Cancel and return',
): Promise<void> {
  await page.getByText('PayPal', { exact: true }).first().click();
  await paypalButton(page).click();
  const approval = page.frameLocator('iframe[title="PayPal checkout"]');
  await approval.getByRole('button', { name: answer }).click();
  await expect(page.locator('iframe[title="PayPal checkout"]')).toHaveCount(0);
}
