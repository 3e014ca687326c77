import type { AnswerPart, PlainPart } from '@breakaway/contract';
import { formatDuration, powerCurveOf, powerForDuration, powerInHeat, type Input } from '@breakaway/cycling';
import { assumptionOf, assumptions } from '../../answer/assumptions.ts';
import { worldBestWattsPerKg } from '../../answer/limits.ts';
import { details, headline, suggestions, table, text } from '../../answer/parts.ts';
import { shownSeconds, show } from '../../answer/rounding.ts';
import { climbSource } from '../../language/climbs.ts';
import type { Talk, ToolCall } from '../../skill.ts';
import { holdTime } from '../hold/hold.ts';
import { computeRide, unevenRide, type Effort, type Ride } from './compute.ts';
import { courseOf, type Course } from './course.ts';
import { effortOf } from './compute.ts';
import type { RideAsk } from './ask.ts';
import { roadWords } from './title.ts';

type Facts = {
  ask: RideAsk;
  course: Course;
  result: Ride;
  effort: Effort;
  talk: Talk;
  anyLength: boolean;
  calls: ToolCall[];
};

/** Answers a whole question on a ride. */
export function rideAnswer(facts: Facts): AnswerPart[] {
  const { ask, result, course, anyLength } = facts;
  return [
    rideHeadline(facts),
    text(sentencesOf(facts).join(' ')),
    ...gapPart(facts),
    ...details(
      'How this was worked out',
      ...breakdown(result),
      ...partsTable(result),
      ...sensitivityTable(facts),
      rideAssumptions(ask, course, result, anyLength),
    ),
    suggestions(...followUps(facts)),
  ];
}

function rideHeadline({ ask, result, anyLength, talk }: Facts): AnswerPart {
  const perKg = athleteIsUsual(talk) ? '' : `${show.wattsPerKg(result.wattsPerKg)} W/kg`;
  const ofFtp =
    result.shareOfFtp === null ? '' : `${perKg ? ', ' : ''}${show.share(result.shareOfFtp)} of FTP`;
  const speed = `${show.kmh(result.speedMs)} km/h`;
  const power = `at ${show.watts(result.powerW)} W${perKg || ofFtp ? ` (${perKg}${ofFtp})` : ''}`;
  if (ask.wants === 'distance' && ask.timeS !== undefined)
    return headline(
      'Distance',
      ((result.speedMs * ask.timeS) / 1000).toFixed(1),
      'km',
      `in ${show.aboutTime(ask.timeS)} ${power}, ${speed}`,
    );
  if (result.computed === 'power')
    return headline(
      'Power needed',
      show.watts(result.powerW),
      'W',
      `${perKg}${ofFtp}${perKg || ofFtp ? ', ' : ''}${speed}${ask.speedMs !== undefined && !anyLength ? `, ${show.time(result.timeS)}` : ''}`,
    );
  if (anyLength || ask.wants === 'speed')
    return headline(
      'Speed',
      show.kmh(result.speedMs),
      'km/h',
      anyLength ? power : `${show.time(result.timeS)} ${power}`,
    );
  return headline('Time', show.time(result.timeS), '', `${power}, ${speed}`);
}

/** Verdict first, then what it rests on; together at most about 40 words. */
function sentencesOf(facts: Facts): string[] {
  const { ask, course, result, talk, anyLength } = facts;
  const sentences: string[] = [...windSentences(facts), ...distanceSentences(facts)];
  if (ask.leg)
    sentences.push(
      `Riders hold ${show.share(ask.leg.low)} to ${show.share(ask.leg.high)} of FTP in the ${ask.leg.name} bike leg, to run well after it.`,
    );
  const offered = offeredSentence(facts);
  if (offered) sentences.push(offered);
  const impossible = beyondAnyone(result.wattsPerKg, anyLength ? 3600 : result.timeS);
  if (impossible) sentences.push(impossible);
  else if (!ask.leg && !(ask.pacing && windSentences(facts).length > 0))
    sentences.push(...verdictSentences(facts));
  const where = roadWords(ask, course, anyLength);
  const road = `${where.charAt(0).toUpperCase()}${where.slice(1)}`;
  const area = result.inputs.find(({ key }) => key === 'cdaM2');
  const posture = area?.how.split(' · ')[0];
  const company = ask.setup.company
    ? ` ${
        area?.how
          .split(' · ')
          .at(-1)
          ?.replace(/\(.*\)/, '')
          .trim() ?? ''
      } of the drag`
    : '';
  sentences.push(
    ask.terrain === 'rolling'
      ? `${road}, counted as ups, flats and descents: an estimate without the route.`
      : `${road}, ${posture && area?.source !== 'asked' ? posture : `drag area ${area?.value.toFixed(2)} m²`}${company && ask.setup.company ? '' : ''}.`,
  );
  if (ask.setup.eBike) sentences.push('By your legs alone, the motor off, on touring tyres.');
  if (athleteIsUsual(talk)) sentences.push('Computed for 75 kg, which changes little on the flat.');
  if (ask.setup.humid) sentences.push('Humid air is a little thinner. It costs you by heat, not by drag.');
  const hot = heatShare(ask.setup.temperatureC, result.timeS);
  if (hot > 0.02 && talk.athlete.cpW)
    sentences.push(`In this heat expect about ${show.share(hot)} less power than on a cool day.`);
  if (result.altitudeFactor < 0.98)
    sentences.push(`Up there you have ${show.share(result.altitudeFactor)} of your power at sea level.`);
  return sentences;
}

