import { climbById } from '../../language/gazetteer.ts';
import type { Reading } from '../../skill.ts';
import { climbAsked, coursesIn, stretchesIn } from '../../understanding/courses.ts';
import { figure, figures, has, type Message } from '../../understanding/message.ts';
import { intensityIn, wantsBest, wishIn } from '../../understanding/wishes.ts';
import type { RideAsk } from './ask.ts';
import { asksFacts } from './facts-of-climb.ts';
import { ridden } from './known-by-time.ts';
import { setupIn } from './setup.ts';

const climbWords =
  /\b(?:at the top|climb\w*|mountain|col|pass|ascent|ascend\w*|uphill|summit|steep|gradient|up (?:a|the|to)|alpine|hill ?climb|berg)\b/;
const flatWords = /\b(?:flat|level|pancake|velodrome|hour record|no hills)\b/;
const trialWords =
  /\b(?:tt|time ?-?trial\w*|\d+ ?tt|pursuit|ironman|70\.3|half iron\w*|bike leg|triathlon|hour record)\b/;
const rollingWords =
  /\b(?:rolling|hilly|loop|sportive|gran ?fondo|granfondo|fondo|century|audax|brevet|lumpy|undulating|up and down|round trip|route|course|event|ride with|tour|race|lap|day ride|club ride|sunday ride|etape|marmotte|randonnee)\b/;
