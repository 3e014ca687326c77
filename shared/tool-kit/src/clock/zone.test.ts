import { dateOf, rideStart, timeOf, zoneTime, zoneWords } from './zone.ts';

const at = (date: string, time: string, zone: string) => {
  const found = zoneTime(date, time, zone);
  return found && { utc: new Date(found.ms).toISOString().slice(0, 16), odd: found.odd };
};

test.each([
  ['2026-06-21', '08:30', 'Europe/Paris', '2026-06-21T06:30'],
  ['2026-01-21', '08:30', 'Europe/Paris', '2026-01-21T07:30'],
  ['2026-06-21', '08:30', 'America/Denver', '2026-06-21T14:30'],
  ['2026-06-21', '08:30', 'Asia/Kathmandu', '2026-06-21T02:45'],
  ['2026-06-21', '08:30', 'Pacific/Auckland', '2026-06-20T20:30'],
  // The night of the change, before and after it.
  ['2026-03-29', '01:59', 'Europe/Paris', '2026-03-29T00:59'],
  ['2026-03-29', '03:00', 'Europe/Paris', '2026-03-29T01:00'],
  ['2026-10-25', '03:00', 'Europe/Paris', '2026-10-25T02:00'],
  // South of the equator summer begins in October; on Lord Howe clocks move by half an hour.
  ['2026-10-04', '08:00', 'Australia/Sydney', '2026-10-03T21:00'],
  ['2026-10-04', '08:00', 'Australia/Lord_Howe', '2026-10-03T21:00'],
])('%s %s in %s is %s UTC', (date, time, zone, utc) => {
  expect(at(date, time, zone)).toEqual({ utc, odd: null });
});

test('a time that clocks skip lies as long after the change', () => {
  const half = zoneTime('2026-03-29', '02:30', 'Europe/Paris');
  expect(half?.odd).toBe('skipped');
  expect(timeOf(half?.ms ?? NaN, 'Europe/Paris')).toBe('03:30');
  expect(at('2026-03-08', '02:15', 'America/New_York')).toEqual({ utc: '2026-03-08T07:15', odd: 'skipped' });
});

test('of a time that comes twice the first is meant', () => {
  expect(at('2026-10-25', '02:30', 'Europe/Paris')).toEqual({ utc: '2026-10-25T00:30', odd: 'twice' });
  expect(at('2026-11-01', '01:30', 'America/New_York')).toEqual({ utc: '2026-11-01T05:30', odd: 'twice' });
});

test.each([
  ['', '08:30'],
  ['2026-13-01', '08:30'],
  ['2026-06-21', ''],
])('%j %j is no time', (date, time) => {
  expect(zoneTime(date, time, 'Europe/Paris')).toBeNull();
});

test('the day is that of the zone', () => {
  const ms = Date.UTC(2026, 5, 21, 23, 50);
  expect([dateOf(ms, 'Europe/Paris'), dateOf(ms, 'America/Denver')]).toEqual(['2026-06-22', '2026-06-21']);
});

test('the zone is named where its clocks show another time than the device', () => {
  const start = (zone: string) => rideStart({ date: '2026-06-21', start: '08:30' }, zone) ?? { ms: 0, zone };
  expect(zoneWords(start('Europe/Paris'), 'Europe/Berlin')).toBeNull();
  expect(zoneWords(start('Europe/Paris'), 'Europe/London')).toBe(
    'Times are those of Europe/Paris, 1 h ahead of this device.',
  );
  expect(zoneWords(start('America/New_York'), 'Asia/Kathmandu')).toBe(
    'Times are those of America/New York, 9 h 45 min behind this device.',
  );
});
