import { expect, test, type Page } from '@playwright/test';
import { expectNoPageProblems } from '../support/page-checks.ts';
import { mailTo } from '../support/mailbox.ts';
import { newMember, newPremiumMember, password, signInAs } from '../support/members.ts';
import { appUrl, consultantPath } from '../support/addresses.ts';

/** Signed-in devices, passkeys, the reason why a session ended, and the return to the page afterwards. */

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const path = (page: Page) => expect.poll(() => new URL(page.url()).pathname);

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Login');
}
async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(`${appUrl()}/sign-in`);
  await fillIn(page, email);
}

/** A virtual authenticator like a phone's: it verifies the person, and its passkeys are discoverable. */
async function withAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether the simulated person approves immediately; applies to requests from then on. */
    answers: (enabled: boolean) =>
      client.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  };
}

/** Marks the page once the browser was asked for a passkey, so that a later approval answers the next request. */
const markQuestions = (page: Page) =>
  page.addInitScript(() => {
    const get = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = (options) => {
      const answer = get(options);
      document.documentElement.dataset['asked'] = 'yes';
      return answer;
    };
  });
const asksInField = (page: Page) => page.locator('html[data-asked]').waitFor({ state: 'attached' });

async function addPasskey(page: Page): Promise<void> {
  await press(page, 'Add a passkey');
  // The member followed a link in a mail, which does not confirm their identity.
  const dialog = page.getByRole('dialog', { name: 'Please confirm that this is you' });
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('#passkeys').getByRole('listitem')).toContainText('Chrome on Linux');
}

test('a passkey is added, signs in by the button and by the email field, and is removed', async ({
  page,
}) => {
  const session = await newPremiumMember();
  const { email } = session.data;
  const authenticator = await withAuthenticator(page);
  await markQuestions(page);
  await signInAs(page, session);
  await page.goto(`${appUrl()}/app/settings`);
  await addPasskey(page);
  await mailTo(email, /A passkey was added/);
  await press(page, 'Rename Chrome on Linux');
  await page.getByLabel('Name of the passkey').fill('This laptop');
  await press(page, 'Save name');
  await expect(page.locator('#passkeys').getByRole('listitem')).toContainText('This laptop');

  await test.step('by the button', async () => {
    await authenticator.answers(false);
    await press(page, 'Your account');
    await press(page, 'Sign Out');
    await page.reload();
    await asksInField(page);
    await authenticator.answers(true);
    await press(page, 'Sign in with a passkey');
    await path(page).toBe(consultantPath);
  });

  await test.step('by the email field', async () => {
    await page.goto(`${appUrl()}/app/settings`);
    await expect(page.locator('#devices').getByRole('listitem').first()).toContainText('with a passkey');
    await press(page, 'Your account');
    await press(page, 'Sign Out');
    // Nothing is pressed: the only passkey is chosen as soon as it is offered.
    await path(page).toBe(consultantPath);
  });

  await test.step('it is removed', async () => {
    await page.goto(`${appUrl()}/app/settings`);
    await press(page, 'Remove This laptop');
    await press(page, 'Remove passkey');
    await expect(page.getByText('You have no passkey yet.')).toBeVisible();
    await authenticator.answers(false);
    await press(page, 'Your account');
    await press(page, 'Sign Out');
    await page.reload();
    await asksInField(page);
    await authenticator.answers(true);
    await press(page, 'Sign in with a passkey');
    await expect(
      page.getByText(/This passkey does not belong to an account here any more/).first(),
    ).toBeVisible();
    await path(page).toBe('/sign-in');
  });
});

test('a passkey replaces the password for deleting an account', async ({ page }) => {
  await withAuthenticator(page);
  await signInAs(page, await newPremiumMember());
  await page.goto(`${appUrl()}/app/settings`);
  await addPasskey(page);
  await press(page, 'Delete Account');
  await press(page, 'Delete with a passkey');
  await path(page).toBe('/sign-in');
  await expect(page.getByText('Account Deleted Successfully')).toBeVisible();
});

test('a browser without passkeys shows nothing broken', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  const session = await newPremiumMember();
  await signIn(page, session.data.email);
  await path(page).toBe(consultantPath);
  await page.goto(`${appUrl()}/app/settings`);
  await expect(page.getByText('This browser does not support passkeys.')).toBeVisible();
  await press(page, 'Your account');
  await press(page, 'Sign Out');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0);
});

