import { RECOVERY } from '@breakaway/cycling';
import { details, headline, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import type { Outcome } from '../../skill.ts';
import type { Effort } from '../../understanding/efforts.ts';
import type { WPrimeAsk } from './ask.ts';
import { chips, type Stock } from './stock.ts';

/** How long an empty W' takes to fill up at an easy power, W. */
export function refillAt(ask: WPrimeAsk, powerW: number, { cpW, wPrimeJ, basis, athlete }: Stock): Outcome {
  if (powerW >= cpW)
    return {
      kind: 'refuse',
      text: `At ${show.watts(powerW)} W nothing comes back: W' fills up only below your critical power, ${show.watts(cpW)} W.`,
    };
  const tau = RECOVERY.weigend(cpW - powerW, wPrimeJ);
  const [halfS, mostS] = [tau * Math.log(2), tau * Math.log(10)];
  return {
    kind: 'answer',
    parts: [
      headline(`Back at ${show.watts(powerW)} W`, show.aboutTime(mostS), '', "for 90 % of an emptied W'"),
      text(
        `Half is back after ${show.aboutTime(halfS)}. The last part comes slowest, and later in a hard ride everything takes longer.`,
      ),
      ...details('What it rests on', basis),
      chips,
    ],
    calls: [
      { tool: 'w-prime', arguments: ask, result: { timeS: mostS, halfS, share: 0.9, powerW, athlete } },
    ],
  };
}

/** How much of W' an easy effort below critical power gives back. */
export function backAfter(
  ask: WPrimeAsk,
  { powerW, durationS: timeS }: Effort,
  { cpW, wPrimeJ, basis, athlete }: Stock,
): Outcome {
  const shareBack = 1 - Math.exp(-timeS / RECOVERY.weigend(cpW - powerW, wPrimeJ));
  const backJ = shareBack * wPrimeJ;
  return {
    kind: 'answer',
    parts: [
      headline(
        `Back after ${show.time(timeS)} at ${show.watts(powerW)} W`,
        show.share(shareBack),
        '',
        "of the W' that you had used",
      ),
      text(
        `From empty that gives you ${show.kilojoules(backJ)} of ${show.kilojoules(wPrimeJ)}. The easier you ride, the faster it comes back.`,
      ),
      ...details('What it rests on', basis),
      chips,
    ],
    calls: [
      {
        tool: 'w-prime',
        arguments: ask,
        result: { shareBack, wPrimeJ, backJ, powerW, timeS, athlete },
      },
    ],
  };
}
