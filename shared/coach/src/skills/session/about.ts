import { SESSION_OFTEN, SESSION_TYPES, sessionLoad, type Session } from '@breakaway/cycling';
import { show } from '../../answer/rounding.ts';
import type { Talk } from '../../skill.ts';
import { judged } from './judge.ts';
import { exactTime, heartRange, mainSteps, restWords, rpeWords, targetWords } from './words.ts';
import type { About } from './ask.ts';

/** Which words ask for what; the first that fits counts. */
const ASKS: readonly (readonly [About, RegExp])[] = [
  [
    'often',
    /\bhow (?:often|frequent\w*)\b|\b(?:how many (?:times )?|times |once |twice |\d times )(?:a|per|each|this) week\b|\bper week\b|\bevery (?:day|week)\b/,
  ],
  [
    'decode',
    /\b(?:mean|means|meaning|decode|translate|decipher|abbreviat\w+|stands? for|in plain (?:words|english)|gibberish|hieroglyph\w*|what do i (?:actually )?do)\b/,
  ],
  ['warmUp', /\b(?:how|should|need|what|long|which)\b.{0,24}\bwarm(?:ing)? ?-?up\b|\bwarm ?-?up for\b/],
  [
    'purpose',
    /\bwhat for\b|\bwhat (?:is )?(?:it|this|that|they|these)(?: is| are)? for\b|\b(?:the )?purpose\b|\bpoint of\b/,
  ],
  [
    'fail',
    /\b(?:blew up|cracked|cooked|exploded|popped|bailed|quit|(?:only|just) (?:managed|did|got through|finished|made it)|died|fell apart|faded|had to (?:stop|quit|bail))\b|\b(?:what if|if) i (?:can'?t|cannot|fail|blow up|crack|feel bad|don'?t|struggle|have to stop|bail)|\bfail(?:s|ed|ing)?\b|\bblow(?:n|ing)? up\b|\bcan'?t finish\b|\bcouldn'?t (?:finish|hold|complete)\b|\bgive up\b|\bwhen (?:to|should i|do i) (?:stop|quit|bail|pull the plug)\b|\b(?:skip|without) the rests?\b/,
  ],
  [
    'when',
    /\b(?:before or after|day (?:before|after)|rest day|which day|what day|when (?:should|could|can|do|to|in the week)|(?:again|also|too|repeat it) tomorrow|tomorrow (?:again|as well|too)|tomorrow\?|back to back|two days in a row|again\b|same day|time of (?:day|year))/,
  ],
  [
    'doable',
    /\b(?:(?:can|could) (?:i|we|he|she|an?|my|someone|somebody|a \d\d)\b|crazy|mad|nuts|insane|stupid|overkill|wise|smart|able to|doable|too (?:hard|much|long|ambitious)|possible|realistic|manage|survive|finish it|complete it|hold (?:that|it|this)|handle|ok(?:ay)? for me|right for me|ready for|sensible|reasonable|achievable|feasible|am i)\b/,
  ],
  ['mistake', /\bmistakes?\b|\bget(?:ting)? wrong\b|\bwatch out\b|\bpitfalls?\b|\bdo wrong\b|\bavoid\b/],
  [
    'last',
    /\blast (?:rep|repetition|one|interval|set|effort|minute)\b|\bfirst (?:rep|repetition|one|interval|effort)\b/,
  ],
  [
    'progress',
    /\bprogress\w*\b|\bmake it harder (?:over|each|every|next)\b|\bnext (?:step|level|week)\b|\bbuild (?:it )?up\b|\bmove on\b/,
  ],
  ['zones', /\b(?:time in (?:the )?zones?|minutes in (?:the )?zones?|what zone|which zone|zone is)\b/],
  ['watts', /\b(?:what|which|how many) (?:\w+ )?(?:watts?|power|wattage)\b|\bwatts\??$|\btarget\b/],
  ['heartRate', /\bheart ?rate|\bhr\b|\bbpm\b|\bpulse\b/],
  ['safe', /\b(?:bad for|dangerous|safe|harm\w*|hurt my|hard on my|kill my)\b/],
  [
    'where',
    /\b(?:uphill|on (?:a|the) (?:hill|climb|flat)|hill or flat|(?:outdoors?|outside|indoors?|inside|flat|trainer|turbo|hills?) or\b|where (?:should|do|can|to|is best))\b/,
  ],
  [
    'easy',
    /\b(?:too|so|quite|really|pretty) easy\b|\b(?:could|can) (?:have )?(?:do|done|go|gone) (?:\w+ )?more\b|\bnot hard enough\b|\bdidn'?t (?:hurt|feel hard)\b|\bwasn'?t (?:that )?hard\b/,
  ],
  ['effort', /\bhow (?:hard|tough|tiring|exhausting|demanding|brutal|painful)\b/],
  ['load', /\btss\b|\bload\b|\bkj\b|\bcalories\b|\bif of\b/],
  ['feel', /\bfeel\w*\b|\brpe\b|\bperceived\b/],
  ['fuel', /\b(?:eat|fuel\w*|carbs?|gels?|drink|breakfast)\b/],
  ['cadence', /\bcadence\b|\brpm\b|\bwhat gear\b/],
  [
    'rest',
    /\b(?:rests?|recover(?:y|ies)|between (?:reps|sets|them))\b.{0,24}\b(?:short|long|easy|why|matter|for)\b|\b(?:how (?:long|easy|much)|why|what) .{0,40}\b(?:rests?|recover(?:y|ies)|breaks?|between)\b/,
  ],
  ['time', /\b(?:total time|how long (?:does|is|will|would|do)|how much time|time (?:in )?total|duration)\b/],
  [
    'purpose',
    /\bwhy|purpose|point|good for|benefit|train(?:s|ing)?\b.{0,12}\?|what (?:is|does|do|are) (?:it|this|that|they|these|those) (?:for|do|train)|what for|what .{0,20} (?:train|improve|develop)\b|matters?\b/,
  ],
  ['notWhen', /\bwhen not\b|\bshould i skip\b/],
];

