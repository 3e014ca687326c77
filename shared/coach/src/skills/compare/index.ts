import type { AnswerPart, PlainPart } from '@breakaway/contract';
import { needs } from '../../answer/needs.ts';
import { details, headline, suggestions, table, text } from '../../answer/parts.ts';
import { shownSeconds, show } from '../../answer/rounding.ts';
import type { Outcome, Skill, Talk } from '../../skill.ts';
import { figure, figures, has, type Message } from '../../understanding/message.ts';
import { computeRide, type Ride } from '../ride/compute.ts';
import { courseOf, type Course } from '../ride/course.ts';
import { rideIn } from '../ride/read.ts';
import type { RideAsk, Setup } from '../ride/ask.ts';
import { riderOf } from './rider-of.ts';
import { chaseAnswer, chaseIn, selfAndOther } from './riders.ts';
import { itemsIn, twoBikes } from './items.ts';
import { compareArguments, type CompareAsk, type Item } from './ask.ts';
import { sources } from '../../answer/works.ts';

/** Roads on which a change is shown where none was named. */
const roads: { name: string; course: Course }[] = [
  {
    name: '40 km on the flat',
    course: { distanceM: 40_000, gainM: 0, stretches: [{ distanceM: 40_000, slope: 0 }] },
  },
  {
    name: '10 km at 7 %',
    course: { distanceM: 10_000, gainM: 698, stretches: [{ distanceM: 10_000, slope: 0.07 }] },
  },
];

