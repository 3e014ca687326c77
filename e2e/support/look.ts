import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import { expect, test, type Frame, type Page } from '@playwright/test';

/** A look at a page as it stands: nothing cut off, nothing that shuts anybody out, light and dark. */

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Not of the guidelines, but what people who read by landmarks and headings go by. */
const landmarks = ['region', 'landmark-one-main', 'landmark-unique', 'page-has-heading-one'];
/** All that a theme can change. */
const aboutColour = ['color-contrast', 'link-in-text-block'];

/** With `PICTURES=<folder>` every look leaves a picture there, for eyes that want to see them all side by side. */
const pictures = process.env.PICTURES;

/** Waits until the page shows everything that it is going to show by itself; a spinner may go on turning. */
async function settle(page: Page): Promise<void> {
  // A page without one is reported by the look itself.
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
    // In what is folded away, such as closed details, time stands still: there an animation never finishes.
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
export const letToastsGo = (page: Page) =>
  page.evaluate(() => {
    document.hasFocus = () => true;
    window.dispatchEvent(new Event('focus'));
  });

/**
 * Everything that is wrong with the page as it stands, in both themes, without loading it again.
 * @param state what it shows, for the report
 */
export async function expectSound(page: Page, state: string): Promise<void> {
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

/** What WCAG 1.4.12 lets a reader set: nothing may be cut off or run out of the page by it. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/**
 * Whether everything on the page has its room on a narrow phone when its text is spaced out, and takes it back.
 * @param state what it shows, for the report
 */
export async function expectRoomForText(page: Page, state: string): Promise<void> {
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

/** The page and the landing page or tool that it frames; what payment providers or the browser put there is theirs. */
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
