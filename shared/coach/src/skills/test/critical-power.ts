import type { AnswerPart, PlainPart } from '@breakaway/contract';
import { criticalPowerFrom } from '@breakaway/cycling';
import { assumptions } from '../../answer/assumptions.ts';
import { details, headline, notice, suggestions, table, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import { sources } from '../../answer/works.ts';
import type { Outcome, Talk } from '../../skill.ts';
import type { TestAsk } from './ask.ts';

/** Critical power and W' from two efforts or more. */
export function answerCriticalPower(ask: TestAsk, { athlete }: Talk): Outcome {
  const fit = criticalPowerFrom(ask.efforts.map(({ powerW, durationS }) => ({ powerW, durationS })));
  if (!fit.ok) return { kind: 'refuse', text: fit.message, chips: ['Which FTP test should I do?'] };
  const ftpW = fit.cpW / 1.03;
  const odd = fit.wPrimeJ < 5000 || fit.wPrimeJ > 40_000;
  const shortest = Math.min(...ask.efforts.map(({ durationS }) => durationS));
  const mass = athlete.massKg?.value;
  const parts: AnswerPart[] = [
    headline(
      'Critical power',
      show.watts(fit.cpW),
      'W',
      `W' ${show.kilojoules(fit.wPrimeJ)}${mass ? `, ${show.wattsPerKg(fit.cpW / mass)} W/kg` : ''}`,
    ),
    text(
      odd
        ? `A W' of ${show.kilojoules(fit.wPrimeJ)} is unlikely: one of the efforts was not all out, or they lie too close together.`
        : `Your FTP is then about ${show.watts(ftpW)} W${besideProfile(ftpW, athlete)}. ${ask.efforts.length > 2 ? 'All' : 'Both'} efforts must have been all out, on separate days or well rested.`,
    ),
    ...(shortest < 150
      ? [
          notice(
            `An effort of ${show.aboutTime(shortest)} is short for this: short efforts make critical power read high. Three minutes or more are safer.`,
            'warning',
          ),
        ]
      : []),
    ...details(
      'How this was worked out',
      table(
        'The efforts',
        ['Time', 'Power'],
        ask.efforts.map(({ powerW, durationS }) => [show.time(durationS), `${show.watts(powerW)} W`]),
      ) as PlainPart,
      assumptions([
        {
          label: 'Critical power',
          value: `${show.watts(fit.cpW)} W`,
          source: 'estimated',
          how: 'work over time is a straight line: its slope',
        },
        {
          label: "W'",
          value: show.kilojoules(fit.wPrimeJ),
          source: 'estimated',
          how: 'where the line begins',
        },
        {
          label: 'FTP',
          value: `${show.watts(ftpW)} W`,
          source: 'estimated',
          how: 'critical power / 1.03 (Karsten et al. 2021)',
        },
      ]),
      sources('moritani1981', 'karsten2021'),
    ),
    suggestions(`My FTP is ${show.watts(ftpW)} W`, "What is W'?", 'Explain 5x5 @115 %'),
  ];
  return {
    kind: 'answer',
    parts,
    calls: [
      {
        tool: 'critical power',
        arguments: ask,
        result: { cpW: fit.cpW, wPrimeJ: fit.wPrimeJ, ftpW, efforts: ask.efforts, athlete },
      },
    ],
    result: { powerW: fit.cpW, title: 'critical power' },
  };
}

/** What a new FTP is beside that of the profile, in words. */
function besideProfile(ftpW: number, { ftpW: old }: Talk['athlete']): string {
  if (!old || old.source !== 'profile') return '';
  const change = Math.round(ftpW) - Math.round(old.value);
  return Math.abs(change) < 0.03 * old.value
    ? `, as your profile says (${show.watts(old.value)} W)`
    : `, ${Math.abs(change)} W ${change > 0 ? 'more' : 'less'} than in your profile`;
}
