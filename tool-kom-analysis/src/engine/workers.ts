import type { Route } from '@breakaway/cycling';
import { workerCalls } from '@breakaway/tool-kit';
import { packed, unpacked, type PackedRoute } from '@breakaway/tool-kit/files';
import { workerSearch } from '../attempts/search.ts';
import type { Engine, SegmentFile } from './engine.ts';

type Packed<A> = A extends { route: Route } ? Omit<A, 'route'> & { route: PackedRoute } : A;

const withPacked = <Q extends { route: Route }>(question: Q) => ({
  ...question,
  route: packed(question.route),
});

/**
 * The engine in two workers: one answers what a slider asks, the other reads files and computes what takes longer, so that
 * a slider never waits for it.
 */
export function workers(): Engine {
  const started = () =>
    workerCalls(
      () => new Worker(/* webpackChunkName: "engine" */ new URL('./engine.worker.ts', import.meta.url)),
    );
  const [answers, files] = [started(), started()];
  return {
    attempts: workerSearch(),
    async read(file) {
      const read = await files<Packed<SegmentFile>>('read', file);
      return read.ok ? { ...read, route: unpacked(read.route) } : read;
    },
    write: (road) => files('write', withPacked(road)),
    async readWritten(written) {
      const read = await files<Packed<Awaited<ReturnType<Engine['readWritten']>>>>('readWritten', written);
      return read.ok ? { ...read, route: unpacked(read.route) } : read;
    },
    ridden: (...asked) => files('ridden', ...asked),
    record: (question) => answers('record', withPacked(question)),
    plausibility: (record) => files('plausibility', withPacked(record)),
    rose: (question) => files('rose', withPacked(question)),
    pacing: (question) => files('pacing', withPacked(question)),
    file: (...asked) => files('file', ...asked),
    hours: (question, hours) => files('hours', withPacked(question), hours),
  };
}
