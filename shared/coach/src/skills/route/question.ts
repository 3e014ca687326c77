import { riderOnPage, type Athlete, type Input, type PacingGoal } from '@breakaway/cycling';
import { athleteOf } from '../../athlete.ts';
import type { CourseQuestion } from '../../files/course-work.ts';
import type { AthleteFact } from '../../memory.ts';
import type { Talk } from '../../skill.ts';
import type { RouteAsk } from './ask.ts';

/** What is taken where nothing is said: the values that the Race Analyzer begins with. */
const USUAL = { bike: 'road', temperatureC: 20, toleranceGh: 60 } as const;

/** The time that is aimed at, by whole minutes, because the Race Analyzer asks for a clock time. */
const targetOf = ({ targetS }: RouteAsk): number | undefined =>
  targetS === undefined ? undefined : 60 * Math.round(targetS / 60);

/** The effort that is asked for, as a share of FTP in whole percent. */
export const effortOf = ({ share, powerW }: RouteAsk, ftpW: number | null): number | undefined => {
  const effort = share ?? (powerW !== undefined && ftpW ? powerW / ftpW : undefined);
  return effort === undefined ? undefined : Number(effort.toFixed(2));
};

function goalOf(ask: RouteAsk, ftpW: number): PacingGoal {
  const timeS = targetOf(ask);
  if (timeS !== undefined) return { kind: 'time', timeS };
  const effort = effortOf(ask, ftpW);
  return effort === undefined ? { kind: 'fastest' } : { kind: 'fastest', intensityCap: effort };
}

/** Facts of this talk that the Race Analyzer can be opened with, and facts that change no plan. */
const HANDED: readonly AthleteFact[] = ['weight', 'ftp', 'choTolerance'];
const ASIDE: readonly AthleteFact[] = ['thresholdHr', 'maxHr', 'restingHr', 'age', 'weeklyHours'];

/** What was said in this talk and counts here alone. */
export const onlyHere = ({ facts }: Talk): AthleteFact[] =>
  (Object.keys(facts) as AthleteFact[]).filter((fact) => ![...HANDED, ...ASIDE].includes(fact));

/** The body mass that the plan counts with, where it is not that of the profile, kg. */
export const massOf = ({ massBy }: RouteAsk, { facts, athlete }: Talk): number | undefined =>
  massBy !== undefined && athlete.massKg ? athlete.massKg.value + massBy : facts.weight;

/** The rider as the Race Analyzer takes them, as long as all that was said can be handed over to it. */
function riderOf(ask: RouteAsk, talk: Talk): Athlete {
  const { profile, facts, athlete, memory } = talk;
  const massKg = massOf(ask, talk);
  if (memory.guest || onlyHere(talk).length > 0)
    return massKg === facts.weight || massKg === undefined
      ? athlete
      : athleteOf(profile, { ...facts, weight: massKg });
  return riderOnPage(profile, {
    ...(massKg === undefined ? {} : { massKg }),
    ...(facts.ftp === undefined ? {} : { ftpW: facts.ftp }),
  });
}

/** The most carbohydrate an hour: as asked, said, in the profile, or what most riders take without practice. */
function toleranceOf({ carbsGh }: RouteAsk, { facts, athlete }: Talk): Input {
  const is = { key: 'choToleranceGh', label: 'CHO tolerance', unit: 'g/h' };
  const said = carbsGh ?? facts.choTolerance;
  if (said !== undefined)
    return { ...is, value: Math.round(said), source: 'asked', how: 'as you said', sd: 5 };
  const how = 'what most riders take without practice: our estimate';
  return athlete.choToleranceGh ?? { ...is, value: USUAL.toleranceGh, source: 'default', how, sd: 15 };
}

/** What the Race Analyzer would be asked. The rider's weight and FTP have to be known. */
export function questionOf(ask: RouteAsk, talk: Talk): CourseQuestion {
  return {
    athlete: riderOf(ask, talk),
    bike: ask.bike ?? USUAL.bike,
    temperatureC: ask.temperatureC ?? USUAL.temperatureC,
    goal: goalOf(ask, talk.athlete.ftpW?.value ?? 0),
    toleranceGh: toleranceOf(ask, talk),
  };
}