/** "A 23 km climb", "a climb of 8 km": the length of a climb whose steepness is missing. */
const lengthOfClimb =
  /\d ?(?:km|k|miles?|mi) (?:all )?(?:uphill|upwards|straight up)\b|\d ?(?:km|k|miles?|mi|m)(?: long)? (?:(?:long|big|local|steady|mountain) )?(?:climb|hill|ascent|pass|col)\b(?!ing| \w+ing)|\b(?:climb|hill|pass|col|ascent) (?:of|is|that is|that's|,) ?(?:about )?\d+(?:\.\d+)? ?(?:km|k|miles?)\b/;
/** What another skill is asked for. */
const otherTopic =
  /\b(?:eat|eating|fuel\w*|feed\w*|carb\w*|gels?|drink\w*|bottles?|nutrition|zones?|train(?:ing)?\b(?! ride)|plan\b|plans|schedule|session|workout|interval\w*|taper\w*|recover\w*|cassette|chainring|gear(?:s|ing)?|cadence|tyres?|tires?|pressure|calories|hard again|ride again|wind ?chill|frost\w*|tss|ctl|ftp test|test protocol|sleep\w*|stretch\w*|strength|gym)\b/;

/** Lap of most indoor tracks, m. */
const USUAL_LAP_M = 250;

/** Bike legs of triathlons: length, m, and the shares of FTP at which riders can still run; coaching convention (Friel). */
const triathlons: readonly { pattern: RegExp; name: string; distanceM: number; low: number; high: number }[] =
  [
    {
      pattern: /\b(?:70\.3|half[- ]?(?:iron(?: ?man)?|distance)|middle[- ]distance)\b/,
      name: '70.3',
      distanceM: 90_000,
      low: 0.75,
      high: 0.85,
    },
    {
      pattern: /\b(?:iron ?man|full distance|140\.6|long[- ]distance tri\w*)\b/,
      name: 'Ironman',
      distanceM: 180_000,
      low: 0.68,
      high: 0.78,
    },
    {
      pattern: /\b(?:olympic(?:[- ]distance)?|standard[- ]distance|oly) (?:tri\w*|distance|bike|race)\b/,
      name: 'Olympic',
      distanceM: 40_000,
      low: 0.9,
      high: 0.95,
    },
    {
      pattern: /\bsprint(?:[- ]distance)? (?:tri\w*|distance)\b/,
      name: 'sprint',
      distanceM: 20_000,
      low: 0.95,
      high: 1,
    },
  ];
const legWords =
  /\b(?:70\.3|ironman)\b[^?]*\b(?:target|watts|power|split|bike)\b|\b(?:bike|cycling|cycle) (?:leg|split|section|part|course)\b|\b(?:bike|cycling) (?:time|power|watts|pace|target)\b|\bsplit\b|\btri(?:athlon)? .{0,12}\bbike\b|\bbike (?:in|of|at|for) (?:an?|the|my) .{0,20}\b(?:tri\w*|ironman|70\.3|half)\b/;

const legIn = (text: string) =>
  legWords.test(text) ? triathlons.find(({ pattern }) => pattern.test(text)) : undefined;

/** The ride that a message describes, whatever is asked about it. */
export function rideIn(message: Message): RideAsk {
  const { text, climb, concepts } = message;
  const ask = fixedBy(message, {
    wants: 'power',
    terrain: 'flat',
    setup: setupIn(message),
    ...(climb ? { climbId: climb.climb.id } : {}),
  });
  ask.terrain = terrainOf(message, ask);
  if (trialWords.test(text) && ask.terrain === 'flat') {
    ask.timeTrial = true;
    if (!concepts.has('roadBike')) ask.setup.bike ??= 'tt';
  }
  if (message.concepts.has('track') && !concepts.has('roadBike') && ask.terrain === 'flat')
    ask.setup.bike ??= 'tt';
  const track = /\b(\d{3}) ?m(?:et(?:er|re)s?)? (?:track|velodrome|laps?|indoor|long track)\b/.exec(text);
  if (message.concepts.has('track') || track) {
    if (/\blaps?\b/.test(text)) ask.lapM = track ? Number(track[1]) : USUAL_LAP_M;
    if (track && ask.distanceM === Number(track[1])) delete ask.distanceM;
  }
  if (concepts.has('outAndBack') && ask.distanceM !== undefined) {
    const [out, back] = figures(message, 'distance');
    if (
      /\d ?(?:km|k|miles?|mi) each way\b|\d ?(?:km|k|miles?|mi) out\b.*\bback\b|\b2 ?x ?\d/.test(text) ||
      (back !== undefined && back === out)
    )
      ask.distanceM *= 2;
  }
  if (
    /\b(?:push|go|ride|work|try|pedal) (?:a bit |a little )?harder\b|\b(?:watts|power|effort) (?:for )?each way\b|\bease (?:off|up|coming)\b|\bhow (?:do|should) i pace\b|\bpacing\b/.test(
      text,
    )
  )
    ask.pacing = true;
  if (
    /\b(?:good|decent|typical|average|normal|respectable|okay|reasonable|competitive|usual) time\b/.test(text)
  )
    ask.typical = true;
  const motor =
    /\bmotor (?:(?:gives|adds|is|puts (?:in|out)|helps with|does|of|with|at) )?(?:me )?(?:about )?(\d{2,3})(?!\d)|\b(\d{2,3}) ?w(?:atts?)? (?:from the |of |by the )?motor\b/.exec(
      text,
    );
  const legs =
    /\b(?:i|me|my legs) (?:only |just )?(?:give|add|do|put in|put out|push|make|pedal(?: at)?|ride at)? ?(?:about )?(\d{2,3})\b(?! ?(?:kg|km|%|rpm))/.exec(
      text,
    );
  if (concepts.has('eBike') && motor) {
    ask.motorW = Number(motor[1] ?? motor[2]);
    const own =
      figures(message, 'power').find((watts) => watts !== ask.motorW) ?? (legs ? Number(legs[1]) : undefined);
    if (own !== undefined) ask.powerW = own;
  }
  // "It cuts out at 25": not the speed that is asked about.
  const cutOff = concepts.has('eBike')
    ? /\b(?:cuts? (?:out|off)|stops? (?:helping|assisting)|limit\w*|assist\w* (?:up )?to)\b[^,.]{0,20}?(\d{2})/.exec(
        text,
      )?.[1]
    : undefined;
  if (cutOff)
    ask.speedMs =
      figures(message, 'speed').find((speed) => Math.abs(3.6 * speed - Number(cutOff)) > 0.5) ?? ask.speedMs;
  const leg = legIn(text);
  if (leg) {
    ask.terrain = ask.gainM === undefined ? 'flat' : ask.terrain;
    ask.distanceM ??= leg.distanceM;
    ask.timeTrial = true;
    if (!concepts.has('roadBike')) ask.setup.bike ??= 'tt';
    if (
      ask.powerW === undefined &&
      ask.wattsPerKg === undefined &&
      ask.share === undefined &&
      ask.timeS === undefined &&
      ask.speedMs === undefined
    ) {
      ask.share = (leg.low + leg.high) / 2;
      ask.leg = { name: leg.name, low: leg.low, high: leg.high };
    }
  }
  const laps =
    /\b(\d+|two|three|four|five|twice|thrice) (?:laps?|times|loops|rounds|reps?)\b|\b(twice|thrice)\b/.exec(
      text,
    );
  if (laps && (climb || ask.distanceM !== undefined) && !/\brac(?:e|ing)\b.*\bclimb\b.*\btimes\b/.test(text))
    ask.laps =
      { two: 2, three: 3, four: 4, five: 5, twice: 2, thrice: 3 }[laps[1] ?? laps[2] ?? ''] ??
      Math.min(50, Number(laps[1] ?? 1) || 1);
  const changes = message.quantities.filter(({ relative }) => relative);
  ask.wants = wantsOf(ask, wishIn(text), changes.length > 0);
  // "How much quicker with 3 kg less?": at the power that the rider holds on that road, where none is given.
  if (
    ask.wants === 'difference' &&
    changes.length > 0 &&
    [ask.powerW, ask.wattsPerKg, ask.share, ask.timeS, ask.speedMs].every((one) => one === undefined)
  )
    ask.best = true;
  // "40 km/h for 30 min": speed and time make the length of the road.
  if (
    ask.wants === 'power' &&
    ask.speedMs !== undefined &&
    ask.timeS !== undefined &&
    ask.distanceM === undefined &&
    ask.gainM === undefined &&
    !climb
  )
    ask.distanceM = ask.speedMs * ask.timeS;
  if (changes.length > 0) ask.change = changes.map(changeWords).join(' and ');
  return ask;
}

/** "2 kg lighter", "20 W more": a change with its direction. */
function changeWords({ kind, value, text: said }: Message['quantities'][number]): string {
  if (/\b(?:more|less|lighter|heavier|extra|lower|higher)\b/.test(said)) return said;
  const [up, down] = kind === 'weight' || kind === 'bikeWeight' ? ['heavier', 'lighter'] : ['more', 'less'];
  return `${said.replace(/^-/, '')} ${value > 0 ? up : down}`;
}

/** Reads a ride: which course, what is fixed, what is wanted. */
export function readRide(message: Message): Reading<RideAsk> | null {
  const { words, text, climb } = message;
  // What the best ride is for the cards.
  if (
    /\b(?:pogacar|vingegaard|evenepoel|roglic|froome|wiggins|armstrong|pantani|ganna)\b/.test(text) &&
    !has(message, 'power', 'duration', 'speed')
  )
    return null;
  // Hours or rides of a week are training, not a ride.
  if (
    /\b(?:hours?|hrs?|rides|days|times|km|miles|often|much) (?:a|per|each|every) week\b/.test(text) &&
    !has(message, 'power', 'grade')
  )
    return null;
  const ask = rideIn(message);
  const before = ridden(message);
  if (before) return { ask: { ...ask, wants: 'time', terrain: 'climb', ridden: before }, score: 1 };
  if (
    climb &&
    asksFacts.test(text) &&
    !has(message, 'power', 'relativePower', 'intensity', 'duration', 'speed', 'distance')
  )
    return { ask: { ...ask, facts: true }, score: 1 };
  const wish = wishIn(text);
  const course = climb !== null || has(message, 'distance', 'gain', 'grade');
  const paced =
    has(message, 'power', 'relativePower', 'intensity', 'duration') ||
    intensityIn(words) !== null ||
    wantsBest(text);
  const onRoad = course || has(message, 'speed') || flatWords.test(words) || (trialWords.test(text) && paced);
  const zoned = /\b(?:zone [1-7]|z[1-7])\b/;
  const asksSpeed =
    ((wish === 'speed' || wish === 'distance') && has(message, 'power', 'relativePower', 'intensity')) ||
    (wish === 'speed' && intensityIn(words) !== null && zoned.test(words));
  const vague = /\b(?:a|my|the|this|that|our|some) (?:\w+ )?(?:hill|bump|berg)\b/.test(words);
  const uphill = (climbWords.test(words) && (paced || wish !== null)) || (vague && wish === 'time');
  const leg = legIn(text) !== undefined && !otherTopic.test(words);
  if (!onRoad && !asksSpeed && !uphill && !leg && !(wish === 'distance' && message.session && paced))
    return null;
  // "It is 1600 m there": a height above the sea, and nothing to ride.
  if (
    course &&
    !climb &&
    !paced &&
    wish === null &&
    !has(message, 'speed', 'grade', 'gain') &&
    !wantsBest(text)
  )
    return null;
  if (ask.wants === 'difference' && !course && !has(message, 'power', 'duration', 'speed')) return null;

  let score =
    (climb ? 0.5 : 0) +
    (has(message, 'distance') ? 0.25 : 0) +
    (has(message, 'gain', 'grade') ? 0.3 : 0) +
    (has(message, 'speed') ? 0.3 : 0) +
    (asksSpeed && has(message, 'wind', 'crosswind') ? 0.25 : 0) +
    (flatWords.test(words) || uphill ? 0.15 : 0) +
    (ask.timeTrial ? 0.2 : 0) +
    (paced ? 0.25 : 0) +
    (wish ? 0.25 : 0);
  // "How long will my climb take?": a question that lacks its road, to be asked for.
  if (
    uphill &&
    !course &&
    (wish === 'time' || wish === 'power' || wish === 'speed') &&
    /\b(?:a|my|the|this|that|our|some) (?:\w+ )?(?:climb|hill|mountain|pass|col)\b|\bhill ?climb\b|\b(?:to|at|up) the top\b/.test(
      words,
    ) &&
    text.split(' ').length <= 24
  )
    score += 0.25;
  // "Hold 35 km/h into the wind": an order asks for the watts.
  if (
    wish === null &&
    has(message, 'speed') &&
    !has(message, 'power', 'relativePower', 'intensity') &&
    /^(?:to |i want to |i'd like to |want to )?(?:hold|holding|ride|riding|keep|keeping|maintain|sustain|go|do|doing|average|averaging|cruis\w+|sit\w*)(?: at| along| steady)* (?:a |about |a steady )?\d/.test(
      text,
    )
  )
    score += 0.25;
  if (otherTopic.test(words.replace(zoned, ''))) score -= 0.45;
  if (asksSpeed && zoned.test(words)) score += 0.3;
  // How hard to go on the climb of a race is a matter of pacing.
  if (/\bhow hard\b/.test(text) && has(message, 'gain') && !has(message, 'power', 'duration')) score -= 0.5;
  // "24:30 at 262 W, what for 24?": two rides beside each other.
  if (figures(message, 'duration').length === 2 && /\b(?:break|beat|crack)\b/.test(text)) score -= 0.5;
  // "10 W more or 2 kg less": two changes set against each other.
  if (message.quantities.filter(({ relative }) => relative).length > 1 && /\b(?:or|vs|versus)\b/.test(text))
    score -= 0.5;
  // "Would 15 W more bring me under an hour?": what the watts bring, from the rider's own power.
  if (
    ask.timeS !== undefined &&
    ask.powerW === undefined &&
    message.quantities.some(({ kind, relative }) => relative && kind === 'power')
  )
    score -= 0.5;
  // Staying with another rider is a matter of two weights.
  if (
    has(message, 'weight') &&
    has(message, 'power') &&
    /\b(?:keep up|keep pace|stay with|stay on|match|follow|ride with (?:her|him|them|my)|as fast as (?:him|her|my|me))\b/.test(
      text,
    )
  )
    score -= 0.4;
  // "Compared with riding alone", "drops versus hoods": two set-ups, not one ride.
  const setups = [
    'hoods',
    'drops',
    'aeroHoods',
    'aeroBars',
    'ttBike',
    'wheel',
    'group',
    'bunch',
    'upright',
  ] as const;
  if (
    /\b(?:compared?|versus|vs|save\w*|instead of|difference between|than alone)\b/.test(text) &&
    setups.some((one) => message.concepts.has(one))
  )
    score -= 0.35;
  if (
    figures(message, 'duration').length > 1 &&
    course &&
    !has(message, 'power', 'relativePower', 'intensity')
  )
    score -= 0.3;
  if (
    has(message, 'relativePower') &&
    /\b(?:than|vs|versus|from|instead of) [1-7](?:\.\d+)?(?! ?(?:km|k\b|%|kg|h\b|min))/.test(text)
  )
    score -= 0.3;
  // Two values for one thing: two rides, which are for another skill.
  if (
    message.quantities.filter(({ kind }) => kind === 'power').length > 1 ||
    figures(message, 'cda').length > 1 ||
    (new Set(figures(message, 'distance')).size > 1 &&
      /\b(?:which|vs\.?|versus|or|then|followed by)\b/.test(text))
  )
    score -= 0.3;
  // Several stretches, each with its own steepness, are for the courses one after the other.
  if (!climb && stretchesIn(message).length > 1) score -= 0.4;
  // Pacing by climbs and descents is for a race plan; a leg without a course is taken as flat.
  if (leg && !has(message, 'gain')) score = Math.max(score, /\b(?:plan|strategy)\b/.test(text) ? 0.6 : 1);
  if (message.concepts.has('eBike') && has(message, 'power', 'speed')) score += 0.1;
  if (wish === 'distance' && has(message, 'grade') && paced) score = Math.max(score, 1);
  // "3 hours at zone 2, how far?" is a ride of which the road is wanted.
  // "How many metres do I climb on 12 km at 6 %?" is no ride, but a sum.
  if (wish === 'distance' && ask.distanceM !== undefined && !paced && !has(message, 'speed')) return null;
  const road = wish === 'distance' && message.session !== null && has(message, 'duration');
  if (road) score = Math.max(score, 1);
  else if (message.session && !(wish === 'distance' && has(message, 'grade', 'speed'))) score -= 0.5;
  if (
    has(
      message,
      'weeklyHours',
      'weeks',
      'heartRate',
      'tss',
      'ctl',
      'pressure',
      'gear',
      'carbRate',
      'caffeine',
      'sodium',
    )
  )
    score -= 0.4;
  return score > 0.15 ? { ask, score: Math.min(1, score) } : null;
}

/** What a message fixes of a ride, put onto a question. */
export function fixedBy(message: Message, ask: RideAsk): RideAsk {
  const next: RideAsk = { ...ask };
  const put = <K extends keyof RideAsk>(key: K, value: RideAsk[K] | undefined) => {
    if (value !== undefined) next[key] = value;
  };
  put('distanceM', figure(message, 'distance'));
  put('gainM', figure(message, 'gain'));
  put('grade', figure(message, 'grade'));
  // Of several lengths the one that the steepness belongs to.
  const courses = next.grade === undefined ? [] : coursesIn(message);
  const asked =
    climbAsked(message, courses) ??
    (next.gainM === undefined
      ? courses.find(({ grade, distanceM }) => grade === next.grade && distanceM !== undefined)
      : undefined);
  if (asked && !asked.climbId) {
    put('distanceM', asked.distanceM);
    put('grade', asked.grade);
  }
  put('powerW', figure(message, 'power'));
  put('wattsPerKg', figure(message, 'relativePower'));
  put('share', figure(message, 'intensity'));
  const word = intensityIn(message.words);
  // Beside a time or a speed such a word describes the ride; it fixes no power.
  const paced = has(message, 'speed', 'duration') && wishIn(message.text) === 'power';
  if (
    word &&
    !paced &&
    next.powerW === undefined &&
    next.wattsPerKg === undefined &&
    next.share === undefined
  )
    next.share = word.share;
  put('speedMs', figure(message, 'speed'));
  const clock = clockOf(message);
  if (clock) next.timeS = clockByCourse(clock.value, clock.alternative, next);
  if (
    /\b(?:in|break|breaking|under|inside|beat|below|crack) (?:a|the|one|1)? ?hour(?: mark| barrier)?\b(?! (?:and|record))|\bhour record\b/.test(
      message.text,
    )
  )
    next.timeS ??= 3600;
  if (wantsBest(message.text)) next.best = true;
  if (next.gainM !== undefined && next.distanceM !== undefined && next.grade !== undefined) delete next.grade;
  return next;
}

/** "I do 210 W for 20 min, is 8 km in 40 min realistic?": the time of a known effort is not that of the ride. */
function clockOf(message: Message) {
  const times = message.quantities.filter(({ kind, relative }) => kind === 'duration' && !relative);
  const known = (start: number, end: number) =>
    /\b(?:do|did|hold|held|average|averaged|manage|managed|can|have done|best|rode|ride)\b[^,.;?]*\d ?(?:w|watts?|w\/kg) (?:for|over|in) $/.test(
      message.text.slice(0, start),
    ) || /^(?: best| power)?(?: is| of| at|:)? \d{3}\b/.test(message.text.slice(end));
  return times.length > 1 ? (times.find(({ start, end }) => !known(start, end)) ?? times[0]) : times[0];
}

/** "1:05" is an hour and five minutes where the other reading would be faster than anyone rides. */
export function clockByCourse(value: number, alternative: number | undefined, ask: RideAsk): number {
  if (alternative === undefined) return value;
  const distance = ask.distanceM ?? climbById(ask.climbId ?? '')?.lengthM;
  const steep =
    (ask.grade ?? 0) > 0.02 || ask.climbId !== undefined || (ask.gainM ?? 0) > 0.02 * (distance ?? Infinity);
  const fastest = steep ? 11 : 17;
  return distance !== undefined && distance / value > fastest ? alternative : value;
}

function terrainOf(message: Message, ask: RideAsk): RideAsk['terrain'] {
  const { words, text, climb } = message;
  if (climb) return 'climb';
  const steep = ask.grade !== undefined && Math.abs(ask.grade) >= 0.005;
  const { distanceM, gainM } = ask;
  if (gainM !== undefined && distanceM !== undefined) {
    const share = gainM / distanceM;
    const rolling = rollingWords.test(text);
    if (distanceM > 30_000 && share < 0.045) return 'rolling';
    if (share < 0.02 && !climbWords.test(words)) return 'rolling';
    if (rolling && share < 0.04 && !/\bclimb (?:of|is|that)\b/.test(words)) return 'rolling';
    return 'climb';
  }
  if (gainM !== undefined || steep) return 'climb';
  if (flatWords.test(words) || trialWords.test(text)) return 'flat';
  if (distanceM !== undefined && distanceM <= 50_000 && lengthOfClimb.test(text)) return 'climb';
  const hill = /\b(?:a|my|the|this|that|our|some) (?:\w+ )?(?:hill|bump)\b/.test(words);
  return (climbWords.test(words) || hill) && distanceM === undefined ? 'climb' : 'flat';
}

/** Picks the equation: what the words ask for, unless that is already given. */
export function wantsOf(ask: RideAsk, wish: ReturnType<typeof wishIn>, changes = false): RideAsk['wants'] {
  const power = ask.powerW !== undefined || ask.wattsPerKg !== undefined || ask.share !== undefined;
  const time = ask.timeS !== undefined || ask.speedMs !== undefined;
  if (wish === 'difference' || (changes && wish === null)) return 'difference';
  if (wish === 'distance') return 'distance';
  if (power && time)
    return ask.distanceM === undefined && ask.climbId === undefined && ask.gainM === undefined
      ? 'distance'
      : 'power';
  const noCourse = ask.distanceM === undefined && ask.climbId === undefined && ask.gainM === undefined;
  if (power || ask.best) return wish === 'speed' || noCourse ? 'speed' : 'time';
  if (time) return 'power';
  return wish ?? 'time';
}
