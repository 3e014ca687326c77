import { expect, test } from '@playwright/test';
import { remoteNames } from '@breakaway/federation/local-ports';
import { freshEmail, newPremiumMember, password } from '../support/members.ts';
import { appUrl } from '../support/addresses.ts';

/**
 * One React, one router, one store, one toast layer, one theme on the composed page: an unshared copy fails silently,
 * so every remote exposes the copies that it uses.
 */

type Copies = Record<string, unknown>;
interface Container {
  get(module: string): Promise<() => Copies>;
}

const shared = [
  'react',
  'reactJsxRuntime',
  'jotai',
  'styledComponents',
  'store',
  'router',
  'toast',
  'api',
  'theme',
];

test('shell and remotes share one copy of every singleton', async ({ page }) => {
  // One document, in which each remote shows something: its container is in a global of its name.
  const email = freshEmail();
  await newPremiumMember({ email });
  const go = async (path: string) => {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);
  };
  await page.goto(`${appUrl()}/sign-in`);
  const form = page.locator('#root');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Login' }).click();
  await expect(form.locator('textarea')).toBeVisible();
  await go('/app/settings');
  await expect(form.locator('input[name=name]')).toBeVisible();
  for (const path of ['/manage-subscription', '/faq']) {
    await go(path);
    await expect(form.locator('main h1')).toBeVisible();
  }
  const report = await page.evaluate(
    async ({ names, remotes }) => {
      const probes: [string, Copies][] = [];
      for (const remote of remotes) {
        const container = (globalThis as unknown as Record<string, Container>)[remote]!;
        probes.push([remote, (await container.get('./probe'))()]);
      }
      const first = probes[0]![1];
      const differences = probes.flatMap(([remote, copies]) =>
        names
          .filter((name) => copies[name] === undefined || copies[name] !== first[name])
          .map((name) => `${remote}: ${name}`),
      );
      return { remotes: probes.map(([remote]) => remote), differences };
    },
    { names: shared, remotes: remoteNames },
  );
  expect(report).toEqual({ remotes: remoteNames, differences: [] });
});

test('one toast layer and one colour, whichever remote renders the page @8.otp-missing-email', async ({
  page,
}) => {
  const accents = new Set<string>();
  for (const path of ['/faq', '/sign-in', '/sign-up', '/forgot-password']) {
    await page.goto(`${appUrl()}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    accents.add(
      await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--accent').trim()),
    );
  }
  expect([...accents]).toHaveLength(1);
  expect([...accents][0]).toMatch(/^#/);

  await page.goto(`${appUrl()}/otp-verify`);
  await expect(page.locator('.Toastify__toast')).toHaveText(
    'Email not found. Please try forgot password again.',
  );
  await page.getByLabel('Email').fill('nobody.here@example.com');
  await page.getByRole('button', { name: 'Forgot Password' }).click();
  await expect(page).toHaveURL(/\/otp-verify$/);
  await expect(page.locator('.Toastify')).toHaveCount(1);
});
