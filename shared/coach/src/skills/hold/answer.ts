import type { AnswerPart, PlainPart } from '@breakaway/contract';
import { formatDuration, type Athlete } from '@breakaway/cycling';
import { assumptionOf, assumptions } from '../../answer/assumptions.ts';
import { needs } from '../../answer/needs.ts';
import { details, headline, suggestions, table, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import type { Outcome, Talk } from '../../skill.ts';
import { beyondAnyone, holdSentence } from '../ride/answer.ts';
import { withUsualWPrime } from '../ride/usual-mass.ts';
import type { HoldAsk } from './ask.ts';
import { curveThrough } from './curve-through.ts';
import { heartRateFor } from './heart-rate.ts';
import { curvePoints, hold, type Hold } from './hold.ts';
import { severalTimes } from './several-times.ts';

/** How long a power can be held, the best power for a time, or whether the one holds for the other. */
export function answerHold(ask: HoldAsk, talk: Talk): Outcome {
  const usual = withUsualWPrime(talk.athlete);
  const athlete = (ask.efforts && curveThrough(ask.efforts, usual)) ?? usual;
  if (ask.heart) return heartRateFor(ask.timeS ?? 3600, athlete);
  if (!athlete.ftpW && !athlete.cpW) return needs('ftp');
  if (!athlete.massKg && ask.wattsPerKg !== undefined) return needs('weight');
  const mass = athlete.massKg?.value;
  if (ask.timesS && ask.timesS.length > 1) return severalTimes(ask.timesS, athlete);
  const powerW =
    ask.powerW ??
    (ask.wattsPerKg !== undefined && mass !== undefined ? ask.wattsPerKg * mass : undefined) ??
    (ask.share !== undefined && athlete.ftpW ? ask.share * athlete.ftpW.value : undefined);
  const result = hold(
    { ...(powerW !== undefined && { powerW }), ...(ask.timeS !== undefined && { timeS: ask.timeS }) },
    athlete,
  );
  if (!result) return needs('ftp');
  const curve = curvePoints(athlete);
  const impossible =
    mass === undefined || ask.timeS === undefined ? null : beyondAnyone(result.wattsPerKg, ask.timeS);
  const used = [athlete.cpW, athlete.wPrimeJ, athlete.ftpW, athlete.massKg].filter((input) => input !== null);
  return {
    kind: 'answer',
    parts: [
      ...found(ask, result, athlete),
      ...(impossible ? [text(impossible)] : []),
      ...details(
        'Your power curve, and what it rests on',
        table(
          'Your best by time',
          ['Time', 'Power', 'W/kg'],
          curve.map((point) => [
            formatDuration(point.timeS),
            `${show.watts(point.powerW)} W`,
            Number.isFinite(point.wattsPerKg) ? show.wattsPerKg(point.wattsPerKg) : '',
          ]),
        ) as PlainPart,
        assumptions([
          ...used.map(assumptionOf),
          {
            label: 'Model',
            value: 'Morton 1996, with decay after 30 min (Puchowicz 2020)',
            source: 'default',
            how: 'power-duration curve',
          },
        ]),
      ),
      suggestions(
        ask.wants === 'power' ? 'And for 5 minutes?' : `What can I hold for 20 minutes?`,
        'How can I raise it?',
        'What are my zones?',
      ),
    ],
    calls: [
      {
        tool: 'hold',
        arguments: ask,
        result: {
          ...result,
          curve,
          athlete,
          aloneS:
            athlete.cpW && athlete.wPrimeJ
              ? athlete.wPrimeJ.value / Math.max(1, result.powerW - athlete.cpW.value)
              : 0,
        },
      },
    ],
    rests: [{ of: 'hold' }],
    result: {
      powerW: result.powerW,
      ...(result.timeS === null ? {} : { timeS: ask.timeS ?? result.timeS }),
      title: `${show.watts(result.powerW)} W`,
    },
  };
}

/** The power or the time that was found, or the verdict on both, with a sentence on it. */
function found(ask: HoldAsk, result: Hold, athlete: Athlete): AnswerPart[] {
  const watts = show.watts(result.powerW);
  const relative = [
    ...(athlete.massKg ? [`${show.wattsPerKg(result.wattsPerKg)} W/kg`] : []),
    ...(result.shareOfFtp === null ? [] : [`${show.share(result.shareOfFtp)} of FTP`]),
  ].join(', ');
  if (ask.wants === 'power')
    return [
      headline(`Your best for ${show.time(ask.timeS ?? 3600)}`, watts, 'W', relative),
      text(
        ask.efforts
          ? `From ${ask.efforts.map(({ powerW, durationS }) => `${show.watts(powerW)} W for ${show.aboutTime(durationS)}`).join(' and ')}. It holds for rested legs, a steady effort, and if those were all out.`
          : `Start a little below it and lift in the last third. It holds for rested legs and a steady effort.`,
      ),
    ];
  if (result.verdict && ask.timeS !== undefined) {
    const { level, bestW } = result.verdict;
    const words: Record<typeof level, string> = ask.tooMuch
      ? { within: 'not too much', 'at-limit': 'at your limit', beyond: 'too much' }
      : { within: 'Yes', 'at-limit': 'Just about', beyond: 'No' };
    const yes = words[level];
    return [
      headline(`${watts} W for ${show.time(ask.timeS)}`, yes, '', relative),
      text(
        `Your best for that time is about ${show.watts(bestW)} W. ${holdSentence(result.powerW, result.timeS)}`,
      ),
    ];
  }
  const { timeS } = result;
  const value = timeS === null ? 'many hours' : timeS < 15 ? 'a few seconds' : show.aboutTime(timeS);
  return [
    headline(`Time at ${watts} W`, value, '', relative),
    text(
      timeS === null
        ? 'Food and saddle end it before your legs do.'
        : `That is for rested legs and a steady effort. On a tired day expect a good deal less.${byWork(athlete, result.powerW, timeS)}`,
    ),
  ];
}

/** What CP and W' alone give, where the rider knows both: W' / (P - CP), between two and twenty minutes. */
function byWork({ cpW, wPrimeJ }: Athlete, powerW: number, timeS: number): string {
  const known = [cpW, wPrimeJ].every((input) => input?.source === 'profile' || input?.source === 'asked');
  if (!cpW || !wPrimeJ || !known || timeS < 120 || timeS > 1200) return '';
  const alone = wPrimeJ.value / (powerW - cpW.value);
  return Math.abs(alone / timeS - 1) > 0.04 ? ` CP and W' alone would give ${show.aboutTime(alone)}.` : '';
}
