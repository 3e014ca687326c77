import { resolveAthlete } from '../athlete/resolve-athlete.ts';
import { riderOnPage } from './rider-on-page.ts';

const record = { bodyMatrix: { height: 180, weight: 75 }, powerMatrix: { ftp: 280 } };

test('nothing typed is the athlete of the profile', () => {
  expect(riderOnPage(record, {})).toEqual(resolveAthlete(record));
});

test("a typed weight counts before the profile, changes W', and says where it comes from", () => {
  const rider = riderOnPage(record, { massKg: 70 });
  expect(rider.massKg).toMatchObject({ value: 70, source: 'asked', how: 'entered on this page' });
  expect(rider.wPrimeJ!.value).toBe(270 * 70);
  expect(rider.ftpW).toMatchObject({ value: 280, source: 'profile' });
});

test('without a record the typed values are enough', () => {
  const rider = riderOnPage(null, { massKg: 75, ftpW: 250, heightM: 1.8 });
  expect(rider.cpW!.value).toBeCloseTo(257.5, 9);
  expect(rider.missing.map(({ label }) => label)).toEqual(['CHO tolerance']);
});

test('an emptied value is unknown, whatever the profile holds', () => {
  expect(riderOnPage(record, { ftpW: null }).ftpW).toBeNull();
  const older = { height: 180, weight: 75, abilitiesData: { ftp: 280 } };
  expect(riderOnPage(older, {}).ftpW!.value).toBe(280);
  expect(riderOnPage(older, { massKg: null, ftpW: null, heightM: null })).toMatchObject({
    massKg: null,
    ftpW: null,
    heightM: null,
  });
});
