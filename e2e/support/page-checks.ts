import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import { expect, test, type Frame, type Page } from '@playwright/test';

/** Checks a page in its current state: nothing cut off, no accessibility violations, light and dark. */

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Not part of the guidelines, but people who read by landmarks and headings depend on it. */
const landmarks = ['region', 'landmark-one-main', 'landmark-unique', 'page-has-heading-one'];
/** Everything that a theme can change. */
const aboutColour = ['color-contrast', 'link-in-text-block'];

/** With `PICTURES=<folder>` every check saves a screenshot there, to compare them side by side. */
const pictures = process.env.PICTURES;

/** Waits until the page shows everything that it shows on its own; a spinner may keep turning. */
async function settle(page: Page): Promise<void> {
  // The check itself reports a page without one.
  await page
    .locator('main')
    .first()
    .waitFor({ timeout: 5000 })
    .catch(() => {});
  await page.evaluate(async () => {
    await document.fonts.ready;
    const arriving = document.getAnimations().filter((one) => {
      const end = Number(one.effect?.getComputedTiming().endTime);
      return one.playState === 'running' && end < 2_000;
    });
    // In collapsed content, such as closed details, time stands still: there an animation never finishes.
    const late = new Promise((resolve) => setTimeout(resolve, 2_000));
    // Another theme may have other pictures.
    const seen = [...document.images].filter((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    const arrived = [...arriving.map((one) => one.finished), ...seen.map((one) => one.decode())];
    await Promise.race([late, Promise.allSettled(arrived)]);
  });
  // A framed tool hears of the theme from the shell, a moment later.
  await Promise.all(
    ours(page).map((frame) =>
      frame.waitForFunction(() => {
        const { theme } = document.documentElement.dataset;
        // Race mode, a page of its own, is dark always.
        if (window.parent === window) return true;
        return !theme || theme === (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
      }),
    ),
  );
}

/** As if another window had come to the front: toasts stay for as long as nobody can see them. */
export const holdToasts = (page: Page) =>
  page.evaluate(() => {
    document.hasFocus = () => false;
    window.dispatchEvent(new Event('blur'));
  });
/** And back again. */
export const releaseToasts = (page: Page) =>
  page.evaluate(() => {
    document.hasFocus = () => true;
    window.dispatchEvent(new Event('focus'));
  });

/**
 * All problems of the page in its current state, in both themes, without reloading it.
 * @param state what it shows, for the report
 */
export async function expectNoPageProblems(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settle(page);
    await takePicture(page, `${state} ${colorScheme}`);
    const found = await Promise.all(ours(page).map((frame) => violations(frame, colorScheme)));
    expect.soft(found.flat(), `${state}, ${colorScheme}`).toEqual([]);
  }
  const { wide, view } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    view: document.documentElement.clientWidth,
  }));
  expect.soft(wide, `${state}: wider than the window`).toBeLessThanOrEqual(view);
}

/** The text spacing that WCAG 1.4.12 lets a reader set: it must not cut anything off or overflow the page. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/**
 * Whether everything fits on a narrow phone with text spacing, which is removed afterwards.
 * @param state what it shows, for the report
 */
export async function expectTextSpacing(page: Page, state: string): Promise<void> {
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  // As a sheet of the reader's: the page's policy takes no style element from anybody else.
  const sheet = await page.evaluateHandle((rules) => {
    const made = new CSSStyleSheet();
    made.replaceSync(rules);
    document.adoptedStyleSheets.push(made);
    return made;
  }, spacing);
  await settle(page);
  const outside = await page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((one) => one.getBoundingClientRect().right > document.documentElement.clientWidth)
      .map((one) => `${one.tagName} ${one.textContent.slice(0, 40)}`),
  );
  expect.soft(outside, `${state}: out of the page with spaced text`).toEqual([]);
  await sheet.evaluate((made) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== made);
  });
  await page.setViewportSize(size);
}

/**
 * Whether the page can be read and used at 400 % zoom: a window of 1280 by 1024 then has 320 by 256 px (WCAG 1.4.10).
 * @param state what it shows, for the report
 */
