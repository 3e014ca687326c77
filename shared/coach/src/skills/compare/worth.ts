import { needs } from '../../answer/needs.ts';
import { shownSeconds, show } from '../../answer/rounding.ts';
import type { Outcome, Reading, Talk, ToolCall } from '../../skill.ts';
import { figures, has, type Message } from '../../understanding/message.ts';
import type { Setup } from '../ride/ask.ts';
import { computeRide, type Ride } from '../ride/compute.ts';
import { courseOf, type Course } from '../ride/course.ts';
import { isWayToSit, type CompareAsk, type Item } from './ask.ts';
import { courseIn, powerIn } from './given.ts';
import { itemsIn, smallGains, twoBikes } from './items.ts';
import { roadName, roads, type Road } from './roads.ts';
import { worthParts, type OnRoad, type Row } from './show.ts';

const VERSUS =
  /\b(?:vs\.?|versus|or|against|compared? (?:to|with)|better|rather|instead of|than|what saves|which)\b/;
const WORTH =
  /\b(?:how much|how many (?:watts|seconds|minutes)|watts? saved|save\w*|gain\w*|give\w* me|get\w* me|bring\w* me|faster|slower|quicker|worth|difference|matter|benefit|advantage|cost|help\w*)\b|\bseconds[ ?.!]*$/;
const HOW_MUCH =
  /\bhow much\b|\bhow many (?:watts|seconds|minutes)\b|\b(?:time|seconds|minutes|watts) (?:saved|gained)\b/;
/** Care, safety and buying: what a thing is like, and not what it saves. */
const OTHER_MATTER =
  /\b(?:comfort\w*|puncture|pressure|how (?:do|can|should) i|hurt\w*|safe|legal|numb|brand|buy|tubeless or|should i (?:ride|sit|train)|blown about|(?:is|are) (?:it|they|that) ok|ok or|gust\w*|exposed|technique|rules?|why (?:do|is|are|does))\b/;
/** "What power do I need at 35 km/h on the hoods?" is one ride, not two. */
const NEEDED =
  /\b(?:how many|what|how much) (?:watts|power|speed)\b[^?]*\b(?:need|hold|takes?|get|go|ride)\b/;

/** Reads what changes are worth, or which of them is worth more. */
export function readWorth(message: Message): Reading<CompareAsk> | null {
  const { text: plain } = message;
  const items = itemsIn(message);
  const [first] = items;
  if (!first || gainsInWatts(message)) return null;
  // Things that are carried together are weighed together, which is not read here.
  if (figures(message, 'grams').length > 1 && !/\b(?:vs\.?|versus|or|against)\b/.test(plain)) return null;
  const single = items.length === 1;
  const versus = VERSUS.test(plain);
  const worth = WORTH.test(plain);
  if (
    single &&
    isWayToSit(first) &&
    !versus &&
    NEEDED.test(plain) &&
    !/\b(?:save\w*|faster|slower|gain\w*|more|less)\b/.test(plain)
  )
    return null;
  const ride = courseIn(message);
  const { course } = ride;
  // "150 g lighter wheels on Alpe d'Huez": a change and a road ask what it brings.
  const onRoad =
    has(message, 'grams') && course !== undefined && items.some(({ source }) => source === undefined);
  if (!versus && !worth && !onRoad) return null;
  // "Would 15 W more get me under 1 h?"
  const goal =
    course?.timeS !== undefined &&
    items.some(({ powerBy }) => powerBy !== undefined) &&
    (course.climbId !== undefined || course.distanceM !== undefined);
  const own = course !== undefined && single && first.source === undefined && !versus;
  let score = 0.35 + (worth ? 0.25 : 0) + (versus && !single ? 0.3 : 0) + (single ? 0 : 0.1);
  if (HOW_MUCH.test(plain)) score += 0.15;
  // What a thing saves on the ride that is named: no card counts that.
  if (course && worth && items.some(({ source }) => source !== undefined)) score += 0.25;
  if (twoBikes(message) || (onRoad && !worth) || goal || smallGains(message)) score += 0.6;
  else if (own) score -= 0.3;
  if (OTHER_MATTER.test(plain)) score -= 0.3;
  if (
    single &&
    first.name === 'Faster tyres' &&
    !/\b(?:fast\w*|rolling resistance|gp|save|watts)\b/.test(plain)
  )
    score -= 0.3;
  const powerW = powerIn(message);
  return {
    ask: { items: items.slice(0, 3), ...ride, ...(powerW === undefined ? {} : { powerW }) },
    score: Math.min(1.2, score),
  };
}

/** Other changes, another road or another power for the changes that were compared last; null where a message says none. */
export function changedWorth(last: CompareAsk, message: Message): CompareAsk | null {
  const items = itemsIn(message);
  const ride = courseIn(message);
  const powerW = powerIn(message);
  if (items.length === 0 && ride.course === undefined && powerW === undefined) return null;
  if (message.text.split(' ').length > 14) return null;
  const beside = /\b(?:or|vs|also|too|and|compared|against|than)\b/.test(message.text);
  return {
    ...last,
    ...ride,
    ...(powerW === undefined ? {} : { powerW }),
    ...(items.length > 0 ? { items: beside ? [...last.items, ...items].slice(-3) : items } : {}),
  };
}

