import type { PlainPart } from '@breakaway/contract';
import { RECOVERY, wBalance } from '@breakaway/cycling';
import { details, headline, table, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import type { Outcome } from '../../skill.ts';
import type { Effort } from '../../understanding/efforts.ts';
import type { WPrimeAsk } from './ask.ts';
import { chips, type Stock } from './stock.ts';

/** An effort, and what it leaves of W', J. */
type Ridden = Effort & { leftJ: number };

/** What efforts leave of W' or use of it, and how long the first of them lasts. */
export function afterEfforts(
  ask: WPrimeAsk,
  steps: Effort[],
  { cpW, wPrimeJ, basis, athlete }: Stock,
): Outcome {
  const [first] = steps;
  const left = wBalance(
    steps.map(({ powerW }) => powerW),
    { cpW, wPrimeJ },
    RECOVERY.weigend,
    steps.map(({ durationS }) => durationS),
  );
  if (!left) return { kind: 'refuse', text: "I cannot work out W' with these figures." };
  const end = left.at(-1) ?? wPrimeJ;
  const lasts = first && first.powerW > cpW ? wPrimeJ / (first.powerW - cpW) : null;
  const ridden = steps.map((step, i): Ridden => ({ ...step, leftJ: left[i]! }));
  const rows = ridden
    .slice(0, 12)
    .map(({ powerW, durationS, leftJ }) => [
      `${show.time(durationS)} at ${show.watts(powerW)} W`,
      `${show.kilojoules(Math.max(0, leftJ))}`,
      show.share(Math.max(0, leftJ / wPrimeJ)),
    ]);
  const [usedJ, lowestJ] = [wPrimeJ - end, Math.min(...left)];
  const rests = steps.some(({ powerW }) => powerW < cpW);
  let gainedJ = 0;
  let beforeJ = wPrimeJ;
  for (const { powerW, leftJ } of ridden) {
    if (powerW < cpW) gainedJ = gainedJ + leftJ - beforeJ;
    beforeJ = leftJ;
  }
  const lead =
    ask.wants === 'time' && lasts !== null && first
      ? headline(
          `Time at ${show.watts(first.powerW)} W`,
          show.aboutTime(lasts),
          '',
          `until ${show.kilojoules(wPrimeJ)} of W' are used`,
        )
      : lowestJ < 0
        ? headline("W' left", 'none', '', 'it would not be enough')
        : ask.wants === 'used'
          ? headline(
              "W' used",
              show.kilojoules(usedJ),
              '',
              `${show.share(usedJ / wPrimeJ)} of ${show.kilojoules(wPrimeJ)}, ${show.kilojoules(end)} left`,
            )
          : headline(
              "W' left",
              show.kilojoules(end),
              '',
              `${show.share(end / wPrimeJ)} of ${show.kilojoules(wPrimeJ)}`,
            );
  const story = rests
    ? ` ${ridden
        .slice(0, 3)
        .map(
          ({ powerW, durationS, leftJ }, i) =>
            `${i === 0 ? 'After' : 'then'} ${show.time(durationS)} at ${show.watts(powerW)} W: ${show.kilojoules(Math.max(0, leftJ))}`,
        )
        .join(', ')}.`
    : '';
  const back = gainedJ > 0 ? ` ${show.kilojoules(gainedJ)} came back.` : '';
  const verdict =
    lowestJ < 0
      ? `You would be empty ${emptyAt(ridden, cpW)}: ${show.kilojoules(wPrimeJ)} is what you have above ${show.watts(cpW)} W.${story}`
      : rests
        ? `${/then|could|can/.test(ask.question ?? '') && steps.length > 2 ? 'Yes, it is enough.' : ''}${back}${story}`.trim()
        : first && lasts !== null
          ? `Each second above ${show.watts(cpW)} W draws on it. From full, ${show.watts(first.powerW)} W lasts ${show.aboutTime(lasts)}.`
          : `Below ${show.watts(cpW)} W nothing is drawn, and it fills up.`;
  return {
    kind: 'answer',
    parts: [
      lead,
      text(verdict),
      ...details(
        'Step by step',
        table("W' after each step", ['Step', 'Left', 'Share'], rows) as PlainPart,
        basis,
      ),
      chips,
    ],
    calls: [
      {
        tool: 'w-prime',
        arguments: ask,
        result: {
          leftJ: [...left].map((one) => Math.max(0, one)),
          endJ: end,
          shareLeft: [...left].map((one) => Math.max(0, one / wPrimeJ)),
          timeS: lasts ?? 0,
          usedJ,
          gainedJ,
          shareUsed: usedJ / wPrimeJ,
          steps,
          wPrimeJ,
          cpW,
          athlete,
        },
      },
    ],
  };
}

/** In which of several efforts the stock runs out, in words. */
function emptyAt(ridden: readonly Ridden[], cpW: number): string {
  const efforts = ridden.filter(({ powerW }) => powerW > cpW);
  return efforts.length > 1
    ? `in effort ${efforts.findIndex(({ leftJ }) => leftJ < 0) + 1} of ${efforts.length}`
    : 'before the end';
}