/** What a change of equipment, position or weight is worth; which of two is worth more. */
export const compare: Skill<CompareAsk> = {
  name: 'compare',
  title: 'Comparing set-ups: weight against aero, bike against bike, position, tyres, riders',
  arguments: compareArguments,
  results: ['headline', 'table', 'gap'],
  sources: ['martin1998', 'vanDruenen2021', 'frictionFacts'],
  examples: [
    'aero bike or light bike',
    'is it better to lose 2 kg or gain 10 w',
    'how much time do aero bars save over 40 km',
    'how much faster are deep wheels',
    'how many watts do I save in the drops',
    'how much does drafting save at 40 km/h',
    'does a 1 kg lighter bike make a difference',
    'how much faster is a tt bike than a road bike over 40 km',
    'how much does an aero helmet save',
    'what saves more a skinsuit or a new helmet',
    'who is faster 300 w at 80 kg or 260 w at 65 kg',
    'are faster tyres worth it',
    'hoods vs drops at 35 km/h',
    'my mate is 90 kg, how many watts does he need to keep up with me at 220 w on 7 %',
    'what power do I need to stay with a 62 kg rider at 250 w on 8 %',
    'my friend weighs 60 kg and rides 240 w, who of us is faster up a 6 % hill',
  ],
  uses: [
    'weight',
    'bikeWeight',
    'power',
    'relativePower',
    'speed',
    'distance',
    'gain',
    'grade',
    'duration',
    'cda',
    'crr',
    'grams',
    'intensity',
    'tyreWidth',
  ],
  minds: [
    'ttBike',
    'roadBike',
    'hoods',
    'aeroHoods',
    'drops',
    'aeroBars',
    'upright',
    'ttPosition',
    'wheel',
    'group',
    'bunch',
    'alone',
    'wetRoad',
  ],
  read(message, talk) {
    const { text: plain } = message;
    if (message.session || has(message, 'weeklyHours', 'carbRate', 'pressure', 'heartRate')) return null;
    const chase = chaseIn(message, talk);
    if (chase) return { ask: { items: [], chase, ...courseIn(message) }, score: 1 };
    const riders = twoRiders(message) ?? selfAndOther(message, talk);
    if (riders) return { ask: { items: [], riders, ...courseIn(message) }, score: 1 };
    const items = itemsIn(message);
    if (items.length === 0 || gainsInWatts(message)) return null;
    // Things that are carried together are weighed together, which is not read here.
    if (figures(message, 'grams').length > 1 && !/\b(?:vs\.?|versus|or|against)\b/.test(plain)) return null;
    const versus =
      /\b(?:vs\.?|versus|or|against|compared? (?:to|with)|better|rather|instead of|than|what saves|which)\b/.test(
        plain,
      );
    const worth =
      /\b(?:how much|how many (?:watts|seconds|minutes)|watts? saved|save\w*|gain\w*|give\w* me|get\w* me|bring\w* me|faster|slower|quicker|worth|difference|matter|benefit|advantage|cost|help\w*)\b|\bseconds[ ?.!]*$/.test(
        plain,
      );
    // "What power do I need at 35 km/h on the hoods?" is one ride, not two.
    if (
      items.length === 1 &&
      isWayToSit(items[0]!) &&
      !versus &&
      /\b(?:how many|what|how much) (?:watts|power|speed)\b[^?]*\b(?:need|hold|takes?|get|go|ride)\b/.test(
        plain,
      ) &&
      !/\b(?:save\w*|faster|slower|gain\w*|more|less)\b/.test(plain)
    )
      return null;
    const ride = courseIn(message);
    // "150 g lighter wheels on Alpe d'Huez": a change and a road ask what it brings.
    const onRoad =
      has(message, 'grams') && ride.course !== undefined && items.some(({ source }) => source === undefined);
    // "Would 15 W more get me under 1 h?"
    const goal =
      ride.course?.timeS !== undefined &&
      items.some(({ powerBy }) => powerBy !== undefined) &&
      (ride.course.climbId !== undefined || ride.course.distanceM !== undefined);
    if (!versus && !worth && !onRoad) return null;
    const own = ride.course !== undefined && items.length === 1 && items[0]!.source === undefined && !versus;
    let score =
      0.35 + (worth ? 0.25 : 0) + (versus && items.length > 1 ? 0.3 : 0) + (items.length > 1 ? 0.1 : 0);
    if (
      /\bhow much\b|\bhow many (?:watts|seconds|minutes)\b|\b(?:time|seconds|minutes|watts) (?:saved|gained)\b/.test(
        plain,
      )
    )
      score += 0.15;
    // What a thing saves on the ride that is named: no card counts that.
    if (ride.course && worth && items.some(({ source }) => source !== undefined)) score += 0.25;
    if (twoBikes(message) || (onRoad && !worth) || goal) score += 0.6;
    else if (own) score -= 0.3;
    if (
      /\b(?:comfort\w*|puncture|pressure|how (?:do|can|should) i|hurt\w*|safe|legal|numb|brand|buy|tubeless or|should i (?:ride|sit|train)|blown about|(?:is|are) (?:it|they|that) ok|ok or|gust\w*|exposed|technique|rules?|why (?:do|is|are|does))\b/.test(
        plain,
      )
    )
      score -= 0.3;
    if (
      items.length === 1 &&
      items[0]!.name === 'Faster tyres' &&
      !/\b(?:fast\w*|rolling resistance|gp|save|watts)\b/.test(plain)
    )
      score -= 0.3;
    return {
      ask: {
        items: items.slice(0, 3),
        ...ride,
        ...(powerIn(message) === undefined ? {} : { powerW: powerIn(message)! }),
      },
      score: Math.min(1, score),
    };
  },
  bare: (value) => (value >= 80 ? 'power' : null),
  change(last, message) {
    if (last.riders) return null;
    const items = itemsIn(message);
    const ride = courseIn(message);
    const powerW = powerIn(message);
    if (last.chase)
      return ride.course === undefined && powerW === undefined
        ? null
        : {
            ...last,
            ...ride,
            chase:
              powerW === undefined ? last.chase : { ...last.chase, ahead: { ...last.chase.ahead, powerW } },
          };
    if (items.length === 0 && ride.course === undefined && powerW === undefined) return null;
    if (message.text.split(' ').length > 14) return null;
    return {
      ...last,
      ...ride,
      ...(powerW === undefined ? {} : { powerW }),
      ...(items.length > 0
        ? {
            items: /\b(?:or|vs|also|too|and|compared|against|than)\b/.test(message.text)
              ? [...last.items, ...items].slice(-3)
              : items,
          }
        : {}),
    };
  },
  answer: answerCompare,
  explain: () => [
    text(
      'I ride the same course with and without the change, at the same power, by the road model, and take the difference. Gains of equipment come from published tests and overlap: do not add them up.',
    ),
    ...details('Where this comes from', sources('martin1998', 'vanDruenen2021', 'frictionFacts')),
  ],
};

