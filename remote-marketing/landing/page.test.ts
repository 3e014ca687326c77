import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { climbPower, resolveAthlete } from '@breakaway/cycling';
import { proPrice } from '@breakaway/contract/plan';
import { legalPage } from './legal-page.ts';
import { legalTexts, type LegalText } from './legal/index.ts';
import { landingPage } from './page.ts';

const script = readFileSync(join(__dirname, 'in-frame.js'), 'utf8');
const parts = { css: 'main{}', script };
const html = landingPage({ ...parts, ask: 'ask.0123abcd.js' });
const parsed = (text: string) => new DOMParser().parseFromString(text, 'text/html');
const page = parsed(html);
const text = page.body.textContent.replaceAll('\u00a0', ' ');
const ids = Object.keys(legalTexts) as LegalText[];

test.each(ids)(
  '%s has a page of its own, with the anchor that the app links to @2.route.home.show-terms',
  (id) => {
    const legal = parsed(legalPage(id, parts));
    expect(legal.getElementById(id)?.querySelector('h1')?.textContent).toBe(legalTexts[id].title);
    expect(legal.getElementById(id)!.querySelectorAll('p').length).toBeGreaterThan(0);
    expect(legal.querySelector('time')?.dateTime).toBe(legalTexts[id].changed);
    expect(legal.querySelector('time')?.textContent).toMatch(/^\w+ \d+, 20\d\d$/);
    // What is to be settled before a launch stands in the README.
    expect(legal.body.textContent).not.toMatch(/Draft:|lawyer/);
    expect(page.getElementById(id)).toBeNull();
  },
);

test.each(ids)('%s: its list of sections names every heading and leads there', (id) => {
  const legal = parsed(legalPage(id, parts));
  const links = [...legal.querySelectorAll<HTMLAnchorElement>('nav a')];
  const headings = [...legal.querySelectorAll('h2')];
  expect(links.map((link) => legal.getElementById(link.hash.slice(1)))).toEqual(headings);
  expect(links.map((link) => link.textContent)).toEqual(headings.map((heading) => heading.textContent));
});

test('the first view says that the trial is free, what follows, and what it costs', () => {
  expect(page.querySelector('.start p')!.textContent).toBe(
    `7 days free, without a card. Then ${proPrice} a year if you want it.`,
  );
});

test('the facts of the first view are proved further down', () => {
  const figures = (list: string) =>
    [...page.querySelectorAll(`${list} .number`)].map((figure) => figure.textContent);
  expect(figures('.facts')).toEqual(figures('.proof').slice(0, 3));
});

test('the numbers shown are those that the models give', () => {
  const athlete = resolveAthlete({
    bodyMatrix: { weight: 70 },
    powerMatrix: { ftp: 260 },
    bikeData: { weightRoadBike: 8 },
  });
  const climb = climbPower({ athlete, distanceM: 13_800, slope: 0.081, timeS: 4200 });
  if (!climb.ok) throw new Error('The models refused the example.');
  expect(text).toContain(`${Math.round(climb.powerW)}W± ${Math.round(climb.sd)} W`);
  expect(text.match(/€\d[\d.,]*/g)).toEqual(Array<string>(3).fill(proPrice));
  expect(html).not.toMatch(/NaN|undefined|Infinity|null/);
});

test('every picture has a text alternative or is decoration, and headings follow each other', () => {
  const pictures = [...page.querySelectorAll('[role="img"]')];
  expect(pictures).toHaveLength(5);
  for (const picture of pictures) expect(picture.getAttribute('aria-label')).toMatch(/: .+\./);
  expect(page.querySelectorAll('h1')).toHaveLength(1);
});

test.each<[string, string]>([
  ['landing', html],
  ...ids.map((id): [string, string] => [id, legalPage(id, parts)]),
])(
  '%s: the policy allows the style, the script and the fonts of the page and nothing else',
  (_, document) => {
    const here = parsed(document);
    const policy = here.querySelector('meta[http-equiv="Content-Security-Policy"]')!.getAttribute('content')!;
    const hash = (tag: string) =>
      createHash('sha256').update(here.querySelector(tag)!.textContent).digest('base64');
    expect(policy).toBe(
      `default-src 'none'; font-src 'self'; style-src 'sha256-${hash('style')}'; script-src 'self' 'sha256-${hash('script')}'; base-uri 'none'; form-action 'none'`,
    );
    expect(document).not.toMatch(/ style="| on\w+="/);
  },
);

describe('framed', () => {
  const parent = { postMessage: jest.fn() };
  const listeners: Record<string, (event: unknown) => void> = {};
  const window = {
    parent,
    scrollY: 0,
    addEventListener: (type: string, listener: (event: unknown) => void) => (listeners[type] = listener),
  };
  const links = [...page.querySelectorAll<HTMLAnchorElement>('a:not([href^="#"])')];
  const inside = [...page.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  beforeAll(() => {
    new Function('window', 'document', 'location', script)(window, page, {
      ancestorOrigins: ['https://app.test'],
    });
  });

  test('its links lead to the app in the whole window', () => {
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link.target).toBe('_top');
    expect(new Set(links.map((link) => link.href))).toEqual(
      new Set(['https://app.test/sign-up', 'https://app.test/faq']),
    );
  });

  test('it greets the app, and once more when it is asked', () => {
    expect(parent.postMessage.mock.calls.map(([message]: [{ type: string }]) => message.type)).toEqual([
      'ready',
      'height',
    ]);
    expect(page.documentElement.classList.contains('framed')).toBe(false);
    listeners.message!({ source: {}, data: { type: 'hello' } });
    expect(page.documentElement.classList.contains('framed')).toBe(false);
    listeners.message!({ source: parent, data: { type: 'hello' } });
    expect(page.documentElement.classList.contains('framed')).toBe(true);
    expect(parent.postMessage).toHaveBeenCalledTimes(4);
  });

  test('a link inside of the page asks the app to scroll there', () => {
    expect(inside.length).toBeGreaterThan(0);
    for (const link of inside) {
      expect(page.getElementById(link.hash.slice(1))).not.toBeNull();
      link.dispatchEvent(new Event('click'));
      expect(parent.postMessage).toHaveBeenLastCalledWith({ type: 'show', y: 0 }, '*');
    }
  });
});
