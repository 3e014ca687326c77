import { expect, type Page } from '@playwright/test';
import { toast } from './app-frame.ts';
import type { Reply } from './answers.ts';

/** The message of a call that got no response at all. */
export const noConnection = 'We could not reach the server. Check your connection and try again.';

/**
 * How a call fails in the network, and the expected message: the server's, else the error's own, else the fallback of
 * the screen.
 */
export function failureCases(fallback: string): { reply: Reply | 'offline'; said: string }[] {
  const message = 'The service is being repaired. Please try again at noon.';
  return [
    { reply: { status: 503, body: { message } }, said: message },
    { reply: 'offline', said: noConnection },
    { reply: { status: 500, body: {} }, said: fallback },
  ];
}

const live = '[role="alert"], [role="status"], [aria-live]:not([aria-live="off"])';

/** One toast with exactly this text, and nothing else on the page that announces it too. */
export async function expectOneToast(page: Page, text: string): Promise<void> {
  await expect(toast(page, text).getByText(text, { exact: true })).toHaveCount(1);
  const announced = () =>
    page.evaluate(
      ([selector, said]) =>
        [...document.querySelectorAll(selector!)].filter(
          (region) => region.textContent!.includes(said!) && !region.parentElement!.closest(selector!),
        ).length,
      [live, text],
    );
  await expect.poll(announced, `live regions that say "${text}"`).toBe(1);
}