/** "Five watts from the chain, four from the tubes, at 240 W": what each is worth was said, and is not to be looked up. */
const gainsInWatts = (message: Message): boolean => {
  const powers = figures(message, 'power');
  return (
    powers.some((watts) => watts <= 60) &&
    powers.some((watts) => watts > 100) &&
    !has(message, 'weight', 'bikeWeight', 'grams')
  );
};

const powerIn = (message: Message): number | undefined => {
  const watts = figure(message, 'power');
  return watts !== undefined && watts > 60 ? watts : undefined;
};

function courseIn(message: Message): { course?: RideAsk } {
  const bare = /\bat (?:about |around )?([2-5]\d)(?=$|[?.,!]| (?:on|in)\b)(?! ?(?:%|w\b|rpm))/.exec(
    message.text,
  )?.[1];
  if (bare && !has(message, 'distance', 'grade', 'gain', 'speed') && !message.climb)
    return { course: { ...rideIn(message), setup: {}, speedMs: Number(bare) / 3.6 } };
  const timed =
    /\b(?:ride|riding|race|tt|hours?|climb|hill|uphill|ascent)\b/.test(message.text) &&
    (figure(message, 'duration') ?? 0) >= 300;
  if (!has(message, 'distance', 'grade', 'gain', 'speed') && !message.climb && !timed) return {};
  return { course: { ...rideIn(message), setup: {}, ...lengthOfTime(message) } };
}

/** A ride of so many hours is shown over the road that most riders do in that time, 30 km/h. */
function lengthOfTime(message: Message): Partial<RideAsk> {
  const timeS = figure(message, 'duration');
  const free = !has(message, 'distance', 'gain', 'grade') && !message.climb;
  // "A 20 min climb": 7 % at about 14 km/h.
  if (free && timeS !== undefined && timeS >= 300 && /\b(?:climb|hill|uphill|ascent)\b/.test(message.text))
    return { distanceM: (timeS * 14) / 3.6, grade: 0.07, terrain: 'climb' };
  return free && timeS !== undefined && timeS >= 600 ? { distanceM: (timeS * 30) / 3.6, timeS } : {};
}

/** Two riders, each with a power and a weight: "300 W at 75 kg or 250 at 60", "me 83 kg 250 FTP, my mate 68 kg 230 FTP". */
function twoRiders(message: Message): CompareAsk['riders'] | null {
  const { text, quantities } = message;
  const absolute = quantities.filter(({ relative }) => !relative);
  const powers = absolute.filter(({ kind }) => kind === 'power' || kind === 'ftp').map(({ value }) => value);
  const masses = absolute
    .filter(({ kind, value }) => kind === 'weight' || (kind === 'bikeWeight' && value > 40))
    .map(({ value }) => value);
  const ratios = absolute.filter(({ kind }) => kind === 'relativePower').map(({ value }) => value);
  if (ratios.length > 0 && masses.length > 0 && powers.length === 0) {
    const bare =
      /(?:\bvs\.?|\bversus|\bor|\bagainst|\bthan|\/|,) ?([1-7](?:\.\d+)?) ?(?:w\/kg )?(?:at|@|and|with|on) (\d{2,3})\b/.exec(
        text,
      );
    if (ratios.length === 1 && bare) ratios.push(Number(bare[1]));
    if (masses.length === 1 && bare) masses.push(Number(bare[2]));
    if (ratios.length === 2 && masses.length === 2)
      powers.push(ratios[0]! * masses[0]!, ratios[1]! * masses[1]!);
  }
  const last = absolute.at(-1);
  if (powers.length === 2 && masses.length === 1 && last?.kind === 'power') {
    const bare = /^ ?(?:at|@|\/|and|,|with) ?(\d{2})(?! ?(?:km|k\b|%|min|h\b|rpm|w\b|miles|m\b))\b/.exec(
      text.slice(last.end),
    );
    if (bare) masses.push(Number(bare[1]));
  }
  if (masses.length === 2 && powers.length === 1) {
    const bare = /(?:\b(?:at|with|or|and|vs|my) |, ?)([1-4]\d{2})(?! ?(?:km|k\b|%|min|m\b|kg|kcal))\b/.exec(
      text,
    );
    if (bare && Number(bare[1]) !== powers[0]) powers.push(Number(bare[1]));
  }
  // "70 kg and 250 W or 75 and 270"
  if (masses.length === 1 && powers.length === 1) {
    const pair =
      /\b(?:or|vs\.?|versus|than|against) (?:at )?(\d{2,3}) ?(?:and|at|with|\/|@|,) ?([1-4]\d{2})(?! ?(?:km|k\b|%|min|m\b|kg))\b/.exec(
        text,
      );
    if (pair) {
      masses.push(Number(pair[1]));
      powers.push(Number(pair[2]));
    }
  }
  if (powers.length !== 2 || masses.length !== 2 || has(message, 'duration', 'carbRate')) return null;
  if (
    !/\b(?:or|vs|versus|who|against|than|and|compare|stronger|faster|quicker|better|which|my|wins?|beats?)\b|\/|\?/.test(
      text,
    )
  )
    return null;
  return powers.map((powerW, i) => ({ powerW, massKg: masses[i]! }));
}

