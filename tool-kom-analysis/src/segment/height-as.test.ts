import { heightAs } from './height-as.ts';

const form = { length: '13,8', heightBy: 'gain' as const, gain: '1118', gradient: '' };

test('a gain becomes the gradient of the same road, and comes back as it was typed', () => {
  const there = { ...form, ...heightAs('gradient', form) };
  expect(there).toMatchObject({ heightBy: 'gradient', gradient: '8.1' });
  expect({ ...there, ...heightAs('gain', there) }).toMatchObject({ heightBy: 'gain', gain: '1118' });
  const steeper = { ...there, gradient: '10' };
  expect(heightAs('gain', steeper)).toEqual({ heightBy: 'gain', gain: '1380' });
});

test('a gradient comes back as it was typed', () => {
  const typed = { length: '0.4', heightBy: 'gradient' as const, gain: '', gradient: '3.333' };
  const there = { ...typed, ...heightAs('gain', typed) };
  expect(there).toMatchObject({ heightBy: 'gain', gain: '13.3' });
  expect({ ...there, ...heightAs('gradient', there) }).toMatchObject({ gradient: '3.333' });
});

test.each([{ length: '' }, { length: '0' }, { gain: '' }, { gain: 'high' }])(
  'what cannot be converted loses nothing: %j',
  (change) => {
    expect(heightAs('gradient', { ...form, ...change })).toEqual({ heightBy: 'gradient' });
  },
);
