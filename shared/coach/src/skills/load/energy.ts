import { needs } from '../../answer/needs.ts';
import { headline, suggestions, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import type { Outcome, Talk } from '../../skill.ts';
import { unreadable } from '../having.ts';
import { answered, powerOf } from './answered.ts';
import type { LoadAsk } from './ask.ts';
import type { LoadReader } from './given.ts';

/** "How many calories did I burn in 3 h at 180 W", "1800 kJ, how many kcal". */
export const readEnergy: LoadReader = ({ message, given }) => {
  const { text: plain, words } = message;
  if (
    /\bconvert\b/.test(plain) ||
    !/\b(?:kcal|cal(?:ories)?|kj|kilojoules?|energy)\b/.test(plain) ||
    /\b(?:eat (?:on|before|after|during)|lose|diet|deficit|weight|need a day|per day|carb\w*|food|snack|gel|bar)\b/.test(
      words,
    )
  )
    return null;
  const ridden = given.durationS !== undefined;
  const effort = given.powerW !== undefined || given.share !== undefined || given.bpm !== undefined;
  if (given.energyJ !== undefined || (ridden && effort))
    return { ask: { kind: 'energy', ...given }, score: 0.85 };
  return ridden && /\b(?:burn\w*|use|spend|cost|did i)\b/.test(words)
    ? { ask: { kind: 'energy', ...given }, score: 0.65 }
    : null;
};

/** Energy of a ride, or of work that was measured. */
export function answerEnergy(ask: LoadAsk, talk: Talk): Outcome {
  if (ask.durationS !== undefined) return ofRide(ask, ask.durationS, talk);
  return ask.energyJ === undefined ? unreadable : ofWork(ask, ask.energyJ, talk);
}

/** kJ of work in kcal burned, and the other way round. */
function ofWork(ask: LoadAsk, energyJ: number, talk: Talk): Outcome {
  const isKcal = ask.feels === 'kcal' && Math.abs((energyJ / 4184) % 1) < 1e-6;
  const kj = energyJ / 1000;
  // Work in kJ and energy burned in kcal are the same number.
  const kcal = isKcal ? energyJ / 4184 : kj;
  return answered(
    ask,
    talk,
    [
      headline(
        isKcal ? 'Work on the bike' : 'Energy burned',
        show.grams(kcal),
        isKcal ? 'kJ' : 'kcal',
        isKcal ? `for ${show.grams(kcal)} kcal` : `for ${show.grams(kj)} kJ of work`,
      ),
      text(
        'On a bike kilojoules of work and kilocalories burned are nearly the same number: your body turns about a quarter of its energy into work, and a kilocalorie is 4.2 kJ.',
      ),
      suggestions('What should I eat on a 3 hour ride?'),
    ],
    { kcalG: kcal, kjG: kj, workG: kcal, n: '4.2' },
  );
}

/** kcal burned in a ride, by its power, its heart rate or else an endurance pace. */
function ofRide(ask: LoadAsk, timeS: number, talk: Talk): Outcome {
  const { athlete } = talk;
  const ftp = athlete.ftpW?.value;
  const watts =
    powerOf(ask, athlete) ??
    (ask.bpm !== undefined && ftp && athlete.thresholdHrBpm
      ? (ask.bpm / athlete.thresholdHrBpm.value) * ftp
      : undefined) ??
    (ftp ? 0.7 * ftp : undefined);
  if (watts === undefined) return needs('ftp');
  const assumed = ask.powerW === undefined;
  const kj = (watts * timeS) / 1000;
  const kcal = 10 * Math.round(kj / (4.184 * 0.23) / 10);
  // A gram of carbohydrate holds 4 kcal; a long ride takes 60 g of it an hour.
  const eatenKcal = 10 * Math.round((timeS / 3600) * 24);
  const replaced =
    timeS >= 5400 ? ` Eating 60 g of carbohydrate an hour puts back about ${eatenKcal} kcal.` : '';
  return answered(
    ask,
    talk,
    [
      headline(
        'Energy burned',
        show.grams(kcal),
        'kcal',
        `${show.grams(kj)} kJ of work in ${show.aboutTime(timeS)} at ${show.watts(watts)} W`,
      ),
      text(
        `${assumed ? `I took ${show.watts(watts)} W. Tell me your mean power for a better figure. ` : ''}Give or take 5 %: people turn 21 to 25 % of their energy into work.${replaced}`,
      ),
      suggestions('What should I eat for that?', 'What TSS is that?'),
    ],
    { kcalG: kcal, kjG: kj, timeS, powerW: watts, eatenKcal, n: '5 21 25 60' },
  );
}
