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

test('the climbs of a day are its metres', () => {
  expect(read('gran fondo 120 km with three climbs: 8 km at 6 %, 12 km at 5 %, 6 km at 8 %')).toEqual([
    'distance 120000',
    'gain 1560',
  ]);
  expect(read('race of 75 km, 1100 m up, last climb 5 km at 6 %')).toEqual(['distance 75000', 'gain 1100']);
  expect(read('85 km race with a 3 km climb at 6 % four times')).toEqual(['distance 3000', 'grade 0.06']);
  expect(read('a climb of 14 km at 6 % and 30 km flat home, how long for the climb?')).toEqual([
    'distance 14000',
    'grade 0.06',
    'distance 30000',
  ]);
});

test('a unit counts for all figures of a list', () => {
  expect(read('compare 250 and 280 w on 8 km')).toEqual(['power 250', 'power 280', 'distance 8000']);
  expect(read('give me 60, 75 and 90 % in watts')).toEqual([
    'intensity 0.6',
    'intensity 0.75',
    'intensity 0.9',
  ]);
});

test('what was never done, time zones and counted things are no length', () => {
  expect(read('I have never ridden more than an hour uphill')).toEqual([]);
  expect(read('seven hours difference, what do I do')).toEqual([]);
  expect(read('3 hours, 2 bottles of 750 ml')).toContain('duration 10800');
  expect(read('1 hour 10 at 200 w')).toContain('duration 4200');
});

test('out and back there is one wind', () => {
  expect(read('headwind out, 15 km/h tailwind back')).toEqual([`wind ${15 / 3.6}`]);
});

test('metres in a kilometre are a grade', () => {
  expect(takeApart('70 m per km over 9 km', null).quantities[0]).toMatchObject({
    kind: 'grade',
    value: 0.07,
  });
});

test('rests between and pairs with their counts are one session', () => {
  const spec = (text: string) => takeApart(text, 250).session?.spec;
  expect(spec('30/15 x 13 x 3 at 320')).toMatchObject({ sets: 3, reps: 13 });
  expect(spec('4x4 min at 320 with 3 min at 140 between')).toMatchObject({ reps: 4, restS: 180 });
  expect(spec('2 x 40 min crits in one evening')).toBeUndefined();
});
