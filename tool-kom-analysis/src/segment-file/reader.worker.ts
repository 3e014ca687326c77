import { readSegmentFile } from './segment-files.ts';

// A long ride takes some hundred milliseconds to read; the worker keeps the page responsive.
self.addEventListener('message', async ({ data }: MessageEvent<{ id: number; args: [File] }>) => {
  try {
    self.postMessage({ id: data.id, result: await readSegmentFile(...data.args) });
  } catch {
    self.postMessage({ id: data.id, failed: true });
  }
});
