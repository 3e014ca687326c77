import { runCases } from './run-cases.ts';

/** For a page or worker: computes every case; files come as base64 by their path. */
Object.assign(globalThis, {
  runCases: (files: Record<string, string>) =>
    runCases((path) => {
      const text = files[path];
      return text === undefined ? null : Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    }),
});
