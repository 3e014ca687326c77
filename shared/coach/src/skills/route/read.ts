import type { Reading, Talk } from '../../skill.ts';
import { isOfFile, LOOKS_AHEAD } from '../../files/of-file.ts';
import { figure, has, type Message } from '../../understanding/message.ts';
import { setupIn } from '../ride/setup.ts';
import type { RouteAsk } from './ask.ts';

const FOOD =
  /\b(?:eat\w*|feed\w*|fuel\w*|carb\w*|nutrition|gels?|bars?|food|bottles?|bidons?|drink\w*|hydrat\w*|snacks?)\b/;
const PLAN =
  /\bplan\b|\bpac(?:e|ing)\b|\bhow (?:fast|hard)\b|\bhow (?:should|do|would|can) i (?:ride|approach|tackle|race|attack|spread)\b|\bhow long (?:will|would|does|do|should|might|is it going to)\b|\b(?:what|which) (?:time|power|watts|speed|effort|intensity)\b|\bhow (?:many|much) (?:watts|power|time)\b|\b(?:finish|estimated|predicted|target) time\b|\bstrategy\b|\bif i (?:ride|hold|do|keep|push|average)\b|\bcan i (?:do|ride|finish|make|beat)\b|\b(?:race|ride|do|finish|pace) (?:it|this|that|the (?:course|route|race))\b/;
const CLIMBS = /\bclimbs?\b|\bascents?\b|\bsteepest\b|\bhills?\b/;
const FIGURES =
  /\bhow (?:long|far|hilly|steep|high|flat|big|hard) is\b|\bhow (?:much|many) (?:climbing|ascent|elevation|(?:vertical )?metres|meters|height)\b|\bwhat(?:'s| is) (?:this|the|my|that|in)\b|\b(?:distance|elevation|profile|highest|overview|summary|facts|figures|course notes)\b|\btell me about\b|\bdescribe\b|\blook at\b/;
/** Training for it, or a question about the world. */
const OTHER =
  /\b(?:train\w*|weeks? (?:to|until|before|out)|taper\w*|sessions?|workouts?|intervals?|tyres?|tires?|gear(?:s|ing)?|cassette|insurance|visa)\b|\bwhat (?:does|do) \S+(?: \S+)? mean\b/;
const aboutOf = (text: string): RouteAsk['about'] | null => {
  if (FOOD.test(text) && !/\b(?:race|pacing) plan\b/.test(text)) return 'food';
  if (PLAN.test(text)) return 'plan';
  if (CLIMBS.test(text)) return 'climbs';
  return FIGURES.test(text) ? 'facts' : null;
};

/** How it is to be ridden, as far as a message says so. */
function settingsIn(message: Message): Omit<RouteAsk, 'about'> {
  const { bike, temperatureC } = setupIn(message);
  const [power, share] = [figure(message, 'power'), figure(message, 'intensity')];
  const [timeS, carbsGh] = [figure(message, 'duration'), figure(message, 'carbRate')];
  return {
    ...(bike ? { bike } : {}),
    ...(temperatureC === undefined ? {} : { temperatureC }),
    ...(share === undefined ? {} : { share }),
    ...(power === undefined || share !== undefined ? {} : { powerW: power }),
    ...(timeS === undefined || !AIMS.test(message.text) ? {} : { targetS: timeS }),
    ...(carbsGh === undefined ? {} : { carbsGh }),
  };
}

/** A time that is aimed at, and not one after which something is eaten. */
const AIMS = /\b(?:in|under|within|sub|below|inside|for|target\w*|finish\w*|goal|want|make it|do it)\b|\bh\b/;

/** Reads a message as a question about the course of the file; null when it is none. */
export function readRoute(message: Message, talk: Talk): Reading<RouteAsk> | null {
  if (!talk.file?.course || !isOfFile(message, talk) || OTHER.test(message.text)) return null;
  // Of a ride that was ridden, unless it looks ahead.
  if (talk.file.ride && !LOOKS_AHEAD.test(message.text)) return null;
  const about = aboutOf(message.text);
  const steepest = about === 'climbs' && /\bsteep\w*\b/.test(message.text) ? { steepest: true } : {};
  if (about) return { ask: { about, ...steepest, ...settingsIn(message) }, score: 1.5 };
  // "My race on Sunday", with a file: its figures, unless something else knows better.
  return talk.file.isNew && talk.file.card.kind === 'route' ? { ask: { about: 'facts' }, score: 0.55 } : null;
}

/** The same course ridden otherwise, or asked otherwise; null where a message changes nothing. */
export function changedRoute(last: RouteAsk, message: Message, talk: Talk): RouteAsk | null {
  if (OTHER.test(message.text) || message.session || message.climb || has(message, 'distance', 'gain'))
    return null;
  const about = aboutOf(message.text);
  const more = message.quantities.find(({ kind, relative }) => kind === 'power' && relative)?.value;
  const { result } = talk.memory;
  const settings: Omit<RouteAsk, 'about'> =
    more !== undefined && result?.powerW !== undefined
      ? { powerW: result.powerW + more }
      : settingsIn(message);
  const timeS = figure(message, 'duration');
  if (timeS !== undefined && last.about !== 'food' && settings.targetS === undefined)
    settings.targetS = timeS;
  if (!about && Object.keys(settings).length === 0) return null;
  const { targetS, share, powerW, steepest: _, ...kept } = last;
  const isNewGoal = [settings.targetS, settings.share, settings.powerW].some((one) => one !== undefined);
  const goal = {
    ...(targetS === undefined ? {} : { targetS }),
    ...(share === undefined ? {} : { share }),
    ...(powerW === undefined ? {} : { powerW }),
  };
  return { ...kept, ...(isNewGoal ? {} : goal), ...settings, about: about ?? last.about };
}
