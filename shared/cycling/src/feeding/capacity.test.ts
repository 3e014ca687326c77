import { fitsFromS, roomBeside, roomInHour } from './capacity.ts';

const eaten = [
  { atS: 0, amount: 25 },
  { atS: 1200, amount: 10 },
];

test('an hour holds what was eaten less than 60 minutes ago', () => {
  expect(roomInHour(eaten, 3599, 60)).toBe(25);
  expect(roomInHour(eaten, 3600, 60)).toBe(50);
  expect(fitsFromS(eaten, 1800, 30, 60)).toBe(3600);
  expect(fitsFromS(eaten, 1800, 70, 60)).toBeNull();
});

test('a sip leaves room for the gels that are due, also for one that is due too early', () => {
  const gel = (atS: number) => ({ atS, amount: 25 });
  expect(roomBeside(eaten, [], 1800, 60)).toBe(25);
  expect(roomBeside(eaten, [gel(3600)], 1800, 60)).toBe(25);
  expect(roomBeside(eaten, [gel(2400), gel(4000)], 1800, 60)).toBe(0);
  expect(roomBeside(eaten, [gel(2400)], 1800, 45)).toBe(10);
  expect(roomBeside(eaten, [gel(5400)], 1800, 60)).toBe(25);
});