/** What a question on a session asks for; undefined where it asks for all of it. */
export const aboutIn = (plain: string): About | undefined =>
  ASKS.find(([, pattern]) => pattern.test(plain))?.[0];

const ZONES = ['Z1', 'Z2', 'Z3', 'Z4', 'Z5', 'Z6', 'Z7'];

/** "1 h 6 min in all, 32 min of work, 3 min between at 125 W." */
function shapeWords(session: Session, talk: Talk): string {
  const load = sessionLoad(session, talk.athlete.ftpW?.value);
  const work = load.workS > 0 && load.workS < load.durationS ? `, ${show.aboutTime(load.workS)} of work` : '';
  return `${show.aboutTime(load.durationS)} in all${work}${restWords(session, talk)}.`;
}

/** "15 min warm-up, then 3 times 12 min sweet spot with 5 min easy between, 10 min cool-down." */
function described(session: Session): string {
  const { steps } = session;
  const [first, last] = [steps[0], steps.at(-1)];
  const rest = steps.find(({ kind }) => kind === 'rest');
  const between =
    rest && steps.filter(({ kind }) => kind === 'work').length > 1
      ? ` with ${exactTime(rest.seconds)} easy between`
      : '';
  return (
    [
      ...(first?.kind === 'warmUp' ? [`${show.aboutTime(first.seconds)} warm-up`] : []),
      `${session.name}${between}`,
      ...(last?.kind === 'coolDown' ? [`${show.aboutTime(last.seconds)} cool-down`] : []),
    ].join(', then ') + '.'
  );
}

