import { openTestApp, type TestApp } from '../testing/app.ts';
import { createMemberLimit } from './member-limit.ts';

describe('the bucket', () => {
  const open = () => {
    let now = 0;
    const limit = createMemberLimit(() => new Date(now), 10);
    const taken = (userId: string, calls: number) => {
      let count = 0;
      for (let n = 0; n < calls; n += 1)
        try {
          limit.count(userId);
          count += 1;
        } catch (error) {
          expect(error).toMatchObject({ status: 429, headers: { 'retry-after': '1' } });
        }
      return count;
    };
    return { taken, advance: (milliseconds: number) => void (now += milliseconds) };
  };

  test('a burst, then ten per second, and the burst again after a pause', () => {
    const { taken, advance } = open();
    expect(taken('a', 1000)).toBe(300);
    advance(1000);
    expect(taken('a', 1000)).toBe(10);
    advance(3_600_000);
    expect(taken('a', 1000)).toBe(300);
  });

  test('each member has their own, even after calls of many others', () => {
    const { taken } = open();
    expect(taken('a', 300)).toBe(300);
    for (let n = 0; n < 20_001; n += 1) taken(`member ${n}`, 1);
    expect(taken('a', 1)).toBe(0);
    expect(taken('b', 300)).toBe(300);
  });
});

describe('the calls of a member', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await openTestApp({ MEMBER_CALLS_PER_SECOND: '5' });
  });
  afterAll(() => api.close());

  test('too many get 429 in the envelope, for any call; other members and guests are not affected', async () => {
    const [busy, other] = [await api.createMember(), await api.createMember()];
    const read = (headers: object) =>
      api.app.inject({ url: '/users/getUserDetails', headers: { ...headers } });
    let answer = await read(busy.headers);
    for (let n = 0; n < 2000 && answer.statusCode === 200; n += 1) answer = await read(busy.headers);
    expect([answer.statusCode, answer.json()]).toEqual([
      429,
      {
        message: 'Too many calls. Please try again in 1 second.',
        code: 'RATE_LIMITED',
        requestId: answer.headers['x-request-id'],
      },
    ]);
    expect(answer.headers['retry-after']).toBe('1');
    expect((await read(other.headers)).statusCode).toBe(200);
    const guest = await api.app.inject({
      method: 'POST',
      url: '/auth/emailVerify',
      query: { email: 'a@example.org' },
    });
    expect(guest.statusCode).toBe(200);
    api.advance(60_000);
    expect((await read(busy.headers)).statusCode).toBe(200);
  });
});
