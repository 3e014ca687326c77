import { takeApart } from '../../understanding/message.ts';
import { climbsIn } from './climbs.ts';

const read = (message: string) => climbsIn(takeApart(message, 250));

test('reads the climbs of a day and its length', () => {
  expect(read('3 climbs, 60 min, 75 min, 50 min, total about 7h. target watts for each?')).toEqual({
    climbsS: [3600, 4500, 3000],
    totalS: 25_200,
  });
  expect(read('how to pace a 3 hour ride with two 30 min climbs')).toEqual({
    climbsS: [1800, 1800],
    totalS: 10_800,
  });
});

test('leaves sessions and single climbs alone', () => {
  expect(read('4x8 min climbs at threshold')).toBeNull();
  expect(read('what power for a 40 min climb')).toBeNull();
});
