import { details, headline, suggestions, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import { needs } from '../../answer/needs.ts';
import type { Outcome, Talk } from '../../skill.ts';
import { figure, has, type Message } from '../../understanding/message.ts';
import type { Quantity } from '../../language/quantity.ts';
import { computeRide } from '../ride/compute.ts';
import { courseOf } from '../ride/course.ts';
import type { RideAsk } from '../ride/ask.ts';
import { riderOf } from './rider-of.ts';
import type { Chase } from './ask.ts';
import { sources } from '../../answer/works.ts';

const others =
  /\b(?:mate|friend|buddy|wife|husband|partner|girlfriend|boyfriend|brother|sister|son|daughter|dad|rival|colleague|team ?mate|club ?mate|he|she|him|her|guy|lad|bloke|someone|somebody|rider|leader|breakaway)\b/;
const mine =
  /\b(?:i|i'm|i am|i weigh|me|myself|my weight(?: is)?)(?:'m| am| weigh| only| just| is| at)*,? ?$/;

/** Whose a figure is, by the nearest word for a person before it. */
function isMine(message: Message, { start, end }: Quantity): boolean {
  const before = message.text.slice(Math.max(0, start - 40), start);
  if (mine.test(before)) return true;
  const me = Math.max(
    ...[...before.matchAll(/\b(?:i|i'm|me|myself|i'll|i've)\b/g)].map(({ index }) => index),
    -1,
  );
  const them = Math.max(...[...before.matchAll(new RegExp(others, 'g'))].map(({ index }) => index), -1);
  return (
    me > them && !/^ ?(?:mate|friend|rider|guy|lad|bloke|woman|man|climber)/.test(message.text.slice(end))
  );
}

const massesIn = (message: Message) =>
  message.quantities.filter(
    ({ kind, value, relative }) => !relative && (kind === 'weight' || (kind === 'bikeWeight' && value > 40)),
  );

/** The member's own weight and FTP, whoever the talk is about. */
function ownOf(talk: Talk): { massKg?: number; ftpW?: number } {
  const { bodyMatrix, powerMatrix } = (talk.own?.profile ?? talk.profile) as {
    bodyMatrix?: { weight?: number };
    powerMatrix?: { ftp?: number };
  };
  return {
    ...(bodyMatrix?.weight === undefined ? {} : { massKg: bodyMatrix.weight }),
    ...(powerMatrix?.ftp === undefined ? {} : { ftpW: powerMatrix.ftp }),
  };
}

/** "My friend is 60 kg and does 240 W, who is faster?": what is missing of the writer is taken from the profile. */
export function selfAndOther(message: Message, talk: Talk): { powerW: number; massKg: number }[] | null {
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

/** "How many watts does my mate of 90 kg need to stay with me at 220 W on 7 %?" */
export function chaseIn(message: Message, talk: Talk): Chase | null {
  const { text: plain } = message;
  if (
    !/\b(?:keep up|keep pace|stay with|stay on|hold (?:my|his|her|their|the) wheel|match|follow|same (?:time|speed|pace)|as fast as|ride with|not (?:get )?dropped?)\b/.test(
      plain,
    ) ||
    !others.test(plain) ||
    !/\b(?:watts?|power|w)\b/.test(plain)
  )
    return null;
  const masses = massesIn(message);
  const powerW = figure(message, 'power');
  if (powerW === undefined || masses.length === 0 || masses.length > 2) return null;
  const self =
    /\b(?:follow|keep up with|keep pace with|stay with|match|ride with|as fast as|hold) (?:him|her|them|his|their|someone|somebody|another|that|my (?!power|watts)\w+|an? )/.test(
      plain,
    ) || /\b(?:do|would|will|should|must|can|could) i\b|\bi (?:need|have to|must|want to)\b/.test(plain);
  const own = ownOf(talk).massKg;
  const theirs = masses.find((one) => !isMine(message, one))?.value;
  const me = masses.find((one) => one.value !== theirs)?.value ?? own;
  if (theirs === undefined || me === undefined) return null;
  return { ahead: { powerW, massKg: self ? theirs : me }, behindKg: self ? me : theirs, self };
}

/** The power with which one rider is as fast as another. */
export function chaseAnswer(ask: { course?: RideAsk }, chase: Chase, { athlete }: Talk): Outcome {
  const { ahead, behindKg, self } = chase;
  const named = ask.course;
  if (!athlete.massKg && named === undefined) return needs('weight');
  const anyLength = named?.distanceM === undefined && !named?.climbId;
  const course = courseOf({
    wants: 'time',
    terrain: named?.grade ? 'climb' : 'flat',
    setup: {},
    ...named,
    ...(anyLength ? { distanceM: 10_000 } : {}),
  });
  if (!course) return needs('course');
  const first = computeRide(course, { powerW: ahead.powerW }, {}, riderOf(athlete, ahead.massKg));
  const second = first.ok
    ? computeRide(course, { timeS: first.timeS }, {}, riderOf(athlete, behindKg))
    : first;
  if (!first.ok || !second.ok)
    return {
      kind: 'refuse',
      text: 'I cannot compute these two; give me both weights, one power and the road.',
    };
  const slope = course.gainM / course.distanceM;
  const road = course.name ?? (slope < 0.001 ? 'the flat' : show.grade(slope));
  const more = Math.round(second.powerW) - Math.round(ahead.powerW);
  return {
    kind: 'answer',
    parts: [
      headline(
        self ? 'You need' : 'The other rider needs',
        show.watts(second.powerW),
        'W',
        `${show.wattsPerKg(second.powerW / behindKg)} W/kg at ${show.kg(behindKg)}, ${show.kmh(first.speedMs)} km/h`,
      ),
      text(
        `That is ${Math.abs(more)} W ${more < 0 ? 'less' : 'more'} than ${show.watts(ahead.powerW)} W at ${show.kg(ahead.massKg)} on ${road}, side by side. ${slope > 0.03 ? 'Uphill weight decides, and a wheel saves little.' : 'On a wheel it is about a third less.'}`,
      ),
      ...details('What it rests on', sources('martin1998')),
      suggestions('How long can I hold that?', 'How much do I save behind another rider at 35 km/h?'),
    ],
    calls: [
      {
        tool: 'chase',
        arguments: { chase, course },
        result: {
          first,
          second,
          more: Math.abs(more),
          behindKg,
          ahead,
          ratio: second.powerW / behindKg,
          slope,
        },
      },
    ],
    result: { powerW: second.powerW },
  };
}
