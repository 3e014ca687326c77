import type { Route } from '@breakaway/cycling';
import { packed, unpacked, type PackedRoute } from '@breakaway/tool-kit/files';
import { segmentEngine } from './engine.ts';

interface Call {
  id: number;
  call: keyof typeof engine;
  args: never[];
}

const engine = segmentEngine();

/** Their answers have a whole road, which goes packed. */
const READERS: readonly Call['call'][] = ['read', 'readWritten'];

/** Whole roads come packed. */
function withRoute(args: readonly unknown[]): never[] {
  const [first, ...rest] = args as [{ route?: PackedRoute } | undefined, ...unknown[]];
  const route = first?.route;
  const isPacked = route?.elevationM instanceof Float64Array && 'slope' in route;
  return (isPacked ? [{ ...first, route: unpacked(route) }, ...rest] : args) as never[];
}

self.addEventListener('message', async ({ data }: MessageEvent<Call>) => {
  try {
    const call = engine[data.call] as (...args: never[]) => Promise<{ ok?: boolean; route?: Route }>;
    const answer = await call(...withRoute(data.args));
    const result =
      READERS.includes(data.call) && answer.route ? { ...answer, route: packed(answer.route) } : answer;
    self.postMessage({ id: data.id, result });
  } catch {
    self.postMessage({ id: data.id, failed: true });
  }
});
