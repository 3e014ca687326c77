import { join } from 'node:path';
import { installedVersion } from '@breakaway/federation/share-policy';
import { expect, test, type Page } from '@playwright/test';
import { root, type Stack } from 'stack';
import { appUrl } from '../support/addresses.ts';
import { failureReports } from '../support/failure-reports.ts';
import { ownStack } from '../support/own-stack.ts';
import { asOtherBuild, releasesOf } from '../support/page-releases.ts';
import { TeamRemote } from '../support/team-release.ts';

/** A release that cannot run is live, with a good one behind it: visitors get the good one. */

let stack: Stack;
let end: () => Promise<void>;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.slow();
  ({ stack, end } = await ownStack());
});
test.afterAll(() => end?.());

const signIn = (page: Page) => page.getByRole('heading', { name: 'Welcome Back!' });

for (const [shared, wanted] of [
  ['react', '^18.3.1'],
  ['@breakaway/host-api', '^9.0.0'],
] as const) {
  test(`a live release that needs another ${shared} never runs: the one behind it does`, async ({ page }) => {
    const [good = ''] = await releasesOf('auth');
    const team = new TeamRemote(stack, 'auth');
    const bad = asOtherBuild(team, good);
    team.build(bad, '"Welcome Back!"', '(window.badScreens=1,"Bad release")');
    const has = installedVersion(shared, join(root, 'remote-auth'))!;
    team.build(
      bad,
      `requiredVersion:"^${has}",strictVersion:!0`,
      `requiredVersion:"${wanted}",strictVersion:!0`,
    );
    team.run('publish');
    team.run('deploy', bad);
    expect(await releasesOf('auth')).toEqual([bad, good]);

    const reports = await failureReports(page);
    await page.goto(`${appUrl()}/sign-in`);
    await expect(signIn(page)).toBeVisible();
    // The next screen of the remote is of the same release, without another failure.
    await page.getByRole('link', { name: 'Sign up' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join the Cycling Revolution!');
    await page.goBack();
    await expect(signIn(page)).toBeVisible();

    expect(await page.evaluate(() => (window as { badScreens?: number }).badScreens)).toBeUndefined();
    expect(reports).toEqual([{ remote: 'auth', version: bad, kind: 'contract', route: '/sign-in' }]);
    team.run('rollback');
    expect((await releasesOf('auth'))[0]).toBe(good);
  });
}
