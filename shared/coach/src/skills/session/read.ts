import { WEEKDAYS, type Session, type SessionSpec, type SessionTypeId } from '@breakaway/cycling';
import type { Reading, Talk } from '../../skill.ts';
import { figure, has, type Message } from '../../understanding/message.ts';
import { dayPattern, weekdayNamed, weekdaysIn } from '../plan/dates.ts';
import { aboutIn } from './about.ts';
import type { About, SessionAsk } from './ask.ts';
import { comparedIn } from './compare.ts';
import { inTime, riderOf } from './make.ts';
import { hillTakes, minutesIn } from './minutes.ts';
import { constraintsIn } from './constraints.ts';
import { moodIn, typeForAim, typeIn } from '../../language/session-types.ts';

export type { SessionAsk };

const buildWords =
  /\b(?:build|give me|make (?:me )?|create|design|suggest|recommend|write|set me|plan (?:me )?an?|need an?|want an?|looking for|i'?d like|propose|generate|got any|any ideas?|what (?:should|can|could|shall|would) (?:i|you|we) (?:do|ride|train)|what do i (?:do|ride|train)|which (?:sessions?|workouts?|intervals)|what (?:session|workout|intervals?)|a (?:good |short |hard |nice )?(?:session|workout|interval|trainer ride)|session (?:for|to|please)|workout (?:for|to|please)|idea for|something|anything|surprise me|no idea what to (?:do|ride)|tonight|today|tomorrow|after work|before work|at lunch|i(?:'ve| have| got|'ve got) (?:only |just |about )?(?:\d|an? (?:hour|h)))\b/;
const explainWords =
  /\b(?:explain|what (?:exactly |actually |on earth )?(?:is|are|does|do|'s)|what's|whats|why|purpose|point of|meaning|mean|how (?:hard|should|do i|to) (?:is|it|ride|do|pace|feel|execute)?|how should|good for|benefit|describe|tell me about|break down|too hard|doable|can i|realistic|understand|what watts|which watts|how many watts|tss|wattage|power|heart rate|coach (?:gave|set|wrote|said))\b/;
const sessionWords =
  /\b(?:session|workout|intervals?|training ride|reps|efforts|ride today|trainer ride|turbo|set|spin)\b/;
/** A question that is about training in general, not about a session for today. */
const general =
  /^(?:and |but |so |ok |hi,? |hello,? )*(?:is|are|does|do|did|why|when|how|should|will|would|which is|what (?:is|are|does|do you think)|whats|what's|who|where)\b/;
/** "No standing sprints", "without threshold work": what is named is not what is asked for. */
const NOT_WANTED =
  /\b(?:no|without|avoid(?:ing)?|not|nothing with|instead of|rather than|sick of|bored of) (?:any |more |the |my |\w+ing )?(?:sprints?|sprinting|threshold|vo2 ?(?:max)?|intervals|tempo|sweet ?spot|hill repeats|z(?:one)? ?2|endurance)\b/g;
/** Questions on a kind of session, which are no wish for one. */
const ASIDE: ReadonlySet<About> = new Set<About>([
  'where',
  'often',
  'rest',
  'mistake',
  'notWhen',
  'last',
  'fail',
  'easy',
  'effort',
  'progress',
  'feel',
  'cadence',
  'safe',
]);
/** A week of its own kind with a wish for it, not a ride. */
const WHOLE_WEEK = /\b(?:recovery|rest|easy|deload|taper|race) week\b/;
/** Finding a threshold is a test, slots in a week are a plan, and hours between two races are for resting. */
const OTHER_MATTER =
  /\b(?:find|measure|determine|work out|estimate|establish)\b[^.?!]{0,16}\b(?:threshold|ftp|lthr|max(?:imum)? (?:hr|heart))\b|\b(?:slots|windows)\b[^.?!]{0,30}\b(?:a|per|each) week\b|\bhours between\b|\bwhere should i sit\b|\bweek after\b|\bhow much of my (?:training|riding|time|week)\b|\b(?:training load|stress score|hrtss|trimp)\b|\bwhat (?:tss|load|if) (?:was|is|did|does)\b|\bjet ?-?lag\b|\bflying (?:from|to)\b|\bbetween (?:the |my |two )?races\b/;
/** Kinds that are named by words and not by an intensity. */
const KINDS_OF_WORDS: ReadonlySet<SessionTypeId> = new Set<SessionTypeId>([
  'overUnder',
  'lowCadence',
  'sweetSpot',
  'tempo',
]);
/** What changes a plan that stands: its weeks, or the day of the race. */
const OF_THE_PLAN =
  /\bweeks? \d|\b(?:race|event)\b[^.]{0,30}\b(?:moved|instead|earlier|later|postponed|now on)\b/;
/** "Can I swap Tuesday and Thursday?" of the plan that stands. */
const SWAPS_DAYS = new RegExp(
  `\\b(?:swap|switch|move|exchange)\\b.*\\b${dayPattern}\\b.*\\b${dayPattern}\\b`,
);
const HOURS_OF_WEEK = /\d ?(?:h|hrs?|hours?)\b[^.?!]{0,14}\b(?:this|next|a|per|each|every) week\b/;
const REPEATS = /\d ?x ?\d/;
const ASKS_WORTH =
  /^(?:should|do|does|is|are|why|will|would|how much) (?:i|it|strength|gym|weights?|lifting|cyclists)\b/;
/** No strap today. */
const NO_HEART = /\b(?:no|without|forgot|lost|broke)\b (?:an? |my |the )?(?:heart|hr\b|strap)/;
/** A warm-up is no session. */
const WARM_UP = /\bwarm ?-?up\b(?! ?(?:and|,|included|incl))/;
const todayWords =
  /\bwhat (?:should|can|could|shall|would|do) (?:i|we|you) (?:do|ride|train)\b|\bno idea what to (?:do|ride)\b|\bsurprise me\b/;

/** Reads a question on a session: to be explained, built, compared, or swapped for another. */
export function readSessionAsk(message: Message, talk: Talk): Reading<SessionAsk> | null {
  const { text: plain, session, concepts } = message;
  // A recovery or taper week is a plan, and so is what moves the race or the weeks of one.
  if (!session && (WHOLE_WEEK.test(plain) || OTHER_MATTER.test(plain))) return null;
  if (
    !session &&
    talk.memory.current?.skill === 'plan' &&
    (OF_THE_PLAN.test(plain) || SWAPS_DAYS.test(plain))
  )
    return null;
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
  const otherSport =
    constraint !== null &&
    ['run', 'walk', 'swim', 'noPool', 'row', 'stairs', 'strength', 'spinClass', 'noBike'].includes(
      constraint.kind,
    );
  if (!otherSport && (has(message, 'gain', 'carbRate', 'pressure') || (message.climb && !session)))
    return null;
  // Hours of a week are no length of a session, however they stand: "sweet spot with 6 hours a week", "only 4 hours this week".
  if ((has(message, 'weeklyHours') || HOURS_OF_WEEK.test(plain)) && !(session && REPEATS.test(plain)))
    return null;
  // What weeks off cost, and whether the gym is worth it, is asked of knowledge.
  if (
    constraint?.kind === 'noBike' &&
    (has(message, 'weeks') || (has(message, 'days') && /\bwas\b/.test(plain)))
  )
    return null;
  if (
    constraint?.kind === 'strength' &&
    !session &&
    (ASKS_WORTH.test(plain) || /\bsame day\b|\bfit\b.{0,20}\b(?:in|into)\b/.test(plain))
  )
    return null;
  if (
    !constraint &&
    /\b(?:plan|programme|program|schedule)\b/.test(plain) &&
    (has(message, 'weeks') || /\b(?:week|weekly|block|training plan|season|month)\b/.test(plain)) &&
    !session
  )
    return null;
  // "70 TSS in an hour, what intensity?" is a sum.
  if (
    has(message, 'tss') &&
    /\b(?:what|which) intensity\b|\bhow hard\b|\bwhat (?:if|watts|power)\b/.test(plain)
  )
    return null;
  const sides = comparedIn(message, talk, null);
  // "Does 2x40 min to work replace my endurance ride?" asks of the commute.
  const inTheWay = constraint !== null && constraint.kind !== 'other' && constraint.kind !== 'lessTime';
  const builds = /\b(?:build|give me|make me|write|create|design)\b|\band then\b|\bfollowed by\b/.test(plain);
  if (sides && !builds && !(inTheWay && sides.instead))
    return { ask: { wants: 'compare', ...sides }, score: 0.95 };
  const minutes = minutesIn(message);
  const tss =
    figure(message, 'tss') ??
    (Number(/\btss (?:of |target |budget )*(?:about |around |roughly |~ ?)?(\d{2,3})\b/.exec(plain)?.[1]) ||
      undefined);
  const asksExplain = explainWords.test(plain);
  const flags = {
    ...(concepts.has('indoors') ? { indoor: true } : {}),
    ...(concepts.has('noPowerMeter') ? { noPowerMeter: true } : {}),
    ...(concepts.has('beginner') ? { beginner: true } : {}),
    ...(/\b(?:heart ?rate|hr|bpm|strap)\b/.test(plain) && !NO_HEART.test(plain) ? { byHeart: true } : {}),
    ...(NO_HEART.test(plain) ? { noHeart: true } : {}),
  };
  const hill = hillSession(plain, type, minutes);
  const lesser = session !== null && isLesser(session.spec as SessionSpec, hill !== null, type, plain);
  if (session && !lesser) {
    const open = session.assumed.some((one) => one.startsWith('No intensity was given'));
    const read = session.spec as SessionSpec;
    // "3x12 over-unders", "5x6 min at low cadence": what has no watts is of the kind that the words name.
    if (open && type !== null && type !== read.type && KINDS_OF_WORDS.has(type) && !constraint)
      return {
        ask: {
          wants: 'explain',
          type,
          workMinutes: Math.round(workMinutesOf(read)),
          ...flags,
          ...(aboutIn(plain) ? { about: aboutIn(plain)!, words: plain } : {}),
        },
        score: 0.95,
      };
    const spec = read;
    const about = aboutIn(plain);
    const whole = wholeSession(session.session, spec);
    if (
      whole &&
      !constraint &&
      !/\b(?:explain|what (?:is|does|are)|why|purpose|can i|hold|in one go|non ?-?stop|straight)\b/.test(
        plain,
      )
    ) {
      const split = workIn(message, whole.type);
      return {
        ask: {
          wants: 'build',
          ...whole,
          ...(type ? { type } : {}),
          ...(tss === undefined ? {} : { tss }),
          ...(split ?? {}),
          ...flags,
          assumed: session.assumed,
        },
        score: 0.9,
      };
    }
    const length = lengthBeside(session, message);
    if (
      length !== undefined &&
      !constraint &&
      session.assumed.some((one) => one.startsWith('No number was given'))
    )
      return {
        ask: { wants: 'build', type: spec.type ?? type ?? 'vo2max', minutes: length, ...flags },
        score: 0.95,
      };
    if (length !== undefined && !constraint && !spec.within)
      return {
        ask: {
          wants: 'build',
          spec: inTime(spec, length, riderOf(talk)),
          assumed: session.assumed.filter((one) => !one.startsWith('I added')),
          ...flags,
        },
        score: 0.95,
      };
    const total =
      minutes !== undefined &&
      !constraint &&
      !spec.within &&
      (buildWords.test(plain) || /\binclud\w+|^session\b/.test(plain)) &&
      minutes >= 40 &&
      minutes > workMinutesOf(spec) + 10;
    const ask: SessionAsk = {
      wants: constraint ? 'swap' : 'explain',
      spec: total ? inTime(spec, minutes, riderOf(talk)) : spec,
      assumed: total ? session.assumed.filter((one) => !one.startsWith('I added')) : session.assumed,
      ...flags,
      ...(about ? { about, words: plain } : {}),
    };
    if (constraint) ask.constraint = constraint;
    // "2x40 min to work and back, does that replace 90 min endurance?": what was read is what stands for the session.
    if (
      constraint &&
      ['commute', 'split'].includes(constraint.kind) &&
      !/\d ?x ?\d+ .{0,16}(?:@|\bat\b|sst|threshold|vo2)/.test(plain)
    ) {
      const { spec: _, assumed: __, ...rest } = ask;
      return { ask: { ...rest, type: type ?? 'endurance' }, score: 0.95 };
    }
    if (session.question) ask.question = session.question;
    const elsewhere = /\bhow far\b/.test(plain)
      ? 0.5
      : /\b(?:eat|carbs?|gels?|drink)\b/.test(plain)
        ? 0.35
        : 0;
    return { ask, score: (constraint ? 0.95 : asksExplain || about ? 0.95 : 0.85) - elsewhere };
  }
  if (
    hill &&
    constraint?.kind !== 'shortHill' &&
    (buildWords.test(plain) ||
      sessionWords.test(plain) ||
      /\b(?:reps|repeats|blocks|total|something)\b/.test(plain)) &&
    !general.test(plain)
  )
    return { ask: { wants: 'explain', spec: hill, ...flags, assumed: [] }, score: 0.95 };
  if (
    constraint &&
    (type !== null || otherSport || sessionWords.test(plain) || constraint.kind !== 'other')
  ) {
    const long = /\blong rides?\b/.test(plain) ? 'long' : null;
    const from =
      long ??
      type ??
      typeIn(plain) ??
      typeForAim(plain) ??
      (/\b(?:intervals?|hard|(?<!air )quality|key)\b/.test(plain)
        ? 'threshold'
        : otherSport || (minutes ?? 0) >= 100 || /\b(?:ride|riding)\b/.test(plain)
          ? 'endurance'
          : 'threshold');
    const planned = longestOther(message, constraint.minutes);
    const slept = constraint.kind === 'badSleep' || constraint.kind === 'missed';
    const length =
      constraint.kind === 'lessTime' || (constraint.kind === 'indoor' && constraint.minutes !== undefined)
        ? planned
        : otherSport || slept
          ? undefined
          : minutes;
    const clear =
      type !== null ||
      long !== null ||
      otherSport ||
      ['swapDays', 'missed', 'split', 'commute', 'noTrainer', 'outdoors', 'storm'].includes(constraint.kind);
    const efforts = constraint.kind === 'shortHill' ? effortsIn(message, from, constraint.minutes) : null;
    const sure =
      otherSport ||
      ((constraint.kind === 'hot' || constraint.kind === 'lessTime') && (type !== null || long !== null)) ||
      efforts !== null;
    return {
      ask: {
        wants: 'swap',
        type: from,
        constraint,
        ...flags,
        ...(length ? { minutes: length } : {}),
        ...(efforts ? { spec: efforts } : {}),
      },
      score: sure ? 0.95 : clear ? 0.85 : 0.65,
    };
  }
  const named = sessionWords.test(plain);
  const sent = plain.split(' ').length;
  if (/\b(?:eat|fuel\w*|carbs?|gels?|food)\b/.test(plain) && !builds) return null;
  const wished =
    buildWords.test(plain) ||
    /^(?:(?!fuel|food|carb|eat|drink|breakfast|gels?|my|the|after|before|during|for|last)[\w-]+ ){0,4}(?:session|workout|intervals)\b(?! (?:is|was|felt|feels|says|said|yesterday|last))/.test(
      plain,
    ) ||
    /\b(?:please|go|pls)[.! ]*$/.test(plain);
  const loop =
    /\b(?:loop|lap|circuit|track)\b/.test(plain) && minutes !== undefined && buildWords.test(plain);
  const other =
    (has(message, 'distance') && !loop) ||
    has(message, 'power', 'relativePower', 'speed', 'ctl', 'heartRate', 'grade', 'weeks', 'weight');
  const about = aboutIn(plain);
  const dayAfter =
    /\b(?:day after|yesterday)\b/.test(plain) &&
    /\bwhat (?:do|should|can|could|shall) i (?:ride|do)\b/.test(plain) &&
    !/\btomorrow\b/.test(plain);
  if (
    dayAfter &&
    type === null &&
    !has(message, 'weeks') &&
    (has(message, 'distance', 'duration') || /\b(?:race|century|fondo|sportive|long ride)\b/.test(plain))
  )
    return { ask: { wants: 'build', type: 'recovery', minutes: 45, ...flags }, score: 0.9 };
  const eve = beforeRace(plain);
  if (eve && type === null && !message.session && !has(message, 'power', 'weeks', 'distance'))
    return {
      ask: { wants: 'build', type: eve, ...(minutes === undefined ? {} : { minutes }), ...flags },
      score: 0.9,
    };
  const anyDay = about === 'when' && type !== 'recovery' && type !== 'endurance' && type !== 'openers';
  if (
    type !== null &&
    about &&
    (ASIDE.has(about) || anyDay) &&
    minutes === undefined &&
    !other &&
    !/\b(?:build|give me|make me|design|create|suggest)\b/.test(plain)
  )
    return { ask: { wants: 'explain', type, ...flags, about, words: plain }, score: 0.65 };
  const mood = moodIn(wanted, minutes);
  const aim = type ?? typeForAim(wanted) ?? mood;
  const forSession = !general.test(plain) || todayWords.test(plain);
  if (WARM_UP.test(plain) && !/\b(?:incl\w*|with|plus|and) (?:an? |the )?warm/.test(plain)) return null;
  const bare =
    type !== null &&
    minutes !== undefined &&
    sent <= 12 &&
    !/\b(?:is|does|do|why|should|useful|or just|worth)\b/.test(plain);
  // "20 mins only, go", "1 hour indoor for climbing": a length and hardly anything else is a wish for a session.
  const length =
    minutes !== undefined &&
    minutes >= 15 &&
    !/\b(?:hurt\w*|numb\w*|ach(?:e|es|ing)|pain\w*|cramp\w*)\b/.test(plain) &&
    minutes <= 300 &&
    sent <= 14 &&
    forSession &&
    (aim !== null ||
      concepts.has('indoors') ||
      concepts.has('tired') ||
      /\b(?:only|go|spare|free|got|have)\b/.test(plain));
  const phrase =
    type !== null &&
    sent <= 6 &&
    forSession &&
    /\b(?:please|session|workout|spin|ride|brick|tomorrow\w*|today|tonight)\b|^[\w-]+ ?[\w-]* ?$/.test(
      plain,
    ) &&
    !plain.includes('?');
  if (
    (wished || bare || length || phrase || tss !== undefined) &&
    (named || aim !== null || minutes !== undefined || todayWords.test(plain)) &&
    !other &&
    forSession
  ) {
    if (tss !== undefined && !named && !aim && !wished) return null;
    if (
      aim === null &&
      minutes === undefined &&
      !todayWords.test(plain) &&
      !/\b(?:session|workout)\b/.test(plain)
    )
      return null;
    const score =
      0.3 +
      // A load, a length and a wish leave nothing else to ask for.
      (tss !== undefined && minutes !== undefined && /\b(?:please|pls|give|want|need)\b/.test(plain)
        ? 0.4
        : 0) +
      (named || bare || length || phrase ? 0.25 : 0) +
      (aim ? 0.2 : 0) +
      (minutes !== undefined ? 0.2 : 0) +
      (wished && (aim || minutes !== undefined) ? 0.1 : 0) +
      (/\b(?:build|give me|make me|design|create|suggest|session|workout|(?:need|want|like|have you got|got) something)\b/.test(
        plain,
      ) || phrase
        ? 0.15
        : 0) +
      (todayWords.test(plain) ? 0.3 : 0) -
      (/\b(?:eat|week|weeks|plan|often|hold|ftp test|race plan|test|buy|watch)\b/.test(plain) ? 0.25 : 0);
    const spiced =
      aim === 'endurance' &&
      /\b(?:spic\w+|sprints?|bite|surges?|bursts?|openers?|some efforts|something hard)\b/.test(plain);
    const kind = spiced ? 'enduranceSprints' : (aim ?? usualType(message, minutes));
    const wishedLength = minutes ?? (/\b(?:short|quick)\b/.test(plain) ? 40 : undefined);
    const split = kind ? workIn(message, kind) : null;
    const sprints =
      kind &&
      kind !== 'sprints' &&
      kind !== 'enduranceSprints' &&
      /\b(?:\+|and|plus|with|,)? ?(?:some |a few |\d )?sprints?\b(?! (?:tri|distance|finish))/.test(plain) &&
      typeIn(plain.replace(/sprints?/g, ''))
        ? 4
        : undefined;
    return {
      ask: {
        wants: 'build',
        ...(kind ? { type: kind } : {}),
        ...(wishedLength === undefined ? {} : { minutes: wishedLength }),
        ...(tss === undefined ? {} : { tss }),
        ...(split ?? {}),
        ...(sprints ? { sprints } : {}),
        ...flags,
        ...(noteIn(plain) ? { assumed: [noteIn(plain)!] } : {}),
      },
      score: Math.min(1, score),
    };
  }
  if (
    type !== null &&
    (asksExplain || aboutIn(plain)) &&
    (named ||
      /\b(?:over ?-?unders?|30 ?\/ ?15|40 ?\/ ?20|tabata|openers|microburst|hour of power|sprints?|hill (?:reps|repeats)|pyramid)\b/.test(
        plain,
      )) &&
    (!other || /\bwhat (?:exactly |actually )?is an?\b/.test(plain))
  )
    return {
      ask: {
        wants: 'explain',
        type,
        ...flags,
        ...(aboutIn(plain) ? { about: aboutIn(plain)!, words: plain } : {}),
      },
      score: 0.6,
    };
  return null;
}

/** What is ridden where only a length is known: little time is used for a hard signal, tired legs for an easy ride. */
function usualType({ concepts }: Message, minutes: number | undefined): SessionTypeId | undefined {
  if (concepts.has('tired')) return (minutes ?? 60) <= 50 ? 'recovery' : 'endurance';
  if (concepts.has('beginner')) return 'tempo';
  return minutes !== undefined && minutes <= 30 ? 'thirtyThirty' : undefined;
}

/** Whether the session that was read is only a part of what is asked: sprints beside a hill or tempo, one go up a hill, an easy hour that has a name. */
function isLesser(
  { type: read, reps = 1, sets = 1, work, target, then }: SessionSpec,
  hill: boolean,
  type: SessionTypeId | null,
  plain: string,
): boolean {
  if (read === 'sprints')
    return (
      hill ||
      (type !== null &&
        STEADY.includes(type) &&
        /\b(?:some|a few|with|and|plus)\b/.test(plain) &&
        !/\d ?x ?\d/.test(plain))
    );
  if (then || reps * sets > 1 || work.length > 1) return false;
  return (
    (hill && read === 'hillReps') ||
    (type === 'recovery' && read === undefined && target?.of === 'ftp' && target.to <= 0.75)
  );
}

/** The length, min, that stands beside a session which goes by a name: "pyramid, 75 min", "40/20s for 50 minutes". */
function lengthBeside(
  { spec, start, end, assumed }: NonNullable<Message['session']>,
  { text: plain }: Message,
): number | undefined {
  const { name, type, work } = spec as SessionSpec;
  if (
    type === 'test' ||
    !(name || type === 'pyramid' || assumed.some((one) => one.startsWith('No number was given')))
  )
    return undefined;
  const found = /\b(\d{2,3}) ?-?min|\b(\d(?:\.\d)?) ?-?h(?:ours?|rs?)?\b/.exec(
    plain.slice(Math.max(0, start - 20), end + 28),
  );
  const minutes = found ? (found[1] ? Number(found[1]) : 60 * Number(found[2])) : 0;
  const whole = work.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
  return minutes >= 30 && minutes <= 360 && minutes > whole ? minutes : undefined;
}

const STEADY: readonly SessionTypeId[] = ['endurance', 'long', 'tempo', 'sweetSpot', 'threshold'];

const RACE = '(?:race|event|crit|tt|time trial|sportive|fondo|hill ?climb)';

/** The kind of session that is wished for on the eve of a race, or two days before it; null where there is no race so near. */
function beforeRace(plain: string): 'openers' | 'recovery' | null {
  if (
    !/\b(?:session|workout|something to (?:do|ride)|what (?:should|can|do|shall) i (?:do|ride))\b/.test(plain)
  )
    return null;
  if (!new RegExp(`\\b${RACE}\\b`).test(plain) || /\b(?:after|yesterday|last)\b/.test(plain)) return null;
  if (new RegExp(`\\bday before (?:my |the |a )?\\w* ?${RACE}\\b`).test(plain)) return 'openers';
  const near = /\b(?:in|is) (?:(?:in )?(?:2|two) days|48 hours)\b/.test(plain);
  if (near) return /\btomorrow\b/.test(plain) ? 'openers' : 'recovery';
  if (new RegExp(`\\b${RACE}\\b[^.]{0,14}\\btomorrow\\b`).test(plain)) return 'openers';
  const on = new RegExp(`\\b${RACE}\\b[^.,]{0,12}\\b${dayPattern}`).exec(plain)?.[1];
  const other = weekdaysIn(plain).find((day) => on !== undefined && day !== weekdayNamed(on));
  if (!on || !other) return null;
  const apart = (WEEKDAYS.indexOf(weekdayNamed(on)) - WEEKDAYS.indexOf(other) + 7) % 7;
  return apart === 1 ? 'openers' : apart === 2 ? 'recovery' : null;
}

/** What a session is to be combined with, in a sentence. */
function noteIn(plain: string): string | null {
  if (
    /\b(?:no|without|not any|haven'?t got|lack of) (?:\w+ )?(?:hills?|climbs?|mountains?)\b|\bflat as\b|\b(?:it is|it's|all|completely|totally|pan) ?flat\b/.test(
      plain,
    )
  )
    return 'It needs no hill: take a road without stops, into the wind, a gear harder and seated.';
  if (/\bbrick\b/.test(plain))
    return 'Change shoes and run within five minutes of it: 10 to 20 minutes, the first five easy.';
  return null;
}

/** "3 blocks of tempo on a hill of 18 minutes, 2 h 30 in all": repetitions as long as the hill. */
function hillSession(
  plain: string,
  type: SessionTypeId | null,
  minutes: number | undefined,
): SessionSpec | null {
  const hill = hillTakes(plain);
  if (!hill) return null;
  const count =
    Number(/\b(\d{1,2}) ?(?:x|times|blocks?|reps?|repeats?|goes|efforts?|climbs?|laps)\b/.exec(plain)?.[1]) ||
    undefined;
  const steady =
    type !== null &&
    [
      'tempo',
      'sweetSpot',
      'threshold',
      'endurance',
      'vo2max',
      'lowCadence',
      'overUnder',
      'timeTrialPace',
    ].includes(type)
      ? type
      : null;
  const aim: SessionTypeId =
    steady ?? (hill >= 15 ? 'sweetSpot' : hill >= 10 ? 'threshold' : hill >= 1.5 ? 'hillReps' : 'anaerobic');
  const seconds = 60 * hill;
  const sprints = /\bsprints?\b(?! (?:tri|distance|finish))/.test(plain)
    ? [{ type: 'sprints' as const, reps: 4, work: [{ seconds: 10 }], restS: 180 }]
    : [];
  const spec: SessionSpec = {
    type: aim,
    reps: count ?? Math.max(2, Math.min(8, Math.round((hill >= 10 ? 36 : 24) / hill))),
    work: [{ seconds, label: 'uphill' }],
    // Down again in about two thirds of the time.
    restS: Math.max(120, Math.round((0.65 * seconds) / 30) * 30),
    ...(aim === 'hillReps' && hill <= 3 ? { target: { of: 'ftp' as const, from: 1.15, to: 1.15 } } : {}),
  };
  if (minutes === undefined) return sprints.length > 0 ? { ...spec, then: sprints } : spec;
  const needs = (spec.reps ?? 1) * (seconds + spec.restS!) + 1200;
  // A long ride around a few climbs, or as many as the time allows.
  if (count !== undefined && needs < 60 * minutes - 1200)
    return { ...spec, ...(sprints.length > 0 ? { then: sprints } : {}), within: { seconds: 60 * minutes } };
  return { ...spec, totalS: 60 * minutes };
}

/** "8 minute efforts", of which no number was said: half an hour of them. @param hillMin what the hill takes */
function effortsIn(message: Message, type: SessionTypeId, hillMin: number | undefined): SessionSpec | null {
  const piece = message.quantities.find(
    ({ kind, relative, value }) =>
      kind === 'duration' && !relative && value / 60 !== hillMin && value >= 120 && value <= 1800,
  )?.value;
  return piece === undefined
    ? null
    : { type, reps: Math.max(2, Math.round(1920 / piece)), work: [{ seconds: piece }] };
}

/** "30 minutes of threshold in one hour": the work beside the length of the whole. */
function workIn(message: Message, type: SessionTypeId): Pick<SessionAsk, 'workMinutes' | 'minutes'> | null {
  const lengths = message.quantities
    .filter(({ kind, relative }) => kind === 'duration' && !relative)
    .map(({ value }) => value / 60);
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)];
  const easy = ['endurance', 'recovery', 'long', 'openers', 'groupRide', 'sprints'].includes(type);
  if (easy) return null;
  if (
    lengths.length === 2 &&
    least < 0.85 * most &&
    least >= 8 &&
    /\b(?:of|at|@)\b/.test(message.text) &&
    !/\binstead\b/.test(message.text)
  )
    return { workMinutes: least, minutes: most };
  if (
    lengths.length === 1 &&
    most >= 8 &&
    most <= 120 &&
    /\b(?:in total|total of|worth of|accumulate|time at|work at|of work)\b/.test(message.text) &&
    /\bat\b|\bof (?:actual )?work\b|\btime (?:at|in)\b/.test(message.text)
  )
    return { workMinutes: most };
  return null;
}

const workMinutesOf = ({ work, reps = 1, sets = 1 }: SessionSpec): number =>
  (sets * reps * work.reduce((sum, { seconds }) => sum + seconds, 0)) / 60;

/** The planned length, min, beside the time that there is. */
function longestOther(message: Message, available: number | undefined): number | undefined {
  const all = message.quantities
    .filter(({ kind, relative }) => kind === 'duration' && !relative)
    .map(({ value }) => value / 60);
  const most = Math.max(0, ...all);
  return available !== undefined && most > available ? most : undefined;
}

/**
 * "60 min of sweet spot", "VO2 session, 75 min": the length of the whole session is meant, not one effort of an hour above
 * what anybody rides in one piece.
 */
function wholeSession(
  made: Session | null,
  spec: SessionSpec,
): { type: SessionTypeId; minutes: number } | null {
  if (
    !made ||
    spec.then ||
    spec.within ||
    (spec.reps ?? 1) > 1 ||
    (spec.sets ?? 1) > 1 ||
    spec.work.length > 1
  )
    return null;
  const seconds = spec.work[0]?.seconds ?? 0;
  const easy = [
    'endurance',
    'recovery',
    'long',
    'tempo',
    'groupRide',
    'test',
    'hourOfPower',
    'openers',
    'enduranceSprints',
  ];
  return seconds >= 20 * 60 && !easy.includes(made.type) ? { type: made.type, minutes: seconds / 60 } : null;
}
