import type { Page } from '@playwright/test';

/** What a page of the tool tells about itself while it is measured. */
export interface Watched {
  /** answers of the workers: which call, and from the question to the answer, ms */
  calls: { call: string; ms: number }[];
  longTasksMs: number[];
}

/**
 * Writes down every call of a worker and every task over 50 ms, from before the page loads. Chromium slows only the page's own
 * thread, so what the workers take has to be known apart.
 */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { calls: [], longTasksMs: [] };
    Object.assign(window, { watched });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watched.longTasksMs.push(duration);
    }).observe({ type: 'longtask', buffered: true });
    const Plain = window.Worker;
    window.Worker = class extends Plain {
      readonly asked = new Map<number, { call: string; at: number }>();
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({ data }: MessageEvent<{ id: number }>) => {
          const question = this.asked.get(data.id);
          if (question) watched.calls.push({ call: question.call, ms: performance.now() - question.at });
        });
      }
      override postMessage(message: { id: number; call: string }) {
        this.asked.set(message.id, { call: message.call, at: performance.now() });
        super.postMessage(message);
      }
    };
  });
}

export const watched = (page: Page): Promise<Watched> =>
  page.evaluate(() => (window as unknown as { watched: Watched }).watched);

/** Drops a file on the page, and waits until the page shows the course, and then its plan. */
export async function drop(page: Page, name: string, content: string) {
  await page.evaluate(
    ([fileName, text]) => {
      const times = { from: performance.now(), profile: 0, plan: 0, exact: 0 };
      Object.assign(window, { times });
      const look = () => {
        const now = performance.now();
        const verdict = document.querySelector('[aria-label="Your plan"]');
        if (!times.profile && document.querySelector('[aria-label="The course and your plan"] svg, canvas'))
          times.profile = now - times.from;
        if (!times.plan && verdict) times.plan = now - times.from;
        if (!times.exact && verdict?.getAttribute('aria-busy') === 'false') times.exact = now - times.from;
        if (!times.exact) requestAnimationFrame(look);
      };
      const transfer = new DataTransfer();
      transfer.items.add(new File([text!], fileName!));
      document
        .querySelector('main')!
        .dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
      look();
    },
    [name, content],
  );
  await page.waitForFunction(
    () => (window as unknown as { times: { exact: number } }).times.exact > 0,
    null,
    { timeout: 120_000 },
  );
  return page.evaluate(
    () => (window as unknown as { times: { profile: number; plan: number; exact: number } }).times,
  );
}

/**
 * Moves the slider of the effort on every frame, lets it go, and waits for the exact plan; all in ms.
 * @returns `plans`: how many plans had been answered when it was let go
 */
export async function drag(page: Page): Promise<{ framesMs: number[]; exactMs: number; plans: number }> {
  return page.evaluate(async () => {
    // The cursor of the chart is a slider as well.
    const slider = document.querySelector<HTMLInputElement>('input[type="range"][aria-label="Effort"]');
    if (!slider) throw new Error('The page shows no slider of the effort.');
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const from = Number(slider.value);
    const framesMs: number[] = [];
    let before = await frame();
    for (let i = 1; i <= 90; i++) {
      set.call(slider, String(from + 0.08 * Math.sin(i / 12)));
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      const now = await frame();
      framesMs.push(now - before);
      before = now;
    }
    const released = performance.now();
    const { calls } = (window as unknown as { watched: Watched }).watched;
    const plans = calls.filter(({ call }) => call === 'plan').length;
    const busy = () => document.querySelector('[aria-label="Your plan"]')?.getAttribute('aria-busy');
    if (busy() !== 'true') throw new Error('No plan is on its way when the slider is let go.');
    while (busy() !== 'false') {
      if (performance.now() - released > 120_000) throw new Error('No exact plan within two minutes.');
      await frame();
    }
    return { framesMs, exactMs: performance.now() - released, plans };
  });
}