/** True where the weight is a usual one, because the rider gave none. */
const athleteIsUsual = ({ athlete }: Talk): boolean => athlete.massKg?.source === 'default';

/** Out against the wind and back with it: both times, what the wind costs, and how to spread the effort where that was asked. */
function windSentences({ ask, course, result, talk, calls }: Facts): string[] {
  const [out, back] = result.parts;
  const wind = ask.setup.headwindMs ?? ask.setup.windSpeedMs ?? 0;
  if (!out || !back || result.parts.length !== 2 || !ask.setup.outAndBack || wind === 0) return [];
  const still = computeRide(
    course,
    { powerW: result.powerW },
    { ...ask.setup, headwindMs: 0, windSpeedMs: 0 },
    talk.athlete,
  );
  const sentences = [
    `Out ${show.time(out.timeS)} at ${show.kmh(out.speedMs)} km/h, back ${show.time(back.timeS)} at ${show.kmh(back.speedMs)} km/h.`,
  ];
  if (still.ok && !ask.pacing) {
    const costS = shownSeconds(result.timeS) - shownSeconds(still.timeS);
    calls.push(
      { tool: 'ride', arguments: { wind: 0 }, result: still },
      { tool: 'difference', arguments: 'wind', result: { timeS: Math.abs(costS) } },
    );
    sentences.push(
      `In still air ${show.time(still.timeS)}: the wind costs ${formatDuration(Math.max(0, costS))}, for the slow half lasts longer.`,
    );
  }
  const uneven = ask.pacing
    ? unevenRide(course, ask.setup, talk.athlete, result.powerW, HARDER_INTO_WIND)
    : null;
  if (uneven) {
    const savedS = Math.max(0, shownSeconds(result.timeS) - shownSeconds(uneven.timeS));
    calls.push({
      tool: 'pacing',
      arguments: { more: HARDER_INTO_WIND },
      result: {
        ...uneven,
        powerW: uneven.upW,
        saved: { timeS: savedS },
        rest: { powerW: uneven.restW },
        share: HARDER_INTO_WIND,
      },
    });
    sentences.unshift(
      `Yes, a little harder out: ${show.watts(uneven.upW)} W against the wind and ${show.watts(uneven.restW)} W home average the same and save ${formatDuration(savedS)}.`,
    );
  }
  return sentences;
}

/** More than the mean into the wind: riders gain from 3 to 5 % (Swain 1997). */
const HARDER_INTO_WIND = 0.04;

/** Height gained and laps ridden, where a distance was computed. */
function distanceSentences({ ask, result, calls }: Facts): string[] {
  if (ask.wants !== 'distance' || ask.timeS === undefined) return [];
  const metres = result.speedMs * ask.timeS;
  const gain = (metres * result.slope) / Math.hypot(1, result.slope);
  const laps = ask.lapM === undefined ? 0 : metres / ask.lapM;
  calls.push({
    tool: 'distance',
    arguments: ask,
    result: { gainM: gain, laps: Math.round(laps), distanceM: metres, rideM: Math.round(metres) },
  });
  return [
    ...(result.slope > 0.005
      ? [`That is ${show.metres(gain)} higher and ${show.metres(metres)} along the road.`]
      : []),
    ...(ask.lapM === undefined ? [] : [`That is ${Math.round(laps)} laps of ${show.metres(ask.lapM)}.`]),
  ];
}

