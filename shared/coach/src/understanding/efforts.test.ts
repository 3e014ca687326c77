import { knownEfforts } from './efforts.ts';
import { takeApart } from './message.ts';

const read = (text: string) => knownEfforts(takeApart(text, 250));

test.each([
  'best power for 1 h if my 5 min is 340 and 20 min is 280',
  'my 5 min is 340 w and my 20 min 280 w, what can I hold for 1 hour',
  'I did 340 w for 5 min and 280 w for 20 min, what is realistic for 60 min',
])('"%s" tells two efforts and asks for an hour', (text) => {
  expect(read(text)).toEqual({
    efforts: [
      { powerW: 340, durationS: 300 },
      { powerW: 280, durationS: 1200 },
    ],
    openS: 3600,
  });
});

test.each(['can I hold 300 w for 20 min', '3 min at 330 w then 3 min at 150 w'])(
  '"%s" leaves no time open',
  (text) => {
    expect(read(text)).toBeNull();
  },
);
