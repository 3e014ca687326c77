import type { AnswerPart } from '@breakaway/contract';
import { suggestions, table, text } from '../../answer/parts.ts';
import { shownSeconds, show } from '../../answer/rounding.ts';
import type { Outcome, Talk, ToolCall } from '../../skill.ts';
import { has, type Message } from '../../understanding/message.ts';
import { computeRide } from '../ride/compute.ts';
import { courseOf } from '../ride/course.ts';
import { pairOf } from '../../understanding/pair.ts';
import type { CompareAsk } from './ask.ts';
import { riderOf } from './rider-of.ts';
import { roadName, roads, type Road } from './roads.ts';
import { gapWords } from './show.ts';
import { isMine, massesIn, others, ownOf } from './whose.ts';

type Riders = NonNullable<CompareAsk['riders']>;

/** Two riders of whom the faster one is asked for; null where a message names no such two. */
export const ridersIn = (message: Message, talk: Talk): Riders | null =>
  twoRiders(message) ?? selfAndOther(message, talk);

/** Two riders, each with a power and a weight: "300 W at 75 kg or 250 at 60", "me 83 kg 250 FTP, my mate 68 kg 230 FTP". */
function twoRiders(message: Message): Riders | null {
  const { text, quantities } = message;
  const absolute = quantities.filter(({ relative }) => !relative);
  const powers = absolute.filter(({ kind }) => kind === 'power' || kind === 'ftp').map(({ value }) => value);
  const masses = massesIn(message).map(({ value }) => value);
  const ratios = absolute.filter(({ kind }) => kind === 'relativePower').map(({ value }) => value);
  if (ratios.length > 0 && masses.length > 0 && powers.length === 0) {
    const bare =
      /(?:\bvs\.?|\bversus|\bor|\bagainst|\bthan|\/|,) ?([1-7](?:\.\d+)?) ?(?:w\/kg )?(?:at|@|and|with|on) (\d{2,3})\b/.exec(
        text,
      );
    if (ratios.length === 1 && bare) ratios.push(Number(bare[1]));
    if (masses.length === 1 && bare) masses.push(Number(bare[2]));
    const [both, kg] = [pairOf(ratios), pairOf(masses)];
    if (both && kg) powers.push(both[0] * kg[0], both[1] * kg[1]);
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
  const [watts, kg] = [pairOf(powers), pairOf(masses)];
  if (!watts || !kg || has(message, 'duration', 'carbRate')) return null;
  if (
    !/\b(?:or|vs|versus|who|against|than|and|compare|stronger|faster|quicker|better|which|my|wins?|beats?)\b|\/|\?/.test(
      text,
    )
  )
    return null;
  return [
    { powerW: watts[0], massKg: kg[0] },
    { powerW: watts[1], massKg: kg[1] },
  ];
}

/** "My friend is 60 kg and does 240 W, who is faster?": what is missing of the writer is taken from the profile. */
function selfAndOther(message: Message, talk: Talk): Riders | null {
  const { text: plain } = message;
  if (
    !others.test(plain) ||
    !/\b(?:who|faster|quicker|beat\w*|wins?|win|drop|ahead|first|stronger|compare\w*|apart|gap|wait\w*|difference|behind)\b/.test(
      plain,
    ) ||
    !/\b(?:i|me|i'm|us|we)\b/.test(plain) ||
    has(message, 'duration', 'carbRate')
  )
    return null;
  const masses = massesIn(message);
  const powers = message.quantities.filter(
    ({ kind, value, relative }) => !relative && (kind === 'power' || kind === 'ftp') && value > 60,
  );
  if (masses.length === 0 || masses.length > 2 || powers.length === 0 || powers.length > 2) return null;
  const own = ownOf(talk);
  const theirMass = masses.find((one) => !isMine(message, one));
  const theirPower = powers.find((one) => !isMine(message, one));
  const myMass = masses.find((one) => one !== theirMass)?.value ?? own.massKg;
  const myPower = powers.find((one) => one !== theirPower)?.value ?? own.ftpW;
  // "Who is faster at 250 W?": one power for both.
  const [only] = powers;
  const shared =
    powers.length === 1 &&
    only !== undefined &&
    /\b(?:faster|quicker|first|wins?|both|same)\b[^.?]* (?:at|with|on) $/.test(plain.slice(0, only.start));
  if (shared && theirMass && myMass !== undefined)
    return [
      { powerW: only.value, massKg: myMass },
      { powerW: only.value, massKg: theirMass.value },
    ];
  if (!theirMass || !theirPower || myMass === undefined || myPower === undefined) return null;
  return [
    { powerW: myPower, massKg: myMass },
    { powerW: theirPower.value, massKg: theirMass.value },
  ];
}

const nameOf = ({ powerW, massKg }: Riders[number]) => `${show.watts(powerW)} W at ${show.kg(massKg)}`;
const ratioOf = ({ powerW, massKg }: Riders[number]) => show.wattsPerKg(powerW / massKg);

/** Which of two riders is faster, each at a power: by how much on the road that is named, else on the flat and uphill. */
export function answerFaster(ask: CompareAsk, riders: Riders, { athlete }: Talk): Outcome {
  const [a, b] = riders;
  // A slope alone: a climb of a usual length.
  const road =
    ask.course?.grade !== undefined && ask.course.distanceM === undefined && ask.course.gainM === undefined
      ? { ...ask.course, distanceM: 10_000 }
      : ask.course;
  const named = road && courseOf(road);
  const [main, climb]: readonly [Road, Road?] = named
    ? [{ name: named.name ?? roadName(named), course: named }]
    : roads;
  const calls: ToolCall[] = [];
  const timed = ({ powerW, massKg }: Riders[number]) => {
    const on = ({ course }: Road): number => {
      const result = computeRide(course, { powerW }, {}, riderOf(athlete, massKg));
      calls.push({ tool: 'ride', arguments: { powerW, massKg }, result });
      return result.ok ? shownSeconds(result.timeS) : Number.NaN;
    };
    return { mainS: on(main), climbS: climb ? on(climb) : null };
  };
  const [timesA, timesB] = [timed(a), timed(b)];
  const winner = timesA.mainS <= timesB.mainS ? a : b;
  const uphill =
    timesA.climbS === null || timesB.climbS === null ? null : timesA.climbS <= timesB.climbS ? a : b;
  const ahead = uphill ? '' : ` ${gapWords(timesA.mainS - timesB.mainS)} apart on ${main.name}.`;
  const rowOf = (rider: Riders[number], { mainS, climbS }: typeof timesA) => [
    `${nameOf(rider)}, ${ratioOf(rider)} W/kg`,
    show.time(mainS),
    ...(climbS === null ? [] : [show.time(climbS)]),
  ];
  const parts: AnswerPart[] = [
    text(
      uphill === null || uphill === winner
        ? `${nameOf(winner)} is faster${uphill ? ', on the flat and uphill' : ''}: ${ratioOf(winner)} against ${ratioOf(winner === a ? b : a)} W/kg.${ahead}`
        : `${nameOf(winner)} is faster on the flat, ${nameOf(uphill)} on a climb of 7 %: ${ratioOf(a)} against ${ratioOf(b)} W/kg. Uphill W/kg decide, on the flat watts against the air.`,
    ),
    table(
      'Time at that power',
      ['Rider', main.name, ...(climb ? [climb.name] : [])],
      [rowOf(a, timesA), rowOf(b, timesB)],
    ),
    suggestions('Aero bike or light bike?', 'What is my w/kg?'),
  ];
  return {
    kind: 'answer',
    parts,
    calls: [...calls, { tool: 'compare', arguments: ask, result: { shown: parts } }],
  };
}
