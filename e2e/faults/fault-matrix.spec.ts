import { expect, test, type Browser, type Page } from '@playwright/test';
import type { Stack } from 'stack';
import { appUrl } from '../support/addresses.ts';
import { failureReports, type FailureReport } from '../support/failure-reports.ts';
import { faultyRemote, type FaultyRemote } from '../support/faulty-remote.ts';
import type { Fault, Place } from '../support/faulty-script.ts';
import { ownStack } from '../support/own-stack.ts';
import { asOtherBuild, releasesOf, untilServed } from '../support/page-releases.ts';
import { TeamRemote } from '../support/team-release.ts';

/**
 * Every way in which a script of a remote can fail, for each kind of script, at each moment of a visit. The live release
 * of auth fails, and a good one is behind it.
 */
interface Outcome {
  /** What the report says. */
  kind: string;
  status?: number;
  /** What a visitor sees while the fault lasts. */
  then: 'the panel' | 'the previous release';
  /** If only the first request fails, the page tries again and nobody notices. */
  heals: boolean;
}

// Each differs from the others in what the browser, the federation runtime or the shell's proxy makes of it.
const outcomes: Record<Fault, Outcome> = {
  // A busy server. The previous release would be refused too.
  '503 with a page': { kind: 'http', status: 503, then: 'the panel', heals: true },
  // The federation runtime keeps this answer.
  '503 with JSON': { kind: 'http', status: 503, then: 'the panel', heals: true },
  // A deployment that has lost its files.
  '404': { kind: 'http', status: 404, then: 'the previous release', heals: true },
  // The remote's server is down or restarts: the shell answers.
  'cut behind the shell': { kind: 'http', status: 502, then: 'the panel', heals: true },
  // The visitor's own connection: no answer at all.
  'lost before the shell': { kind: 'network', then: 'the panel', heals: true },
  // The request never ends: only a person can decide to ask again.
  'no answer': { kind: 'timeout', then: 'the panel', heals: false },
  // 200, and then less than was announced.
  'cut off': { kind: 'integrity', then: 'the previous release', heals: true },
  // 200, complete, and not the whole file.
  'half a script': { kind: 'integrity', then: 'the previous release', heals: true },
  // A wrong rule of some proxy.
  'a page with 200': { kind: 'integrity', then: 'the previous release', heals: true },
  // It is as its team has signed it, and does not start.
  'throws at import': { kind: 'evaluation', then: 'the previous release', heals: false },
  // It starts, and cannot be drawn.
  'throws in render': { kind: 'render', then: 'the previous release', heals: false },
};
const places: Place[] = ['entry', 'screen', 'shared'];
const moments = ['first load', 'navigation', 'retry', 'one request'] as const;
type Moment = (typeof moments)[number];

const LIVE = 'Welcome Back, live!';
const PREVIOUS = 'Welcome Back!';

let stack: Stack;
let end: () => Promise<void>;
let auth: FaultyRemote;
const version = { live: '', previous: '' };

test.beforeAll(async () => {
  test.slow();
  ({ stack, end } = await ownStack());
  version.previous = (await releasesOf('auth'))[0]!;
  const team = new TeamRemote(stack, 'auth');
  version.live = asOtherBuild(team, version.previous);
  team.build(version.live, `"${PREVIOUS}"`, `"${LIVE}"`);
  team.build(version.live, '"Join the Cycling Revolution!"', '"Join the live Revolution!"');
  team.run('publish');
  team.run('deploy', version.live);
  await untilServed(stack, 'auth', version.live);
  auth = await faultyRemote(stack, {
    remote: 'auth',
    live: version.live,
    screen: 'SignIn',
    text: 'Welcome Back',
  });
});
test.afterAll(async () => {
  await auth?.close();
  await end?.();
});

interface Visit {
  page: Page;
  reports: FailureReport[];
}
const panelOf = ({ page }: Visit) => page.getByRole('heading', { name: 'Sign in could not be loaded' });
/** Of the app, not of the HTML that the page began with. */
const app = ({ page }: Visit) => page.locator('#root');
const heading = (visit: Visit, name: string) => app(visit).getByRole('heading', { name, exact: true });

/** A marker in the window distinguishes the page from a reloaded one. */
const mark = ({ page }: Visit) => page.evaluate(() => void Object.assign(window, { pageMark: true }));
const expectNotReloaded = async ({ page }: Visit) =>
  expect(await page.evaluate(() => 'pageMark' in window)).toBe(true);

