import { expect, test } from '@playwright/test';
import { remoteNames } from '@breakaway/federation/local-ports';
import { appUrl } from '../support/addresses.ts';

/**
 * One React, one router, one store, one toast layer, one theme on the composed page: an unshared copy fails silently,
 * so every remote exposes the copies that it uses.
 */

type Copies = Record<string, unknown>;
interface FederationInstance {
  loadRemote(id: string): Promise<Copies>;
  registerRemotes(remotes: { name: string; entry: string }[]): void;
}
declare global {
  var __FEDERATION__: { __INSTANCES__: FederationInstance[] };
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
  await page.goto(`${appUrl()}/about-us`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const report = await page.evaluate(async (names) => {
    const federation = globalThis.__FEDERATION__.__INSTANCES__[0]!;
    const listed = JSON.parse(document.querySelector('#remote-registry')!.textContent!) as Record<
      string,
      { base: string; entry: string }[]
    >;
    // The page has registered the remotes that it shows; the others are registered as its loader would.
    const rest = Object.entries(listed).filter(([name]) => name !== 'marketing');
    federation.registerRemotes(
      rest.map(([name, [live]]) => ({ name, entry: new URL(live!.base + live!.entry, location.href).href })),
    );
    const probes: [string, Copies][] = [];
    for (const name of Object.keys(listed).toSorted())
      probes.push([name, await federation.loadRemote(`${name}/probe`)]);
    const first = probes[0]![1];
    const differences = probes.flatMap(([remote, copies]) =>
      names
        .filter((name) => copies[name] === undefined || copies[name] !== first[name])
        .map((name) => `${remote}: ${name}`),
    );
    return { remotes: probes.map(([remote]) => remote), differences };
  }, shared);
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
