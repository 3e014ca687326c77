import type { AnswerPart } from '@breakaway/contract';

export const skillChips = [
  'What power do I need for 13.8 km at 8.1 % in 55 minutes?',
  'How long for a flat 40 km time trial at 250 W?',
  'What should I eat on a 4 hour ride?',
];

const suggestions = (chips: string[]): AnswerPart => ({ kind: 'suggestions', chips });
const text = (words: string): AnswerPart => ({ kind: 'text', text: words });

export const capabilities = (): AnswerPart[] => [
  text(
    'I work out power, time and speed for climbs and time trials, your training zones, how long you can hold a power, and what to eat on a ride. Ask in your own words, with any units. I complement a human coach; I do not replace one.',
  ),
  suggestions(skillChips),
];

export const thanks = (): AnswerPart[] => [
  text('You are welcome.'),
  suggestions(['What are my zones?', 'How fit am I?']),
];

export const startOver = (): AnswerPart[] => [
  text('Done: I have put the last question aside, and use your profile again.'),
  suggestions(skillChips),
];

/** Nothing that can be computed: says what was read, and what can be asked. */
export const notUnderstood = (understood: string[]): AnswerPart[] => [
  text(
    understood.length > 0
      ? `I read ${understood.join(', ')}, but not what you would like to know about it.`
      : 'I cannot help with that: I compute power, time, zones and fuelling for cyclists.',
  ),
  {
    kind: 'question',
    text: understood.length > 0 ? 'What should I work out?' : 'Would one of these help?',
    chips: skillChips,
  },
];
