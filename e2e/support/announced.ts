import { expect, type Page } from '@playwright/test';

/** What a screen reader would announce on its own, recorded from the page's live regions. */

declare global {
  interface Window {
    announced: string[];
  }
}

/**
 * Records from the next load on. The rules are those of WAI-ARIA as screen readers implement them: an alert is
 * announced when it appears and when it changes; a status, a log or a polite region when its content changes, not when
 * it appears together with its text.
 */
export async function recordAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.announced = [];
    const regions = '[role=alert], [role=status], [role=log], [aria-live]';
    const speaks = (region: Element) =>
      (region.getAttribute('aria-live') ??
        (region.matches('[role=alert], [role=status], [role=log]') ? 'polite' : 'off')) !== 'off';
    const isWhole = (region: Element) =>
      region.getAttribute('aria-atomic') === 'true' || region.matches('[role=alert], [role=status]');
    const textOf = (node: Node): string => {
      if (node instanceof Text) return node.data;
      if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
      const inner = [...node.childNodes].map(textOf).join(' ');
      return [node.getAttribute('aria-label'), inner].filter(Boolean).join(' ');
    };
    const around = (node: Node) => (node instanceof Element ? node : node.parentElement);
    const say = (text: string) => {
      const plain = text.replace(/\s+/g, ' ').trim();
      if (plain) window.announced.push(plain);
    };
    const isHidden = (node: Node) =>
      !around(node)?.checkVisibility() || around(node)?.closest('[aria-hidden=true]') !== null;

    const observer = new MutationObserver((records) => {
      const changed = new Map<Element, Set<Node>>();
      const alerts = new Set<Element>();
      const change = (node: Node, from: Element | null) => {
        for (let one = from?.closest(regions); one; one = one.parentElement?.closest(regions)) {
          if (!speaks(one) || isHidden(one)) continue;
          changed.set(one, (changed.get(one) ?? new Set()).add(node));
          return;
        }
      };
      for (const record of records) {
        if (record.type === 'characterData') change(record.target, around(record.target));
        for (const node of record.addedNodes) {
          if (!node.isConnected || isHidden(node)) continue;
          const own = node instanceof Element && node.matches(regions);
          if (node instanceof Element) {
            if (node.matches('[role=alert]')) alerts.add(node);
            node.querySelectorAll('[role=alert]').forEach((alert) => alerts.add(alert));
          }
          change(node, own ? node.parentElement : around(record.target));
        }
      }
      for (const alert of alerts) {
        changed.delete(alert);
        if (!isHidden(alert)) say(textOf(alert));
      }
      for (const [region, nodes] of changed) {
        if (isWhole(region)) say(textOf(region));
        // A new region inside a new node would be announced with that node.
        else
          for (const node of nodes)
            if (![...nodes].some((one) => one !== node && one.contains(node))) say(textOf(node));
      }
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Follows a message after a long wait, and a region that is read as a whole repeats it then. */
const HINT = 'This takes longer than usual.';

/** A message was announced exactly once. */
export async function expectAnnouncedOnce(page: Page, message: string): Promise<void> {
  const times = () =>
    page.evaluate(
      ([text, hint]) => window.announced.filter((one) => one.includes(text) && !one.includes(hint)).length,
      [message, HINT] as const,
    );
  await expect.poll(times, `"${message}" is announced`).toBeGreaterThan(0);
  // A duplicate would be announced at the same moment, or as soon as a toast has appeared.
  await page.waitForTimeout(500);
  expect
    .soft(
      await times(),
      `"${message}" is announced once: ${JSON.stringify(await page.evaluate(() => window.announced))}`,
    )
    .toBe(1);
}