/** The sentences that answer a question on a session, what was asked first. @param day what the talk says of days */
export function aboutWords(about: About | undefined, session: Session, talk: Talk, plain = ''): string {
  const type = SESSION_TYPES[session.type];
  const load = sessionLoad(session, talk.athlete.ftpW?.value);
  const shape = shapeWords(session, talk);
  const target = targetWords(session, talk);
  switch (about) {
    case 'purpose':
      return `${type.purpose} ${type.feel} ${shape}`;
    case 'feel':
      return `${type.feel} RPE ${rpeWords(session)} of 10. ${shape}`;
    case 'heartRate':
      return `${heartWords(session, talk)} ${shape}`;
    case 'load':
      return `It costs about ${Math.round(load.tss)} TSS at an IF of ${load.intensityFactor.toFixed(2)}${load.workKj === null ? '' : `, ${Math.round(load.workKj)} kJ`}. ${type.hard ? 'Count it as a hard day.' : 'It is no hard day.'} ${shape}`;
    case 'effort': {
      const verdict = judged(session, talk);
      const doubtful = verdict && verdict.colour !== 'green' ? ` ${verdict.words}` : '';
      return `RPE ${rpeWords(session)} of 10: ${lower(type.feel)} ${type.hard ? 'A hard day' : 'No hard day'}, about ${Math.round(load.tss)} TSS.${doubtful} ${shape}`;
    }
    case 'easy':
      return `It should feel like this: ${lower(type.feel)} RPE ${rpeWords(session)} of 10. If two more repetitions would have gone, add one, or 3 % of power, next time. If that is easy as well, your FTP is set too low: test it.`;
    case 'fuel':
      return `${type.fuel} ${shape}`;
    case 'doable':
      return `${judged(session, talk)?.words ?? type.feel} ${shape}`;
    case 'often':
      return `${SESSION_OFTEN[session.type]} ${shape}`;
    case 'when':
      return `${whenWords(session, plain)} ${shape}`;
    case 'mistake':
      return `Common mistake: ${lower(type.mistake)} ${type.feel}`;
    case 'notWhen':
      return `Not when: ${lower(type.notWhen)} ${shape}`;
    case 'progress':
      return `${type.progress} ${SESSION_OFTEN[session.type]}`;
    case 'last':
      return `First and last at the same power${target?.unit ? `, ${target.value} ${target.unit}` : ''}: the first should feel almost easy, the last RPE ${type.rpe[1]} of 10, with at most one more left in you.`;
    case 'warmUp': {
      const ftp = talk.athlete.ftpW?.value;
      if (!type.hard) return `No warm-up of its own: ride the first 10 minutes easily. ${shape}`;
      return `15 to 20 minutes: 10 rising from very easy to ${ftp ? `${show.watts(0.75 * ftp)} W` : 'where talking gets short'}, then 3 times 1 minute at the power of the session with 1 minute easy. Then 2 or 3 easy minutes. ${shape}`;
    }
    case 'decode':
      return `${described(session)} ${type.purpose} ${type.feel}`;
    case 'safe':
      return `Fine for healthy legs. Not when: ${lower(type.notWhen)} ${type.feel} ${shape}`;
    case 'where': {
      const longest = Math.max(...mainSteps(session).map(({ seconds }) => seconds));
      return `Where nothing stops you for ${exactTime(longest)}. On a steady climb the power is easiest to hold, and the trainer makes it exact. The flat works too if the road is quiet. Expect a few watts less there. ${shape}`;
    }
    case 'fail':
      if (
        /\b(?:blew|cracked|failed|always|couldn'?t|last time|yesterday|managed|died|faded|bailed|quit|trouble|struggle|keep)\b/.test(
          plain,
        )
      )
        return failedWords(session, talk);
      return 'If power falls 5 % below the target for a whole repetition, or the rests no longer help, ride home easily: what is done counts. If you feel merely heavy, take 5 % off or rest a minute longer first. Next time start 3 to 5 % lower.';
    case 'cadence':
      return `${session.type === 'lowCadence' ? '50 to 60 rpm, seated, in a big gear.' : 'Your own: 85 to 95 rpm for most, lower uphill, and no need to force it.'} ${shape}`;
    case 'zones': {
      const zones = load.zoneS.flatMap((seconds, i) =>
        seconds >= 60 ? [`${show.aboutTime(seconds)} in ${ZONES[i]}`] : [],
      );
      return `${zones.join(', ')}, by power. Heart rate follows a minute or two late. ${type.purpose}`;
    }
    case 'rest':
      return `${restReason(session)} ${shape}`;
    case 'time':
      return `${shape} ${type.purpose}`;
    default:
      return `${shape} ${type.purpose}${target?.unit || talk.athlete.ftpW || target?.value === 'all out' ? '' : ' With your FTP I give it in watts.'} ${type.feel}`;
  }
}

