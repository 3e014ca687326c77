import type { AnswerPart, PlainPart } from '@breakaway/contract';
import type { Athlete } from '@breakaway/cycling';
import { details, headline, suggestions, table, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import type { Outcome } from '../../skill.ts';
import { readQuantities } from '../../language/read-quantities.ts';
import { figure, type Message } from '../../understanding/message.ts';
import type { Climbs } from './ask.ts';
import { sources } from '../../answer/works.ts';
import { five } from './targets.ts';

/** "3 climbs, 60 min, 75 min, 50 min, total about 7 h, watts for each?"; null where a message tells no such day. */
export function climbsIn(message: Message): Climbs | null {
  const { text } = message;
  const one = oneClimbIn(message);
  if (one) return one;
  if (!/\bclimbs\b|\bpasses\b|\bcols\b|\bclimb (?:1|one|a)\b/.test(text) || message.climb) return null;
  if (
    !/\b(?:watts?|power|pac(?:e|ing)|how hard|effort|target|each|plan)\b/.test(text) ||
    /\b(?:session|intervals?|repeat\w*|how long|hold)\b/.test(text)
  )
    return null;
  const times = readQuantities(text).flatMap(({ kind, value, relative }) =>
    kind === 'duration' && !relative ? [value] : [],
  );
  const count = Number(
    /\b(\d|two|three|four|five) (?:\w+ ){0,2}?(?:climbs|passes|cols)\b/
      .exec(text)?.[1]
      ?.replace('two', '2')
      .replace('three', '3')
      .replace('four', '4')
      .replace('five', '5') ?? Number.NaN,
  );
  const longest = Math.max(0, ...times);
  const others = times.filter((value) => value !== longest);
  const sum = others.reduce((total, value) => total + value, 0);
  const total = times.length > 1 && longest >= sum ? longest : null;
  const single = total === null ? times : others;
  // "Two 30 min climbs": one time for all of them.
  const [onlyS, another] = single;
  const climbsS =
    onlyS !== undefined && another === undefined && count > 1 ? Array<number>(count).fill(onlyS) : single;
  return climbsS.length >= 2 &&
    climbsS.length <= 8 &&
    climbsS.every((value) => value >= 240 && value <= 4 * 3600)
    ? { climbsS, totalS: total }
    : null;
}

/** Mean speed of a road race, m/s, for its length in hours. */
const RACE_MS = 35 / 3.6;

/** "A race of 110 km with a 12 min climb at the end": one climb by its time, and the length of the day. */
function oneClimbIn(message: Message): Climbs | null {
  const { text } = message;
  const climb = message.quantities.find(
    ({ kind, end, relative }) =>
      kind === 'duration' &&
      !relative &&
      /^(?: ?-?long)? (?:\w+ ){0,2}?(?:climb|hill)\b/.test(text.slice(end)),
  );
  const lengthM = figure(message, 'distance');
  const others = message.quantities.filter((one) => one.kind === 'duration' && one !== climb);
  if (/\b(?:most|max\w*) i can\b|\bw ?prime\b|\bw'|\bcp\b/.test(text)) return null;
  if (!climb || climb.value < 240 || climb.value > 4 * 3600 || message.climb) return null;
  if (!/\b(?:race|racing|event|gran ?fondo|sportive|stage|road race)\b/.test(text)) return null;
  const totalS = others[0]?.value ?? (lengthM === undefined ? undefined : lengthM / RACE_MS);
  if (totalS === undefined) return null;
  return {
    climbsS: [climb.value],
    totalS,
    ...(/\b(?:at the end|finish\w*|final|last|to the line|summit)\b/.test(text) ? { finish: true } : {}),
  };
}

/** Share of FTP for a climb inside a day of so many hours, before its own length counts; a coaching rule. */
const byHours: readonly [upToH: number, share: number][] = [
  [2.5, 0.95],
  [4, 0.9],
  [5.5, 0.86],
  [7.5, 0.82],
  [10, 0.78],
  [Infinity, 0.74],
];

/** What a climb that ends the race takes on top. */
const FINISH = 0.06;

/** Targets for each climb, W: the longer the day and the climb the lower; the last may take what is left. */
export function climbsAnswer({ climbsS, totalS, finish }: Climbs, ftp: number, athlete: Athlete): Outcome {
  const climbing = climbsS.reduce((sum, value) => sum + value, 0);
  // Between the climbs a rider spends about as long again.
  const hours = (totalS ?? 2 * climbing) / 3600;
  const base = byHours.find(([upTo]) => hours <= upTo)![1];
  const targets = climbsS.map((timeS, i) => {
    const length = timeS < 1500 ? 0.04 : timeS > 4000 ? -0.02 : 0;
    const last = i === climbsS.length - 1;
    const turn = finish && last ? FINISH : climbsS.length === 1 ? 0 : last ? 0.02 : i === 0 ? -0.01 : 0;
    const share = base + length + turn;
    return { timeS, from: five((share - 0.02) * ftp), to: five((share + 0.02) * ftp) };
  });
  const names = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth'];
  const flat = five((base - 0.2) * ftp);
  const parts: AnswerPart[] = [
    headline(
      climbsS.length === 1 ? 'On the climb' : 'On the climbs',
      `${Math.min(...targets.map(({ from }) => from))} to ${Math.max(...targets.map(({ to }) => to))}`,
      'W',
      `${show.share(base)} of your FTP of ${show.watts(ftp)} W, for a day of about ${show.aboutTime(3600 * hours)}`,
    ),
    text(
      climbsS.length === 1
        ? `${finish ? 'Save all you can until its foot, and eat the last gel half an hour before it.' : 'Let others go there rather than pass these watts: they are missing later.'} Begin it a little below, lift in the last third. About ${flat} W on the rest, on wheels where you can. Eat 60 to 90 g of carbohydrate an hour.`
        : `Cap the first climb even where it feels easy. Take what is left on the last. About ${flat} W between them, in company where you can. Eat 60 to 90 g of carbohydrate an hour from the start.`,
    ),
    table(
      'Climb by climb',
      ['Climb', 'Time', 'Power'],
      targets.map(({ timeS, from, to }, i) => [names[i]!, show.aboutTime(timeS), `${from} to ${to} W`]),
    ),
    ...details(
      'What it rests on',
      {
        kind: 'text',
        text: 'Shares of FTP for the length of the day, lower for climbs over an hour, higher for short ones: a coaching rule, not a measurement. Heat and altitude take off more.',
      } as PlainPart,
      sources('allenCoggan2019'),
    ),
    suggestions('What should I eat for that?', 'How do I pace a long climb?'),
  ];
  return {
    kind: 'answer',
    parts,
    calls: [
      {
        tool: 'climbs of a day',
        arguments: { climbsS, totalS },
        result: { shown: parts, targets, base, hours, flat, athlete, reads: '60 90' },
      },
    ],
    result: { timeS: 3600 * hours, powerW: (base - 0.1) * ftp, title: `a day of ${climbsS.length} climbs` },
  };
}
