import type { Page } from '@playwright/test';

/** The text that a paste would bring. Pages of ours may not read the clipboard, so it is pasted as a person would. */
export async function copiedText(page: Page): Promise<string> {
  await page.evaluate(() => {
    const field = document.createElement('textarea');
    field.id = 'pasted';
    document.body.append(field);
    field.focus();
  });
  await page.keyboard.press('ControlOrMeta+V');
  return page.evaluate(() => {
    const field = document.getElementById('pasted') as HTMLTextAreaElement;
    field.remove();
    return field.value;
  });
}
