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
    await Promise.race([late, Promise.all(arriving.map((one) => one.finished.catch(() => {})))]);
  });
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
    if (pictures) await picture(page, `${state} ${colorScheme}`);
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
  const style = await page.addStyleTag({ content: spacing });
  await settle(page);
  const outside = await page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((one) => one.getBoundingClientRect().right > document.documentElement.clientWidth)
      .map((one) => `${one.tagName} ${one.textContent.slice(0, 40)}`),
  );
  expect.soft(outside, `${state}: out of the page with spaced text`).toEqual([]);
  await style.evaluate((one) => (one as HTMLStyleElement).remove());
  await page.setViewportSize(size);
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

async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(pictures!, { recursive: true });
  const file = `${test.info().project.name} ${name}`.replaceAll(/[^\w.-]+/g, '-');
  await page.screenshot({ path: join(pictures!, `${file}.png`) });
}
