import { headline, suggestions, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import type { Outcome, Talk } from '../../skill.ts';
import { answered, ratio } from './answered.ts';
import type { LoadWith } from './ask.ts';
import type { LoadReader } from './given.ts';

/** "Efficiency factor, 210 W at 142 bpm". */
export const readEfficiency: LoadReader = ({ message, given }) =>
  /\b(?:efficiency factor|ef)\b/.test(message.text) && given.powerW !== undefined && given.bpm !== undefined
    ? { ask: { kind: 'ef', ...given }, score: 0.9 }
    : null;

/** "EF 210 142": power and heart rate without their units. */
export const readBareEfficiency: LoadReader = ({ message }) => {
  const bare = /\b(?:efficiency factor|ef)\b.*\b(\d{3})\b.*\b(1\d{2})\b/.exec(message.text);
  return bare && { ask: { kind: 'ef', powerW: Number(bare[1]), bpm: Number(bare[2]) }, score: 0.9 };
};

/** Normalized power over heart rate. */
export function answerEfficiency(ask: LoadWith<'powerW' | 'bpm'>, talk: Talk): Outcome {
  const shown = ratio(ask.powerW / ask.bpm);
  return answered(
    ask,
    talk,
    [
      headline(
        'Efficiency factor',
        shown,
        'W per beat',
        `${show.watts(ask.powerW)} W at ${show.bpm(ask.bpm)} bpm`,
      ),
      text(
        'It says something only against your own rides of the same kind: rising over weeks means a better base. Heat, thirst and coffee move it too.',
      ),
      suggestions('What is decoupling?', 'What is my zone 2 in watts?'),
    ],
    { shown, powerW: ask.powerW, bpm: ask.bpm },
  );
}
