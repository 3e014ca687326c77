import { memberMark } from '@breakaway/releases/member-mark';
import { canaryScript, type Canaries } from './canary-choice.ts';

const KEYS = { session: '"breakaway_ai_user"', guest: '"breakaway_release_group"' };
const tenPercent = { percent: 10, members: [], staff: false, salt: 'salt-1' };

/** A browser that runs the script of a page. */
class Browser {
  readonly stored: Record<string, string> = {};
  isForbidden = false;

  signIn(user: object): this {
    this.stored.breakaway_ai_user = JSON.stringify({ message: 'ok', token: 't', data: user });
    return this;
  }

  open(canaries: Canaries): string[] {
    const check = () => {
      if (this.isForbidden) throw new Error('forbidden');
    };
    const localStorage = {
      getItem: (key: string) => (check(), this.stored[key] ?? null),
      setItem: (key: string, value: string) => (check(), (this.stored[key] = value)),
    };
    const page: { pageCanaries?: string[] } = {};
    const script = canaryScript(JSON.stringify(canaries), KEYS);
    new Function('globalThis', 'localStorage', script)(page, localStorage);
    return [...page.pageCanaries!];
  }
}
const member = (id: string, more: object = {}) => new Browser().signIn({ _id: id, ...more });
const isIn = (browser: Browser, canary: Canaries[string]) => browser.open({ auth: canary }).includes('auth');

/** Ids as the API gives them. */
const members = Array.from({ length: 1000 }, (_, at) => `usr_${(at * 7919).toString(36)}${at}`);

test('of 1000 members at 10 %, 100 ± 30 get it, and the same the next day, on any device', () => {
  const today = members.filter((id) => isIn(member(id), tenPercent));
  expect(Math.abs(today.length - 100)).toBeLessThanOrEqual(30);
  expect(members.filter((id) => isIn(member(id), tenPercent))).toEqual(today);
});

test.each([1, 25, 50, 90])(
  'at %i % it is that share of 10 000, give or take four standard deviations',
  (percent) => {
    const all = Array.from({ length: 10_000 }, (_, at) => String(at));
    const found = all.filter((id) => isIn(member(id), { ...tenPercent, percent })).length;
    const expected = all.length * (percent / 100);
    expect(Math.abs(found - expected)).toBeLessThanOrEqual(4 * Math.sqrt(expected * (1 - percent / 100)));
  },
);

test('who is in stays in when it is widened, and the next canary is for others', () => {
  const first = members.filter((id) => isIn(member(id), tenPercent));
  const wider = new Set(members.filter((id) => isIn(member(id), { ...tenPercent, percent: 30 })));
  expect(first.filter((id) => !wider.has(id))).toEqual([]);
  const next = new Set(members.filter((id) => isIn(member(id), { ...tenPercent, salt: 'salt-2' })));
  // Of 100, by chance 10 are the same; all of them if the salt did not count.
  expect(first.filter((id) => next.has(id)).length).toBeLessThan(30);
});

/** A canary for named members alone, as a page has it. */
const naming = (...ids: string[]) => ({
  ...tenPercent,
  percent: 0,
  members: ids.map((id) => memberMark(tenPercent.salt, id)),
});

test('a page names members by marks that are theirs alone, and others in the next canary', () => {
  const marks = members.map((id) => memberMark('salt-1', id));
  expect(new Set(marks).size).toBe(members.length);
  expect(marks.filter((mark) => members.some((id) => mark.includes(id)))).toEqual([]);
  expect(members.filter((id) => isIn(member(id), naming(members[7]!)))).toEqual([members[7]]);
  expect(isIn(member('usr_1'), { ...naming('usr_1'), salt: 'salt-2' })).toBe(false);
  // The registry may have made a mark of it already.
  expect(memberMark('salt-1', marks[0]!)).toBe(marks[0]);
});

test('0 % is nobody, 100 % everybody, named members and staff in any case', () => {
  const nobody = { ...tenPercent, percent: 0 };
  expect(members.filter((id) => isIn(member(id), nobody))).toEqual([]);
  expect(members.filter((id) => !isIn(member(id), { ...tenPercent, percent: 100 }))).toEqual([]);
  expect(isIn(member('usr_1'), naming('usr_1'))).toBe(true);
  expect(isIn(member('usr_2'), naming('usr_1'))).toBe(false);
  expect(isIn(new Browser(), naming('usr_1'))).toBe(false);
  expect(isIn(member('usr_2', { isStaff: true }), { ...nobody, staff: true })).toBe(true);
  expect(isIn(member('usr_2', { isStaff: 'yes' }), { ...nobody, staff: true })).toBe(false);
  expect(isIn(member('usr_2', { isStaff: true }), nobody)).toBe(false);
});

test('a guest keeps their place with a number that recognises nobody', () => {
  const guests = Array.from({ length: 1000 }, () => new Browser());
  const first = guests.filter((guest) => isIn(guest, tenPercent));
  expect(Math.abs(first.length - 100)).toBeLessThanOrEqual(40);
  expect(guests.filter((guest) => isIn(guest, tenPercent))).toEqual(first);
  expect(guests.every(({ stored }) => /^\d{1,4}$/.test(stored.breakaway_release_group!))).toBe(true);
});

test('a browser that keeps nothing gets what everybody gets', () => {
  const guest = new Browser();
  guest.isForbidden = true;
  expect(isIn(guest, { ...tenPercent, percent: 99 })).toBe(false);
  expect(isIn(guest, { ...tenPercent, percent: 100 })).toBe(true);
});

test('each remote has a choice of its own', () => {
  const nobody = { ...tenPercent, percent: 0 };
  expect(member('usr_1').open({ auth: nobody, chat: naming('usr_1') })).toEqual(['chat']);
});
