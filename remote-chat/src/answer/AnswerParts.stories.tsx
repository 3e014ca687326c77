import type { AnswerPart } from '@breakaway/contract';
import { Stack } from '@breakaway/ui';
import { AnswerParts } from './AnswerParts.tsx';
import { every } from './testing.ts';

export default { title: 'Answers' };

const show = (parts: AnswerPart[]) => (
  <Stack>
    <h1>Conversation</h1>
    <AnswerParts parts={parts} answer={1} onAsk={() => {}} />
  </Stack>
);

/** The card of an answer: the number, what is missing to it, the verdict. */
export const Card = () =>
  show([
    {
      kind: 'headline',
      label: 'Power needed',
      value: '301',
      unit: 'W',
      detail: '13.8 km at 8.1 % in 55 min',
    },
    {
      kind: 'gap',
      caption: 'What the climb needs, and what you have',
      unit: 'W',
      bars: [
        { label: 'Needed', value: 301, main: true },
        { label: 'You have', value: 257, main: false },
      ],
      difference: { label: 'Missing', value: '44 W' },
    },
    { kind: 'text', text: 'Not today. At your best you ride it in 1:02:40.' },
  ]);

const taken = (hours: number, apartS: number) =>
  Array.from({ length: Math.floor((3600 * hours - 1) / apartS) }, (_, i) => {
    const atS = (i + 1) * apartS;
    return i % 3 === 1
      ? { atS, kind: 'eat' as const, label: i % 2 ? 'half a bar, 18 g' : 'gel, 25 g' }
      : { atS, kind: 'drink' as const, label: '100 ml of mix' };
  });

/** The fuel of a ride as rows; as a list of its hours where they do not fit, folded after the sixth. */
export const Fuel = () =>
  show([
    { kind: 'timeline', caption: 'Four hours', seconds: 4 * 3600, marks: taken(4, 720) },
    { kind: 'timeline', caption: 'Nine hours', seconds: 9 * 3600, marks: taken(9, 720) },
  ]);

export const EveryPart = () => show(every);