/** What one change does on each road: time saved, s, power saved, W, and both times. */
type Row = {
  item: Item;
  seconds: number[];
  watts: number[];
  before: number[];
  after: number[];
  /** W before and after, at one speed */ powers: [number, number][];
  /** m/s before and after */ speeds: [number, number][];
};

function answerCompare(ask: CompareAsk, talk: Talk): Outcome {
  const { athlete } = talk;
  if (ask.riders) return compareRiders(ask, talk);
  if (ask.chase) return chaseAnswer(ask, ask.chase, talk);
  if (!athlete.massKg) return needs('weight');
  const named =
    ask.course &&
    courseOf(
      ask.course.distanceM === undefined && !ask.course.climbId
        ? { ...ask.course, distanceM: 40_000 }
        : ask.course,
    );
  const speedMs = ask.course?.speedMs;
  const tried = named
    ? [
        {
          name:
            ask.course?.distanceM === undefined && ask.course?.climbId === undefined
              ? named.gainM < 1
                ? 'the flat'
                : 'that road'
              : (named.name ?? roadName(named)),
          course: named,
        },
      ]
    : roads;
  const calls: { tool: string; arguments: unknown; result: unknown }[] = [];
  const sits = ask.items.some(({ setup }) => setup.posture && setup.posture !== 'hoods');
  const trial = ask.course?.timeTrial === true && !ask.items.some(({ setup }) => setup.posture || setup.bike);
  const base: Setup = trial ? { bike: 'tt' } : sits ? { posture: 'hoods' } : {};
  const own = powerFor(ask, named || null, base, talk);
  const powerW = own.watts;
  const run = (course: Course, setup: Setup, watts: number, item?: Item): Ride | null => {
    const crr = item?.crrBy === undefined ? {} : { crr: 0.004 + item.crrBy };
    const result = computeRide(
      course,
      speedMs === undefined
        ? { powerW: watts * (1 + (item?.efficiencyBy ?? 0)) }
        : { timeS: course.distanceM / speedMs },
      { ...setup, ...crr },
      athlete,
    );
    calls.push({ tool: 'ride', arguments: { course, setup, watts }, result });
    return result.ok ? result : null;
  };
  const rows: Row[] = [];
  for (const item of ask.items) {
    const row: Row = { item, seconds: [], watts: [], before: [], after: [], powers: [], speeds: [] };
    for (const { course } of tried) {
      const before = run(course, base, powerW);
      const after = run(course, { ...base, ...item.setup }, powerW + (item.powerBy ?? 0), item);
      if (!before || !after)
        return { kind: 'refuse', text: 'I cannot compare these two; give me the road and the power.' };
      row.before.push(before.timeS);
      row.after.push(after.timeS);
      row.seconds.push(shownSeconds(before.timeS) - shownSeconds(after.timeS));
      // What it saves at one speed: the power that the first needs, less that of the second.
      const same =
        speedMs === undefined
          ? computeRide(
              course,
              { timeS: before.timeS },
              { ...base, ...item.setup, ...(item.crrBy === undefined ? {} : { crr: 0.004 + item.crrBy }) },
              athlete,
            )
          : after;
      const saved = same.ok
        ? before.powerW - same.powerW + (item.powerBy ?? 0) + (item.efficiencyBy ?? 0) * before.powerW
        : 0;
      row.watts.push(saved);
      row.powers.push([before.powerW, before.powerW - saved]);
      row.speeds.push([before.speedMs, after.speedMs]);
      calls.push({
        tool: 'difference',
        arguments: item,
        result: { savedW: saved, timeS: Math.abs(row.seconds.at(-1)!) },
      });
    }
    rows.push(row);
  }
  const parts = compareParts(ask, rows, tried, powerW, speedMs, {
    how: own.how,
    bike: trial ? 'a time-trial bike and position' : 'a road bike, hands on the hoods',
  });
  return {
    kind: 'answer',
    parts,
    calls: [...calls, { tool: 'compare', arguments: ask, result: { shown: parts } }],
  };
}

