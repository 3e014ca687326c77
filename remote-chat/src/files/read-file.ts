import type { User } from '@breakaway/contract';
import { texts } from '../texts.ts';
import type { ReadFile } from './chat-file.ts';

/** The largest files take a few seconds on a slow phone. */
const READ_WITHIN_MS = 60_000;

/**
 * Reads a file in a worker, whose script is loaded for this only. A worker that does not start, stops or takes too long is
 * a refusal like any other.
 * @param ended the file is no longer wanted: the worker ends, and so does the wait
 */
export function readFile(chosen: File, member: User, ended: AbortSignal): Promise<ReadFile> {
  return new Promise<ReadFile>((resolve) => {
    let worker: Worker | undefined;
    const end = (read: ReadFile) => {
      clearTimeout(limit);
      worker?.terminate();
      resolve(read);
    };
    const fail = () => end({ ok: false, message: texts.file.notRead });
    const limit = setTimeout(fail, READ_WITHIN_MS);
    ended.addEventListener('abort', fail);
    try {
      worker = new Worker(
        /* webpackChunkName: "read-file" */ new URL('./read-file.worker.ts', import.meta.url),
      );
      worker.addEventListener('message', ({ data }: MessageEvent<ReadFile | null>) =>
        data ? end(data) : fail(),
      );
      worker.addEventListener('error', fail);
      worker.addEventListener('messageerror', fail);
      worker.postMessage({ chosen, member });
    } catch {
      // Blocked, or a file that cannot be passed on.
      fail();
    }
  });
}
