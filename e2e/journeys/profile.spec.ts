import { readFile } from 'node:fs/promises';
import { formatDuration, resolveAthlete } from '@breakaway/cycling';
import { expect, test, type Page } from '@playwright/test';
import { recordByHand } from '../support/record-by-hand.ts';
import { answerWith } from '../support/answers.ts';
import { ask, openSection, openSettings, toast } from '../support/app-frame.ts';
import { call, newPremiumMember, password, signInAs } from '../support/members.ts';
import { appUrl, consultantPath } from '../support/addresses.ts';

/** The profile from the settings to its use: the coach, the tools, another visit. */

const box = (page: Page, name: string) => page.locator(`input[name="${name}"]`);
const editButton = (page: Page, label: string) =>
  page.getByRole('button', { name: `Edit ${label}`, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const saved = (page: Page) => expect(toast(page, 'Profile updated successfully.')).toBeVisible();

async function fill(page: Page, values: [label: string, name: string, value: string][]): Promise<void> {
  for (const [label, name, value] of values) {
    await editButton(page, label).click();
    await box(page, name).fill(value);
  }
}

const essentials: [string, string, string][] = [
  ['Height', 'height', '171'],
  ['Weight', 'weight', '62,5'],
  ['FTP', 'ftp', '255'],
  ['CHO tolerance', 'cho_tolerance', '80'],
];
const athlete = resolveAthlete({
  bodyMatrix: { height: 171, weight: 62.5 },
  powerMatrix: { ftp: 255 },
  feedingData: { choTolerance: 80 },
});

async function openSettingsOf(
  page: Page,
  session: Awaited<ReturnType<typeof newPremiumMember>>,
): Promise<void> {
  await signInAs(page, session);
  await page.goto(`${appUrl()}/app/settings`);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
}

test('saved values are used immediately by the coach and the tools @4.settings.save', async ({ page }) => {
  await openSettingsOf(page, await newPremiumMember());
  const request = page.waitForRequest((sent) => sent.url().endsWith('/users/editProfile'));
  await fill(page, essentials);
  await save(page);
  await saved(page);
  const form = (await request).postData() ?? '';
  for (const part of [
    'name',
    'email',
    'password',
    'bodyMatrix',
    'advancePhysiologicalData',
    'heartRateMatrix',
  ])
    expect(form).toContain(`name="${part}"`);
  for (const part of ['powerMatrix', 'aeroData', 'cookedFoodData', 'feedingData', 'powerZones', 'bikeData'])
    expect(form).toContain(`name="${part}"`);
  expect((await request).method()).toBe('PATCH');

  await test.step('an empty field shows what is assumed, and follows', async () => {
    await expect(box(page, 'critical_power')).toHaveAttribute('placeholder', `≈ ${Math.round(1.03 * 255)}`);
    await expect(page.getByText('1.03 × FTP (Karsten et al. 2021)')).toBeVisible();
  });

  await test.step('the coach names it among its assumptions', async () => {
    await openSection(page, 'AI Consultant');
    const climb = await ask(page, 'What power do I need for 13.8 km at 8.1 % in 55 minutes?');
    await climb.getByText('How this was worked out').click();
    await expect(climb.getByText('62.5 kg')).toBeVisible();
    await openSettings(page);
    await fill(page, [['Weight', 'weight', '70']]);
    await page.keyboard.press('Enter');
    await saved(page);
    await openSection(page, 'AI Consultant');
    const again = await ask(page, 'What power do I need for 13.8 km at 8.1 % in 55 minutes?');
    await again.getByText('How this was worked out').click();
    await expect(again.getByText('70 kg')).toBeVisible();
    await openSettings(page);
    await fill(page, [['Weight', 'weight', '62.5']]);
    await save(page);
    await saved(page);
  });

  await test.step('so does the tool, to the watt', async () => {
    await openSection(page, 'Kom Analysis Software');
    const kom = page.frameLocator('iframe[title="Kom Analysis Software"]');
    await kom.getByRole('textbox', { name: /^Length/ }).fill('13.8');
    await kom.getByRole('textbox', { name: /^Height gain/ }).fill('1115');
    await kom.getByRole('textbox', { name: /^Record time/ }).fill(formatDuration(2400));
    const answer = recordByHand({ athlete, distanceM: 13_800, gainM: 1115, timeS: 2400, bike: 'road' });
    await expect(kom.locator('xpath=//dt[.="Power"]/following-sibling::dd[1]')).toContainText(
      `${Math.round(answer.powerW)} W`,
    );
    // A toast from before the focus moved into the frame goes away as usual.
    await expect(toast(page, 'Profile updated successfully.')).toHaveCount(0);
  });
});

test('every value of the record can be set, and is there after a reload', async ({ page }) => {
  test.slow();
  await openSettingsOf(page, await newPremiumMember());
  const typed: Record<string, string> = {};
  const rows = page.locator('form [data-edit]:not([data-edit="profileImg"]):not([data-edit="name"])');
  const count = 46;
  await expect(rows).toHaveCount(count);
  for (let i = 0; i < count; i += 1) {
    const name = (await rows.nth(i).getAttribute('data-edit'))!;
    await rows.nth(i).click();
    await expect(box(page, name)).toBeFocused();
    typed[name] = /cda/.test(name) ? `0.${30 + (i % 9)}` : String(11 + (i % 30));
    await box(page, name).fill(typed[name]);
  }
  await save(page);
  await saved(page);
  await page.reload();
  await expect(box(page, 'ftp')).toHaveValue(typed['ftp']!);
  for (const [name, value] of Object.entries(typed)) await expect(box(page, name)).toHaveValue(value);
});

test('the record is loaded once when Settings opens, and not again after a save, which other tabs follow', async ({
  page,
  context,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/users\/(getUserDetails|editProfile)$/.test(pathname) && request.method() !== 'OPTIONS')
      calls.push(`${request.method()} ${pathname.replace(/.*(?=\/users\/)/, '')}`);
  });
  await openSettingsOf(page, await newPremiumMember());
  await expect(page.getByText('Loading your latest details…')).toHaveCount(0);
  const other = await context.newPage();
  await other.goto(`${appUrl()}/app/settings`);
  await expect(other.getByText('Loading your latest details…')).toHaveCount(0);
  await page.bringToFront();
  await fill(page, [['FTP', 'ftp', '263']]);
  await save(page);
  await saved(page);
  await expect(box(other, 'ftp')).toHaveValue('263');
  expect(calls).toEqual(['GET /users/getUserDetails', 'PATCH /users/editProfile']);
});