/** "Five watts from the chain, four from the tubes, at 240 W": what each is worth was said, and is not to be looked up. */
const gainsInWatts = (message: Message): boolean => {
  const powers = figures(message, 'power');
  return (
    powers.some((watts) => watts <= 60) &&
    powers.some((watts) => watts > 100) &&
    !has(message, 'weight', 'bikeWeight', 'grams')
  );
};

/** What each change saves by itself, on the road that is named or on two usual ones; which of two saves more. */
export function answerWorth(ask: CompareAsk, talk: Talk): Outcome {
  const { athlete } = talk;
  if (!athlete.massKg) return needs('weight');
  const named = namedRoad(ask);
  const speedMs = ask.course?.speedMs;
  const calls: ToolCall[] = [];
  const sits = ask.items.some(({ setup }) => setup.posture && setup.posture !== 'hoods');
  const trial = ask.course?.timeTrial === true && !ask.items.some(({ setup }) => setup.posture || setup.bike);
  const base: Setup = trial ? { bike: 'tt' } : sits ? { posture: 'hoods' } : {};
  const { powerW, how } = powerFor(ask, named?.course ?? null, base, talk);
  const run = (course: Course, setup: Setup, watts: number, item?: Item): Ride | null => {
    const result = computeRide(
      course,
      speedMs === undefined
        ? { powerW: watts * (1 + (item?.efficiencyBy ?? 0)) }
        : { timeS: course.distanceM / speedMs },
      { ...setup, ...(item && rolling(item)) },
      athlete,
    );
    calls.push({ tool: 'ride', arguments: { course, setup, watts }, result });
    return result.ok ? result : null;
  };
  const onRoad = (road: Road, item: Item): OnRoad | null => {
    const { course } = road;
    const changed = { ...base, ...item.setup };
    const before = run(course, base, powerW);
    const after = run(course, changed, powerW + (item.powerBy ?? 0), item);
    if (!before || !after) return null;
    const seconds = shownSeconds(before.timeS) - shownSeconds(after.timeS);
    // What it saves at one speed: the power that the first needs, less that of the second.
    const same =
      speedMs === undefined
        ? computeRide(course, { timeS: before.timeS }, { ...changed, ...rolling(item) }, athlete)
        : after;
    const watts = same.ok
      ? before.powerW - same.powerW + (item.powerBy ?? 0) + (item.efficiencyBy ?? 0) * before.powerW
      : 0;
    calls.push({
      tool: 'difference',
      arguments: item,
      result: { savedW: watts, timeS: Math.abs(seconds) },
    });
    return {
      road,
      seconds,
      watts,
      before: before.timeS,
      after: after.timeS,
      powers: [before.powerW, before.powerW - watts],
      speeds: [before.speedMs, after.speedMs],
    };
  };
  const [main, climb]: readonly [Road, Road?] = named ? [named] : roads;
  const rows: Row[] = [];
  for (const item of ask.items) {
    const here = onRoad(main, item);
    const uphill = climb ? onRoad(climb, item) : null;
    if (!here || (climb && !uphill))
      return { kind: 'refuse', text: 'I cannot compare these two. Give me the road and the power.' };
    rows.push({ item, here, uphill });
  }
  const parts = worthParts(rows, climb ? [main, climb] : [main], {
    powerW,
    how,
    said: ask.powerW !== undefined,
    speedMs,
    against: trial ? 'a time-trial bike and position' : 'a road bike, hands on the hoods',
  });
  return {
    kind: 'answer',
    parts,
    calls: [...calls, { tool: 'compare', arguments: ask, result: { shown: parts } }],
  };
}

/** The road that the question names; null where it names none that can be ridden. */
function namedRoad({ course: asked }: CompareAsk): Road | null {
  if (!asked) return null;
  const { climbId, distanceM } = asked;
  const anyLength = distanceM === undefined && climbId === undefined;
  const course = courseOf(distanceM === undefined && !climbId ? { ...asked, distanceM: 40_000 } : asked);
  if (!course) return null;
  const name = anyLength ? (course.gainM < 1 ? 'the flat' : 'that road') : (course.name ?? roadName(course));
  return { name, course };
}

/** Rolling resistance with a change in it: from that of a usual road tyre. */
const rolling = ({ crrBy }: Item): Setup => (crrBy === undefined ? {} : { crr: 0.004 + crrBy });

/** The power at which a change is shown, W: what was said, else what the rider holds on that road, else FTP. */
function powerFor(
  ask: CompareAsk,
  named: Course | null,
  base: Setup,
  { athlete }: Talk,
): { powerW: number; how: string } {
  if (ask.powerW !== undefined) return { powerW: ask.powerW, how: 'as you said' };
  const ftpW = athlete.ftpW?.value;
  if (ftpW === undefined) return { powerW: 3 * (athlete.massKg?.value ?? 75), how: 'taken as 3 W/kg' };
  if (ask.course?.share !== undefined)
    return { powerW: ask.course.share * ftpW, how: `${show.share(ask.course.share)} of your FTP` };
  const timed = ask.course?.distanceM !== undefined || ask.course?.climbId !== undefined;
  const best = named && timed ? computeRide(named, { best: true }, base, athlete) : null;
  // A long ride is not ridden at FTP.
  return best?.ok && best.timeS > 5400
    ? { powerW: 0.9 * best.powerW, how: '90 % of your best for that long' }
    : { powerW: ftpW, how: 'your FTP' };
}
