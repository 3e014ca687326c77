/**
 * Calls to a web worker as promises. The worker gets `{ id, call, args }` and answers `{ id, result }` or `{ id, failed }`.
 * One that stops is started once more: what it was asked is refused, what is asked from then on is answered.
 * @param start makes the worker
 * @param onRestart tells the new worker what the old one knew, before anything else is asked
 * @returns a function that asks the worker and resolves with its result
 */
export function workerCalls(start: () => Worker, onRestart: (ask: Ask) => void = () => {}): Ask {
  const waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>();
  let last = 0;
  let again = true;
  let worker: Worker | null = started();

  function started(): Worker {
    const next = start();
    next.addEventListener(
      'message',
      ({ data }: MessageEvent<{ id: number; result: never; failed?: true }>) => {
        const call = waiting.get(data.id);
        waiting.delete(data.id);
        if (data.failed) call?.reject(new Error('The worker failed.'));
        else call?.resolve(data.result);
      },
    );
    next.addEventListener('error', () => stopped(next));
    return next;
  }

  function stopped(which: Worker) {
    if (which !== worker) return;
    which.terminate();
    for (const { reject } of waiting.values()) reject(new Error('The worker stopped.'));
    waiting.clear();
    worker = again ? started() : null;
    again = false;
    if (worker) onRestart(ask);
  }

  function ask<T>(call: string, ...args: unknown[]) {
    return new Promise<T>((resolve, reject) => {
      if (!worker) return reject(new Error('The worker stopped.'));
      const id = ++last;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, call, args });
    });
  }
  return ask;
}

type Ask = <T>(call: string, ...args: unknown[]) => Promise<T>;
