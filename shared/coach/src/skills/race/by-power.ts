import { racePlan, rollingRoute, straightRoute } from '@breakaway/cycling';
import { show } from '../../answer/rounding.ts';
import type { Outcome, Talk } from '../../skill.ts';
import type { Course } from '../ride/course.ts';
import { inPosture } from '../ride/posture.ts';
import type { RaceAsk } from './ask.ts';
import { raceParts } from './show.ts';
import { triathlonShare } from './triathlon.ts';
import { windOn } from './wind.ts';

/** A plan in watts, for a rider whose weight and power are known: for a time, at an intensity, or as fast as it goes. */
export function byPower(ask: RaceAsk, known: Course, talk: Talk): Outcome {
  const { athlete } = talk;
  const { ride } = ask;
  const { setup } = ride;
  const oneWay = ride.terrain === 'climb';
  const slope = known.gainM / known.distanceM;
  if (known.distanceM < 1000 || known.distanceM > 1_500_000 || (!oneWay && slope > 0.1))
    return {
      kind: 'refuse',
      text: 'I cannot plan a course of that length and climbing. Please check the two.',
    };
  const route = oneWay ? straightRoute(known.distanceM, slope) : rollingRoute(known.distanceM, known.gainM);
  const altitudeM = setup.altitudeM ?? known.altitudeM;
  const share = ask.share ?? (ask.triathlon && triathlonShare(ask.triathlon));
  const goal =
    ask.targetS !== undefined
      ? ({ kind: 'time', timeS: ask.targetS } as const)
      : share !== undefined
        ? ({ kind: 'intensity', if: Math.min(1.5, Math.max(0.3, share)) } as const)
        : ({ kind: 'fastest' } as const);
  const question = {
    route,
    ...inPosture(athlete, setup),
    ...(setup.temperatureC === undefined ? {} : { temperatureC: setup.temperatureC }),
    ...(altitudeM === undefined ? {} : { altitudeM }),
    ...(setup.crr === undefined ? {} : { crr: setup.crr }),
  };
  let plan = racePlan({ ...question, goal });
  const tooFast = !plan.ok && ask.targetS !== undefined;
  if (tooFast) plan = racePlan({ ...question, goal: { kind: 'fastest' } });
  if (!plan.ok) return { kind: 'refuse', text: plan.message };
  const wind = windOn({
    course: known,
    setup,
    athlete,
    meanW: plan.load.averagePowerW,
    timeS: plan.totalTimeS,
  });
  if (wind) plan = { ...plan, totalTimeS: wind.timeS };
  const parts = raceParts(ask, plan, known, talk, tooFast, wind?.words ?? '');
  return {
    kind: 'answer',
    parts,
    calls: [
      {
        tool: 'race',
        arguments: ask,
        result: { shown: parts, load: plan.load, totalTimeS: plan.totalTimeS },
      },
    ],
    result: {
      powerW: plan.load.averagePowerW,
      timeS: plan.totalTimeS,
      distanceM: known.distanceM,
      gainM: known.gainM,
      title: ask.name ?? `${show.km(known.distanceM)} with ${show.metres(known.gainM)}`,
    },
  };
}