test('one device signs out another, which shows the reason and returns to its page', async ({
  page,
  browser,
}) => {
  const { data } = await newPremiumMember();
  await signIn(page, data.email);
  await path(page).toBe(consultantPath);
  const phone = await (await browser.newContext()).newPage();
  await signIn(phone, data.email);
  await path(phone).toBe(consultantPath);
  const mail = await mailTo(data.email, /New sign-in/);
  expect(mail.text).toContain('Device: Chrome on Linux');
  await phone.goto(`${appUrl()}/app/race-analyzer`);

  await page.goto(`${appUrl()}/app/settings`);
  const entries = page.locator('#devices').getByRole('listitem');
  await expect(entries.first()).toContainText('This device');
  await press(page, 'Sign out all other devices');
  await expect(entries).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Signed-in devices' })).toBeFocused();

  await phone.reload();
  await path(phone).toBe('/sign-in');
  const why = 'You were signed out because you ended this session on another device.';
  await expect(phone.getByText(why)).toBeVisible();
  await expectNoPageProblems(phone, 'sign-in: why the session ended');
  await fillIn(phone, data.email);
  await path(phone).toBe('/app/race-analyzer');
  await phone.context().close();
});

test('a new password asks for the current one and signs out every other device', async ({
  page,
  browser,
}) => {
  const { data } = await newPremiumMember();
  await signIn(page, data.email);
  await path(page).toBe(consultantPath);
  const other = await (await browser.newContext()).newPage();
  await signIn(other, data.email);
  await path(other).toBe(consultantPath);
  await page.goto(`${appUrl()}/app/settings`);
  await press(page, 'Change password');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill('not-the-password');
  await dialog.getByLabel('New password', { exact: true }).fill('velvet-canary-88');
  await dialog.getByLabel('Confirm new password').fill('velvet-canary-88');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.getByText('Your current password is not right.')).toBeVisible();
  await expectNoPageProblems(page, 'settings: another current password');
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog).toHaveCount(0);
  await mailTo(data.email, /Your password was changed/);
  await other.reload();
  await expect(other.getByText('You were signed out because your password was changed.')).toBeVisible();
  await other.context().close();
});

test('the return after sign-in: to the requested page, once, for the same member, and subject to the guard', async ({
  page,
}) => {
  const [premium, other, plain] = [await newPremiumMember(), await newPremiumMember(), await newMember()];
  const signOut = async () => {
    await press(page, 'Your account');
    await press(page, 'Sign Out');
    await path(page).toBe('/sign-in');
    await expect(page.getByText(/You were signed out because/)).toHaveCount(0);
  };
  await page.goto(`${appUrl()}/app/settings`);
  await path(page).toBe('/sign-in');
  await fillIn(page, premium.data.email);
  await path(page).toBe('/app/settings');
  await signOut();
  await fillIn(page, premium.data.email);
  await path(page).toBe(consultantPath);

  // A 401 in between: another member is not led to the previous member's page.
  await page.goto(`${appUrl()}/app/settings`);
  await expect(page.getByText('Loading your latest details…')).toHaveCount(0);
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('breakaway_ai_user')!) as object;
    localStorage.setItem('breakaway_ai_user', JSON.stringify({ ...stored, token: 'made-up' }));
  });
  await page.reload();
  await expect(page.getByText('You were signed out because your session has ended.')).toBeVisible();
  await fillIn(page, other.data.email);
  await path(page).toBe(consultantPath);

  // After visiting another page, sign-in leads to the default page.
  await page.goto(`${appUrl()}/app/settings`);
  await signOut();
  await page.goto(`${appUrl()}/app/settings`);
  await path(page).toBe('/sign-in');
  await page.goto(`${appUrl()}/faq`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await signIn(page, other.data.email);
  await path(page).toBe(consultantPath);
  await page.goto(`${appUrl()}/app/settings`);
  await signOut();
  await page.evaluate(() =>
    sessionStorage.setItem(
      'breakaway_sign_in_note',
      JSON.stringify({ from: '//elsewhere.example/app/settings' }),
    ),
  );
  await fillIn(page, other.data.email);
  await path(page).toBe(consultantPath);
  await page.goto(`${appUrl()}/app/settings`);
  await signOut();
  await page.goto(`${appUrl()}/app/settings`);
  await path(page).toBe('/sign-in');
  await fillIn(page, plain.data.email);
  await path(page).toBe('/subscription');
});