function heartWords(session: Session, { athlete }: Talk): string {
  const beats = heartRange(session, athlete.thresholdHrBpm?.value);
  const range = SESSION_TYPES[session.type].thresholdHr;
  if (beats && !session.steps.some(({ kind }) => kind === 'work'))
    return `Keep heart rate at ${beats} bpm, the lower half early in the ride. Let it drift up a little at the end.`;
  if (beats)
    return `Your heart rate should reach ${beats} bpm late in the work. It lags a minute or two behind, so pace by power or feel.`;
  if (range)
    return `Heart rate late in the work: ${Math.round(100 * range[0])} to ${show.share(range[1])} of threshold heart rate, about ${Math.round(92 * range[0])} to ${Math.round(92 * range[1])} % of the highest. Pace by feel, RPE ${rpeWords(session)}.`;
  return `Heart rate says little here: the efforts are too short for it. Go by feel, RPE ${rpeWords(session)} of 10.`;
}

/** What to change after a session that did not come off. */
function failedWords(session: Session, { athlete }: Talk): string {
  const level = mainSteps(session).filter(({ maximal }) => !maximal)[0]?.to;
  const lower =
    level && athlete.ftpW
      ? ` at ${show.watts(0.96 * level * athlete.ftpW.value)} W, 4 % lower,`
      : ' 4 % lower';
  return `What you did counts. There is nothing to make up. Next time start${lower} or rest a minute longer: the first repetition should feel almost easy. Fresh legs and food before it matter as much. If it fails twice in a row, take three easy days and test your FTP.`;
}

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** On which day: fresh before, two days to the next where it is hard. */
function whenWords(session: Session, plain: string): string {
  const { hard, title } = SESSION_TYPES[session.type];
  if (!hard) return `${title} fits on any day, also the day after a hard one.`;
  if (/\bbefore\b.{0,14}\b(?:race|event|tt|crit|time trial)\b/.test(plain))
    return 'Not on the day before a race: three days before it at the latest. On the day before ride openers.';
  if (/\bday before\b.{0,16}\blong\b/.test(plain))
    return 'It works: hard first, on fresh legs, and the long ride easy. With an easy day between, both are better.';
  const today = /\btoday is (?:a )?(\w+day)\b|\bit'?s (\w+day)\b/.exec(plain);
  const at = DAYS.indexOf(today?.[1] ?? today?.[2] ?? '');
  if (at >= 0)
    return `${capital(DAYS[(at + 2) % 7]!)} or ${capital(DAYS[(at + 3) % 7]!)}: leave 48 hours after a hard session, with easy days between.`;
  if (/\btomorrow|again|back to back|in a row|same day\b/.test(plain))
    return 'Not on the next day: leave 48 hours, with an easy day or a day off between.';
  return 'After an easy day or a day off, when the legs are fresh. Easy again on the day after, and 48 hours to the next hard session.';
}

/** Why the rests are as long as they are. */
function restReason(session: Session): string {
  const rest = session.steps.find(({ kind }) => kind === 'rest');
  const work = mainSteps(session)[0];
  if (!rest || !work) return 'It is ridden in one piece, without rests.';
  const lasts = exactTime(rest.seconds);
  if (rest.seconds <= 30 && work.seconds <= 60)
    return `The ${lasts} are short on purpose: with longer ones each effort is fresh again, and the set is no longer one long piece of hard work.`;
  if (rest.seconds >= 2 * work.seconds)
    return `${capital(lasts)} give you back nearly all of your power. With less the efforts turn into something slower.`;
  if (rest.seconds >= 0.75 * work.seconds)
    return `About as long as the work, ${lasts}: enough to make the next one as good. Ride easily, do not stop.`;
  return `${capital(lasts)} is enough to start the next one evenly. A minute more does no harm, much more only costs time.`;
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const lower = (words: string) => words.replace(/^[A-Z](?=[a-z' ])/, (letter) => letter.toLowerCase());