test('unsaved edits survive a visit to other screens; they can be discarded', async ({ page }) => {
  await openSettingsOf(page, await newPremiumMember());
  await fill(page, [['FTP', 'ftp', '261']]);
  await openSection(page, 'AI Consultant');
  await openSettings(page);
  await expect(box(page, 'ftp')).toHaveValue('261');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(box(page, 'ftp')).toHaveValue('');
  await expect(page.getByText('Unsaved changes')).toBeHidden();
});

test('the answer to the browser’s question counts: staying keeps the edit, leaving discards it', async ({
  page,
}) => {
  let answer: 'stay' | 'leave' = 'stay';
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void (answer === 'stay' ? dialog.dismiss() : dialog.accept());
  });
  await openSettingsOf(page, await newPremiumMember());
  await fill(page, [['FTP', 'ftp', '261']]);
  await page.evaluate(() => location.reload());
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(box(page, 'ftp')).toHaveValue('261');
  await fill(page, [['Weight', 'weight', '70']]);
  answer = 'leave';
  await page.reload();
  expect(asked).toEqual(['beforeunload', 'beforeunload']);
  await expect(box(page, 'ftp')).toHaveValue('');
  await expect(page.getByText('Unsaved changes')).toBeHidden();
  // The next save only contains what is typed next.
  const request = page.waitForRequest((sent) => sent.url().endsWith('/users/editProfile'));
  await fill(page, [['Height', 'height', '171']]);
  await save(page);
  await saved(page);
  const form = (await request).postData() ?? '';
  expect(form).toContain('171');
  expect(form).not.toMatch(/"ftp"|"weight"/);

  await fill(page, [['FTP', 'ftp', '262']]);
  await page.goto(`${appUrl()}/faq`);
  await page.goto(`${appUrl()}/app/settings`);
  await expect(box(page, 'height')).toHaveValue('171');
  await expect(box(page, 'ftp')).toHaveValue('');
});

test('contradicting values are shown at the one that is edited, with a link, and noted at the other; the coach does not mention them', async ({
  page,
}) => {
  await openSettingsOf(page, await newPremiumMember());
  await fill(page, [
    ...essentials,
    ['Threshold heart rate', 'threshold_hr', '180'],
    ['Maximum heart rate', 'max_hr', '170'],
  ]);
  const sentence = 'Threshold heart rate 180 is not below maximum heart rate 170.';
  const shown = page.locator('form').getByText(sentence).and(page.locator(':not([role="status"])'));
  await expect(shown).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(shown).toHaveCount(1);
  await expect(page.getByText('Does not fit with maximum heart rate.')).toBeVisible();
  await expect(box(page, 'max_hr')).toHaveAccessibleDescription(new RegExp(sentence));
  await save(page);
  await saved(page);
  await openSection(page, 'AI Consultant');
  const climb = await ask(page, 'What power do I need for 13.8 km at 8.1 % in 55 minutes?');
  await climb.getByText('How this was worked out').click();
  await expect(climb.getByText('62.5 kg')).toBeVisible();
  await expect(climb.getByText(sentence)).toHaveCount(0);
  await expect((await ask(page, 'What are my heart rate zones?')).getByText(sentence)).toBeVisible();
  await openSettings(page);
  await page.locator('form').getByRole('button', { name: 'Edit Maximum heart rate' }).first().click();
  await expect(box(page, 'max_hr')).toBeFocused();
  await box(page, 'max_hr').fill('192');
  await save(page);
  await saved(page);
  await expect(shown).toHaveCount(0);
});

