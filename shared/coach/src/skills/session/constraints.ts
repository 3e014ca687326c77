import type { Message } from '../../understanding/message.ts';
import { hillTakes, minutesIn } from './minutes.ts';
import type { Constraint } from './ask.ts';

/** Words that ask for something else. */
const SWAP =
  /\b(?:instead|less boring|more fun than|same (?:tss|load|effect|benefit) (?:but|in|with)|make up for|too cold|(?:what|which) other|swap|replac\w+|alternativ\w*|substitut\w*|switch|rather|skip|shorten|cut (?:it )?(?:short|down)|adapt|adjust|in place of|do the job|stand in|make up for|catch up|(?:do it|go|ride)(?: it)? or (?:bin|skip|rest|leave|not)\w*|what (?:else|now|(?:can|could|should|would|do|shall) i do)|should i (?:still|skip|do|go|ride|move|squeeze)|is it ok(?:ay)?|or should|still do|counts? (?:as|for)|(?:is|are|would) .{0,20}(?:ok|okay|fine|enough|good enough)\??$|do instead|save the (?:session|ride|workout|day)|sane version|would .{0,30} do\b|or (?:just )?(?:accept|rest))\b/;
/** Words that say that a session is waiting. */
const PLANNED =
  /\b(?:plan(?:ned)?|schedul\w+|programme|on the (?:menu|card)|supposed to|meant to|was going to|calls for|coach (?:says|said|wants|gave|wrote|has)|(?:plan|session|workout|programme|coach|trainingpeaks|app) (?:says|said|wants|has|asks|calls)|have (?:a |my )?\d|got (?:a |my )?\d|due (?:today|tonight)|today|tonight|this (?:morning|afternoon|evening)|tomorrow|my \d)\b/;
