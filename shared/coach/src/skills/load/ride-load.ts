import type { PlainPart } from '@breakaway/contract';
import type { Athlete } from '@breakaway/cycling';
import { needs } from '../../answer/needs.ts';
import { details, headline, suggestions, table, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import { sources } from '../../answer/works.ts';
import type { Outcome, Reading, Talk } from '../../skill.ts';
import { has, type Message } from '../../understanding/message.ts';
import { unreadable } from '../having.ts';
import { answered, ratio } from './answered.ts';
import type { LoadAsk, LoadWith } from './ask.ts';
import { normalizedIn, type LoadReader } from './given.ts';

/** Mean intensity of a ride by how hard it felt, 1 to 10: a coaching rule. */
const shareByRpe = [0.5, 0.5, 0.55, 0.65, 0.72, 0.78, 0.85, 0.93, 0.97, 1, 1.03];

/** "2 h 15, avg hr 142" after the card on load without power. */
export const repliesByHeart = (message: Message, { memory }: Talk): boolean =>
  memory.current?.ask === 'hrtss' && has(message, 'heartRate') && has(message, 'duration');

/** "What TSS is 2 h at 200 W", "how long at 200 W for 100 TSS", "70 TSS in 1 hour, what intensity", "what is the IF". */
export const readRideLoad: LoadReader = ({ message, given, namesTss }) => {
  const { text: plain } = message;
  const read = (kind: LoadAsk['kind'], score: number): Reading<LoadAsk> => ({
    ask: { kind, ...given },
    score,
  });
  const ridden = given.durationS !== undefined;
  const powered = given.powerW !== undefined || given.share !== undefined;
  // A ride as its file shows it: "avg 190 NP 225 2h15".
  if (
    ridden &&
    normalizedIn(message) !== undefined &&
    !/\b(?:hold|sustain|target|plan|eat|carb\w*|climb|race)\b/.test(plain)
  )
    return read('tss', namesTss ? 1.1 : 0.9);
  if (/\bhow long\b/.test(plain) && given.tss !== undefined && powered) return read('tssFor', 0.8);
  if (
    given.tss !== undefined &&
    ridden &&
    given.powerW === undefined &&
    /\b(?:what|which) intensity\b|\bhow hard\b|\bwhat (?:if|watts|power)\b/.test(plain)
  )
    return read('ifFor', 1.1);
  if (namesTss && ridden) {
    if (given.bpm !== undefined) return read('tss', 1);
    return read('tss', powered || given.rpe !== undefined ? 0.85 : 0.6);
  }
  return /\b(?:intensity factor|np|normali[sz]ed|what(?:'s| is| was)(?: the| my)? if|\bif\b(?: is| was|\?|$))/.test(
    plain,
  ) &&
    /\b(?:if|intensity factor)\b/.test(plain) &&
    given.powerW !== undefined
    ? read('if', 0.75)
    : null;
};

/** The load of a ride, its intensity factor, or the time that a load takes. */
export function answerRideLoad(ask: LoadAsk, talk: Talk): Outcome {
  const intensity = intensityOf(ask, talk.athlete);
  if ('kind' in intensity) return intensity;
  if (ask.kind === 'tssFor')
    return ask.tss === undefined ? unreadable : timeForLoad(ask, ask.tss, intensity.share, talk);
  if (ask.durationS !== undefined) return loadOf(ask, ask.durationS, intensity, talk);
  return ask.kind === 'if' ? intensityFactor(ask, intensity.share, talk) : needs('rideTime');
}

type Intensity = {
  /** of FTP, or of threshold heart rate */
  share: number;
  /** threshold heart rate, where the intensity comes from the pulse */
  thresholdBpm?: number;
};

function intensityOf(ask: LoadAsk, athlete: Athlete): Intensity | Outcome {
  if (ask.powerW !== undefined) {
    const ftp = athlete.ftpW?.value;
    return ftp ? { share: ask.powerW / ftp } : needs('ftp');
  }
  if (ask.share !== undefined) return { share: ask.share };
  if (ask.bpm !== undefined) {
    // Without a threshold, about nine tenths of the maximum replace it.
    const thresholdBpm =
      athlete.thresholdHrBpm?.value ?? (athlete.maxHrBpm ? 0.91 * athlete.maxHrBpm.value : undefined);
    return thresholdBpm === undefined
      ? needs('thresholdHr')
      : { share: ask.bpm / thresholdBpm, thresholdBpm };
  }
  const share = ask.rpe === undefined ? undefined : shareByRpe[Math.round(ask.rpe)];
  return share === undefined
    ? {
        kind: 'ask',
        need: 'effort',
        text: 'At what power or intensity was it?',
        chips: ['At 200 W', 'Endurance pace', 'At threshold'],
      }
    : { share };
}

function loadOf(ask: LoadAsk, timeS: number, { share, thresholdBpm }: Intensity, talk: Talk): Outcome {
  const { powerW, averageW } = ask;
  const ftp = talk.athlete.ftpW?.value;
  const byHeart = thresholdBpm !== undefined;
  const tss = (timeS / 36) * share ** 2;
  const meanW = averageW ?? (byHeart || !ftp ? null : share * ftp);
  const kj = meanW === null ? 0 : (meanW * timeS) / 1000;
  const hours = (timeS / 3600).toFixed(2);
  const uneven = averageW !== undefined && powerW ? { powerW, averageW, vi: ratio(powerW / averageW) } : null;
  const ofPulse = byHeart
    ? `From heart rate (hrTSS), against a threshold of ${show.bpm(thresholdBpm)} bpm: give or take 15 %, as pulse lags on hills and rises with heat. `
    : '';
  const ofPower = uneven
    ? `Normalized ${show.watts(uneven.powerW)} W over a mean of ${show.watts(uneven.averageW)} W: variability ${uneven.vi}. `
    : '';
  const recovery =
    tss > 300
      ? 'Two days of recovery or more.'
      : tss > 150
        ? 'Some fatigue may last into the day after tomorrow.'
        : 'You are usually fresh again the next day.';
  return answered(
    ask,
    talk,
    [
      headline(
        byHeart || ask.rpe !== undefined ? 'Load, estimated' : 'Load',
        show.grams(tss),
        'TSS',
        `${byHeart ? `${show.share(share)} of threshold heart rate` : `IF ${ratio(share)}`} for ${show.aboutTime(timeS)}${kj ? `, about ${show.grams(kj)} kJ` : ''}`,
      ),
      text(`${ofPulse}${ofPower}${byHeart ? meaningByHeart(share) : meaning(share)} ${recovery}`),
      ...details(
        'How this was worked out',
        table(
          'Load',
          ['Part', 'Value'],
          [
            ['Hours', hours],
            ['Intensity, share of FTP', ratio(share)],
            ['TSS', `100 x hours x IF² = ${show.grams(tss)}`],
          ],
        ) as PlainPart,
        sources('allenCoggan2019'),
      ),
      suggestions(
        'And 30 minutes longer?',
        'What is my form with CTL 60 and ATL 75?',
        'What should I eat for that?',
      ),
    ],
    { tssG: tss, shown: [ratio(share), hours, uneven?.vi ?? ''], n: '15', timeS, kjG: kj, note: '100' },
  );
}

function timeForLoad(ask: LoadAsk, tss: number, share: number, talk: Talk): Outcome {
  const seconds = (36 * tss) / share ** 2;
  return answered(
    ask,
    talk,
    [
      headline(`Time for ${Math.round(tss)} TSS`, show.aboutTime(seconds), '', `at an IF of ${ratio(share)}`),
      text('Load grows with the square of the intensity: 10 % harder takes a fifth less time.'),
      suggestions('And at 200 W?', 'What is TSS?'),
    ],
    { timeS: seconds, intensity: share, share, tss, note: '10' },
  );
}

function intensityFactor(ask: LoadAsk, share: number, talk: Talk): Outcome {
  return answered(
    ask,
    talk,
    [
      headline(
        'Intensity factor',
        ratio(share),
        'IF',
        `${show.watts(ask.powerW ?? 0)} W of an FTP of ${show.watts(talk.athlete.ftpW?.value ?? 0)} W`,
      ),
      text(meaning(share)),
      suggestions('What TSS is 2 h of that?', 'What is IF?'),
    ],
    { ifValue: ratio(share), ...ask },
  );
}

/** The intensity at which a load fills a time. */
export function answerIntensityFor(ask: LoadWith<'tss' | 'durationS'>, talk: Talk): Outcome {
  const { tss, durationS: timeS } = ask;
  const ftp = talk.athlete.ftpW?.value;
  // TSS an hour is 100 x IF².
  const share = Math.sqrt((tss * 36) / timeS);
  const watts = ftp ? share * ftp : undefined;
  return answered(
    ask,
    talk,
    [
      headline(
        `${Math.round(tss)} TSS in ${show.aboutTime(timeS)}`,
        show.share(share),
        'of FTP',
        watts ? `${show.watts(watts)} W all the way, an IF of ${ratio(share)}` : `an IF of ${ratio(share)}`,
      ),
      text(
        share > 1.02
          ? 'That is more than an hour of all you have: plan more time or less load.'
          : 'That is the normalized power of the whole ride: with an easy warm-up the rest must be a little harder.',
      ),
      suggestions('Give me such a session', 'What is TSS?'),
    ],
    { share, powerW: watts, intensity: share, tss, timeS },
  );
}

function meaning(share: number): string {
  if (share < 0.65) return 'An easy ride.';
  if (share < 0.76) return 'An endurance ride.';
  if (share < 0.86) return 'A brisk ride, about tempo overall.';
  if (share < 0.96) return 'Hard, as a long race or sweet spot.';
  return share <= 1.05
    ? 'As hard as a time trial of an hour.'
    : 'That can be held for less than an hour. If it was longer, your FTP is set too low.';
}

/** The same by the share of threshold heart rate: pulse falls less than power. */
function meaningByHeart(share: number): string {
  if (share < 0.81) return 'An easy ride.';
  if (share < 0.9) return 'An endurance ride.';
  return share < 0.94 ? 'About tempo overall.' : 'Hard, near threshold.';
}
