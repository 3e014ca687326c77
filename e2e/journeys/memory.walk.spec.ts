import { expect, test, type Page } from '@playwright/test';
import { ask, openSettings, toast } from '../support/app-frame.ts';
import { appUrl, consultantPath } from '../support/addresses.ts';
import { expectNoPageProblems, expectTouchTargets } from '../support/page-checks.ts';
import { call, newPremiumMember, signInAs } from '../support/members.ts';

/** What a member agrees to while talking: a change of the profile, and what the coach remembers. */

const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last().click();
const coach = (page: Page) => page.getByRole('heading', { name: 'Coach said' });

test('a profile is changed after a yes, and what is remembered counts, is corrected and deleted', async ({
  page,
}) => {
  const session = await newPremiumMember({ name: 'Anna Rider' });
  await signInAs(page, session);
  await page.goto(`${appUrl()}${consultantPath}`);

  const shown = await ask(page, 'set my FTP to 280');
  await expect(shown).toContainText('Shall I change it in your profile?');
  await expect(shown.getByRole('table')).toContainText('280 W');
  const ftp = async () =>
    (
      await call<{ data: { powerMatrix: { ftp: number | null } } }>(
        'GET',
        `/users/getUserDetails?id=${session.data._id}`,
        { token: session.token },
      )
    ).data.powerMatrix.ftp;
  expect(await ftp()).toBeNull();
  await tap(page, 'Yes, change it');
  await expect(coach(page)).toHaveCount(2);
  expect(await ftp()).toBe(280);

  const ride = await ask(page, 'I ride a TT bike, how fast am I on 40 km flat at 250 W? I weigh 70 kg');
  await expect(ride).toContainText(
    'Shall I remember for later conversations that you ride a time-trial bike?',
  );
  await tap(page, 'Yes, remember it');
  await expect(coach(page)).toHaveCount(4);

  await openSettings(page);
  const section = page.locator('#remembered');
  await expect(section.getByText('You ride a time-trial bike')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^FTP in W/ })).toHaveValue('280');
  await expectNoPageProblems(page, 'settings: remembered');
  await expectTouchTargets(page, 'settings: remembered');
  await section.getByRole('button', { name: 'Edit “You ride a time-trial bike”' }).click();
  await section.getByLabel('The bike you usually ride').selectOption('gravel');
  await section.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(section.getByText('You ride a gravel bike')).toBeVisible();

  await page.goto(`${appUrl()}${consultantPath}`);
  await expect(await ask(page, 'How fast am I on 40 km flat at 250 W at 70 kg?')).toContainText(
    'gravel bike',
  );
  await openSettings(page);
  await section.getByRole('button', { name: 'Delete “You ride a gravel bike”' }).click();
  await expect(toast(page, 'The coach has forgotten it.')).toBeVisible();
  await expect(section.getByText(/^Nothing yet\./)).toBeVisible();
});
