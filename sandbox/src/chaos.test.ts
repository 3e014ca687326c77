import { chaosOf, chaosOfText, createChaos } from './chaos.ts';
import { startPayPal } from './paypal/testing.ts';

const of = (changes: object) => createChaos(chaosOf({ seed: 42, ...changes }));
const fates = (changes: object, count = 1000) => {
  const chaos = of(changes);
  return Array.from({ length: count }, chaos.fate);
};
const cuts = (changes: object, count = 1000) => {
  const chaos = of(changes);
  return Array.from({ length: count }, chaos.cut);
};
const share = <T>(rows: T[], is: (row: T) => boolean) => rows.filter(is).length / rows.length;

test('with zero probabilities nothing happens', () => {
  expect(fates({}).every((fate) => fate.copies === 1 && fate.delayMs === 0 && !fate.overtaken)).toBe(true);
  expect(cuts({}).every((cut) => cut === null)).toBe(true);
});

test('each fault occurs as often as configured', () => {
  expect(share(fates({ drop: 0.2 }), ({ copies }) => copies === 0)).toBeCloseTo(0.2, 1);
  const repeated = fates({ repeat: 0.4 });
  expect(share(repeated, ({ copies }) => copies === 2)).toBeCloseTo(0.2, 1);
  expect(share(repeated, ({ copies }) => copies === 3)).toBeCloseTo(0.2, 1);
  const late = fates({ delay: 0.3 }).filter(({ delayMs }) => delayMs > 0);
  expect(late.length / 1000).toBeCloseTo(0.3, 1);
  expect(Math.max(...late.map(({ delayMs }) => delayMs))).toBeLessThanOrEqual(3000);
  expect(share(fates({ reorder: 0.3 }), ({ overtaken }) => overtaken)).toBeCloseTo(0.3, 1);
  expect(share(cuts({ cut: 0.2 }), (cut) => cut === 'before')).toBeCloseTo(0.1, 1);
  expect(share(cuts({ cut: 0.2 }), (cut) => cut === 'after')).toBeCloseTo(0.1, 1);
});

test('the same seed gives the same faults, another seed different ones', () => {
  const all = { drop: 0.2, repeat: 0.2, delay: 0.3, reorder: 0.3 };
  expect(fates(all)).toEqual(fates(all));
  expect(fates({ ...all, seed: 43 })).not.toEqual(fates(all));
  expect(cuts({ cut: 0.3 })).toEqual(cuts({ cut: 0.3 }));
  const chaos = of(all);
  const first = Array.from({ length: 20 }, chaos.fate);
  chaos.restart();
  expect(Array.from({ length: 20 }, chaos.fate)).toEqual(first);
});

test('seed 42 drops these of the first twenty', () => {
  const dropped = fates({ drop: 0.2 }, 20).flatMap(({ copies }, place) => (copies === 0 ? [place] : []));
  expect(dropped).toEqual([1, 12, 17]);
});

test('the variable and JSON are equivalent; invalid settings are rejected with one sentence', () => {
  expect(chaosOfText('seed=42, drop=0.2,cut=0.05')).toEqual(chaosOf({ seed: 42, drop: 0.2, cut: 0.05 }));
  for (const wrong of [{ drop: 2 }, { drop: '1' }, { seed: 1.5 }, { fire: 0.1 }, [], null])
    expect(() => chaosOf(wrong)).toThrow(/^["T].*\.$/);
  expect(() => chaosOfText('drop')).toThrow('"drop" must be a number from 0 to 1.');
});

describe('over HTTP', () => {
  let paypal: Awaited<ReturnType<typeof startPayPal>>;
  beforeAll(async () => {
    paypal = await startPayPal();
  });
  beforeEach(async () => {
    await paypal.control('DELETE', 'chaos');
    await paypal.control('POST', 'reset');
    paypal.received.length = 0;
  });
  afterAll(() => paypal.close());

  const settle = () => paypal.control('DELETE', 'clock');

  test('a dropped webhook never arrives, a repeated one more than once', async () => {
    const plan = await paypal.plan();
    await paypal.control('PUT', 'chaos', { seed: 7, drop: 1 });
    const lost = await paypal.subscribe(plan);
    await paypal.control('PUT', 'chaos', { seed: 7, repeat: 1 });
    const loud = await paypal.subscribe(plan);
    await settle();
    expect(paypal.events(lost)).toEqual([]);
    const count = paypal.events(loud).filter((type) => type === 'BILLING.SUBSCRIPTION.ACTIVATED').length;
    expect([2, 3]).toContain(count);
  });

  test('an overtaken webhook arrives after the next one', async () => {
    const plan = await paypal.plan();
    await paypal.control('PUT', 'chaos', { reorder: 1 });
    const early = await paypal.subscribe(plan);
    await paypal.control('DELETE', 'chaos');
    const late = await paypal.subscribe(plan);
    await settle();
    const order = paypal.received.map(({ event }) => event.resource.id);
    expect(order.indexOf(late)).toBeLessThan(order.indexOf(early));
  });

  test('a cut call takes effect or not, and control calls are never cut', async () => {
    const made = async (seed: number) => {
      await paypal.control('POST', 'reset');
      await paypal.control('PUT', 'chaos', { seed, cut: 1 });
      const attempt = paypal.call('POST', 'v1/catalogs/products', {
        id: 'CUT-PRO',
        name: 'PRO',
        type: 'SERVICE',
      });
      await expect(attempt).rejects.toThrow('fetch failed');
      expect((await paypal.control('DELETE', 'chaos')).body).toMatchObject({ cut: 0 });
      return (await paypal.call('GET', 'v1/catalogs/products/CUT-PRO')).status;
    };
    const effects = [];
    for (let seed = 1; seed <= 8; seed++) effects.push(await made(seed));
    expect(new Set(effects)).toEqual(new Set([404, 200]));
  });

  test('the settings can be read, and invalid ones keep the old ones', async () => {
    await paypal.control('PUT', 'chaos', { seed: 42, drop: 0.2 });
    const refused = await paypal.control('PUT', 'chaos', { drop: 5 });
    expect(refused).toEqual({ status: 400, body: { message: '"drop" must be a number from 0 to 1.' } });
    expect((await paypal.control('GET', 'chaos')).body).toMatchObject({ seed: 42, drop: 0.2, cut: 0 });
  });
});
