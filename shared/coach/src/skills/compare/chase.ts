import { needs } from '../../answer/needs.ts';
import { details, headline, suggestions, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import { sources } from '../../answer/works.ts';
import type { Outcome, Talk } from '../../skill.ts';
import { figure, type Message } from '../../understanding/message.ts';
import { computeRide } from '../ride/compute.ts';
import { courseOf } from '../ride/course.ts';
import type { Chase, CompareAsk } from './ask.ts';
import { courseIn, powerIn } from './given.ts';
import { riderOf } from './rider-of.ts';
import { isMine, massesIn, others, ownOf } from './whose.ts';

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

/** The same chase on another road or at another power; null where a message says neither. */
export function changedChase(last: CompareAsk, chase: Chase, message: Message): CompareAsk | null {
  const ride = courseIn(message);
  const powerW = powerIn(message);
  if (ride.course === undefined && powerW === undefined) return null;
  return {
    ...last,
    ...ride,
    chase: powerW === undefined ? chase : { ...chase, ahead: { ...chase.ahead, powerW } },
  };
}

/** The power with which one rider is as fast as another. */
export function answerChase({ course: named }: CompareAsk, chase: Chase, { athlete }: Talk): Outcome {
  const { ahead, behindKg, self } = chase;
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
      text: 'I cannot compute these two. Give me both weights, one power and the road.',
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
