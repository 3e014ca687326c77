import type { PlainPart } from '@breakaway/contract';
import { details, headline, suggestions, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import { sources } from '../../answer/works.ts';
import type { Outcome, Talk } from '../../skill.ts';
import { figures, type Message } from '../../understanding/message.ts';
import { answered, ratio } from './answered.ts';
import type { Halves, LoadAsk } from './ask.ts';
import type { LoadReader } from './given.ts';

/** "First half 200 W at 140 bpm, second half 198 W at 150 bpm". */
export const readDriftOfHalves: LoadReader = ({ message, given }) => {
  const halves = halvesIn(message);
  return halves && { ask: { kind: 'drift', ...given, halves }, score: 0.95 };
};

/** "My decoupling was 8 % on a 3 h ride", "heart rate drifted from 140 to 152". */
export const readDrift: LoadReader = ({ message, given }) =>
  /\bdecoupl\w*|\b(?:cardiac|heart ?rate|hr|pulse|aerobic) (?:drift\w*|creep\w*)|\bdrift(?:ed|s|ing)?\b|pw:hr|\b(?:hr|heart ?rate|pulse)\b.{0,40}\bfrom \d{2,3}(?: bpm)? to \d{2,3}\b(?=.*(?:\d ?h|\bhours?|\bmin|\bsame (?:power|watts)|\bsteady))/.test(
    message.text,
  ) &&
  (given.percent !== undefined || figures(message, 'heartRate').length > 1)
    ? { ask: { kind: 'drift', ...given }, score: 0.9 }
    : null;

/** Power and pulse of both halves of a ride; null where a message does not give four figures of them. */
function halvesIn(message: Message): Halves | null {
  if (!/\b(?:first|1st|second|2nd) (?:half|hour|part)|\bhalves\b|\bhalf\b/.test(message.text)) return null;
  const beats = figures(message, 'heartRate');
  const watts = figures(message, 'power');
  const numbers =
    watts.length === 2
      ? watts
      : (
          message.text.match(
            /\b(?:np|avg|power|at|half:?|w) ([1-4]\d{2})(?= ?(?:w\b|watts|at|hr|with|@|\/|,))/g,
          ) ?? []
        ).map((one) => Number(one.replace(/\D/g, '')));
  // One power is that of both halves.
  const [firstW, secondW] = numbers.length >= 2 ? numbers : watts.length === 1 ? [...watts, ...watts] : [];
  const [firstBpm, secondBpm] = beats;
  if (!firstW || !secondW || !firstBpm || !secondBpm) return null;
  return [
    { powerW: firstW, bpm: firstBpm },
    { powerW: secondW, bpm: secondBpm },
  ];
}

/** Decoupling: the loss of power per beat from the first half to the second, as a share. */
const driftOf = ([first, second]: Halves): number =>
  1 - second.powerW / second.bpm / (first.powerW / first.bpm);

const halvesWords = ([first, second]: Halves) =>
  `${ratio(first.powerW / first.bpm)} to ${ratio(second.powerW / second.bpm)} W per beat`;

/** How far heart rate drifted away from power, and whether that is much. */
export function answerDrift(ask: LoadAsk, talk: Talk): Outcome {
  const share = Math.abs(ask.halves ? driftOf(ask.halves) : (ask.percent ?? 0));
  // A message gives it as a share; who calls this with arguments of its own may give it in %.
  const percent = share > 1 ? share : 100 * share;
  const shown = percent.toFixed(Math.abs(percent - Math.round(percent)) > 0.05 ? 1 : 0);
  const verdict =
    percent < 5
      ? 'That is good: under 5 % by convention.'
      : percent <= 10
        ? 'That is a little high: 5 to 10 % says the ride was long or hard for your base that day.'
        : 'That is high: over 10 % says it was too long, too hard or too hot for your base that day.';
  const halves = ask.halves ? halvesWords(ask.halves) : '';
  return answered(
    ask,
    talk,
    [
      headline(
        'Heart-rate drift',
        shown,
        '%',
        halves || (ask.durationS === undefined ? undefined : `over ${show.aboutTime(ask.durationS)}`),
      ),
      text(
        `${verdict} Heat, thirst, coffee, stops and rising power do the same. Repeat it cool, fed and steady before you judge your endurance.`,
      ),
      ...details(
        'What it means',
        text(
          'Drift compares power per heartbeat in the two halves of a steady ride. It needs an hour or more below the first threshold. The limits are a coaching convention, not a test.',
        ) as PlainPart,
        sources('friel2009'),
      ),
      suggestions(
        'What is my zone 2 in watts?',
        'How do I build endurance?',
        'Why is my heart rate high in the heat?',
      ),
    ],
    { shown, timeS: ask.durationS, n: '5 10', halves },
  );
}
