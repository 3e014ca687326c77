import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { climbPower, resolveAthlete, timeTrialTime } from '@breakaway/cycling';
import { proPrice } from '@breakaway/contract/plan';
import { landingPage } from './page.ts';

const script = readFileSync(join(__dirname, 'top-links.js'), 'utf8');
const html = landingPage({ css: 'main{}', script });
const page = new DOMParser().parseFromString(html, 'text/html');
const text = page.body.textContent.replaceAll('\u00a0', ' ');

test('the sections that the app links to are there, anchors of the FAQ, each marked as a draft @2.route.home.show-terms', () => {
  for (const id of ['terms-and-conditions', 'cookies', 'privacy']) {
    expect(page.getElementById(id)?.querySelector('.draft')?.textContent).toMatch(
      /^Draft: to be reviewed by a lawyer/,
    );
    expect(page.getElementById('faq')?.contains(page.getElementById(id))).toBe(true);
  }
});

test('the numbers shown are those that the models give', () => {
  const athlete = resolveAthlete({
    bodyMatrix: { height: 175, weight: 70 },
    powerMatrix: { ftp: 260 },
    feedingData: { choTolerance: 80 },
    bikeData: { weightRoadBike: 8, weightTtBike: 9 },
  });
  const climb = climbPower({ athlete, distanceM: 13_800, slope: 0.081, altitudeM: 1300, timeS: 3300 });
  const race = timeTrialTime({ athlete, distanceM: 40_000, powerW: 250 });
  if (!climb.ok || !race.ok) throw new Error('The models refused the example.');
  expect(text).toContain(`${Math.round(climb.powerW)} W ± ${Math.round(climb.sd)} W`);
  expect(text).toContain(
    `${Math.floor(race.timeS / 60)}:${String(Math.round(race.timeS % 60)).padStart(2, '0')} at 250 W`,
  );
  expect(text.match(/€\d[\d.,]*/g)).toEqual(Array<string>(3).fill(proPrice));
  expect(html).not.toMatch(/NaN|undefined|Infinity|null/);
});

test('every picture has a text alternative, and headings follow each other', () => {
  const pictures = [...page.querySelectorAll('svg')];
  expect(pictures).toHaveLength(6);
  for (const picture of pictures) expect(picture.getAttribute('aria-label')).toMatch(/: .+\./);
  expect(page.querySelectorAll('h1')).toHaveLength(1);
});

test('the policy allows the style and the script of the page and nothing else', () => {
  const policy = page.querySelector('meta[http-equiv="Content-Security-Policy"]')!.getAttribute('content')!;
  for (const [kind, tag] of [
    ['style-src', 'style'],
    ['script-src', 'script'],
  ] as const) {
    const hash = createHash('sha256').update(page.querySelector(tag)!.textContent).digest('base64');
    expect(policy).toContain(`${kind} 'sha256-${hash}'`);
  }
  expect(html).not.toMatch(/ style="| on\w+="/);
});

test('framed, its links lead to the app in the whole window, and it greets the app', () => {
  const links = [...page.querySelectorAll<HTMLAnchorElement>('a:not([href^="#"])')];
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(link.target).toBe('_top');
  for (const { hash } of page.querySelectorAll<HTMLAnchorElement>('a[href^="#"]'))
    expect(page.getElementById(hash.slice(1))).not.toBeNull();
  const parent = { postMessage: jest.fn() };
  const run = new Function('window', 'document', 'location', script);
  run({ parent }, page, { ancestorOrigins: ['https://app.test'] });
  expect(new Set(links.map((link) => link.href))).toEqual(
    new Set(['https://app.test/sign-up', 'https://app.test/faq']),
  );
  expect(parent.postMessage).toHaveBeenCalledWith({ type: 'ready' }, '*');
});
