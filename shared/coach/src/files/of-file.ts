import { findEvent } from '../language/events.ts';
import type { Talk } from '../skill.ts';
import type { Message } from '../understanding/message.ts';

const POINTS =
  /\b(?:my|this|the|that|attached|uploaded) (?:\w+ )?(?:route|course|file|gpx|tcx|fit|track|road|race|event|loop|ride)\b|\b(?:on|of|for|over|with) (?:it|this|that)\b|\bride it\b|\bdo it\b|^(?:it|this)\b|\bthe (?:first|second|third|fourth|last|final|steepest|longest|highest) (?:\w+ )?(?:climb|point|part|section|descent)\b|\bhow many climbs\b|\bthe (?:summit|elevation gain)\b/;
/** Asks for what a file is there for, whatever was spoken of meanwhile. */
const GOES_BACK =
  /\b(?:race|pacing|pace) plan\b|\bplan (?:it|this|that)\b|\bexplain (?:the|my|this|that) ride\b/;
/** What a file has nothing to say about: training for it, things, and the world. */
const OTHER =
  /\b(?:train(?!ing load)\w*|\d+ ?-?weeks? (?:plan|block|program\w*|build)|weeks? (?:to|until|before|out)|plan (?:\w+ ){0,5}weeks|weekly|taper\w*|(?<!\b(?:this|was my) )sessions?|workouts?|intervals?|tyres?|tires?|gear(?:s|ing)?|cassette|chain|insurance|visa|wear|cakes?|difference between|favou?rite|in general|normal|typical|usually|called|amateurs?|sweet spot|dinner|breakfast|lunch|supper|meals?|(?:rides|days|hours) (?:a|per) week|raise|improve|increase|buy)\b|\bwhat (?:does|do) \S+(?: \S+)? mean\b|\bwhat(?:'s|s| is)? (?:(?:my|an?) )?(?:ftp|weight|vo2\S*|threshold|max\S*|w\/kg)\b/;

/** Another ride than the one of the file: "on a 4 hour ride", "on the flat at 200 W". */
const ANOTHER =
  /\b(?:an?|any|another|every|my next) (?:[\w.]+ ){0,3}(?:ride|race|course|route|climb|loop|event)\b|\bon (?:the|a) flat\b/;

/** Whether a message speaks of something that a file has nothing to say about. */
export function isElsewhere({ text, quantities, climb, session }: Message, { file }: Talk): boolean {
  // "20 min test today" with its file is no session to come.
  if (!file || (session && !file.isNew) || climb || OTHER.test(text)) return true;
  if (quantities.some(({ kind }) => kind === 'grade')) return true;
  return (
    !file.isNew && quantities.length > 0 && ANOTHER.test(text) && !POINTS.test(text.replace(ANOTHER, ''))
  );
}

/** Whether a message can only be about the file, or goes on with what was asked of it. */
export function isOfFile(message: Message, talk: Talk): boolean {
  const { text, quantities } = message;
  const { file, memory } = talk;
  if (!file || isElsewhere(message, talk)) return false;
  if (file.isNew) return true;
  if (quantities.some(({ kind }) => kind === 'distance' || kind === 'gain')) return false;
  return (
    POINTS.test(text) ||
    (GOES_BACK.test(text) && findEvent(text) === null) ||
    ['route', 'recording'].includes(memory.current?.skill ?? '')
  );
}

const ASKS =
  /\?|\b(?:what|how|which|why|when|where|who|should|shall|can you|could you|can u|make|give|explain|plan|help|tell)\b/;

const HELP = /^(?:\w+ ){0,4}(?:help|look at|do) (?:\w+ ){0,2}(?:this|it|that|file|gpx)\b[ ?.!]*$/;

/** Hands the file over and asks nothing: "my race on Sunday". */
export const onlyPresents = ({ text, quantities }: Message, { file }: Talk): boolean =>
  file?.isNew === true &&
  quantities.length === 0 &&
  !OTHER.test(text) &&
  (!ASKS.test(text.replace(/\bthoughts ?\?|(?<=^(?:\S+ ){1,6}(?:this|it)\S*(?: \S+)?) ?\?$/, '')) ||
    HELP.test(text));

/** Asks of a ride to come, on the road of this one. */
const AHEAD =
  /\bplan\b|\brace\b|\bpac(?:e|ing)\b|\b(?:would|will|could|can|should) i\b(?! have)|\bnext time\b|\bif i\b|\b(?:course|route|road)\b|\beat\b|\bfuel\w*/;
const BACK = /\b(?:did|was|were|had|went|rode|raced|got)\b/;
const AGAIN = /\bagain\b|\bnext time\b|\bwould (?:it|that) take\b/;
export const looksAhead = ({ text }: Message): boolean =>
  AHEAD.test(text) && (!BACK.test(text) || AGAIN.test(text));