/** A power and a time were both given: which of them wins. */
function offeredSentence({ ask, result, course, talk, anyLength, calls }: Facts): string | null {
  const watts =
    ask.powerW ??
    (ask.wattsPerKg !== undefined && talk.athlete.massKg
      ? ask.wattsPerKg * talk.athlete.massKg.value
      : undefined);
  if (result.computed !== 'power' || watts === undefined || anyLength) return null;
  const offered = computeRide(course, { powerW: watts }, ask.setup, talk.athlete);
  if (!offered.ok) return null;
  calls.push({ tool: 'ride', arguments: { course, effort: { powerW: watts } }, result: offered });
  return watts >= result.powerW
    ? `Yes, ${show.watts(watts)} W is enough: it takes you ${show.time(offered.timeS)}.`
    : `No, ${show.watts(watts)} W is not enough: it takes you ${show.time(offered.timeS)}.`;
}

function verdictSentences({ ask, result, talk, anyLength, effort, course, calls }: Facts): string[] {
  const { athlete } = talk;
  if (!athlete.cpW || !result.verdict) return ['Tell me your FTP and I can say whether you can hold it.'];
  if ('best' in effort) return ['That is the best that your power curve holds for this long.'];
  const holdS = holdTime(athlete, result.powerW, result.altitudeFactor);
  calls.push({ tool: 'hold', arguments: { powerW: result.powerW }, result: { holdS } });
  if (anyLength) return [holdSentence(result.powerW, holdS)];
  const { level, bestW } = result.verdict;
  const shown = `your best for ${show.aboutTime(result.timeS)} is about ${show.watts(bestW)} W`;
  if (level === 'within') return [`You can hold this: ${shown}.`];
  if (level === 'at-limit') return [`This is at your limit: ${shown}.`];
  const best = computeRide(course, { best: true }, ask.setup, athlete);
  calls.push({ tool: 'ride', arguments: { best: true }, result: best });
  const instead = best.ok ? ` A realistic time is ${show.aboutTime(best.timeS)}.` : '';
  return [`This is more than you can hold: ${shown}.${result.computed === 'power' ? instead : ''}`];
}

/** "You can hold it for about 38 min", from the rider's curve. */
export function holdSentence(powerW: number, holdS: number | null): string {
  const watts = `${show.watts(powerW)} W`;
  if (holdS === null) return `You can hold ${watts} for many hours.`;
  if (holdS < 15) return `You can hold ${watts} for a few seconds at most.`;
  return `You can hold ${watts} for about ${show.aboutTime(holdS)}.`;
}

/** Says so when even the best in the world could not; null for what is possible. */
export function beyondAnyone(wattsPerKg: number, timeS: number): string | null {
  const world = worldBestWattsPerKg(timeS);
  if (wattsPerKg <= world) return null;
  return `Nobody can do this alone: it takes ${show.wattsPerKg(wattsPerKg)} W/kg, and the best in the world hold about ${world.toFixed(1)} W/kg for ${show.aboutTime(timeS)}.`;
}

/** Share of power that is lost in the heat, by the model of the engine; of an hour where no duration is given. */
export function heatShare(temperatureC: number | undefined, durationS = 3600): number {
  return temperatureC === undefined ? 0 : 1 - powerInHeat({ temperatureC, durationS }).share;
}

/** What is needed beside what the rider has, as bars. */
function gapPart({ result, anyLength }: Facts): AnswerPart[] {
  if (!result.verdict || anyLength || result.computed !== 'power') return [];
  const neededW = Math.round(result.powerW);
  const bestW = Math.round(result.verdict.bestW);
  return [
    {
      kind: 'gap',
      caption: `Needed and possible for ${show.aboutTime(result.timeS)}`,
      unit: 'W',
      bars: [
        { label: 'Needed', value: neededW, main: true },
        { label: 'Your best', value: bestW, main: false },
      ],
      difference: {
        label: bestW < neededW ? 'Missing' : 'To spare',
        value: `${Math.abs(bestW - neededW)} W`,
      },
    },
  ];
}

