import { details, headline, suggestions, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import { sources } from '../../answer/works.ts';
import type { Outcome } from '../../skill.ts';
import type { Effort } from '../../understanding/efforts.ts';
import type { WPrimeAsk } from './ask.ts';
import { chips, type Stock } from './stock.ts';

/** How large the W' of the rider is. */
export function ownSize(ask: WPrimeAsk, { cpW, wPrimeJ, basis, athlete }: Stock): Outcome {
  const timeS = wPrimeJ / 100;
  return {
    kind: 'answer',
    parts: [
      headline("Your W'", show.kilojoules(wPrimeJ), '', `above ${show.watts(cpW)} W`),
      text(
        `That is the work that you can do above critical power before you must ease off: ${show.aboutTime(timeS)} at 100 W above it.${athlete.wPrimeJ?.source === 'profile' ? '' : ' It is an estimate. Two all-out efforts of 3 and 12 minutes measure it.'}`,
      ),
      ...details('What it rests on', basis),
      chips,
    ],
    calls: [
      {
        tool: 'w-prime',
        arguments: ask,
        result: { cpW, wPrimeJ, timeS, overW: 100, more: '3 12', athlete },
      },
    ],
  };
}

/** W' and critical power by two efforts: work over time is a straight line (Moritani 1981). */
export function measuredBy(efforts: Effort[]): Outcome {
  const [short, long] = [...efforts].sort((a, b) => a.durationS - b.durationS);
  if (!short || !long || long.durationS === short.durationS)
    return { kind: 'refuse', text: "Two efforts of different length are needed to find W'." };
  const cpW =
    (long.powerW * long.durationS - short.powerW * short.durationS) / (long.durationS - short.durationS);
  const wPrimeJ = (short.powerW - cpW) * short.durationS;
  if (wPrimeJ < 3000)
    return {
      kind: 'refuse',
      text: 'These two cannot both have been all out: the shorter one must be clearly the harder one. Check the figures.',
    };
  return {
    kind: 'answer',
    parts: [
      headline("Your W'", show.kilojoules(wPrimeJ), '', `critical power ${show.watts(cpW)} W`),
      text(
        `From ${show.watts(short.powerW)} W for ${show.aboutTime(short.durationS)} and ${show.watts(long.powerW)} W for ${show.aboutTime(long.durationS)}. Both must have been all out and rested. Best are efforts between 3 and 15 min.`,
      ),
      ...details('What it rests on', sources('moritani1981')),
      suggestions('What power can I hold for 5 minutes?', "What is W'?"),
    ],
    calls: [
      { tool: "w' by two efforts", arguments: { efforts }, result: { cpW, wPrimeJ, efforts, n: '3 15' } },
    ],
    result: { powerW: cpW },
  };
}
