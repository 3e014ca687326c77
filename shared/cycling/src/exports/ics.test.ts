import ICAL from 'ical.js';
import { exportPlan } from './export-plan.ts';
import { HOSTILE_NAMES } from './testing/hostile-names.ts';
import { hillRide } from './testing/planned.ts';
import { textOf } from './testing/read-back.ts';

const ride = hillRide();
const startMs = ride.startTimeMs ?? NaN;
const totalS = ride.timeS[ride.timeS.length - 1] ?? NaN;

const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));

test('the race, and an alarm at each time to eat, by ical.js', () => {
  const [race, ...meals] = eventsOf(textOf(ride, 'ics'));
  expect(race?.summary).toBe(ride.name);
  expect(race?.startDate.toJSDate().getTime()).toBe(startMs);
  expect(race?.endDate.toJSDate().getTime()).toBe(startMs + Math.round(totalS) * 1000);
  expect(meals.map(({ summary }) => summary)).toEqual([
    'Eat: 25 g Gel citron',
    'Eat: Water',
    'Eat: 25 g Gel citron',
  ]);
  meals.forEach((meal, i) => {
    expect(meal.startDate.toJSDate().getTime()).toBe(
      startMs + Math.round(ride.feeds[i]?.timeS ?? NaN) * 1000,
    );
    const alarms = meal.component.getAllSubcomponents('valarm');
    expect(alarms).toHaveLength(1);
    expect(alarms[0]?.getFirstPropertyValue('action')).toBe('DISPLAY');
    expect(String(alarms[0]?.getFirstPropertyValue('trigger'))).toBe('PT0S');
  });
  expect(new Set([race, ...meals].map((event) => event?.uid)).size).toBe(4);
});

test('keeps to the grammar: CRLF, lines of 75 bytes, a stamp and an identity for each entry', () => {
  const text = textOf({ ...ride, name: 'Étape très longue '.repeat(20) }, 'ics');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text).toContain('\r\n ');
  expect(text.match(/^UID:/gm)).toHaveLength(4);
  expect(text.match(/^DTSTAMP:20260621T235000Z\r$/gm)).toHaveLength(4);
});

test('what is eaten in the same minute is one alarm', () => {
  const [gel] = ride.feeds;
  if (!gel) throw new Error('no feed');
  const [, ...meals] = eventsOf(textOf({ ...ride, feeds: [gel, { ...gel, name: 'Bar' }] }, 'ics'));
  expect(meals.map(({ summary }) => summary)).toEqual(['Eat: 25 g Gel citron, 25 g Bar']);
});

test('the same race keeps its identity when its watts change', () => {
  const uids = (text: string) => eventsOf(text).map(({ uid }) => uid);
  const harder = { ...ride, segments: ride.segments.map((part) => ({ ...part, powerW: part.powerW + 5 })) };
  expect(uids(textOf(harder, 'ics'))).toEqual(uids(textOf(ride, 'ics')));
  expect(uids(textOf({ ...ride, startTimeMs: startMs + 86_400_000 }, 'ics'))).not.toEqual(
    uids(textOf(ride, 'ics')),
  );
});

test.each(HOSTILE_NAMES.map((name) => [name.slice(0, 30), name]))('the name %j stays one text', (_, name) => {
  const events = eventsOf(
    textOf({ ...ride, name: `x${name}`, feeds: ride.feeds.map((feed) => ({ ...feed, name })) }, 'ics'),
  );
  expect(events).toHaveLength(4);
  expect(events[0]?.summary).toMatch(/^x/);
});

test('without a start there is no calendar', () => {
  const { startTimeMs: _, ...undated } = ride;
  expect(exportPlan(undated, 'ics')).toMatchObject({ ok: false, message: expect.stringContaining('start') });
});
