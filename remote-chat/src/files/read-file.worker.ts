import type { User } from '@breakaway/contract';
import { readChosen } from './chat-file.ts';

/** Answers with what was read; null where it failed. */
self.addEventListener('message', async ({ data }: MessageEvent<{ chosen: File; member: User }>) => {
  self.postMessage(await readChosen(data.chosen, data.member).catch(() => null));
});
