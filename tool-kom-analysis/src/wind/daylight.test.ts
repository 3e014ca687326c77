import { isLight } from './daylight.ts';

const BELGRADE = { latDeg: 44.82, lonDeg: 20.46 };
const TROMSO = { latDeg: 69.65, lonDeg: 18.96 };
const QUITO = { latDeg: -0.18, lonDeg: -78.47 };
const REYKJAVIK = { latDeg: 64.15, lonDeg: -21.94 };
const SYDNEY = { latDeg: -33.87, lonDeg: 151.21 };
const LONGYEARBYEN = { latDeg: 78.22, lonDeg: 15.65 };

const MINUTE_MS = 60_000;
const at = (utc: string) => Date.parse(`${utc}Z`);

// Begin and end of civil twilight by the United States Naval Observatory, rounded to minutes, in UT:
// aa.usno.navy.mil/api/rstt/oneday?date=2026-01-01&coords=44.82,20.46&tz=0, and so on.
test.each([
  ['Belgrade in winter', BELGRADE, '2026-01-01T05:42', '2026-01-01T15:41'],
  ['Belgrade in spring', BELGRADE, '2026-03-20T04:12', '2026-03-20T17:20'],
  ['Belgrade in summer', BELGRADE, '2026-06-21T02:15', '2026-06-21T19:05'],
  ['Belgrade in October', BELGRADE, '2026-10-15T04:24', '2026-10-15T16:23'],
  ['Tromsø in October', TROMSO, '2026-10-15T04:53', '2026-10-15T16:05'],
  ['Tromsø in the polar night, which has a twilight', TROMSO, '2026-12-21T08:31', '2026-12-21T12:53'],
  ['Quito', QUITO, '2026-06-21T10:50', '2026-06-21T23:42'],
  ['Reykjavik', REYKJAVIK, '2026-03-20T06:41', '2026-03-20T20:31'],
  ['Sydney in summer', SYDNEY, '2026-01-01T18:19', '2026-01-01T09:38'],
  ['Sydney in winter', SYDNEY, '2026-06-21T20:32', '2026-06-21T07:22'],
])('%s is light from dawn to dusk', (_, place, dawn, dusk) => {
  expect(isLight(at(dawn) - MINUTE_MS, place)).toBe(false);
  expect(isLight(at(dawn) + MINUTE_MS, place)).toBe(true);
  expect(isLight(at(dusk) - MINUTE_MS, place)).toBe(true);
  expect(isLight(at(dusk) + MINUTE_MS, place)).toBe(false);
});

const hoursOf = (day: string) =>
  Array.from({ length: 24 }, (_, hour) => at(`${day}T${String(hour).padStart(2, '0')}:00`));

test.each([
  // By the same source "continuously above the horizon", and "above the twilight limit".
  ['midnight sun', TROMSO, '2026-06-21', true],
  ['a night of twilight', REYKJAVIK, '2026-06-21', true],
  // At noon the sun is 90° - 78.22° - 23.44° = 11.7° below the horizon.
  ['a polar night without twilight', LONGYEARBYEN, '2026-12-21', false],
  ['a polar night in the south', { latDeg: -78.22, lonDeg: 166.67 }, '2026-06-21', false],
])('%s all day long', (_, place, day, light) => {
  expect(hoursOf(day).map((ms) => isLight(ms, place))).toEqual(Array(24).fill(light));
});
