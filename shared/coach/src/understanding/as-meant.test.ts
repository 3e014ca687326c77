import { takeApart } from './message.ts';

const read = (text: string) => takeApart(text, 250).quantities.map(({ kind, value }) => `${kind} ${value}`);

test('the hour of a start is no length', () => {
  expect(read('race plan 140 km with 2200 m, start 8:00')).toEqual(['distance 140000', 'gain 2200']);
});

test('a time of 58:30 is no gear', () => {
  expect(read('40 km in 58:30')).toEqual(['distance 40000', 'duration 3510']);
  expect(read('I did the climb in 54:20')).toEqual(['duration 3260']);
  expect(read('gear 34:28 on 8 %')).toContain(`gear ${34 / 28}`);
});

test('beats more than usual are no resting heart rate', () => {
  expect(read('resting heart rate is 9 higher than normal')).toEqual([]);
  expect(read('my resting heart rate is 48')).toEqual(['restingHr 48']);
});

test('of an FTP that changed the new one is asked about', () => {
  expect(read('my ftp went from 250 to 265, zones please')).toEqual(['ftp 265']);
});
