import type { RideSearch, SearchedRide } from '@breakaway/cycling';

/** Searches files for a segment, away from the thread of the page. */
export interface AttemptSearch {
  /**
   * Searches files and gives each as soon as it is searched, in whatever order. A file that cannot be read is one that
   * failed and stops nothing.
   * @returns whether all of them were searched: false when the signal ended it
   */
  search: (
    files: readonly File[],
    search: RideSearch,
    onRide: (name: string, ride: SearchedRide) => void,
    signal: AbortSignal,
  ) => Promise<boolean>;
}

/** What a worker is asked, a file at a time; it answers with a `SearchedRide`. */
export interface SearchAsked {
  file: File;
  search: RideSearch;
}

const BROKE: SearchedRide = { kind: 'failed', message: 'This file could not be read.' };
/** More at once gain little: each waits for the storage of the device too. */
const MOST_WORKERS = 3;

/**
 * The search in a few workers, which are thrown away when the search ends or is stopped: so a stop needs no answer from a
 * worker that is in the middle of a file. A worker that breaks on a file is followed by another for the rest.
 * @param start makes a worker
 * @param most how many work at once
 */
export function workerSearch(start: () => Worker = startWorker, most: number = workersHere()): AttemptSearch {
  return {
    search: (files, search, onRide, signal) =>
      new Promise((resolve) => {
        const workers = new Set<Worker>();
        let next = 0;
        let done = 0;
        const end = (all: boolean) => {
          for (const worker of workers) worker.terminate();
          workers.clear();
          signal.removeEventListener('abort', stop);
          resolve(all);
        };
        const stop = () => end(false);
        const said = (file: File, ride: SearchedRide) => {
          onRide(file.name, ride);
          if (++done === files.length) end(true);
        };
        const work = () => {
          const worker = start();
          workers.add(worker);
          let file: File | undefined;
          const askNext = () => {
            file = files[next++];
            if (file) worker.postMessage({ file, search } satisfies SearchAsked);
          };
          worker.addEventListener('message', ({ data }: MessageEvent<SearchedRide>) => {
            if (!workers.has(worker) || !file) return;
            const searched = file;
            askNext();
            said(searched, data);
          });
          worker.addEventListener('error', () => {
            if (!workers.delete(worker)) return;
            worker.terminate();
            if (next < files.length) work();
            if (file) said(file, BROKE);
          });
          askNext();
        };
        if (signal.aborted) return resolve(false);
        if (files.length === 0) return resolve(true);
        signal.addEventListener('abort', stop);
        for (let i = 0; i < Math.min(most, files.length); i++) work();
      }),
  };
}

const startWorker = () =>
  new Worker(/* webpackChunkName: "search" */ new URL('./search.worker.ts', import.meta.url));

/** One for the page is left over; two at least, so that one computes while the other waits for a file. */
function workersHere(): number {
  const processors = typeof navigator === 'undefined' ? 1 : navigator.hardwareConcurrency || 1;
  return Math.max(2, Math.min(MOST_WORKERS, processors - 1));
}
