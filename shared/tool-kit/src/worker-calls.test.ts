import { workerCalls } from './worker-calls.ts';

/** A worker that answers with what it was asked, unless that is `never`. */
class FakeWorker extends EventTarget {
  asked: string[] = [];
  ended = false;
  postMessage({ id, call }: { id: number; call: string }) {
    this.asked.push(call);
    if (call === 'never') return;
    const data = call === 'wrong' ? { id, failed: true } : { id, result: call };
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }
  terminate() {
    this.ended = true;
  }
  stop() {
    this.dispatchEvent(new Event('error'));
  }
}

function fakes() {
  const workers: FakeWorker[] = [];
  const start = () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  };
  return { workers, start };
}

test('calls are answered, and one that fails harms no other', async () => {
  const ask = workerCalls(fakes().start);
  await expect(ask('wrong')).rejects.toThrow('The worker failed.');
  await expect(ask('plan')).resolves.toBe('plan');
});

test('a worker that stops is started once more, with what it knew', async () => {
  const { workers, start } = fakes();
  const ask = workerCalls(start, (again) => void again('open'));
  const lost = ask('never');
  workers[0]?.stop();
  await expect(lost).rejects.toThrow('The worker stopped.');
  expect(workers[0]?.ended).toBe(true);
  await expect(ask('plan')).resolves.toBe('plan');
  expect(workers[1]?.asked).toEqual(['open', 'plan']);
  // What the old one still says is nothing.
  workers[0]?.stop();
  await expect(ask('plan')).resolves.toBe('plan');
  workers[1]?.stop();
  await expect(ask('plan')).rejects.toThrow('The worker stopped.');
  expect(workers).toHaveLength(2);
});
