import { headline, suggestions, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import type { Outcome, Reading, Talk } from '../../skill.ts';
import { figure, has, type Message } from '../../understanding/message.ts';
import type { With } from '../having.ts';
import type { TestAsk } from './ask.ts';
import type { TestReader } from './given.ts';

/** "I got 168 average for the last 20 min": beats, in a talk about heart rate or without a power meter. */
export function readBareBeats(message: Message, { memory }: Talk): Reading<TestAsk> | null {
  const { text: plain } = message;
  const bpm =
    /\blast 20\b/.test(plain) &&
    !/\b(?:w|watts?|power)\b/.test(plain) &&
    /\b(?:heart|hr|bpm|pulse|no power|without (?:a )?power)\b/.test(
      `${plain} ${memory.heard.slice(-4).join(' ').toLowerCase()}`,
    )
      ? /\b(1[2-9]\d|20\d)\b/.exec(plain)?.[1]
      : undefined;
  return bpm && !has(message, 'distance', 'speed')
    ? { ask: { kind: 'heartRate', efforts: [], wants: 'ftp', bpm: Number(bpm) }, score: 1.4 }
    : null;
}

/** "My average heart rate for the last 20 of 30 minutes was 168". */
export const readBeats: TestReader = ({ message }) => {
  const { text: plain } = message;
  const bpm = figure(message, 'heartRate');
  return bpm !== undefined &&
    has(message, 'duration') &&
    /\b(?:threshold|lthr|test|last 20|30 min|heart ?rate|hr)\b/.test(plain) &&
    !has(message, 'power') &&
    /\b(?:what|is|my|test|so|got|average|averaged)\b/.test(plain) &&
    !/\bzone\b/.test(plain)
    ? {
        ask: { kind: 'heartRate', efforts: [], wants: 'ftp', bpm },
        score: 0.75,
      }
    : null;
};

/** Threshold heart rate by a test. */
export function answerHeartRate(ask: With<TestAsk, 'bpm'>): Outcome {
  const { bpm } = ask;
  return {
    kind: 'answer',
    parts: [
      headline('Threshold heart rate', show.bpm(bpm), 'bpm'),
      text(
        'That holds for the mean of the last 20 of 30 minutes as hard as you can, alone. From a shorter or a group effort it reads too high. Take off about 5 %.',
      ),
      suggestions(
        `Heart-rate zones for a threshold heart rate of ${show.bpm(bpm)} bpm`,
        'Why is my heart rate high today?',
      ),
    ],
    calls: [{ tool: 'test', arguments: ask, result: { bpm } }],
  };
}
