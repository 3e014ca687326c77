import { searchFile } from './search-file.ts';
import type { SearchAsked } from './search.ts';

self.addEventListener('message', async ({ data: { file, search } }: MessageEvent<SearchAsked>) =>
  self.postMessage(await searchFile(file, search)),
);