/** To the sign-in page: as the first page of the visit, or from another one. */
async function arrive(visit: Visit, moment: Moment): Promise<void> {
  const start = moment === 'navigation' ? '/faq' : '/sign-in';
  await visit.page.goto(appUrl() + start, { waitUntil: 'commit' });
  if (moment !== 'navigation') return;
  // A link of the HTML that the page began with would load another page.
  await app(visit).getByRole('link', { name: 'Login' }).first().click();
}

/** Everything but the failed screen works. */
async function expectUsable(visit: Visit): Promise<void> {
  await mark(visit);
  await visit.page.getByRole('link', { name: 'About Us' }).first().click();
  await expect(heading(visit, 'Democratizing Performance')).toBeVisible();
  await expectNotReloaded(visit);
}

/** The remote's other screens are of the same release. */
async function expectSameRelease(visit: Visit): Promise<void> {
  await app(visit).getByRole('link', { name: 'Sign up' }).click();
  await expect(heading(visit, 'Join the Cycling Revolution!')).toBeVisible();
}

async function run(visit: Visit, fault: Fault, place: Place, moment: Moment): Promise<void> {
  const { kind, status, then } = outcomes[fault];
  const report = (of: string) => ({
    remote: 'auth',
    version: of,
    kind,
    ...(status && { status }),
    route: '/sign-in',
  });
  // On a busy machine all attempts together can take longer than a visitor waits for the panel, which is reported too.
  const failures = () => visit.reports.filter((each) => kind === 'timeout' || each.kind !== 'timeout');
  const visitor = visit.page.context();
  const of =
    moment === 'retry' ? 'every release' : moment === 'one request' ? 'first address' : 'live release';
  await auth.fail(visitor, { fault, place, of });
  await arrive(visit, moment);

  if (moment === 'one request') {
    await expect(heading(visit, LIVE)).toBeVisible();
    expect(failures()).toEqual([]);
  } else if (moment !== 'retry' && then === 'the previous release') {
    await expect(heading(visit, PREVIOUS)).toBeVisible();
    await expectSameRelease(visit);
    await expect.poll(failures).toEqual([report(version.live)]);
  } else {
    await expect(panelOf(visit)).toBeVisible();
    const tried = then === 'the panel' ? [version.live] : [version.live, version.previous];
    await expect.poll(failures).toEqual(tried.map(report));
    if (moment !== 'retry') return expectUsable(visit);
    await mark(visit);
    await auth.mend(visitor);
    const tryAgain = visit.page.getByRole('button', { name: 'Try again' });
    // What was signed like that is loaded with the next page only.
    const isSigned = kind === 'evaluation' || kind === 'render';
    await (isSigned ? visit.page.reload() : tryAgain.click());
    await expect(heading(visit, LIVE)).toBeVisible();
    if (!isSigned) await expectNotReloaded(visit);
  }
}

/** One cell of the matrix, as a visitor of its own. @returns what is wrong, if anything is */
async function cell(browser: Browser, fault: Fault, place: Place, moment: Moment): Promise<string | null> {
  const visitor = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await visitor.newPage();
  try {
    await run({ page, reports: await failureReports(page) }, fault, place, moment);
    return null;
  } catch (error) {
    const seen = await page
      .locator('body')
      .innerText()
      .catch(() => '');
    return `${fault}, ${place}, ${moment}: ${String(error).slice(0, 1500)}\n--- the page:\n${seen.slice(0, 400)}`;
  } finally {
    await visitor.close();
  }
}

// More of them on two cores, beside other workers, and a page takes longer to start than the loader's patience lasts.
const AT_ONCE = 3;

for (const [fault, { kind, then, heals }] of Object.entries(outcomes) as [Fault, Outcome][]) {
  test(`${fault}: ${kind}, ${then}, ${heals ? 'heals by itself if it passes' : 'no second request by itself'}`, async ({
    browser,
  }) => {
    // `test.slow()` counts once for a test and its hooks.
    test.setTimeout(300_000);
    const cells = places.flatMap((place) =>
      moments
        .filter((moment) => moment !== 'one request' || heals)
        .map((moment) => () => cell(browser, fault, place, moment)),
    );
    const wrong: (string | null)[] = [];
    const visitor = async () => {
      for (let next = cells.shift(); next; next = cells.shift()) wrong.push(await next());
    };
    await Promise.all(Array.from({ length: AT_ONCE }, visitor));
    expect(wrong.filter(Boolean).join('\n\n')).toBe('');
  });
}
