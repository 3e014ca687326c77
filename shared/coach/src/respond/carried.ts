import type { Memory } from '../memory.ts';

const MOST_WORDS = 9;
const windUnit = '(?:km\\/h|kmh|kph|mph|m\\/s|knots?|kts?)';
/** "15 kph headwind", "into 10 km/h wind", "a headwind of 20 km/h" */
const windSaid = new RegExp(
  `(\\d+(?:\\.\\d+)?) ?(${windUnit})?(?: of)?(?: a)? ?(?:head|tail|cross|side)? ?-?wind|(?:head|tail|cross|side) ?-?wind (?:of )?(?:about |around )?(\\d+(?:\\.\\d+)?) ?(${windUnit})?`,
  'i',
);
const otherWind =
  /^(?:(?:and|or|but|ok|so|no|now|then|what about|how about|what if|with|same|a|it'?s|i meant?)[ ,]+)*(head|tail|cross|side) ?-?winds?(?: then| instead| now| back| home| too)*[ ?.!]*$/i;
const figureOnly =
  /^(?:(?:and|or|but|ok|so|now|then|what about|how about|what if|with|at|it'?s)[ ,]+)*(\d{1,2}(?:\.\d)?)(?: then| instead)*[ ?.!]*$/i;

/** "And tailwind?" after a headwind of 15 km/h: as strong as that one; "and 20?" after a wind is a wind. */
function withWind(raw: string, heard: readonly string[]): string {
  const other = otherWind.exec(raw)?.[1];
  if (other) {
    const said = windSaid.exec(heard.findLast((one) => windSaid.test(one)) ?? '');
    return said
      ? `with a ${said[1] ?? said[3]} ${said[2] ?? said[4] ?? 'km/h'} ${other.toLowerCase()}wind`
      : raw;
  }
  const value = figureOnly.exec(raw)?.[1];
  const last = heard.at(-1) ?? '';
  const said = value ? windSaid.exec(last) : null;
  // Where the wind was the only figure, the next one is another wind.
  return value && said && (last.match(/\d+(?:\.\d+)?/g) ?? []).length === 1
    ? last.replace(/\d+(?:\.\d+)?/, value)
    : raw;
}

const mine =
  /^(?:(?:and|ok|so|but)[ ,]+)*(?:(?:what(?:'?s| is| are| would be|about| about)|how about|how (?:big|high|much) is) )?(?:mine|my (?:own|value|number|one))(?: then| now)*[ ?.!]*$/i;
const terms: readonly [RegExp, string][] = [
  [/\bw ?['’](?!\w)|\bw prime\b|anaerobic (?:work )?capacity/i, "W'"],
  [/\bw\/kg\b|watts per kilo|power to weight/i, 'w/kg'],
  [/\bcritical power\b/i, 'critical power'],
  [/\b(?:max(?:imum)? (?:hr|heart ?rate)|hr ?max)\b/i, 'max heart rate'],
  [/\bvo2 ?-?max\b/i, 'vo2max'],
  [/\bsweet ?spot\b/i, 'sweet spot range in watts'],
  [/\bzone 2\b|\bz2\b/i, 'zone 2 range in watts'],
  [/\bzones\b/i, 'zones'],
  [/\b(?:threshold|ftp)\b/i, 'ftp'],
];

/** "What's mine?" after a term was explained: the rider's own value of it. */
function withTerm(raw: string, heard: readonly string[]): string {
  if (!mine.test(raw)) return raw;
  const spoken = heard.slice(-3).toReversed();
  for (const one of spoken) {
    const term = terms.find(([pattern]) => pattern.test(one));
    if (term) return `what is my ${term[1]}`;
  }
  return raw;
}

/** "Each lap has 200 m" of a lap that was given as 12 km: metres of climbing, not its length. */
const withClimbing = (raw: string, heard: readonly string[]): string =>
  /\blaps?\b/i.test(raw) && heard.some((one) => /\blaps?\b/i.test(one) && /\d ?(?:km|k|miles?)\b/i.test(one))
    ? raw.replace(
        /\b(\d{1,4}) ?m(?:et(?:er|re)s)?\b(?! (?:of |up|climb|elev|asc|long|gain))/i,
        '$1 m of climbing',
      )
    : raw;

/** "I can only take 60 an hour" after a question on food: grams of carbohydrate. */
const withGrams = (raw: string): string =>
  raw.replace(/\b(\d{2,3}) (an|per|each|every|a) (hour|hr|h)\b/i, '$1 g carbs $2 $3');

/** "Fewer days, like 4": rides a week. */
const withRides = (raw: string): string =>
  /\b(?:days|rides|times)\b/i.test(raw) && !/\b(?:off|rest|until|before|ago|in \d)\b/i.test(raw)
    ? raw
        .replace(/^.*\b(?:fewer|less|more) (?:days|rides|times)\b[^\d]*(\d)(?!\d).*$/i, '$1 days a week')
        .replace(
          /^.*\b(?:only|just|ride|train|do|make it|with|can) (\d|two|three|four|five|six) (?:days|times)[ ?.!]*$/i,
          '$1 days a week',
        )
    : raw;

/** "And if I was 78?": a weight, where that is near the rider's. */
const withWeight = (raw: string): string =>
  raw.replace(
    /^(?:(?:and|or|but|ok|so)[ ,]+)*(?:what )?if (?:i|we) (?:was|were|am|weighed|weigh|get to|got to|came down to|dropped to) (?:down to |at |only )?([4-9]\d(?:\.\d)?|1[0-2]\d)[ ?.!]*$/i,
    'what if I weighed $1 kg',
  );

/** "The second one", "ok and …": words of assent before a question of its own. */
const assent =
  /^(?:ok(?:ay)?|cool|right|great|good|nice|alright|fine|perfect|got it)[ ,.!]+(?=(?:and|so|then|now|but) \S)/i;

const notThat =
  /^(?:no[, ]+)?(?:that'?s |this is |it'?s )?(?:not what i (?:asked|meant|wanted)|not my question)[.:;!,–-]+\s+(?=(?:how|what|which|when|why|should|can|is|do|i)\b)/i;

const anew =
  /^(?:(?:ok(?:ay)?|no|right|thanks|well)[ ,.!]+)*(?:forget (?:all )?(?:of )?(?:that|it|this|everything)|never ?mind(?: that)?|start over|(?:a )?(?:new|different|another|other|next) (?:question|topic|subject|thing)|change of (?:topic|subject)|something (?:else|different))(?: (?:completely|entirely|then|now))*[.:;!,–-]+\s+(?=(?:\S+\s+){2})/i;

const anExample =
  /^(?:(?:and|so|ok|then|please|can you|could you)[ ,]+)*(?:give|show|make|build|write|suggest) me (?:one|some|an example|a (?:session|workout)(?: (?:for|of) (?:it|that|them))?)(?: please| then| for (?:tomorrow|today))*[ ?.!]*$/i;
const kindsOfSession =
  /\b(over-?unders?|sweet ?spot|threshold|vo2 ?max|tempo|sprints?|endurance|recovery|openers|low cadence|tabata|30\/15|40\/20|micro ?intervals|hill repeats|anaerobic)\b/i;

/** "Give me one", after a kind of session was explained. */
function withSession(raw: string, heard: readonly string[]): string {
  if (!anExample.test(raw)) return raw;
  const kind = heard
    .slice(-3)
    .toReversed()
    .map((one) => kindsOfSession.exec(one)?.[1])
    .find(Boolean);
  return kind ? `give me a ${kind} session` : raw;
}

/** "Who is faster, and by how much?" after two riders were computed. */
const whoIsFaster =
  /^(?:(?:and|so|ok)[ ,]+)*who(?:'s| is| was| would be) (faster|quicker|slower)(?:[ ,]+(?:and )?by how much| then| of us| of the two| in the end)*[ ?.!]*$/i;

/** A short message that leaves out what the one before said, with those words in their place. */
export function carriedOn(raw: string, { heard, current, base }: Memory): string {
  if (heard.length === 0) return raw;
  let written = raw.replace(anew, '').replace(notThat, '').replace(assent, '');
  if (written.split(/\s+/).length > MOST_WORDS + 3) return written;
  const short = written.split(/\s+/).length <= MOST_WORDS;
  if (short) written = withTerm(written, heard).replace(whoIsFaster, 'which is $1');
  if (current?.skill === 'card') written = withSession(written, heard);
  if (base?.skill === 'ride' && short) written = withWeight(withClimbing(withWind(written, heard), heard));
  if (current?.skill === 'feeding') written = withGrams(written);
  if (current?.skill === 'plan') written = withRides(written);
  return written;
}