const LITTLE =
  /\b(?:at most|no more than|(?:h|hours?|min|minutes?) max(?:imum)?|no long rides|only|just|less time|short(?:er)? (?:of|on) time|no time|not enough time|squeeze|ran out of time|running late|can'?t fit|home in|back by|have (?:got )?\d+ ?min|got \d+ ?min|instead of (?:the |my |a )?(?:\d+|two|three|four|usual|planned|full))\b/;
const WEATHER =
  /\b(?:rain\w*|snow\w*|ice\b|icy|pouring|bad weather|foul weather|weather is|sleet|hail\w*|black ice|slippery|wet)\b/;
const NO_TRAINER =
  /\b(?:no|without|don'?t (?:have|own)|haven'?t got|never used|sold my|lent my) (?:a |an |the |my |any )?(?:bike )?(?:turbo|trainer|rollers|indoor)|(?:turbo|trainer|rollers) (?:is |are )?(?:at|with|lent|gone|sold)\b/;
const BROKEN_TRAINER =
  /\b(?:turbo|trainer|rollers|zwift|smart ?trainer|kickr)\b.{0,30}\b(?:broke\w*|dead|died|bust|kaput|fail\w*|stopped|won'?t|out of order|smells?|down)\b|\b(?:broken|dead) (?:turbo|trainer)\b/;
const NO_BIKE =
  /\b(?:no bike|without (?:a |my |the )?bike|bike (?:is |was )?(?:in (?:the |for )?(?:shop|repair|service|workshop)|broken|stolen|at the shop|being (?:fixed|repaired))|away from (?:the |my )?bike|no access to a bike|can'?t ride (?:for|until|till))\b/;

/** A pulse at rest that stays up is a sign of strain before legs feel it. */
const RESTLESS =
  /\bresting (?:heart ?rate|hr|pulse)\b[^.?!]{0,40}\b(?:up|higher|high|elevated|above|raised)\b|\b(?:hrv)\b[^.?!]{0,24}\b(?:down|dropped|low|tanked|crashed)\b/;

/** A ride with others that has been ridden already. */
const BEEN =
  /\b(?:was|were|did|had|rode|last|yesterday)\b[^.?!]{0,40}\b(?:club|group|bunch|mates|friends|lads|girls)\b/;

/** What a rider has at hand where there is no bike. */
const HAVE =
  /\b(?:treadmill|stairs|kettlebells?|dumbbells?|rowing machine|rower|elliptical|skipping rope|spin(?:ning)? class|pool)\b/;

/** What asks for another sport or another kind of ride. */
const ELSE: readonly (readonly [Constraint['kind'], RegExp])[] = [
  ['noPool', /\bpool\b.{0,40}\b(?:clos\w+|shut|maintenance)\b|\breplace .{0,20}swims?\b/],
  ['spinClass', /\bspin(?:ning)? class\b|\bspin bike class\b|\bindoor cycling class\b/],
  ['stairs', /\bstairs?\b|\bstep machine\b|\bstairmaster\b|\bskipping rope\b|\bjump rope\b/],
  [
    'strength',
    /\b(?:kettlebells?|dumbbells?|barbell|weights|gym session|strength (?:session|training|work)|body ?weight|yoga|pilates)\b/,
  ],
  [
    'row',
    /(?<!in a |in the back |front )\brow(?:ing|er)?\b(?: machine)?|\belliptical\b|\bcross ?-?trainer\b|\bski(?:ing|erg)?\b|\bcross-country\b/,
  ],
  ['walk', /\bhik\w+|\bwalk\w*\b|\btrek\w*\b/],
  ['swim', /\bsw[ia]m\w*\b/],
  [
    'run',
    /\b\d+ ?(?:min(?:ute)?s?|h|hours?|km|k|miles?) (?:easy |slow )?(?:run|jog)\b|(?<!(?:mornings?|days?|nights?|weeks?|rides?|times?|sessions?) )\b(?:run|running|jog\w*|treadmill|parkrun|10k|5k)\b(?! (?:out|late|into|up against|over|through|on fumes|a |the |my ))(?<!\b(?:club|bike|group|chain gang) run)/,
  ],
  [
    'race',
    /\b(?:swap|switch|replace)\b.{0,40}\b(?:for|with|by) (?:an? |the )?(?:\w+ )?(?:race|crit)\b|\brather (?:do |ride )?(?:an? |the |my )?(?:\w+ )?(?:rac(?:e|ing)|crits?)\b|\b(?:rac(?:e|es|ing)|crits?)\b.{0,40}\b(?:instead|count\w*|replac\w+|swap|rather|do the job)\b|\b(?:instead|count\w*|replac\w+|swap)\b.{0,30}\b(?:rac(?:e|es|ing)|crits?)\b/,
  ],
  [
    'otherBike',
    /\b(?:mtb|mountain ?bike|gravel (?:bike|ride)|e-?bike|hardtail|city bike|cargo bike|fixie|fixed gear)\b/,
  ],
  ['commute', /\bcommut\w+|\bway to work\b|\bride to work\b|\beach way\b/],
];

/** Places and weather that a session has to go around. */
const PLACES: readonly (readonly [Constraint['kind'], RegExp])[] = [
  [
    'busyRoad',
    /\b(?:traffic|red lights?|lights everywhere|junctions?|dogs?|prams?|pedestrians?|crowded|busy (?:road|path|with)|roundabouts?|towpath|canal path|shouted at|city centre)\b/,
  ],
  [
    'flat',
    /\b(?:no (?:real |proper |decent |big )?(?:hills?|climbs?|mountains?)|without (?:any )?hills?|pan ?-?flat|(?:it'?s|is|all|completely|dead|live somewhere|area is) flat\b|flat (?:as|here|country|area|land)|netherlands|holland|denmark|fens|no elevation|nearest hill)\b/,
  ],
  ['wind', /\b(?:very windy|windy|gales?|gusts?|gusty|headwind|blowing|storm force|strong winds?)\b/],
];

/**
 * The constraint that a message names; null for none.
 * @param session whether a session is named beside it
 * @param swapping whether the talk is about another session already: "no trainer, no gym"
 */
export function constraintsIn(message: Message, session: boolean, swapping = false): Constraint | null {
  const { concepts } = message;
  const plain = message.text
    .replace(/\bcats and dogs\b/g, '')
    // "The plan just says two hours": nothing is short of time.
    .replace(/\b(?:only|just) (?=says?|said|wants|gave|wrote|reads?)\b/g, '');
  const stuck = NO_BIKE.test(plain) && !/\b(?:gym|spin|hotel) bike\b/.test(plain);
  const swap =
    swapping ||
    stuck ||
    SWAP.test(plain) ||
    (session && /\b(?:can|could|do) i\b.{0,40}\b(?:instead|outside|on the|with|by|use)\b/.test(plain));
  const waiting = session && (swap || PLANNED.test(plain));
  if (!session && !swap) return null;
  const minutes = minutesIn(message);
  const found = (kind: Constraint['kind'], length = minutes): Constraint =>
    length === undefined ? { kind } : { kind, minutes: length };
  const calendar = calendarIn(plain);
  if (calendar && (swap || waiting || calendar !== 'missed'))
    return found(calendar, calendar === 'missed' ? daysIn(message) : undefined);
  if (/\b(?:thunder\w*|lightning|storm\w*)\b/.test(plain) && (swap || waiting)) return { kind: 'storm' };
  const named = ELSE.find(([, pattern]) => pattern.test(plain))?.[0];
  // The run of a triathlon replaces nothing.
  const leg =
    named === 'run' &&
    /\b(?:tri|triathlon|olympic|ironman|70\.3|duathlon|brick)\b/.test(plain) &&
    !/\b(?:instead|replac\w+|swap)\b/.test(plain);
  const other = leg ? undefined : named;
  // "Explain a hill session for my mountain bike" asks for no swap; "hiking instead of zone 2" does.
  if (other && (swap || (waiting && HAVE.test(plain))) && !concepts.has('ill')) return found(other);
  if (
    concepts.has('badSleep') ||
    (waiting &&
      /\bslept (?:only |just |about |maybe |like )*(?:\d|one|two|three|four|five|from|like|bad|badly|terribl\w+|poorly)\b|\bnight shift\b|\bup all night\b|\bbaby\b.{0,20}\b(?:night|awake|cry\w*)\b/.test(
        plain,
      ))
  )
    return { kind: 'badSleep' };
  if (
    LITTLE.test(plain) &&
    minutes !== undefined &&
    session &&
    (swap || /\bonly|just\b|instead/.test(plain)) &&
    !hillTakes(plain)
  )
    return { kind: 'lessTime', minutes: shortestIn(message) ?? minutes };
  if (concepts.has('ill')) return { kind: 'illCold' };
  if (
    /\b(?:sore|hurting|niggl\w*|achy|dodgy) knee|knee (?:is |feels )?(?:sore|niggl\w*|achy|hurts)\b/.test(
      plain,
    )
  )
    return { kind: 'soreKnee' };
  if (
    concepts.has('tired') ||
    concepts.has('sore') ||
    /\bsore (?:legs|quads|calves|hamstrings|muscles)\b/.test(plain) ||
    RESTLESS.test(plain) ||
    /\b(?:no legs|legs (?:are|feel|felt|feeling)(?: like| so| really| very| totally| absolutely| pretty| a bit| completely)* (?:bad|terrible|awful|heavy|tired|meh|gone|empty|toast|fried|concrete|lead|leaden|jelly|wood|wooden|stones?|bricks?|rubbish|shot|trashed|destroyed|ruined|weak|dead)|can'?t hit (?:the |my )?(?:numbers|power|watts|targets)|not recovered|still sore|wiped|done in|smashed|feel(?:ing)? rough|hungover|period|cramps|stressful day|long day at work)\b/.test(
      plain,
    )
  )
    return { kind: 'tired' };
  if (
    concepts.has('noPowerMeter') ||
    /\b(?:power ?meter|pm) (?:is |has |just )?(?:broken|broke|dead|died|battery|flat|gone)\b|\bforgot\b.{0,24}\bpower\b|\bby feel\b/.test(
      plain,
    )
  )
    return { kind: 'noPowerMeter' };
  const noTrainer = NO_TRAINER.test(plain);
  if (stuck) return found('noBike');
  const weather = WEATHER.test(plain);
  if (noTrainer && (weather || swap) && (swap || waiting)) return { kind: 'noTrainer' };
  if (BROKEN_TRAINER.test(plain) && (swap || waiting)) return { kind: 'outdoors' };
  if (
    /\b(?:group ride|club ride|club run|bunch ride|chain ?gang|with (?:my |the )?(?:mates|friends|club|lads|girls))\b/.test(
      plain,
    ) &&
    !BEEN.test(plain) &&
    (swap || waiting)
  )
    return { kind: 'groupRide' };
  if (/\b(?:travel\w*|hotel|business trip|on holiday|gym bike|spin bike)\b/.test(plain) && (swap || waiting))
    return { kind: 'travel' };
  const place = PLACES.find(([, pattern]) => pattern.test(plain))?.[0];
  const hill = hillTakes(plain);
  if (hill && waiting && /\b(?:only|just|too short|shorter|short)\b/.test(plain))
    return { kind: 'shortHill', minutes: hill };
  if (place && (swap || waiting || (place === 'busyRoad' && session))) return { kind: place };
  if (weather && (swap || waiting || session)) return { kind: 'rain' };
  if (
    (concepts.has('hot') ||
      message.quantities.some(({ kind, value }) => kind === 'temperature' && value >= 28)) &&
    (swap || waiting)
  )
    return { kind: 'hot' };
  // Too cold for the road, or air that is bad to breathe: the trainer.
  const smog = /\b(?:smoke|smog|air quality|aqi|pollution|pollen)\b/.test(plain);
  const frost =
    smog ||
    concepts.has('cold') ||
    message.quantities.some(({ kind, value }) => kind === 'temperature' && value <= 3);
  if (frost && (swap || waiting)) return { kind: 'indoor' };
  if (
    swap &&
    session &&
    /\b(?:outside|outdoors?|on the road)\b.{0,30}\binstead of\b|\binstead of (?:the |my )?(?:turbo|trainer|indoors?|zwift)|\bfor (?:something )?(?:outside|outdoors)\b/.test(
      plain,
    )
  )
    return { kind: 'outdoors' };
  if (concepts.has('indoors') && swap && session) return found('indoor', shortestIn(message));
  if (LITTLE.test(plain) && session && swap && /\btime|minutes?\b/.test(plain)) return { kind: 'lessTime' };
  return swap &&
    session &&
    /\b(?:(?:what|which) other|alternativ\w*|swap|replace\w*|substitute|instead|less boring|more fun|same (?:tss|load|effect|benefit))\b/.test(
      plain,
    )
    ? { kind: 'other' }
    : null;
}

/** Days that change places, a session that was missed, a ride in two parts. */
function calendarIn(plain: string): 'swapDays' | 'missed' | 'split' | null {
  const day = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
  const days = plain.match(new RegExp(`\\b${day}\\b`, 'g')) ?? [];
  if (
    /\b(?:swap|switch|move|exchange|shift|flip|push)\b/.test(plain) &&
    (days.length >= 2 ||
      /\b(?:days|to (?:another|the next) day|to tomorrow|to (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/.test(
        plain,
      ))
  )
    return 'swapDays';
  if (
    /\b(?:missed|skipped|have to (?:skip|miss)|had to (?:skip|miss|drop)|(?:will|can'?t help but|going to) miss|didn'?t (?:do|manage|get to)|couldn'?t do)\b.{0,60}\b(?:session|intervals?|workout|ride|\d ?x ?\d+|yesterday|threshold|vo2\w*|long ride|tuesday|wednesday|thursday)\b/.test(
      plain,
    ) &&
    /\b(?:today|tomorrow|catch up|make up|squeeze|skip|instead|what now|should i|do i|before the weekend|move|still|make (?:up|it up)|how|what|lose|matter|problem)\b/.test(
      plain,
    )
  )
    return 'missed';
  if (
    /\b(?:split|in two (?:parts|halves|goes)|into two|two (?:shorter )?rides|twice .{0,12}instead of|morning and (?:an? )?evening|\b2 ?x ?\d+ ?(?:min|h)\b.{0,20}instead of (?:one|1|an|a))\b/.test(
      plain,
    )
  )
    return 'split';
  return null;
}

function daysIn(message: Message): number | undefined {
  const day = message.quantities.find(({ kind }) => kind === 'days');
  return day ? 1440 * day.value : undefined;
}

/** "45 min instead of 2 h": the shorter of the two is what there is time for. */
function shortestIn(message: Message): number | undefined {
  const all = message.quantities
    .filter(({ kind, relative }) => kind === 'duration' && !relative)
    .map(({ value }) => value / 60);
  const bare = /\bonly (?:have |got |about )*(\d)(?: ?h\b|$|[ ,.?!](?!min|\d))/.exec(message.text);
  if (bare && all.length > 0 && Math.max(...all) >= 120) all.push(60 * Number(bare[1]));
  return all.length > 0 ? Math.min(...all) : undefined;
}
