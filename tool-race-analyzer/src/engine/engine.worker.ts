import { raceEngine, type Engine } from './engine.ts';

interface Call {
  id: number;
  call: keyof Engine;
  args: never[];
}

const engine = raceEngine();

self.addEventListener('message', async ({ data }: MessageEvent<Call>) => {
  try {
    const call = engine[data.call] as (...args: never[]) => Promise<unknown>;
    self.postMessage({ id: data.id, result: await call(...data.args) });
  } catch {
    self.postMessage({ id: data.id, failed: true });
  }
});
