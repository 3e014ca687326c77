import type { PlainPart } from '@breakaway/contract';
import { details, headline, suggestions, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import { sources } from '../../answer/works.ts';
import type { Outcome, Talk } from '../../skill.ts';
import { figures } from '../../understanding/message.ts';
import { answered } from './answered.ts';
import type { LoadAsk, LoadWith } from './ask.ts';
import type { LoadReader } from './given.ts';

/** "How much TSS a week to raise CTL from 50 to 60 in 4 weeks". */
export const readRampInTss: LoadReader = ({ message, given, namesTss }) => {
  const { text: plain } = message;
  const rise = /\bfrom (\d+) to (\d+)\b/.exec(plain);
  return namesTss && /\bctl\b/.test(plain) && rise
    ? { ask: { kind: 'ramp', ...given, ctl: Number(rise[1]), targetCtl: Number(rise[2]) }, score: 0.95 }
    : null;
};

/** "CTL 45 to 70, how long". */
export const readRampOfCtl: LoadReader = ({ message, given }) => {
  const rise = /\bctl (?:from |is |at |of )?(\d{2,3}) ?(?:to|->|→|up to) ?(\d{2,3})\b/.exec(message.text);
  return (
    rise && {
      ask: { kind: 'ramp', ...given, ctl: Number(rise[1]), targetCtl: Number(rise[2]) },
      score: 1,
    }
  );
};

/** "My CTL is 45, I want to reach 70", "what ramp rate is safe, CTL is 45". */
export const readRampWanted: LoadReader = ({ message, given }) => {
  if (given.ctl === undefined) return null;
  const { text: plain, words } = message;
  const target =
    figures(message, 'ctl')[1] ??
    /\b(?:to|want|reach|hit|at|of) (\d{2,3})\b(?! ?(?:w\b|watts|tss|weeks?|days?|km|h\b|hours?|%))/.exec(
      plain.replace(/\bctl (?:is |of |at )?\d+/, ''),
    )?.[1];
  if (
    /\b(?:raise|increase|build|get|reach|from|bring|ramp|want|aim|target|hit)\b/.test(words) &&
    given.atl === undefined &&
    target !== undefined
  )
    return { ask: { kind: 'ramp', ...given, targetCtl: Number(target) }, score: 0.95 };
  return /\bramp\b/.test(plain) ? { ask: { kind: 'ramp', ...given }, score: 0.75 } : null;
};

/** The load a week that raises CTL to a goal, or how fast it may rise where there is none. */
export const answerRamp = (ask: LoadWith<'ctl'>, talk: Talk): Outcome =>
  ask.targetCtl === undefined ? safeRamp(ask, ask.ctl, talk) : rampTo(ask, ask.ctl, ask.targetCtl, talk);

function safeRamp(ask: LoadAsk, ctl: number, talk: Talk): Outcome {
  // To rise by r points a week takes CTL + 6.4 r a day.
  const [low, high] = [7 * (ctl + 6.4 * 3), 7 * (ctl + 6.4 * 5)];
  return answered(
    ask,
    talk,
    [
      headline(
        'A safe ramp',
        '3 to 5',
        'CTL a week',
        `from CTL ${show.grams(ctl)}: ${show.grams(low)} to ${show.grams(high)} TSS in the week`,
      ),
      text(
        'Six or seven only where you were fitter before. Two or three for masters, beginners and after a break. Every fourth week goes down.',
      ),
      suggestions('What is my form with CTL 60 and ATL 80?', 'Plan my training week, 8 hours'),
    ],
    { lowG: low, highG: high, ctlG: ctl, n: '3 5' },
  );
}

function rampTo(ask: LoadAsk, ctl: number, targetCtl: number, talk: Talk): Outcome {
  const weeks = ask.weeks ?? Math.max(1, Math.ceil((targetCtl - ctl) / 4));
  const perWeek = (targetCtl - ctl) / weeks;
  const first = 7 * (ctl + 6.4 * perWeek);
  const last = 7 * (targetCtl - perWeek + 6.4 * perWeek);
  const verdict =
    perWeek > 7
      ? 'That is faster than most riders stand: plan more weeks.'
      : perWeek > 5
        ? 'That is steep: fine for a short time if you were fitter before.'
        : 'That is a sound rate.';
  return answered(
    ask,
    talk,
    [
      headline(
        'Weekly load',
        `${show.grams(first)} to ${show.grams(last)}`,
        'TSS a week',
        `${perWeek.toFixed(1)} CTL a week for ${show.grams(weeks)} weeks`,
      ),
      text(`${verdict} Keep a lighter week in every fourth, and let the form tell you when it is too much.`),
      ...details(
        'How this was worked out',
        text(
          `To rise by r points a week you train CTL + 6.4 r a day. Each day CTL moves by 1/42 of what is above it.`,
        ) as PlainPart,
        sources('allenCoggan2019'),
      ),
      suggestions('What ramp rate is safe with CTL 50?', 'Plan my training week, 8 hours'),
    ],
    { firstG: first, lastG: last, shown: perWeek.toFixed(1), weeksG: weeks, n: '6.4 1 42' },
  );
}
