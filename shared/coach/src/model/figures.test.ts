import { figuresOf } from './figures.ts';

const read = (text: string) =>
  figuresOf(text).map(({ value, dimension }) => [Number(value.toFixed(4)), dimension]);

test.each<[string, [number, string | null][]]>([
  [
    'Ride at 245 W for 1:23:45.',
    [
      [245, 'power'],
      [5025, 'time'],
    ],
  ],
  [
    '3.52 W/kg, or 3.5 watts per kilo',
    [
      [3.52, 'power per mass'],
      [3.5, 'power per mass'],
    ],
  ],
  [
    '245 to 255 W',
    [
      [245, 'power'],
      [255, 'power'],
    ],
  ],
  [
    '245–255 watts',
    [
      [245, 'power'],
      [255, 'power'],
    ],
  ],
  ['1 h 23 min on the climb', [[4980, 'time']]],
  ['2 hours and 5 minutes', [[7500, 'time']]],
  ['three hundred and twelve watts', [[312, 'power']]],
  ['a hundred kilometres', [[100_000, 'length']]],
  ['aim for three hundred', [[300, null]]],
  ['half an hour', [[1800, 'time']]],
  ['two things, one more', []],
  [
    '2h50, 1h05min, 3 h 20',
    [
      [10_200, 'time'],
      [3900, 'time'],
      [12_000, 'time'],
    ],
  ],
  [
    '2 h 5 W',
    [
      [7200, 'time'],
      [5, 'power'],
    ],
  ],
  [
    '4x50 min',
    [
      [4, null],
      [3000, 'time'],
    ],
  ],
  ['zones 2 and 3, or zones 1, 2 and 3, zone four, H2O', []],
  ['two five zero', [[250, null]]],
  ['two fifty-five watts', [[255, 'power']]],
  ['three point five watts per kilo', [[3.5, 'power per mass']]],
  [
    'two and three hours',
    [
      [7200, 'time'],
      [10_800, 'time'],
    ],
  ],
  ['two rides a week', [[2, 'number per week']]],
  [
    'TSS: 64\nHours: 5',
    [
      [64, null],
      [5, null],
    ],
  ],
  [
    "2 250 m, 2'250 m, 12 000 kJ",
    [
      [2250, 'length'],
      [2250, 'length'],
      [12_000_000, 'energy'],
    ],
  ],
  [
    '1:23 h, 1:23 min, 1:23:45 h',
    [
      [4980, 'time'],
      [83, 'time'],
      [5025, 'time'],
    ],
  ],
  [
    '−5 °C, -5 °C, minus five degrees, 5–10 °C',
    [
      [-5, 'temperature'],
      [-5, 'temperature'],
      [-5, 'temperature'],
      [5, 'temperature'],
      [10, 'temperature'],
    ],
  ],
  ['five minutes', [[300, 'time']]],
  ['Zone 2, VO2max and CO2', []],
  ['80 g of carbohydrate an hour', [[80, 'mass per time']]],
  [
    '60 g an hour, 60 g/h',
    [
      [60, 'mass per time'],
      [60, 'mass per time'],
    ],
  ],
  [
    '1,800 m of climbing, 3 × 12 min',
    [
      [1800, 'length'],
      [3, null],
      [720, 'time'],
    ],
  ],
  [
    '27.5 km/h, 17 mph',
    [
      [7.6389, 'speed'],
      [7.5997, 'speed'],
    ],
  ],
  [
    '5 days, 6-week block, 12 °C, 90 rpm',
    [
      [5, 'days'],
      [6, 'weeks'],
      [12, 'temperature'],
      [90, 'cadence'],
    ],
  ],
  ['20-minute test', [[1200, 'time']]],
])('reads %s', (text, figures) => expect(read(text)).toEqual(figures));
