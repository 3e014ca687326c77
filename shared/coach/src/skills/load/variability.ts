import { headline, suggestions, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import type { Outcome, Talk } from '../../skill.ts';
import { figures } from '../../understanding/message.ts';
import { answered, ratio } from './answered.ts';
import type { LoadWith } from './ask.ts';
import { normalizedIn, type LoadReader } from './given.ts';

/** "NP 240, average 205": both without their units, and no time to make a load of. */
export const readBareVariability: LoadReader = ({ message, given }) => {
  const bare =
    /\bnp (?:of |was |is )?(\d{3})\b.*\b(?:average|avg|ap|mean) (?:of |was |is |power )*(\d{3})\b/.exec(
      message.text,
    );
  return bare && !given.durationS
    ? { ask: { kind: 'np', powerW: Number(bare[1]), averageW: Number(bare[2]) }, score: 0.85 }
    : null;
};

/** "Variability index of 240 W normalized and 205 W average". */
export const readVariability: LoadReader = ({ message, given, namesTss }) => {
  const { text: plain } = message;
  const asksForLoad =
    given.durationS !== undefined &&
    normalizedIn(message) !== undefined &&
    (namesTss || !/\b(?:variability|vi)\b/.test(plain));
  const [a, b] = figures(message, 'power');
  if (
    asksForLoad ||
    a === undefined ||
    b === undefined ||
    !/\b(?:variability index|vi)\b|\bnp\b.*\b(?:average|avg|ap)\b|\b(?:average|avg)\b.*\bnp\b/.test(plain)
  )
    return null;
  return {
    ask: { kind: 'np', ...given, powerW: Math.max(a, b), averageW: Math.min(a, b) },
    score: 0.8,
  };
};

/** How uneven a ride was: normalized power over the mean. */
export function answerVariability(ask: LoadWith<'powerW' | 'averageW'>, talk: Talk): Outcome {
  const vi = ask.powerW / ask.averageW;
  return answered(
    ask,
    talk,
    [
      headline(
        'Variability index',
        ratio(vi),
        'VI',
        `normalized ${show.watts(ask.powerW)} W over a mean of ${show.watts(ask.averageW)} W`,
      ),
      text(
        vi < 1.05
          ? 'That is steady, as in a time trial or a good solo ride.'
          : vi < 1.15
            ? 'That is usual for hills and group rides.'
            : 'That is surging, as in a criterium or on short hills.',
      ),
      suggestions('What is normalized power?', 'How do I ride steadier?'),
    ],
    { shown: ratio(vi), powerW: ask.powerW, averageW: ask.averageW },
  );
}