export async function expectReflow(page: Page, state: string): Promise<void> {
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: 256 });
  await settle(page);
  for (const frame of ours(page)) {
    const { wide, covered } = await frame.evaluate(() => ({
      wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      // Bars that stay in view while the page scrolls below them.
      covered: [...document.querySelectorAll('body *')]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .filter((one) => /fixed|sticky/.test(getComputedStyle(one).position))
        .map((one) => one.getBoundingClientRect())
        .filter(({ width, bottom, top }) => width > 200 && bottom > 0 && top < 256)
        .reduce((sum, { height }) => sum + height, 0),
    }));
    expect.soft(wide, `${state}: wider than the window at 400 %`).toBeLessThanOrEqual(0);
    expect.soft(covered, `${state}: px of 256 that bars cover at 400 %`).toBeLessThanOrEqual(128);
  }
  await page.setViewportSize(size);
}

/**
 * Whether a finger can hit every control: 44 px each way, its label included. A link inside a sentence is as high as
 * its line.
 * @param state what it shows, for the report
 */
export async function expectTouchTargets(page: Page, state: string): Promise<void> {
  for (const frame of ours(page)) {
    const small = await frame.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          // A read-only value is text; what opens it is a button.
          'button, a[href], input:not([readonly]), select, textarea, summary, [role="button"]',
        ),
      ]
        .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        // A sentence goes on beside it.
        .filter(
          (one) =>
            !getComputedStyle(one).display.startsWith('inline') ||
            ![...one.parentNode!.childNodes].some((node) => node.nodeType === 3 && node.nodeValue!.trim()),
        )
        .flatMap((one) => {
          const labels = 'labels' in one ? [...(one.labels as NodeListOf<HTMLElement>)] : [];
          const boxes = [one, ...labels].map((part) => part.getBoundingClientRect());
          const width = Math.max(...boxes.map((box) => box.width));
          const height = Math.max(...boxes.map((box) => box.height));
          // What is only for screen readers is a pixel large.
          if (width <= 1 || (width >= 44 && height >= 44)) return [];
          const name = one.getAttribute('aria-label') ?? one.textContent ?? '';
          return [`${one.tagName} "${name.slice(0, 40)}" ${Math.round(width)} x ${Math.round(height)}`];
        }),
    );
    expect.soft(small, `${state}: smaller than 44 px`).toEqual([]);
  }
}

/**
 * Whether one sees which entry is the current one where the system forces its own colours: by a line, since tints are
 * gone.
 * @param state what it shows, for the report
 */
export async function expectForcedColours(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await settle(page);
  await takePicture(page, `${state} forced`);
  for (const frame of ours(page)) {
    const unmarked = await frame.evaluate(() =>
      [...document.querySelectorAll('[aria-current]:not([aria-current="false"]), [aria-selected="true"]')]
        .filter((one) => one.checkVisibility())
        .filter((one) => getComputedStyle(one).outlineStyle === 'none')
        .map((one) => one.textContent ?? ''),
    );
    expect.soft(unmarked, `${state}: current, and not marked in forced colours`).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: 'none' });
}

/** The page and the landing page or tool that it frames; content of payment providers or the browser is theirs. */
const ours = (page: Page): Frame[] =>
  page
    .frames()
    .filter((frame) => frame.url().startsWith('http') && !/stripe|paypal/i.test(frame.url() + frame.name()));

async function violations(frame: Frame, colorScheme: 'light' | 'dark'): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  const wanted: axe.RunOptions =
    colorScheme === 'light'
      ? {
          runOnly: { type: 'tag', values: wcag22aa },
          rules: Object.fromEntries(landmarks.map((rule) => [rule, { enabled: true }])),
        }
      : { runOnly: { type: 'rule', values: aboutColour } };
  const results = await frame.evaluate(
    (options) => (window as never as { axe: typeof axe }).axe.run(document, options),
    { ...wanted, iframes: false, resultTypes: ['violations'] } satisfies axe.RunOptions,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}

/** A picture for `npm run pictures`; its name ends with the theme. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (!pictures) return;
  mkdirSync(pictures, { recursive: true });
  const file = `${test.info().project.name} ${name}`.replaceAll(/[^\w.-]+/g, '-');
  await page.screenshot({ path: join(pictures, `${file}.png`) });
}
