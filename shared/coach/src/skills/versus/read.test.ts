import { takeApart } from '../../understanding/message.ts';
import { readVersus } from './read.ts';

const read = (message: string) => readVersus(takeApart(message, 250))?.ask ?? null;
const names = (message: string) => {
  const ask = read(message);
  return ask?.kind === 'two' ? ask.names : ask && `pacing ${ask.more}`;
};

test.each([
  ['CdA 0.25 instead of .27 at 42 km/h', ['CdA 0.27', 'CdA 0.25']],
  ['my CdA went from .30 to .27, seconds in a 10 mile tt at 260 w', ['CdA 0.3', 'CdA 0.27']],
  ['0.03 m2 less drag at 45 km/h in watts', ['Now', '0.03 m² less']],
  ['40 km in 1:08 and I want 1:04, how many more watts', ['1:08:00', '1:04:00']],
  ["up alpe d'huez in 65 minutes, want 60, extra watts?", ['1:05:00', '1:00:00']],
  ['how much quicker on 10 km at 7 % with 270 instead of 250 watts', ['250 W', '270 W']],
  [
    'five watts from the chain, four from the tubes, 9 watts in all: how much quicker over 40 km at 240',
    ['240 W', '249 W'],
  ],
  ['is 20 km/h at 8 % harder than 40 on the flat', ['20.0 km/h at 8 %', '40.0 km/h on the flat']],
  ['what does a 10 km/h tailwind give me at 200 w on the flat', ['Still air', '10.0 km/h of tailwind']],
  ['even effort or 5 % harder on the climbs over 60 km with 900 m', 'pacing 0.05'],
])('%s', (message, expected) => expect(names(message)).toEqual(expected));

test.each([
  'how long for 10 km at 7 % at 250 w',
  'I ride 3 hours at 200 w, then 2 hours at 150 w',
  "Ventoux or Alpe d'Huez at 250 w",
])('leaves alone: %s', (message) => expect(read(message)).toBeNull());
