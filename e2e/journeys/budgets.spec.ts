import { expect, test, type Page } from '@playwright/test';
import { newMember, newPremiumMember, signInAs } from '../support/members.ts';
import { appUrl, consultantPath } from '../support/addresses.ts';

/**
 * What a first visit may transfer: compressed bodies, so that it is the same on every machine. Times are measured by
 * `npm run bench -- pages`.
 */

interface Visit {
  scriptBytes: number;
  /** Of the app's own origin. */
  requests: number;
  /** What was asked for more than once, of the app or of the API. */
  again: string[];
  /** Everything but fonts and pictures that came before the app had drawn its own. */
  bytesBeforeDrawn: number;
}

async function firstVisit(page: Page, path: string, ready: string): Promise<Visit> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const seen = new Map<string, { asked: string; isOwn: boolean; isScript: boolean; isCode: boolean }>();
  const visit: Visit = { scriptBytes: 0, requests: 0, again: [], bytesBeforeDrawn: 0 };
  let isDrawn = false;
  let main: string | undefined;
  network.on('Network.requestWillBeSent', ({ requestId, request, type, frameId }) => {
    // Providers' frames use our fonts, too.
    main ??= frameId;
    if (frameId !== main || type === 'Preflight' || !/^https?:/.test(request.url)) return;
    const isScript = /\.js$/.test(new URL(request.url).pathname);
    const isCode = isScript || type === 'Document' || type === 'Stylesheet';
    seen.set(requestId, {
      asked: `${request.method} ${request.url}`,
      isOwn: request.url.startsWith(appUrl()),
      isScript,
      isCode,
    });
  });
  network.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const request = seen.get(requestId);
    if (!request?.isOwn) return;
    if (request.isScript) visit.scriptBytes += encodedDataLength;
    if (request.isCode && !isDrawn) visit.bytesBeforeDrawn += encodedDataLength;
  });
  await page.goto(appUrl() + path, { waitUntil: 'commit' });
  await page.locator(`#root ${ready}`).first().waitFor();
  isDrawn = true;
  await page.waitForLoadState('networkidle');
  const asked = [...seen.values()].map((request) => request.asked);
  visit.again = asked.filter((one, index) => asked.indexOf(one) !== index);
  visit.requests = [...seen.values()].filter(({ isOwn }) => isOwn).length;
  return visit;
}

const guest = null;
const pages = [
  { path: '/', ready: 'header', who: guest, kB: 180, requests: 20 },
  { path: '/sign-in', ready: 'input[type=email]', who: guest, kB: 180, requests: 20 },
  { path: '/faq', ready: 'main h1', who: guest, kB: 180, requests: 20 },
  { path: '/subscription', ready: 'main h1', who: newMember, kB: 250, requests: 20 },
  { path: consultantPath, ready: 'textarea', who: newPremiumMember, kB: 250, requests: 20 },
  { path: '/app/settings', ready: 'input[name=name]', who: newPremiumMember, kB: 250, requests: 20 },
  { path: '/manage-subscription', ready: 'main h1', who: newPremiumMember, kB: 250, requests: 20 },
];

for (const { path, ready, who, kB, requests } of pages)
  test(`a first visit to ${path} stays within its budget, and asks for nothing twice`, async ({ page }) => {
    if (who) await signInAs(page, await who());
    const visit = await firstVisit(page, path, ready);
    console.log(path, JSON.stringify(visit));
    expect(visit.again).toEqual([]);
    expect(visit.requests).toBeLessThanOrEqual(requests);
    expect(visit.scriptBytes / 1024).toBeLessThanOrEqual(kB);
  });
