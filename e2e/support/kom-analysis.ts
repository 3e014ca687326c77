import type { Session } from '@breakaway/contract';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { appUrl } from './addresses.ts';
import { call, newPremiumMember, signInAs } from './members.ts';

const rider = { bodyMatrix: { height: 178, weight: 71.5 }, powerMatrix: { ftp: 263 } };

export const komOf = (page: Page, title = 'Kom Analysis Software'): FrameLocator =>
  page.frameLocator(`iframe[title="${title}"]`);

/** A new member with weight and FTP. */
export async function newRider(): Promise<Session> {
  const session = await newPremiumMember();
  await call('PATCH', '/users/editProfile', { token: session.token, body: rider });
  return session;
}

/** The Kom tool as a member has it, without a segment. */
export async function openKom(page: Page, session?: Session): Promise<FrameLocator> {
  await signInAs(page, session ?? (await newRider()));
  await page.goto(`${appUrl()}/app/kom-analysis-software`);
  const kom = komOf(page);
  await expect(kom.getByRole('button', { name: 'Try an example' })).toBeVisible();
  return kom;
}

/** Its verdict, with the chance in percent. */
export const verdictOf = (kom: FrameLocator) => kom.getByRole('region', { name: 'The verdict' });
export async function chanceOf(kom: FrameLocator): Promise<number> {
  const verdict = verdictOf(kom);
  await expect(verdict).toHaveAttribute('aria-busy', 'false');
  return Number.parseInt(await verdict.locator('b').innerText(), 10);
}

/** The even power that the record takes, such as `287 W`. */
export async function powerIn(kom: FrameLocator): Promise<string> {
  const verdict = verdictOf(kom);
  await expect(verdict).toHaveAttribute('aria-busy', 'false');
  return verdict.locator('xpath=.//dt[.="Power"]/following-sibling::dd[1]').innerText();
}

const STEP_M = 25;
const CLIMB_M = 4200;

/** A ride of an hour with one climb of 4.2 km, ridden up at 4.5 m/s; flat roads before and after it. */
/** @param climbing its power on the climb, W, its speed there, m/s, and its day of September */
export function rideOverHill(turnedDeg = 0, climbing?: { powerW: number; speedMs: number; day: number }) {
  const turn = (turnedDeg * Math.PI) / 180;
  const points: string[] = [];
  const { day = 12, speedMs = 4.5 } = climbing ?? {};
  let [lat, lon, height, timeMs] = [45.1, 6.1, 400, Date.UTC(2026, 8, day, 8)];
  for (let atM = 0; atM <= 12_000; atM += STEP_M) {
    const isUp = atM >= 3000 && atM < 3000 + CLIMB_M;
    points.push(
      `<trkpt lat="${lat.toFixed(6)}" lon="${lon.toFixed(6)}"><ele>${height.toFixed(1)}</ele><time>${new Date(timeMs).toISOString()}</time>${climbing ? `<extensions><power>${isUp ? climbing.powerW : 150}</power></extensions>` : ''}</trkpt>`,
    );
    const heading = turn + 0.5 * Math.sin(atM / 500);
    lat += (STEP_M * Math.cos(heading)) / 111_195;
    lon += (STEP_M * Math.sin(heading)) / (111_195 * Math.cos((lat * Math.PI) / 180));
    height += isUp ? 0.068 * STEP_M : 0;
    timeMs += Math.round((1000 * STEP_M) / (isUp ? speedMs : 8));
  }
  return {
    name: `over-the-hill-${day}.gpx`,
    mimeType: 'application/gpx+xml',
    buffer: Buffer.from(
      `<?xml version="1.0"?><gpx version="1.1" creator="Breakaway" xmlns="http://www.topografix.com/GPX/1/1"><trk><name>Over the hill</name><trkseg>${points.join('')}</trkseg></trk></gpx>`,
    ),
  };
}