test('a session of an older version shows its values in their new places', async ({ page }) => {
  const session = await newPremiumMember();
  const { bodyMatrix: _body, powerMatrix: _power, ...older } = session.data;
  const data = { ...older, height: 181, weight: '74', abilitiesData: { ftp: 266, peakPower3s: 905 } };
  // The server's record has not arrived yet.
  await answerWith(page, '/users/getUserDetails', 'offline');
  await openSettingsOf(page, { ...session, data } as unknown as typeof session);
  await expect(box(page, 'height')).toHaveValue('181');
  await expect(box(page, 'weight')).toHaveValue('74');
  await expect(box(page, 'ftp')).toHaveValue('266');
  await expect(box(page, 'peak_threes_power')).toHaveValue('905');
});

test('a limit shows the same message before anything is sent and from the server', async ({ page }) => {
  const session = await newPremiumMember();
  await openSettingsOf(page, session);
  await fill(page, [['FTP', 'ftp', '5000']]);
  await save(page);
  await expect(page.getByText('FTP can be at most 700 W.')).toBeVisible();
  await expect(box(page, 'ftp')).toBeFocused();
  const refused = await call('PATCH', '/users/editProfile', {
    token: session.token,
    body: { powerMatrix: { ftp: 5000 } },
  }).catch((error: Error) => error.message);
  expect(refused).toContain('FTP can be at most 700 W.');
});

test('the sections can be reached by click or key', async ({ page }) => {
  await openSettingsOf(page, await newPremiumMember());
  const link = page
    .getByRole('navigation', { name: 'Sections of the settings' })
    .getByRole('link', { name: 'Bikes' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Bikes' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name: 'Bikes' })).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(editButton(page, 'Road bike weight')).toBeFocused();
  // The frame around it does not scroll.
  await expect(page.getByRole('banner')).toBeInViewport();
});

test('a link to a section that is not drawn yet leads there as soon as it is', async ({ page }) => {
  await signInAs(page, await newPremiumMember());
  await page.goto(`${appUrl()}${consultantPath}`);
  await expect(page.getByPlaceholder('Message Breakaway')).toBeVisible();
  // Between the first drawing and the rest of the page: this runs before the browser can go on with it.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const link = document.querySelector<HTMLElement>('a[href="#account"]');
      if (!link) return;
      observer.disconnect();
      document.body.dataset.pressed = document.getElementById('account') ? 'late' : 'early';
      link.click();
    }).observe(document.body, { childList: true, subtree: true });
  });
  await openSettings(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Legal and account' })).toBeInViewport();
  await expect(page.getByRole('heading', { level: 2, name: 'Legal and account' })).toBeFocused();
  await expect(page.locator('body')).toHaveAttribute('data-pressed', 'early');
});

test('a member who skips the questions is not asked again, on any device', async ({ page, browser }) => {
  const session = await newPremiumMember({ onboarded: false });
  await signInAs(page, session);
  await page.goto(`${appUrl()}${consultantPath}`);
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  const { data } = await call<{ data: typeof session.data }>('GET', '/users/getUserDetails', {
    token: session.token,
  });
  expect(data.isOnboarded).toBe(true);
  await signInAs(other, { ...session, data });
  await other.goto(`${appUrl()}${consultantPath}`);
  await expect(other.getByPlaceholder('Message Breakaway')).toBeVisible();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await elsewhere.close();
});

test('all stored data can be downloaded as a file', async ({ page }) => {
  const session = await newPremiumMember();
  await openSettingsOf(page, session);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('breakaway-data.json');
  const content = JSON.parse(await readFile(await file.path(), 'utf8')) as Record<string, unknown>;
  expect(JSON.stringify(content)).toContain(session.data.email);
});

test('the account is deleted with the keyboard only, and nothing is left in the browser @2.settings.delete @4.settings.deleted @8.success.deleted', async ({
  page,
}) => {
  const session = await newPremiumMember();
  await openSettingsOf(page, session);
  const opener = page.getByRole('button', { name: 'Delete Account' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Your password').focus();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Account Deleted Successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/sign-in$/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  const gone = await call('GET', '/users/getUserDetails', { token: session.token }).catch(
    (error: Error) => error.message,
  );
  expect(gone).toContain('answered 401');
});
