import { ApiError } from '../../http/errors.ts';

/** How many photos are processed in parallel, and how many may wait. */
const AT_ONCE = 2;
const MAX_WAITING = 60;
/** A request that waits longer than this is rejected. */
const LONGEST_MS = 45_000;

const busy = () =>
  new ApiError(503, 'BUSY', 'Very many photos are being saved just now. Please try again in a moment.', {
    headers: { 'retry-after': '5' },
  });

/**
 * Limits how many photos are processed in parallel: one of 40 megapixels takes up to 160 MB while it is resized.
 * Waiting ones are files.
 */
export function createPhotoQueue({
  atOnce = AT_ONCE,
  maxWaiting = MAX_WAITING,
  longestMs = LONGEST_MS,
} = {}) {
  const waiting: (() => void)[] = [];
  let running = 0;

  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  const enter = async (): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= maxWaiting) throw busy();
    await new Promise<void>((resolve, reject) => {
      const turn = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(turn), 1);
        reject(busy());
      }, longestMs);
      waiting.push(turn);
    });
  };

  /** Runs some work in turn. @throws ApiError 503 when too many wait, or it takes too long */
  return async <T>(work: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
