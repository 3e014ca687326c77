import type { Reading, Talk } from '../../skill.ts';
import { isOfFile, looksAhead, onlyPresents } from '../../files/of-file.ts';
import { figure, type Message } from '../../understanding/message.ts';
import { setupIn } from '../ride/setup.ts';
import { againstIn, ON_PART } from './against.ts';
import type { RouteAsk } from './ask.ts';
import { asksLike, climbIn, figuresIn, whichIn } from './which.ts';

const FOOD =
  /\b(?:eat\w*|feed\w*|fuel\w*|carb\w*|nutrition|gels?|(?<!\baero )bars?|food|bottles?|bidons?|drink\w*|hydrat\w*|snacks?)\b/;
const PLAN =
  /\bplan\b|\bpac(?:e|ing)\b|\bhow (?:fast|hard)\b|\bhow (?:should|do|would|can) i (?:ride|approach|tackle|race|attack|spread)\b|\bhow long (?:will|would|does|do|should|might|is it going to)\b|\b(?:what|which) (?:time|power|watts|speed|effort|intensity)\b|\bhow (?:many|much) (?:watts|power|time)\b|\b(?:finish|estimated|predicted|target) time\b|\bstrategy\b|\bif i (?:ride|hold|do|keep|push|average)\b|\bcan i (?:do|ride|finish|make|beat)\b|\b(?:race|ride|do|finish|pace) (?:it|this|that|the (?:course|route|race))\b|\bwhere (?:should|do|can|could) i\b|\bhow long if\b|\bhow (?:i |would i |do i )?(?:must|shall|divide|split)\b|\btarget (?:watts|power)\b|\bsplits\b|\bsub ?-?\d|\bpossible\b|\bwhen (?:would|will|do|might) i\b|\bwhat (?:would|do|must|should) i (?:need|have) to (?:average|hold|ride|do|push)\b|\bhow (?:would|does|will) (?:the|my) (?:time|plan)\b|\bwhat (?:would|will|does|do) \d+ ?(?:w|watts)\b/;
const CLIMBS = /\bclimbs?\b|\bascents?\b|\bsteepest\b|\bhills?\b/;
/** Of the whole course, and not of its climbs. */
const IN_ALL =
  /\b(?:total|overall|altogether|in all|whole)\b|\bhow much (?:does (?:it|this)|do i|did i) climb\b|\bhow (?:much|many) (?:climbing|ascent|elevation|(?:vertical )?metres|meters|height)\b/;
