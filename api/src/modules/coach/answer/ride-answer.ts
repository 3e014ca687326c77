import type { AnswerPart } from '@breakaway/contract';
import type { Athlete, SteadyRide } from '@breakaway/cycling';
import type { ResolvedRide } from '../inputs/ride-inputs.ts';
import { climbSource } from '../language/climbs.ts';
import type { Sensitivity } from '../tools/ride.ts';
import { assumptionOf, assumptions } from './assumptions.ts';
import { show } from './rounding.ts';
import { rideVerdict, type RideFacts, shownSeconds } from './ride-verdict.ts';

/** Puts the result of a ride into words: the figure asked for, what it is made of, what it means for her. */
export function rideAnswer(facts: RideFacts, changes: Sensitivity[], athlete: Athlete): AnswerPart[] {
  const { resolved, result } = facts;
  return [
    ...facts.notices,
    headline(facts),
    { kind: 'text', text: [course(resolved, result), ...rideVerdict(facts, athlete)].join(' ') },
    breakdown(result),
    ...(resolved.anyDistance || changes.length === 0 ? [] : [sensitivityTable(result, changes)]),
    rideAssumptions(resolved, result),
    { kind: 'suggestions', chips: followUps(facts, athlete) },
  ];
}

function headline({ resolved, result, distanceM }: RideFacts): AnswerPart {
  const perKg = `${show.wattsPerKg(result.wattsPerKg)} W/kg`;
  const ofFtp = result.percentOfFtp === null ? '' : `, ${show.percent(result.percentOfFtp)} of FTP`;
  const speed = `${show.kmh(result.speedMs)} km/h`;
  if (resolved.asked === 'power') {
    const detail = `${perKg}${ofFtp}, ${speed}, give or take ${show.watts(result.sd)} W`;
    return { kind: 'headline', label: 'Power needed', value: show.watts(result.powerW), unit: 'W', detail };
  }
  const power = `at ${show.watts(result.powerW)} W, ${perKg}${ofFtp}`;
  if (resolved.asked === 'distance' && distanceM !== undefined)
    return {
      kind: 'headline',
      label: 'Distance',
      value: (distanceM / 1000).toFixed(1),
      unit: 'km',
      detail: `${power}, ${speed}`,
    };
  if (resolved.asked === 'speed') {
    const time = resolved.anyDistance ? '' : `, ${show.time(result.timeS)}`;
    return {
      kind: 'headline',
      label: 'Speed',
      value: show.kmh(result.speedMs),
      unit: 'km/h',
      detail: `${power}${time}`,
    };
  }
  const detail = `${power}, ${speed}, give or take ${show.aboutTime(result.sd)}`;
  return { kind: 'headline', label: 'Time', value: show.time(result.timeS), unit: '', detail };
}

function course(
  { climb, anyDistance }: ResolvedRide,
  { distanceM, gainM, slope, timeS, vamMh, computed }: SteadyRide,
): string {
  const name = climb ? `${climb.name} from ${climb.from}: ` : '';
  const where = anyDistance
    ? `${Math.abs(slope) < 0.0005 ? 'A flat road' : `A road at ${show.grade(slope)}`}`
    : Math.abs(slope) < 0.0005
      ? `${show.km(distanceM)} on a flat road`
      : `${show.km(distanceM)} with ${show.metres(gainM)} of climbing, ${show.grade(slope)} on average`;
  const time = computed === 'power' && !anyDistance ? ` in ${show.time(timeS)}` : '';
  const vam =
    vamMh !== null && vamMh >= 300 && !anyDistance ? ` You gain ${Math.round(vamMh)} m an hour.` : '';
  return `${name}${where}${time}, ridden at a steady effort.${vam}`;
}

function breakdown({ terms, shares }: SteadyRide): AnswerPart {
  const row = (label: string, watts: number, share?: number) => [
    label,
    `${show.watts(watts)} W`,
    share === undefined ? '' : show.share(share),
  ];
  const mechanical = terms.bearingsW + terms.drivetrainW;
  const all: Array<[string, number, number | undefined]> = [
    ['Gravity', terms.gravityW, shares?.gravity],
    ['Air', terms.airW, shares?.air],
    ['Rolling', terms.rollingW, shares?.rolling],
    ['Bearings and chain', mechanical, shares?.mechanical],
  ];
  const rows = all
    .filter(([, watts]) => Math.abs(watts) >= 0.5)
    .map(([label, watts, share]) => row(label, watts, share));
  return {
    kind: 'table',
    caption: 'Where the power goes',
    columns: shares ? ['Against', 'Power', 'Share'] : ['Against', 'Power'],
    rows: shares ? rows : rows.map((cells) => cells.slice(0, 2)),
  };
}

function sensitivityTable(result: SteadyRide, changes: Sensitivity[]): AnswerPart {
  const power = result.computed === 'power';
  return {
    kind: 'table',
    caption: power ? 'What changes it, for the same time' : 'What changes it, for the same power',
    columns: ['Change', power ? 'Power' : 'Time', 'Difference'],
    rows: changes.map(({ label, powerW, timeS }) => [
      label,
      power ? `${show.watts(powerW)} W` : show.time(timeS),
      // The difference of the figures as shown, so that the reader can check it.
      power
        ? show.wattsChange(Math.round(powerW) - Math.round(result.powerW))
        : show.timeChange(shownSeconds(timeS) - shownSeconds(result.timeS)),
    ]),
  };
}

function rideAssumptions(
  { climb, anyDistance, arguments: given }: ResolvedRide,
  result: SteadyRide,
): AnswerPart {
  const items = result.inputs
    .filter(
      ({ key, value }) =>
        !(key === 'kitMassKg' && value === 0) && !(key === 'gainM' && (value === 0 || anyDistance)),
    )
    .map((input) => {
      const item = assumptionOf(input);
      if (input.key === 'gainM' && climb && given.gainM === climb.gainM)
        return { ...item, source: 'default' as const, how: climbSource };
      if (input.key === 'gainM' && given.gainM === undefined)
        return { ...item, how: 'from the distance and grade that you gave' };
      if (input.key === 'altitudeM' && climb && given.altitudeM === climb.topM - climb.gainM / 2)
        return { ...item, source: 'default' as const, how: 'halfway up the climb' };
      return item;
    });
  if (climb && given.distanceM === climb.lengthM)
    items.unshift({ label: 'Length', value: show.km(climb.lengthM), source: 'default', how: climbSource });
  else if (!anyDistance)
    items.unshift({
      label: 'Length',
      value: show.km(given.distanceM),
      source: 'asked',
      how: 'given with the question',
    });
  if (given.course === 'timeTrial' && !given.slope && !given.gainM)
    items.push({ label: 'Road', value: 'flat', source: 'default', how: 'no climbing counted' });
  items.push({
    label: 'Model',
    value: 'Martin et al. 1998',
    source: 'default',
    how: 'road power model, steady effort',
  });
  return assumptions(items);
}

function followUps({ resolved, result }: RideFacts, athlete: Athlete): string[] {
  const ftp = athlete.ftpW?.value;
  const chips: string[] = [];
  if (resolved.asked === 'power' && !resolved.anyDistance)
    chips.push(ftp ? `And at ${show.watts(ftp)} W?` : 'How long at 250 W?');
  else chips.push(`And at ${show.watts(10 * Math.round((result.powerW + 20) / 10))} W?`);
  if (result.slope > 0.02) chips.push('5 kg lighter?');
  else chips.push('With 3 m/s headwind?');
  if (result.timeS > 3600 && !resolved.anyDistance) chips.push('What should I eat for that?');
  else chips.push('How did you compute that?');
  return chips;
}
