import { expect } from '@playwright/test';
import { appUrl } from './addresses.ts';

/** Waits until a page begins with the HTML of its screen: the first page after a release comes without. */
export const isPrerendered = (path: string): Promise<void> =>
  expect
    .poll(async () => (await (await fetch(appUrl() + path)).text()).includes('id="prerendered"'))
    .toBe(true);
