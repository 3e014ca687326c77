/** @jest-environment node */
import { stepsOf } from './widen.ts';

test('shares of the visitors', () => {
  expect(stepsOf('10')).toEqual([10]);
  expect(stepsOf('0.5, 25,100')).toEqual([0.5, 25, 100]);
});

test.each(['101', '-1', 'ten', '', '5,,10', '5,101'])('"%s" is no share', (text) => {
  expect(() => stepsOf(text)).toThrow('--percent is a number from 0 to 100.');
});

test.each(['10,5', '5,5', '5,10,10'])('"%s" does not grow', (text) => {
  expect(() => stepsOf(text)).toThrow('from the smallest to the largest');
});
