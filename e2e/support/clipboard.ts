import type { Page } from '@playwright/test';

/** The text on the clipboard. Our pages may not read it, so it is pasted as a person would. */
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
