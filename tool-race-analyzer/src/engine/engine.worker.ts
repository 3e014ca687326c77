import { raceEngine, type RaceQuestion } from './engine.ts';

type Call = { id: number; call: 'read'; args: [File] } | { id: number; call: 'ride'; args: [RaceQuestion] };

const engine = raceEngine();

self.addEventListener('message', async ({ data }: MessageEvent<Call>) => {
  try {
    const result = data.call === 'read' ? await engine.read(...data.args) : await engine.ride(...data.args);
    self.postMessage({ id: data.id, result });
  } catch {
    self.postMessage({ id: data.id, failed: true });
  }
});