function breakdown({ terms, shares }: Ride): PlainPart[] {
  if (!terms) return [];
  const all: [string, number, number | undefined][] = [
    ['Gravity', terms.gravityW, shares?.gravity],
    ['Air', terms.airW, shares?.air],
    ['Rolling', terms.rollingW, shares?.rolling],
    ['Bearings and chain', terms.bearingsW + terms.drivetrainW, shares?.mechanical],
  ];
  const rows = all
    .filter(([, watts]) => Math.abs(watts) >= 0.5)
    .map(([label, watts, share]) => [
      label,
      `${show.watts(watts)} W`,
      ...(share === undefined ? [] : [show.share(share)]),
    ]);
  return [
    table(
      'Where the power goes',
      shares ? ['Against', 'Power', 'Share'] : ['Against', 'Power'],
      rows,
    ) as PlainPart,
  ];
}

function partsTable({ parts }: Ride): PlainPart[] {
  if (parts.length === 0) return [];
  const name = (slope: number) =>
    slope > 0.001 ? `Up, ${show.grade(slope)}` : slope < -0.001 ? `Down, ${show.grade(-slope)}` : 'Flat';
  return [
    table(
      'The parts of the course',
      ['Part', 'Length', 'Speed', 'Time'],
      parts.map(({ slope, distanceM, speedMs, timeS }) => [
        name(slope),
        `${(distanceM / 1000).toFixed(1)} km`,
        `${show.kmh(speedMs)} km/h`,
        show.time(timeS),
      ]),
    ) as PlainPart,
  ];
}

/** The same ride with one thing changed. */
function sensitivityTable({ ask, course, result, effort, talk, calls, anyLength }: Facts): PlainPart[] {
  if (anyLength) return [];
  const fixed: Effort = 'best' in effort ? { powerW: result.powerW } : effort;
  const power = result.computed === 'power';
  const wind = ask.setup.headwindMs ?? 0;
  const changes: [string, RideAsk['setup'], Effort][] = [
    ['2 kg lighter', { ...ask.setup, riderMassBy: (ask.setup.riderMassBy ?? 0) - 2 }, fixed],
    ['Drag area 0.02 m² lower', { ...ask.setup, cdaBy: (ask.setup.cdaBy ?? 0) - 0.02 }, fixed],
    [
      wind === 0 ? 'With a headwind of 2 m/s' : wind > 0 ? '2 m/s more headwind' : '2 m/s less tailwind',
      { ...ask.setup, headwindMs: wind + 2 },
      fixed,
    ],
    ...(power || !('powerW' in fixed)
      ? []
      : ([['10 W more', ask.setup, { powerW: fixed.powerW + 10 }]] as [string, RideAsk['setup'], Effort][])),
  ];
  const rows = changes.flatMap(([label, setup, changed]) => {
    const other = computeRide(course, changed, setup, talk.athlete);
    calls.push({ tool: 'ride', arguments: { change: label }, result: other });
    if (!other.ok) return [];
    return [
      [
        label,
        power ? `${show.watts(other.powerW)} W` : show.time(other.timeS),
        power
          ? show.wattsChange(Math.round(other.powerW) - Math.round(result.powerW))
          : show.timeChange(shownSeconds(other.timeS) - shownSeconds(result.timeS)),
      ],
    ];
  });
  const caption = power ? 'What changes it, for the same time' : 'What changes it, for the same power';
  return [table(caption, ['Change', power ? 'Power' : 'Time', 'Difference'], rows) as PlainPart];
}

function rideAssumptions(ask: RideAsk, course: Course, result: Ride, anyLength: boolean): PlainPart {
  const climb = course.name !== undefined;
  const shownInputs = result.inputs.filter(
    ({ key, value }) =>
      !(key === 'kitMassKg' && value === 0) &&
      !(key === 'gainM' && (value === 0 || anyLength || ask.terrain === 'rolling')),
  );
  const items = shownInputs.map((input: Input) => {
    const item = assumptionOf(input);
    if (input.key === 'gainM' && climb) return { ...item, source: 'default' as const, how: climbSource };
    if (input.key === 'altitudeM' && ask.setup.altitudeM === undefined && climb)
      return { ...item, source: 'default' as const, how: 'halfway up the climb' };
    return item;
  });
  if (!anyLength)
    items.unshift({
      label: 'Length',
      value: show.km(course.distanceM),
      source: climb ? 'default' : 'asked',
      how: climb ? climbSource : 'given with the question',
    });
  if (ask.terrain === 'rolling')
    items.push({
      label: 'Course',
      value: `ups of ${show.grade(course.stretches[0]?.slope ?? 0)}, descents as steep, not above 50 km/h`,
      source: 'default',
      how: 'the route itself is not known, you coast where it needs no pedalling',
    });
  else
    items.push({
      label: 'Give or take',
      value: result.computed === 'power' ? `${show.watts(result.sd)} W` : show.aboutTime(result.sd),
      source: 'estimated',
      how: 'what the inputs leave open',
    });
  items.push({
    label: 'Model',
    value: 'Martin et al. 1998',
    source: 'default',
    how: 'road power model, steady effort',
  });
  return assumptions(items);
}

