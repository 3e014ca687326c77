import type { Page } from '@playwright/test';

/** What a page of the tool tells about itself while it is measured. */
export interface Watched {
  /** answers of the workers: which call, when it was asked, and how long the worker was at it, ms */
  calls: { call: string; at: number; ms: number }[];
  longTasksMs: number[];
  /** the last answers of a call that opens a course, and of one that plans */
  course: unknown;
  plan: unknown;
  /** asks the worker that plans */
  ask: (call: string, ...args: unknown[]) => Promise<unknown>;
}

/**
 * Writes down every call of a worker and every task over 50 ms, from before the page loads. Chromium slows only the page's own
 * thread, so what the workers take has to be known apart.
 */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = {
      calls: [],
      longTasksMs: [],
      course: null,
      plan: null,
      ask: () => Promise.reject(new Error('No worker has been asked yet.')),
    };
    Object.assign(window, { watched });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watched.longTasksMs.push(duration);
    }).observe({ type: 'longtask', buffered: true });
    const Plain = window.Worker;
    window.Worker = class extends Plain {
      readonly asked = new Map<number, { call: string; at: number }>();
      answeredAt = 0;
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({ data }: MessageEvent<{ id: number; result: unknown }>) => {
          const question = this.asked.get(data.id);
          if (!question) return;
          const { call, at } = question;
          const now = performance.now();
          watched.calls.push({ call, at, ms: now - Math.max(at, this.answeredAt) });
          this.answeredAt = now;
          if (call === 'read') watched.course = data.result;
          if (call === 'plan') watched.plan = data.result;
        });
      }
      override postMessage(message: { id: number; call: string }) {
        this.asked.set(message.id, { call: message.call, at: performance.now() });
        super.postMessage(message);
        if (message.call === 'plan') watched.ask = (call, ...args) => this.asks(call, args);
      }
      asks(call: string, args: unknown[]) {
        const id = -1 - this.asked.size;
        return new Promise((resolve) => {
          const take = ({ data }: MessageEvent<{ id: number; result: unknown }>) => {
            if (data.id !== id) return;
            this.removeEventListener('message', take);
            resolve(data.result);
          };
          this.addEventListener('message', take);
          super.postMessage({ id, call, args });
        });
      }
    };
  });
}

export const watched = (page: Page): Promise<Watched> =>
  page.evaluate(() => (window as unknown as { watched: Watched }).watched);

/** A file is held over the page for so long; the workers get ready meanwhile. */
const HELD_MS = 3000;

/**
 * Drops a file on the page, and waits until the page shows the course, and then its plan.
 * @returns how many long tasks there were before: the page has to be given the file first, which takes long
 */
export async function drop(page: Page, name: string, content: string) {
  await page.evaluate(
    ([fileName, text]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text!], fileName!));
      Object.assign(window, { transfer });
      const over = new DragEvent('dragover', { dataTransfer: transfer, bubbles: true, cancelable: true });
      document.querySelector('main')!.dispatchEvent(over);
    },
    [name, content],
  );
  await page.waitForTimeout(HELD_MS);
  const tasksBefore = (await watched(page)).longTasksMs.length;
  await page.evaluate(() => {
    const times = { from: performance.now(), profile: 0, plan: 0, exact: 0 };
    Object.assign(window, { times });
    const look = () => {
      const now = performance.now();
      const verdict = document.querySelector('[aria-label="Your plan"]');
      if (
        !times.profile &&
        document.querySelector(
          '[aria-label="Profile of the course"], [aria-label="The course and your plan"] canvas',
        )
      )
        times.profile = now - times.from;
      if (!times.plan && verdict) times.plan = now - times.from;
      if (!times.exact && verdict?.getAttribute('aria-busy') === 'false') times.exact = now - times.from;
      if (!times.exact) requestAnimationFrame(look);
    };
    const { transfer: dataTransfer } = window as unknown as { transfer: DataTransfer };
    document
      .querySelector('main')!
      .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    look();
  });
  await page.waitForFunction(
    () => (window as unknown as { times: { exact: number } }).times.exact > 0,
    null,
    { timeout: 120_000 },
  );
  const times = await page.evaluate(
    () => (window as unknown as { times: { profile: number; plan: number; exact: number } }).times,
  );
  return { ...times, tasksBefore };
}

