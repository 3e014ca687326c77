import { setTimeout as pause } from 'node:timers/promises';

/** Looking at an index costs less than a millisecond. Another replica may be the one that changes something. */
const LOOK_MS = 100;

/** Waits until something holds. @returns false when it did not within `limitMs` */
export async function waitUntil(holds: () => Promise<boolean>, limitMs: number): Promise<boolean> {
  const until = Date.now() + limitMs;
  for (;;) {
    if (await holds()) return true;
    if (Date.now() >= until) return false;
    await pause(LOOK_MS);
  }
}
