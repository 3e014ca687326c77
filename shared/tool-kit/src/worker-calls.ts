/**
 * Calls to a web worker as promises. The worker gets `{ id, call, args }` and answers `{ id, result }` or `{ id, failed }`.
 * @returns a function that asks the worker and resolves with its result
 */
export function workerCalls(worker: Worker) {
  const waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>();
  let last = 0;
  let stopped = false;
  const rejectAll = () => {
    stopped = true;
    for (const { reject } of waiting.values()) reject(new Error('The worker stopped.'));
    waiting.clear();
  };
  worker.addEventListener(
    'message',
    ({ data }: MessageEvent<{ id: number; result: never; failed?: true }>) => {
      const call = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.failed) call?.reject(new Error('The worker failed.'));
      else call?.resolve(data.result);
    },
  );
  worker.addEventListener('error', rejectAll);
  return <T>(call: string, ...args: unknown[]) =>
    new Promise<T>((resolve, reject) => {
      if (stopped) return reject(new Error('The worker stopped.'));
      const id = ++last;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, call, args });
    });
}