/** What a drag of the slider of the effort took, ms. */
interface Dragged {
  framesMs: number[];
  /** from letting it go until the plan for its place is shown; of that the worker */
  exactMs: number;
  workerMs: number;
  /** the search for the best plan that follows */
  bestMs: number;
}

/** Moves the slider of the effort on every frame, lets it go, and waits for the exact plan and for the best one. */
export async function drag(page: Page): Promise<Dragged> {
  return page.evaluate(async () => {
    // The cursor of the chart is a slider as well.
    const slider = document.querySelector<HTMLInputElement>('input[type="range"][aria-label="Effort"]');
    if (!slider) throw new Error('The page shows no slider of the effort.');
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    const move = (to: number) => {
      set.call(slider, String(to));
      slider.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const from = Number(slider.value);
    const framesMs: number[] = [];
    let last = await frame();
    for (let i = 1; i <= 90; i++) {
      move(from + 0.08 * Math.sin(i / 12));
      const now = await frame();
      framesMs.push(now - last);
      last = now;
    }
    // Where no plan is known yet.
    move(from + 0.05);
    const released = performance.now();
    const { calls } = (window as unknown as { watched: Watched }).watched;
    slider.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    const answers = () => calls.filter(({ call, at }) => call === 'plan' && at >= released);
    const busy = () => document.querySelector('[aria-label="Your plan"]')?.getAttribute('aria-busy');
    let exactMs = 0;
    while (busy() !== 'false' || answers().length === 0) {
      if (performance.now() - released > 120_000) throw new Error('No exact plan within two minutes.');
      await frame();
      if (!exactMs && answers().length > 0) {
        // React has it now, and it is drawn with the next frame.
        await frame();
        exactMs = performance.now() - released;
      }
    }
    const [exact, best] = answers().map(({ ms }) => ms);
    return { framesMs, exactMs, workerMs: exact ?? 0, bestMs: best ?? 0 };
  });
}

/**
 * Opens the race as race mode does, which plans it once, and plans the rest from its middle, three minutes late; from the question
 * to the answer, ms.
 */
export async function replan(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { watched } = window as unknown as { watched: Watched };
    // Packed as it came, which is how the page sends it.
    const { route } = watched.course as { route: { distanceM: number } };
    const { plan } = watched.plan as {
      plan: { question: object; totalTimeS: number; timeS: Float64Array };
    };
    await watched.ask('race', { ...plan, question: { ...plan.question, route } });
    await watched.ask('rest', null, { atM: 0, elapsedS: 0 });
    const elapsedS = 180 + (plan.timeS[plan.timeS.length >> 1] ?? 0);
    const from = performance.now();
    const rest = await watched.ask('rest', null, { atM: route.distanceM / 2, elapsedS });
    if (!rest || (rest as { ok?: boolean }).ok === false) throw new Error('The rest was not planned.');
    return performance.now() - from;
  });
}

/** Presses what is used most, one after the other; the longest task of the page's thread after each, ms. */
export async function useAll(page: Page): Promise<Record<string, number>> {
  return page.evaluate(async () => {
    const { longTasksMs } = (window as unknown as { watched: Watched }).watched;
    const named = (name: string) =>
      [...document.querySelectorAll<HTMLElement>('button')].find(
        (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
      );
    const longest: Record<string, number> = {};
    const names = ['Zoom in', 'Zoom out', 'Speed', 'Fuel', 'Day and range', 'Climbs', 'Compare', 'Sections'];
    for (const name of names) {
      const before = longTasksMs.length;
      named(name)?.click();
      await new Promise((resolve) => setTimeout(resolve, 800));
      longest[name] = Math.round(Math.max(0, ...longTasksMs.slice(before)));
    }
    return longest;
  });
}