const FIGURES =
  /\bhow (?:long|far|hilly|steep|high|flat|big|hard) (?:is|the|it|this|that)\b|\bhow (?:much|many) (?:climbing|ascent|elevation|(?:vertical )?metres|meters|height)\b|\bwhat(?:'s| is) (?:this|the|my|that|in)\b|\b(?:distance|elevation|profile|highest|overview|summary|facts|figures|course notes)\b|\b(?:flat|hilly|rolling|mountainous|lumpy)\b|\bhow high\b|\b(?:climbers|rouleurs|puncheurs|sprinters)\b|\bwhat kind of\b|\btell me about\b|\bdescribe\b|\blook at\b/;
/** Of single climbs, whatever is asked of them. */
const ONE_CLIMB =
  /\b(?:last|first|second|third|fourth|fifth|sixth|1st|2nd|3rd|[4-6]th|final|each|every|which|longest|hardest|toughest|biggest|steepest|main) (?:\w+ )?climbs?\b|\bwhich (?:of them|one)\b.*\b(?:longest|hardest|toughest|steepest|biggest)\b|\bjust the climbs\b/;

const aboutOf = ({ text, quantities }: Message): RouteAsk['about'] | null => {
  if (quantities.some(({ kind }) => kind === 'carbRate')) return 'food';
  if (FOOD.test(text) && !/\b(?:race|pacing) plan\b/.test(text)) return 'food';
  if (figuresIn(text).length > 0 && !PLAN.test(text)) return 'facts';
  if (ONE_CLIMB.test(text)) return asksLike(text) ? 'facts' : 'climbs';
  if (PLAN.test(text)) return 'plan';
  if (CLIMBS.test(text) && !IN_ALL.test(text)) return 'climbs';
  return FIGURES.test(text) || IN_ALL.test(text) ? 'facts' : null;
};

/** How it is to be ridden, as far as a message says so. */
function settingsIn(message: Message, talk: Talk): Omit<RouteAsk, 'about'> {
  const { bike, temperatureC, headwindMs, crosswindMs, windSpeedMs, riderMassBy } = setupIn(message);
  const isWindy =
    message.concepts.has('windy') || [headwindMs, crosswindMs, windSpeedMs].some((ms) => ms !== undefined);
  const part = /\b0?\.(\d\d?) (?:of |x )?(?:my )?ftp\b|\bif (?:of )?0?\.(\d\d?)\b/.exec(message.text);
  const written = part && Number(`0.${part[1] ?? part[2]}`);
  const onPart = ON_PART.test(message.text) || climbIn(message.text) !== undefined;
  const perKg = figure(message, 'relativePower');
  const massKg = talk.athlete.massKg?.value;
  const power = figure(message, 'power') ?? (perKg !== undefined && massKg ? perKg * massKg : undefined);
  const share = written ?? figure(message, 'intensity') ?? effortNamed(message.text);
  const [timeS, carbsGh] = [timeOf(message), figure(message, 'carbRate')];
  return {
    ...(bike ? { bike } : {}),
    ...(temperatureC === undefined ? {} : { temperatureC }),
    ...(isWindy ? { wind: true } : {}),
    ...(riderMassBy === undefined ? {} : { massBy: riderMassBy }),
    ...(onPart && (power !== undefined || share !== undefined)
      ? { onPart }
      : share !== undefined
        ? { share }
        : power === undefined
          ? {}
          : { powerW: power }),
    ...(timeS === undefined || !AIMS.test(message.text) ? {} : { targetS: timeS }),
    ...(carbsGh === undefined ? {} : { carbsGh }),
  };
}

/** Efforts by their names, as shares of FTP. */
const NAMED: readonly (readonly [RegExp, number])[] = [
  [/\b(?:zone|z) ?2\b|\bendurance (?:pace|effort)\b/, 0.68],
  [/\b(?:zone|z) ?3\b|\bat tempo\b|\btempo (?:pace|effort|ride)\b/, 0.82],
  [/\b(?:zone|z) ?4\b|\bat threshold\b|\bthreshold (?:pace|effort)\b/, 0.97],
  [/\b(?:easy|easily|relaxed|chilled)\b/, 0.6],
];
const effortNamed = (text: string): number | undefined => NAMED.find(([words]) => words.test(text))?.[1];

/** A course takes hours: what may be minutes and seconds is hours and minutes. */
const SHORTEST_S = 600;
function timeOf(message: Message): number | undefined {
  const timeS = figure(message, 'duration');
  const asClock = /\b\d{1,2}:[0-5]\d\b(?!:)/.test(message.text);
  return timeS !== undefined && asClock && timeS < SHORTEST_S ? 60 * timeS : timeS;
}

/** A time that is aimed at, and not one after which something is eaten. */
const AIMS = /\b(?:in|under|within|sub|below|inside|for|target\w*|finish\w*|goal|want|make it|do it)\b|\bh\b/;

/** How the course was ridden in the plan before. */
const wayOf = (last: RouteAsk | null, { memory }: Talk): Pick<RouteAsk, 'bike' | 'powerW'> =>
  last ? { bike: last.bike, powerW: last.powerW ?? memory.result?.powerW } : {};

/** What stays in a talk until it is said otherwise, whatever is asked next. */
const conditionsOf = (last: RouteAsk | null): Pick<RouteAsk, 'bike' | 'temperatureC'> => ({
  ...(last?.bike ? { bike: last.bike } : {}),
  ...(last?.temperatureC === undefined ? {} : { temperatureC: last.temperatureC }),
});

/** How hard the course was to be ridden, where that was asked. */
const goalOf = (last: RouteAsk | null): Pick<RouteAsk, 'targetS' | 'share' | 'powerW'> => ({
  ...(last?.targetS === undefined ? {} : { targetS: last.targetS }),
  ...(last?.share === undefined ? {} : { share: last.share }),
  ...(last?.powerW === undefined ? {} : { powerW: last.powerW }),
});

/** The one figure or climb that is asked for. */
function oneOf(about: RouteAsk['about'], text: string): Pick<RouteAsk, 'which' | 'climb'> {
  const climb = about === 'climbs' || about === 'facts' ? climbIn(text) : undefined;
  const which =
    about === 'facts'
      ? whichIn(text)
      : about === 'climbs' && /\bsteep\w*\b/.test(text)
        ? 'steepest'
        : undefined;
  return { ...(climb === undefined ? {} : { climb }), ...(which ? { which } : {}) };
}

const GOES_ON = /^(?:and|or|what about|how about|what if|ok|now)\b/;

/** Reads a message as a question about the course of the file; null when it is none. */
export function readRoute(message: Message, talk: Talk): Reading<RouteAsk> | null {
  const { file } = talk;
  if (!file || !isOfFile(message, talk)) return null;
  const { current } = talk.memory;
  // "What would a TT bike save?" is asked of the plan before.
  const last = !file.isNew && current?.skill === 'route' ? (current.ask as RouteAsk) : null;
  const ways = againstIn(message, wayOf(last, talk));
  if (ways && last && file.course) return { ask: changedRoute(last, message, talk) ?? last, score: 1.5 };
  const about = ways ? 'plan' : aboutOf(message);
  if (!file.course) return about === 'plan' && looksAhead(message) ? { ask: { about }, score: 1.3 } : null;
  // Of a ride that was ridden its road is known, and plans are for the next one.
  if (file.ride && !looksAhead(message))
    return about === 'facts' || about === 'climbs' ? { ask: { about: 'facts' }, score: 1.3 } : null;
  const settings = settingsIn(message, talk);
  if (about)
    return {
      ask: {
        about,
        ...conditionsOf(last),
        // What is eaten, and how the climbs are ridden, is asked of the plan before.
        ...(about === 'plan' ? {} : goalOf(last)),
        ...oneOf(about, message.text),
        ...settings,
        ...ways,
      },
      score: 1.5,
    };
  // "And at 200 W?" with the file itself, or after its plan.
  if (file.isNew && Object.keys(settings).length > 0)
    return { ask: { about: 'plan', ...settings }, score: 1.4 };
  const changed = last && GOES_ON.test(message.text) ? changedRoute(last, message, talk) : null;
  if (changed) return { ask: changed, score: 1.4 };
  return file.card.kind === 'route' && onlyPresents(message, talk)
    ? { ask: { about: 'facts' }, score: 1.2 }
    : null;
}

/** What other settings are asked of: figures of the course have none. */
const onWith = ({ about }: RouteAsk): RouteAsk['about'] => (about === 'food' ? about : 'plan');

/** The same course ridden otherwise, or asked otherwise; null where a message changes nothing. */
export function changedRoute(last: RouteAsk, message: Message, talk: Talk): RouteAsk | null {
  if (!isOfFile(message, talk)) return null;
  const ways = againstIn(message, wayOf(last, talk));
  const about = ways ? 'plan' : aboutOf(message);
  const more = message.quantities.find(({ kind, relative }) => kind === 'power' && relative)?.value;
  const { result } = talk.memory;
  const settings: Omit<RouteAsk, 'about'> =
    more !== undefined && result?.powerW !== undefined
      ? { powerW: result.powerW + more, ...ways }
      : { ...settingsIn(message, talk), ...ways };
  const timeS = timeOf(message);
  if (timeS !== undefined && last.about !== 'food' && settings.targetS === undefined)
    settings.targetS = timeS;
  if (!about && Object.keys(settings).length === 0) return null;
  const {
    targetS: _t,
    share: _s,
    powerW: _w,
    against,
    which: _f,
    climb: _c,
    massBy: _m,
    wind: _a,
    onPart: _p,
    ...kept
  } = last;
  const isNewGoal = [settings.targetS, settings.share, settings.powerW].some((one) => one !== undefined);
  // Other air, say, is asked of both ways that were compared.
  const isOfBoth = !about && !isNewGoal && settings.bike === undefined;
  return {
    ...kept,
    ...(isNewGoal ? {} : goalOf(last)),
    ...(against && isOfBoth ? { against } : {}),
    ...settings,
    about: about ?? onWith(last),
  };
}
