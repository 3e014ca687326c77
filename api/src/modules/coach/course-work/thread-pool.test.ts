import { ThreadPool, type PoolOptions } from './thread-pool.ts';

/** Answers a text with itself and the number of answers so far; some texts do harm. */
const MODULE = `
  import { parentPort } from 'node:worker_threads';
  let answers = 0;
  const harm = {
    hang: () => { for (;;); },
    exit: () => process.exit(0),
    throw: () => { throw new Error('an error of the thread'); },
    eat: () => { for (const all = []; ; ) all.push(new Array(1e5).fill(all.length)); },
    send: () => parentPort.postMessage(() => {}),
  };
  parentPort.on('message', (job) => {
    harm[job]?.();
    parentPort.postMessage(job === 'settings' ? Object.keys(process.env) : job + ' ' + (answers += 1));
  });`;
const fixture = new URL(`data:text/javascript,${encodeURIComponent(MODULE)}`);

let pool: ThreadPool;
const open = (more: Partial<PoolOptions> = {}) => {
  const limits = { mostThreads: 1, mostWaiting: 50, limitMs: 60_000, withinMs: 60_000, mostMb: 32 };
  const options = { module: fixture, ...limits, ...more };
  pool = new ThreadPool(options);
  return options;
};
afterEach(() => pool.close());
const done = (result: string) => ({ ok: true, result });

test('one thread does the jobs in the order in which they came', async () => {
  open();
  expect(await Promise.all(['a', 'b', 'c'].map((job) => pool.run(job)))).toEqual([
    done('a 1'),
    done('b 2'),
    done('c 3'),
  ]);
});

test('a second thread starts while the first one has work, and no third', async () => {
  open({ mostThreads: 2 });
  const [hangs, ...others] = ['hang', 'a', 'b'].map((job) => pool.run(job));
  expect(await Promise.all(others)).toEqual([done('a 1'), done('b 2')]);
  await pool.close();
  expect(await hangs).toEqual({ ok: false, why: 'closed' });
});

test('more than may wait are refused at once', async () => {
  open({ mostWaiting: 1 });
  const jobs = ['hang', 'a', 'b'].map((job) => pool.run(job));
  expect(await jobs[2]).toEqual({ ok: false, why: 'busy' });
  await pool.close();
  expect(await Promise.all(jobs.slice(0, 2))).toEqual([
    { ok: false, why: 'closed' },
    { ok: false, why: 'closed' },
  ]);
  expect(await pool.run('c')).toEqual({ ok: false, why: 'closed' });
});

test('a job that takes too long is ended, and the next one has a new thread', async () => {
  const options = open({ limitMs: 50 });
  expect(await pool.run('hang')).toEqual({ ok: false, why: 'late' });
  options.limitMs = 60_000;
  expect(await pool.run('a')).toEqual(done('a 1'));
});

test('a job that waits too long is refused, and so is one that has a thread too late to end: others took the time', async () => {
  const options = open({ withinMs: 50 });
  expect(await Promise.all(['hang', 'a', 'hang'].map((job) => pool.run(job)))).toEqual(
    Array(3).fill({ ok: false, why: 'busy' }),
  );
  options.withinMs = 60_000;
  expect(await pool.run('a')).toEqual(done('a 1'));
});

test('one job of each member in turn', async () => {
  open();
  const order: string[] = [];
  const run = async (job: string, of: string) => {
    await pool.run(job, of);
    order.push(job);
  };
  const jobs = ['ada 1', 'ada 2', 'ada 3', 'ben 1', 'ben 2', 'cy 1'];
  await Promise.all(jobs.map((job) => run(job, job.split(' ')[0]!)));
  expect(order).toEqual(['ada 1', 'ben 1', 'cy 1', 'ada 2', 'ben 2', 'ada 3']);
});

test.each(['exit', 'throw', 'eat', 'send'])(
  'a thread that dies by “%s” says so, and the next job has a new one',
  async (job) => {
    open();
    await pool.run('a');
    const [dies, next] = [pool.run(job), pool.run('b')];
    expect(await dies).toEqual({ ok: false, why: 'died' });
    expect(await next).toEqual(done('b 1'));
  },
);

test('a module that is not there is a refusal, not a wait', async () => {
  open({ module: '/no/such/module.js' });
  expect(await pool.run('a')).toEqual({ ok: false, why: 'died' });
});

test('a thread has none of the settings of the process', async () => {
  open();
  expect(await pool.run('settings')).toEqual({ ok: true, result: [] });
});