/** The power at which a change is shown: what was said, else what the rider holds on that road, else FTP. */
function powerFor(
  ask: CompareAsk,
  named: Course | null,
  base: Setup,
  { athlete }: Talk,
): { watts: number; how: string } {
  if (ask.powerW !== undefined) return { watts: ask.powerW, how: 'as you said' };
  const ftpW = athlete.ftpW?.value;
  if (ftpW === undefined) return { watts: 3 * (athlete.massKg?.value ?? 75), how: 'taken as 3 W/kg' };
  if (ask.course?.share !== undefined)
    return { watts: ask.course.share * ftpW, how: `${show.share(ask.course.share)} of your FTP` };
  const timed = ask.course?.distanceM !== undefined || ask.course?.climbId !== undefined;
  const best = named && timed ? computeRide(named, { best: true }, base, athlete) : null;
  // A long ride is not ridden at FTP.
  return best?.ok && best.timeS > 5400
    ? { watts: 0.9 * best.powerW, how: '90 % of your best for that long' }
    : { watts: ftpW, how: 'your FTP' };
}

const roadName = (course: Course) =>
  course.gainM < 1
    ? `${show.km(course.distanceM)} on the flat`
    : `${show.km(course.distanceM)} with ${show.metres(course.gainM)} up`;

/** Postures and shelter: of two of them only one holds at a time. */
const isWayToSit = ({ setup }: Item): boolean => setup.posture !== undefined || setup.company !== undefined;

const exact = (seconds: number) =>
  Math.abs(seconds) < 60
    ? `${Math.abs(seconds)} s`
    : `${Math.floor(Math.abs(seconds) / 60)} min ${Math.abs(seconds) % 60} s`;

