import type { SessionSpec, SessionTypeId } from '@breakaway/cycling';
import type { Talk } from '../../skill.ts';
import { typeIn } from '../../language/session-types.ts';
import { figure, has, type Message } from '../../understanding/message.ts';
import { aboutIn } from './about.ts';
import type { About, Constraint, SessionAsk } from './ask.ts';
import { constraintsIn } from './constraints.ts';
import { hillSession } from './hill.ts';
import { minutesIn } from './minutes.ts';
import { buildWords } from './phrases.ts';

/** What a message says of a session, taken once for all questions on one. */
export type Asked = {
  message: Message;
  talk: Talk;
  /** the text without the kinds of session that are not wished for */
  wanted: string;
  type: SessionTypeId | null;
  /** the reason against a session */
  constraint: Constraint | null;
  /** true when another sport, or having no bike at all, is the reason */
  otherSport: boolean;
  /** length, min */
  minutes: number | undefined;
  /** load */
  tss: number | undefined;
  /** what the answer begins with */
  about: About | undefined;
  /** what holds for the session whatever is asked of it */
  flags: Pick<SessionAsk, 'indoor' | 'noPowerMeter' | 'beginner' | 'byHeart' | 'noHeart'>;
  /** repetitions on a hill of given length */
  hill: SessionSpec | null;
  /** true where a session is to be made */
  builds: boolean;
  /** true when it contains figures that belong to other questions */
  otherFigures: boolean;
};

/** "No standing sprints", "without threshold work": what is named is not what is asked for. */
const NOT_WANTED =
  /\b(?:no|without|avoid(?:ing)?|not|nothing with|instead of|rather than|sick of|bored of) (?:any |more |the |my |\w+ing )?(?:sprints?|sprinting|threshold|vo2 ?(?:max)?|intervals|tempo|sweet ?spot|hill repeats|z(?:one)? ?2|endurance)\b/g;
/** No strap today. */
const NO_HEART = /\b(?:no|without|forgot|lost|broke)\b (?:an? |my |the )?(?:heart|hr\b|strap)/;
const OTHER_SPORTS: readonly Constraint['kind'][] = [
  'run',
  'walk',
  'swim',
  'noPool',
  'row',
  'stairs',
  'strength',
  'spinClass',
  'noBike',
];

/** Takes from a message what it says of a session. */
export function askedIn(message: Message, talk: Talk): Asked {
  const { text: plain, session, concepts } = message;
  // "Threshold and sprints": the sprints are the lesser part.
  const wanted = plain.replace(NOT_WANTED, ' ');
  const type =
    typeIn(wanted.replace(/\b(?:\+|and|plus|with|&) (?:some |a few |\w+ )?sprints?\b/g, '')) ??
    typeIn(wanted);
  const constraint = constraintsIn(
    message,
    session !== null ||
      type !== null ||
      /\b(?:long ride|ride|session|workout|intervals?|training|planned|scheduled)\b/.test(plain),
  );
  const minutes = minutesIn(message);
  const tss =
    figure(message, 'tss') ??
    (Number(/\btss (?:of |target |budget )*(?:about |around |roughly |~ ?)?(\d{2,3})\b/.exec(plain)?.[1]) ||
      undefined);
  const flags = {
    ...(concepts.has('indoors') ? { indoor: true } : {}),
    ...(concepts.has('noPowerMeter') ? { noPowerMeter: true } : {}),
    ...(concepts.has('beginner') ? { beginner: true } : {}),
    ...(/\b(?:heart ?rate|hr|bpm|strap)\b/.test(plain) && !NO_HEART.test(plain)
      ? { byHeart: true as const }
      : {}),
    ...(NO_HEART.test(plain) ? { noHeart: true as const } : {}),
  };
  // A loop has a length in metres that is no distance to ride.
  const loop =
    /\b(?:loop|lap|circuit|track)\b/.test(plain) && minutes !== undefined && buildWords.test(plain);
  return {
    message,
    talk,
    wanted,
    type,
    constraint,
    otherSport: constraint !== null && OTHER_SPORTS.includes(constraint.kind),
    minutes,
    tss,
    about: aboutIn(plain),
    flags,
    hill: hillSession(plain, type, minutes),
    builds: /\b(?:build|give me|make me|write|create|design)\b|\band then\b|\bfollowed by\b/.test(plain),
    otherFigures:
      (has(message, 'distance') && !loop) ||
      has(message, 'power', 'relativePower', 'speed', 'ctl', 'heartRate', 'grade', 'weeks', 'weight'),
  };
}
