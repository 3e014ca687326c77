import type { AnswerPart } from '@breakaway/contract';
import { METRIC, type Units } from '@breakaway/contract/units';
import { answerInUnits } from './in-units.ts';

const imperial: Units = { distance: 'mi', mass: 'lb', temperature: 'F' };

const parts: AnswerPart[] = [
  { kind: 'headline', label: 'Speed over 40 km', value: '35.2', unit: 'km/h', detail: '250 W at 75 kg' },
  { kind: 'text', text: 'That is 2.5 km/h more than at 20 °C.' },
  { kind: 'gap', caption: 'Speed', unit: 'km/h', bars: [{ label: 'now', value: 100, main: true }] },
  { kind: 'gap', caption: 'Power', unit: 'W', bars: [{ label: 'now', value: 250, main: true }] },
  {
    kind: 'details',
    title: 'On 10 km',
    parts: [
      { kind: 'table', caption: 'Climbs', columns: ['Climb', 'Length'], rows: [['One', '13.8 km']] },
      { kind: 'sources', items: ['A study over 20 km'] },
    ],
  },
  { kind: 'suggestions', chips: ['And 2 kg lighter?'] },
];

test('every kind of part is in the units of the member', () => {
  expect(answerInUnits(parts, imperial)).toEqual([
    { kind: 'headline', label: 'Speed over 25 mi', value: '21.9', unit: 'mph', detail: '250 W at 165 lb' },
    { kind: 'text', text: 'That is 1.6 mph more than at 68 °F.' },
    {
      kind: 'gap',
      caption: 'Speed',
      unit: 'mph',
      bars: [{ label: 'now', value: expect.closeTo(62.137, 3), main: true }],
    },
    { kind: 'gap', caption: 'Power', unit: 'W', bars: [{ label: 'now', value: 250, main: true }] },
    {
      kind: 'details',
      title: 'On 6.2 mi',
      parts: [
        { kind: 'table', caption: 'Climbs', columns: ['Climb', 'Length'], rows: [['One', '8.6 mi']] },
        { kind: 'sources', items: ['A study over 20 km'] },
      ],
    },
    { kind: 'suggestions', chips: ['And 4.4 lb lighter?'] },
  ]);
});

test('metric answers stay as they are', () => expect(answerInUnits(parts, METRIC)).toEqual(parts));

test('a headline that converts units shows what was asked for', () => {
  const converted: AnswerPart = { kind: 'headline', label: '25 mph', value: '40.2', unit: 'km/h' };
  expect(answerInUnits([converted], imperial)).toEqual([converted]);
});