function followUps({ ask, result, talk, anyLength }: Facts): string[] {
  const ftp = talk.athlete.ftpW?.value;
  const chips: string[] = [];
  if (result.computed === 'power' && !anyLength)
    chips.push(ftp ? `And at ${show.watts(ftp)} W?` : 'And at 250 W?');
  else chips.push(`And at ${10 * Math.round((result.powerW + 20) / 10)} W?`);
  if (ask.terrain === 'climb') chips.push('What if I am 2 kg lighter?');
  else if (!ask.setup.company) chips.push('And behind another rider?');
  else chips.push('And alone?');
  const beyond = result.verdict && result.verdict.bestW < result.powerW;
  chips.push(beyond ? 'How can I raise my FTP?' : 'What should I eat for that?');
  return chips;
}

type Changed = {
  ask: RideAsk;
  base: RideAsk | null;
  course: Course;
  result: Ride;
  effort: Effort;
  talk: Talk;
  calls: ToolCall[];
};

/** Answers "how much faster?" and what-ifs: the difference first. Null where there is nothing to compare with. */
export function differenceAnswer({ ask, base, course, result, talk, calls }: Changed): AnswerPart[] | null {
  const { athlete } = talk;
  const before: RideAsk = base ?? { ...ask, setup: { ...ask.setup } };
  if (!base)
    for (const key of ['riderMassBy', 'bikeMassBy', 'cdaBy', 'company'] as const) delete before.setup[key];
  const road = courseOf(before);
  const effort = road && effortOf(before, road, athlete);
  if (!road || !effort || typeof effort === 'string') return null;
  const first = computeRide(road, effort, before.setup, athlete);
  if (!first.ok) return null;
  // "How much faster" holds the power of the first case; a case with a fixed time else asks for its power.
  const faster = ask.wants === 'difference' && first.computed === 'power';
  const second =
    faster || 'best' in effort ? computeRide(course, { powerW: first.powerW }, ask.setup, athlete) : result;
  if (!second.ok) return null;
  calls.push(
    { tool: 'ride', arguments: { case: 'before' }, result: first },
    { tool: 'ride', arguments: { case: 'after' }, result: second },
  );
  const name = ask.change ?? 'with the change';
  const power = first.computed === 'power' && !faster;
  const watts = Math.round(second.powerW) - Math.round(first.powerW);
  const seconds = shownSeconds(second.timeS) - shownSeconds(first.timeS);
  const at = (value: Ride) => (power ? `${show.watts(value.powerW)} W` : show.time(value.timeS));
  const zero = power ? watts === 0 : seconds === 0;
  const sentence = zero
    ? `It makes no difference that shows: ${at(second)}.`
    : `${at(second)} instead of ${at(first)}, ${power ? 'for the same time' : `at the same ${show.watts(second.powerW)} W`}.`;
  return [
    headline(
      capital(name),
      zero ? 'no change' : power ? show.watts(Math.abs(watts)) : formatDuration(Math.abs(seconds)),
      zero ? '' : power ? (watts < 0 ? 'W less' : 'W more') : seconds < 0 ? 'faster' : 'slower',
    ),
    text(`${sentence} Counted from ${roadWords(before, road, false)}, without other changes.`),
    {
      kind: 'gap',
      caption: power ? 'Power before and after' : 'Time before and after',
      unit: power ? 'W' : 'min',
      bars: [
        {
          label: 'Before',
          value: power ? Math.round(first.powerW) : Math.round(first.timeS / 6) / 10,
          main: false,
        },
        {
          label: 'After',
          value: power ? Math.round(second.powerW) : Math.round(second.timeS / 6) / 10,
          main: true,
        },
      ],
    },
    ...details('How this was worked out', ...breakdown(second), rideAssumptions(ask, course, second, false)),
    suggestions('And also 10 W more?', 'And on the drops?', 'How did you work that out?'),
  ];
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The power that the rider holds for a time, W; null without FTP and weight. */
export function bestPowerFor(talk: Talk, timeS: number): number | null {
  const curve = powerCurveOf(talk.athlete);
  return curve && powerForDuration(curve, timeS);
}