function compareParts(
  ask: CompareAsk,
  rows: Row[],
  tried: typeof roads,
  powerW: number,
  speedMs: number | undefined,
  basis: { how: string; bike: string },
): AnswerPart[] {
  const [first, second] = rows;
  const at = speedMs === undefined ? `at ${show.watts(powerW)} W` : `at ${show.kmh(speedMs)} km/h`;
  const verdicts: AnswerPart[] = [];
  if (first && second) {
    const better = tried.map((_, i) =>
      speedMs === undefined ? first.seconds[i]! - second.seconds[i]! : first.watts[i]! - second.watts[i]!,
    );
    const winner = (value: number) => (value > 0 ? first : second).item.name;
    const even = Math.abs(better[0]!) < (speedMs === undefined ? 3 : 0.6);
    const sentence =
      tried.length === 1 && even
        ? `${first.item.name} and ${lower(second.item.name)} save the same: about ${speedMs === undefined ? exact(first.seconds[0]!) : `${show.watts(first.watts[0]!)} W`}.`
        : tried.length === 1
          ? `${winner(better[0]!)} saves more ${at}: ${speedMs === undefined ? `${exact(Math.max(first.seconds[0]!, second.seconds[0]!))} against ${exact(Math.min(first.seconds[0]!, second.seconds[0]!))}` : `${show.watts(Math.max(first.watts[0]!, second.watts[0]!))} W against ${show.watts(Math.min(first.watts[0]!, second.watts[0]!))} W`}.`
          : even && Math.abs(better[1]!) < 3
            ? `${first.item.name} and ${lower(second.item.name)} save about the same, on the flat and on a climb: buy the cheaper one first.`
            : winner(better[0]!) === winner(better[1]!)
              ? `${winner(better[0]!)} saves more, on the flat and on a climb.`
              : `${winner(better[0]!)} wins on the flat, ${lower(winner(better[1]!))} on a climb of 7 %.`;
    const times =
      speedMs === undefined && tried.length === 1
        ? ` ${first.item.name}: ${show.time(first.after[0]!)}, ${lower(second.item.name)}: ${show.time(second.after[0]!)}.`
        : '';
    // Two ways to sit or to be sheltered exclude each other: what the better one saves over the other comes first.
    if (isWayToSit(first.item) && isWayToSit(second.item) && rows.length === 2) {
      const [best, other] = better[0]! >= 0 ? [first, second] : [second, first];
      const watts = Math.abs(best.watts[0]! - other.watts[0]!);
      verdicts.push(
        headline(
          `${best.item.name} against ${lower(other.item.name)}`,
          speedMs === undefined ? exact(Math.abs(better[0]!)) : show.watts(watts),
          speedMs === undefined ? 'faster' : 'W less',
          `${at}, ${tried[0]!.name}`,
        ),
        text(
          speedMs === undefined
            ? `${show.kmh(best.speeds[0]![1])} km/h against ${show.kmh(other.speeds[0]![1])} km/h, worth about ${show.watts(watts)} W.${tried.length > 1 ? ` On 10 km at 7 % it is ${exact(Math.abs(better[1]!))}.` : ''}`
            : `${show.watts(best.powers[0]![1])} W against ${show.watts(other.powers[0]![1])} W. Riders differ by how they sit.`,
        ),
      );
    } else verdicts.push(text(`${sentence}${times} Counted ${at}, each alone.`));
  } else if (first) {
    // Where it shows nothing on the flat, the climb comes first.
    const i =
      speedMs === undefined && tried.length > 1 && Math.abs(first.seconds[0]!) < 5 && first.seconds[1] !== 0
        ? 1
        : 0;
    const saves = (speedMs === undefined ? first.seconds[i]! : first.watts[i]!) >= 0;
    const value = speedMs === undefined ? exact(first.seconds[i]!) : show.watts(Math.abs(first.watts[i]!));
    verdicts.push(
      headline(
        `${first.item.name}, ${tried[i]!.name}`,
        value,
        speedMs === undefined ? (saves ? 'faster' : 'slower') : saves ? 'W saved' : 'W more',
        `${at}${speedMs === undefined ? `, worth about ${show.watts(Math.abs(first.watts[i]!))} W` : ''}`,
      ),
      text(
        speedMs !== undefined
          ? `${show.watts(first.powers[0]![1])} W instead of ${show.watts(first.powers[0]![0])} W${first.item.setup.company ? ' alone' : ''}.${first.item.source ? ' Tests differ widely.' : ''}`
          : tried.length === 1
            ? `${show.time(first.after[0]!)} instead of ${show.time(first.before[0]!)}. ${first.item.source ? 'Tests differ widely, and gains overlap.' : 'Everything else stays the same.'}`
            : i === 1
              ? 'On the flat it makes no difference that shows.'
              : tried.length > 1
                ? `On 10 km at 7 % it is ${first.seconds[1] === 0 ? 'nothing that shows' : `${exact(first.seconds[1]!)} ${first.seconds[1]! > 0 ? 'faster' : 'slower'}`}.${first.item.source ? ' Tests differ widely, and gains of several things overlap.' : ''}`
                : `${first.item.source ? 'Tests differ widely, and gains of several things overlap.' : 'Everything else stays the same.'}`,
      ),
    );
  }
  const columns = ['Change', ...tried.map(({ name }) => name)];
  return [
    ...verdicts,
    ...(second || tried.length > 1
      ? [
          table(
            speedMs === undefined ? `Time saved ${at}` : `Power saved ${at}`,
            columns,
            rows.map(({ item, seconds, watts }) => [
              item.name,
              ...seconds.map((value, i) =>
                speedMs === undefined
                  ? `${value < 0 ? '−' : ''}${exact(value)}`
                  : `${show.watts(watts[i]!)} W`,
              ),
            ]),
          ),
        ]
      : []),
    ...details('What it rests on', {
      kind: 'assumptions',
      items: [
        {
          label: 'Power',
          value: `${show.watts(powerW)} W`,
          source: ask.powerW === undefined ? 'profile' : 'asked',
          how: basis.how,
        },
        ...rows.flatMap(({ item }) =>
          item.source
            ? [{ label: item.name, value: effectWords(item), source: 'default' as const, how: item.source }]
            : [],
        ),
        { label: 'Compared with', value: basis.bike, source: 'default' as const },
        {
          label: 'Model',
          value: 'Martin et al. 1998',
          source: 'default' as const,
          how: 'road power model, steady effort',
        },
      ],
    } as PlainPart),
    suggestions(
      'Aero bike or light bike?',
      'How much do I save behind another rider at 35 km/h?',
      'What should I upgrade first?',
    ),
  ];
}

