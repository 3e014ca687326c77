import { correctSlips } from './slips.ts';

test('slips of the finger are put right, real words are left alone', () => {
  expect(correctSlips('my wats on the clmib, 30 minuts')).toBe('my watts on the climb, 30 minutes');
  const real = 'my coach wants two cars filling up, heading home';
  expect(correctSlips(real)).toBe(real);
});
