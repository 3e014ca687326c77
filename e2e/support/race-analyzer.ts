import { expect, type FrameLocator, type Page } from '@playwright/test';
import { racePlan, resolveAthlete, routeFrom } from '@breakaway/cycling';
import { readActivityOrRoute } from '@breakaway/cycling/files';
import { appUrl } from './addresses.ts';
import { call, newPremiumMember, signInAs } from './members.ts';

const rider = { bodyMatrix: { height: 178, weight: 71.5 }, powerMatrix: { ftp: 263 } };

export const analyzerOf = (page: Page, title = 'Race Analyzer'): FrameLocator =>
  page.frameLocator(`iframe[title="${title}"]`);

/** The Race Analyzer as a member with weight and FTP has it, without a course. */
export async function openAnalyzer(page: Page): Promise<FrameLocator> {
  const session = await newPremiumMember();
  await call('PATCH', '/users/editProfile', { token: session.token, body: rider });
  await signInAs(page, session);
  await page.goto(`${appUrl()}/app/race-analyzer`);
  await expect(analyzerOf(page).getByText('Plans that you save appear here')).toBeVisible();
  return analyzerOf(page);
}

/** The same, with the plan of the example course or of a file. */
export async function openPlan(page: Page, file?: ReturnType<typeof outAndBack>): Promise<FrameLocator> {
  const tool = await openAnalyzer(page);
  if (file) await tool.getByLabel(/^Choose a GPX/).setInputFiles(file);
  else await tool.getByRole('button', { name: 'Try the example course' }).click();
  // A quick plan comes first, a second or so off; the best one takes its place, late on a machine that has much to do.
  await expect(tool.getByRole('region', { name: 'Your plan', exact: true })).toHaveAttribute(
    'aria-busy',
    'false',
    { timeout: 60_000 },
  );
  await expect(tool.getByText('Planning your food…')).toHaveCount(0);
  return tool;
}

export const finish = (tool: FrameLocator) =>
  tool.locator('xpath=//dt[starts-with(., "Finish, at")]/following-sibling::dd[1]').first();

/** Shows a tab of the plan, and brings it to the top. */
export async function showTab(tool: FrameLocator, name: string): Promise<void> {
  const tab = tool.getByRole('tab', { name, exact: true });
  await tab.click();
  await expect(tool.getByRole('tabpanel').getByText(/^(Loading|Planning your food)…$/)).toHaveCount(0);
  await tab.evaluate((one) => one.closest('#plan-tabs')?.scrollIntoView());
}

const gpx = (name: string, points: readonly string[]) => ({
  name: `${name}.gpx`,
  mimeType: 'application/gpx+xml',
  buffer: Buffer.from(
    `<?xml version="1.0"?><gpx version="1.1" creator="Breakaway" xmlns="http://www.topografix.com/GPX/1/1"><trk><name>${name}</name><trkseg>${points.join('')}</trkseg></trk></gpx>`,
  ),
});
const LEG_M = 15_000;

/** A rolling road, 15 km out and back: both ways tell wind and drag apart. */
export const outAndBack = () =>
  gpx(
    'Out and back',
    Array.from({ length: (2 * LEG_M) / 50 + 1 }, (_, i) => {
      const atM = Math.min(50 * i, 2 * LEG_M - 50 * i);
      const height = 250 + 25 * Math.sin(atM / 900) + 8 * Math.sin(atM / 2100);
      const lon = 50 * i <= LEG_M ? 5 : 5.0003;
      return `<trkpt lat="${(44 + atM / 111_195).toFixed(6)}" lon="${lon}"><ele>${height.toFixed(1)}</ele></trkpt>`;
    }),
  );

/** That road as the rider recorded it, with power, sitting higher than their plan has it. */
export async function riddenOutAndBack() {
  const read = await readActivityOrRoute(outAndBack().buffer);
  const route = read.ok ? routeFrom(read.track.points) : read;
  if (!route.ok) throw new Error(route.message);
  const ride = racePlan({
    route,
    athlete: resolveAthlete(rider),
    bike: 'road',
    position: 'climb',
    goal: { kind: 'fastest' },
  });
  if (!ride.ok) throw new Error(ride.message);
  const { latDeg, lonDeg, elevationM } = ride.question.route;
  const startMs = Date.UTC(2026, 5, 6, 8);
  return gpx(
    'Sunday ride',
    Array.from(ride.timeS, (timeS, i) => {
      const time = new Date(startMs + 1000 * timeS).toISOString();
      return `<trkpt lat="${latDeg[i]?.toFixed(7)}" lon="${lonDeg[i]?.toFixed(7)}"><ele>${elevationM[i]?.toFixed(1)}</ele><time>${time}</time><power>${Math.round(ride.askedW[i] ?? 0)}</power></trkpt>`;
    }),
  );
}