const lower = (name: string) =>
  /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

function effectWords({ setup, crrBy, efficiencyBy }: Item): string {
  if (crrBy !== undefined) return `rolling resistance ${Math.abs(crrBy).toFixed(4)} lower`;
  if (efficiencyBy !== undefined) return `${(100 * efficiencyBy).toFixed(1)} % less loss in the chain`;
  if (setup.cdaBy !== undefined)
    return `drag area ${Math.abs(setup.cdaBy).toFixed(3)} m² ${setup.cdaBy < 0 ? 'lower' : 'higher'}`;
  if (setup.bikeMassBy !== undefined)
    return `${Math.abs(setup.bikeMassBy)} kg ${setup.bikeMassBy < 0 ? 'lighter' : 'heavier'}`;
  return 'another drag area';
}

function compareRiders(ask: CompareAsk, talk: Talk): Outcome {
  const { athlete } = talk;
  const [a, b] = ask.riders!;
  // A slope alone: a climb of a usual length.
  const road =
    ask.course?.grade !== undefined && ask.course.distanceM === undefined && ask.course.gainM === undefined
      ? { ...ask.course, distanceM: 10_000 }
      : ask.course;
  const named = road && courseOf(road);
  const tried = named ? [{ name: named.name ?? roadName(named), course: named }] : roads;
  const calls: { tool: string; arguments: unknown; result: unknown }[] = [];
  const times = ask.riders!.map(({ powerW, massKg }) =>
    tried.map(({ course }) => {
      const result = computeRide(course, { powerW }, {}, riderOf(athlete, massKg));
      calls.push({ tool: 'ride', arguments: { powerW, massKg }, result });
      return result.ok ? shownSeconds(result.timeS) : Number.NaN;
    }),
  );
  const winner = tried.map((_, i) => (times[0]![i]! <= times[1]![i]! ? a! : b!));
  const ahead =
    times[0]!.length === 1 ? ` ${exact(times[0]![0]! - times[1]![0]!)} apart on ${tried[0]!.name}.` : '';
  const name = ({ powerW, massKg }: { powerW: number; massKg: number }) =>
    `${show.watts(powerW)} W at ${show.kg(massKg)}`;
  const ratio = ({ powerW, massKg }: { powerW: number; massKg: number }) => show.wattsPerKg(powerW / massKg);
  const parts: AnswerPart[] = [
    text(
      winner.length === 1 || winner[0] === winner[1]
        ? `${name(winner[0]!)} is faster${winner.length > 1 ? ', on the flat and uphill' : ''}: ${ratio(winner[0]!)} against ${ratio(winner[0] === a ? b! : a!)} W/kg.${ahead}`
        : `${name(winner[0]!)} is faster on the flat, ${name(winner[1]!)} on a climb of 7 %: ${show.wattsPerKg(a!.powerW / a!.massKg)} against ${show.wattsPerKg(b!.powerW / b!.massKg)} W/kg. Uphill W/kg decide, on the flat watts against the air.`,
    ),
    table(
      'Time at that power',
      ['Rider', ...tried.map(({ name: road }) => road)],
      ask.riders!.map((rider, i) => [
        `${name(rider)}, ${show.wattsPerKg(rider.powerW / rider.massKg)} W/kg`,
        ...times[i]!.map((seconds) => show.time(seconds)),
      ]),
    ),
    suggestions('Aero bike or light bike?', 'What is my w/kg?'),
  ];
  return {
    kind: 'answer',
    parts,
    calls: [...calls, { tool: 'compare', arguments: ask, result: { shown: parts } }],
  };
}
