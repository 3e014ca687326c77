import { expect, type Frame, type Locator, type Page } from '@playwright/test';

/** Using only the keyboard, and what a keyboard user has to see. */

/** The focused element, described for people; null when nothing has the focus. */
interface Stop {
  name: string;
  /** What hides it; empty when it is visible. */
  faults: string[];
}

/** The document that has the focus: the page's own, or that of a frame in it. */
async function focusedDocument(frame: Frame): Promise<Frame> {
  const active = await frame.evaluateHandle(() => document.activeElement);
  const inner = await active.asElement()?.contentFrame();
  await active.dispose();
  return inner ? focusedDocument(inner) : frame;
}

async function focused(page: Page): Promise<Stop | null> {
  const frame = await focusedDocument(page.mainFrame());
  return frame.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const label =
      element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent;
    const name = `${element.tagName.toLowerCase()} "${(label || element.textContent || '').trim().slice(0, 60)}"`;
    // Headings and regions take the focus so that reading continues from there; they are not controls.
    if (element.tabIndex < 0 && /^(H\d|MAIN|SECTION|DIV)$/.test(element.tagName)) return { name, faults: [] };
    const faults: string[] = [];

    const marked = (one: Element | null, levels: number): boolean => {
      if (!one || levels === 0) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      const outlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
      const ringed = /0px 0px 0px [1-9]/.test(boxShadow);
      return outlined || ringed || marked(one.parentElement, levels - 1);
    };
    // The provider's card fields have their focus ring outside their frame.
    if (window.top === window && !marked(element, 4)) faults.push('no mark of the focus');

    const box = element.getBoundingClientRect();
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    if (right <= left || bottom <= top) faults.push('outside of the window');
    else {
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const own =
        at && (element.contains(at) || at.contains(element) || at.closest('label')?.contains(element));
      if (!own) faults.push(`covered by ${at?.outerHTML.slice(0, 120)}`);
    }
    return { name, faults };
  });
}

/** Something has the focus, and it is visible. */
export async function expectFocusSeen(page: Page): Promise<void> {
  const stop = await focused(page);
  expect(stop, 'nothing has the focus').not.toBeNull();
  expect.soft(stop!.faults, stop!.name).toEqual([]);
}

const expectFocusSettles = (page: Page): Promise<void> =>
  expect
    .configure({ soft: true })
    .poll(
      async () => {
        const stop = await focused(page);
        return (stop?.faults ?? []).map((fault) => `${stop!.name}: ${fault}`);
      },
      { message: 'the focus is seen', timeout: 2_000 },
    )
    .toEqual([]);

const isFocused = (target: Locator) => target.evaluate((one) => one === one.ownerDocument.activeElement);

interface Way {
  /** With Shift+Tab. */
  back?: boolean;
  /** Maximum number of stops. */
  limit?: number;
}

/** Tab by Tab to an element; every stop on the way is visible, and none traps the focus. */
export async function tabTo(
  page: Page,
  target: Locator,
  { back = false, limit = 60 }: Way = {},
): Promise<void> {
  await expect(target).toBeVisible();
  const way: string[] = [];
  for (let presses = 0; presses < limit; presses += 1) {
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    const stop = await focused(page);
    // The end of the page: the browser's own controls are next, then its beginning.
    way.push(stop?.name ?? 'the browser');
    // A toast may disappear at the moment when its button gets the focus: only a lasting problem counts.
    if (stop?.faults.length) await expectFocusSettles(page);
    if (await isFocused(target)) return;
  }
  throw new Error(`Tab does not lead to ${target}. It leads to: ${way.join(', ')}`);
}

/** Tabs to a control and presses a key on it. */
export async function operate(page: Page, target: Locator, key = 'Enter', way?: Way): Promise<void> {
  await tabTo(page, target, way);
  await page.keyboard.press(key);
}

/** Tabs to a field and types. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}
