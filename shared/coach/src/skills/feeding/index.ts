import type { AnswerPart, PlainPart } from '@breakaway/contract';
import {
  feedingPlan,
  foodsOf,
  resolveAthlete,
  steadyMinutes,
  type Athlete,
  type FeedingPlan,
  type Food,
} from '@breakaway/cycling';
import { assumptionOf, assumptions, type Item } from '../../answer/assumptions.ts';
import { needs } from '../../answer/needs.ts';
import { details, headline, suggestions, table, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import { findEvent } from '../../language/events.ts';
import type { Outcome, Skill, Talk } from '../../skill.ts';
import { figure, has, type Message } from '../../understanding/message.ts';
import { intensityIn } from '../../understanding/wishes.ts';
import { computeRide } from '../ride/compute.ts';
import { courseOf } from '../ride/course.ts';
import { carriedIn } from './carried.ts';
import { namedFood, onlyFood } from './foods.ts';
import { gutSteps } from './gut.ts';
import { packed } from './packed.ts';
import { savouryFor } from './savoury.ts';
import { rideIn } from '../ride/read.ts';
import type { RideAsk } from '../ride/ask.ts';
import { feedingArguments, type FeedingAsk, type FoodKind } from './ask.ts';
import { sources } from '../../answer/works.ts';

/** Kinds of food that a message leaves: "gels only", "no bars", "without a bottle of mix"; undefined where it says nothing of them. */
function kindsIn(plain: string): FoodKind[] | undefined {
  const kinds: [FoodKind, string][] = [
    ['gel', 'gels?'],
    ['bar', 'bars?'],
    ['drink', '(?:drinks?|mix|drink mix|bottles?(?: of mix)?)'],
  ];
  const only = kinds.filter(([, word]) =>
    new RegExp(
      `\\b(?:only|just|nothing but|purely|all) (?:\\w+ (?:and|or) )?${word}\\b|\\b${word}(?: (?:and|or|\\+) \\w+)? (?:only|alone|exclusively)\\b|\\b${word} and \\w+ only\\b`,
    ).test(plain),
  );
  if (only.length > 0) return only.map(([kind]) => kind);
  const never = kinds.filter(
    ([kind, word]) =>
      new RegExp(
        `\\b(?:no|without(?: a| any)?|scrap(?: the)?|skip(?: the)?|drop(?: the)?|leave out(?: the)?|hate|don'?t (?:like|want|eat)|can'?t (?:eat|chew|stomach)) ${word}\\b`,
      ).test(plain) && !(kind === 'drink' && /\bno feed/.test(plain)),
  );
  return never.length > 0 && never.length < 3
    ? kinds.map(([kind]) => kind).filter((kind) => !never.some(([other]) => other === kind))
    : undefined;
}

/** Carbohydrate, drink and salt along a ride, with what to eat before and after. */
export const feeding: Skill<FeedingAsk> = {
  name: 'feeding',
  title: 'Feeding plans: carbohydrate, drink, sodium and caffeine for a ride, before and after',
  arguments: feedingArguments,
  results: ['headline', 'timeline', 'table'],
  sources: [
    'jeukendrup2017',
    'podlogar2022',
    'jeukendrup2014',
    'achten2002',
    'acsm2007',
    'thomas2016',
    'guest2021',
  ],
  examples: [
    'what should I eat on a 4 hour ride',
    'how many carbs per hour for a 3 h ride',
    'feeding plan for 180 km with 2500 m',
    'how many gels do I need for a 5 hour gran fondo',
    'nutrition plan for a 6 h race in 32 degrees',
    'how much should I drink in 3 hours at 30 degrees',
    'fuel for a 90 min hard session',
    'what do I eat before during and after a 100 mile ride',
    'how many bottles for 4 hours',
    'how much sodium for a hot 5 h ride',
    'i have two 750 ml bottles and gels with 40 g for 4 hours is that enough',
    'caffeine plan for a 3 h race',
    'how many bars for the marmotte',
    'fluid per hour at 28 degrees i sweat a lot',
    'can i go up to 90 g/h i am at 60 now',
    'savoury food for a 10 hour ride at 50 g an hour',
    '5 hour race 90 g an hour with my own gels and bottles',
    'only bananas, how many for 100 km',
    'i carry 2 x 500 ml, 4 hour ride, ok?',
    'carbs per hour for a zone 2 ride of 3 hours',
    '120 g an hour, is that too much?',
    'how many carbs, fluid and sodium for 5 h at 28 degrees',
  ],
  uses: [
    'duration',
    'distance',
    'gain',
    'grade',
    'power',
    'relativePower',
    'intensity',
    'carbRate',
    'choTolerance',
    'grams',
    'volume',
    'volumeRate',
    'temperature',
    'humidity',
    'sodium',
    'caffeine',
    'speed',
    'count',
    'energy',
  ],
  minds: ['hot', 'cold', 'humid', 'indoors', 'group', 'bunch'],
  read(message, talk) {
    const { text: plain, words } = message;
    if (message.session && !/\b(?:eat\w*|carb\w*|fuel\w*|gels?|drink\w*|bottles?|feed\w*)\b/.test(plain))
      return null;
    const says =
      /\b(?:eat\w*|feed\w*|fuel\w*|carb\w*|cho|nutrition\w*|gels?|bars?|food|bottles?|bidons?|drink\w*|hydrat\w*|fluids?|sodium|salt|electrolytes?|caffeine|snacks?|in(?:to)? (?:my |the )?(?:jersey )?pockets|bonk\w*|energy (?:drink|gels?|bars?)|g\/h|sandwich\w*|rice cakes?)\b/.test(
        plain,
      );
    // "I carry 2 x 500 ml, 4 hour ride, ok?"
    const carries =
      has(message, 'volume') &&
      has(message, 'duration', 'distance') &&
      /\b(?:carry|carrying|take|taking|bring|pack|enough|ok|okay|have|got)\b/.test(plain);
    if (!says && !carries && !has(message, 'carbRate') && !namedFood(plain)) return null;
    // Eating on the days before is for the cards, and so is what food weighs on a climb.
    if (/\bcarb(?:o|ohydrate)? ?-?load\w*\b|\bseconds?\b.{0,24}\bcost|\bcosts? me\b/.test(plain)) return null;
    // Buffers and such are no food.
    if (/\b(?:bicarb\w*|creatine|ketones?|beta ?-?alanine|nitrates?|beet\w*)\b/.test(plain)) return null;
    const goal = figure(message, 'carbRate');
    if (
      goal !== undefined &&
      goal >= 50 &&
      /\b(?:go up|get (?:up )?to|move up|up to|raise|increase|build up|work up|jump|tolerate|train (?:my )?gut|manage|reach|from|get there|currently|used to|my (?:stomach|gut)|now|smart|too much|ok(?:ay)?|safe|sensible|possible|worth|realistic|overkill|crazy|really)\b/.test(
        plain,
      ) &&
      !has(message, 'duration', 'distance') &&
      message.climb === null &&
      !/\b(?:plan|gels|bottles)\b/.test(plain)
    )
      return { ask: { ...readFeeding(message, talk, false), about: 'gut' }, score: 0.9 };
    const event = findEvent(plain);
    const ride = has(message, 'duration', 'distance') || message.climb !== null || event !== null;
    const ridden = ['ride', 'race', 'courses', 'load', 'feeding'].includes(talk.memory.current?.skill ?? '');
    const last =
      (talk.memory.result?.timeS !== undefined &&
        (ridden
          ? !has(message, 'duration', 'distance') &&
            message.climb === null &&
            event === null &&
            /\b(?:i|me|my|it|that|this|and|need)\b|^(?:carbs?|food|fuel|drink|eat)/.test(plain) &&
            !/\b(?:yesterday|usually|in general|every day|daily|a day|the day before|the night before|evening|friday|saturday|sunday)\b/.test(
              plain,
            )
          : false)) ||
      (talk.memory.result?.timeS !== undefined &&
        /\b(?:for|during|on|in) (?:that|this|it|the climb|the ride|the race)\b|^(?:and )?(?:what|how much) (?:should|do|must) i (?:eat|drink)[^a-z]*$|\bfor (?:it|that)\b/.test(
          plain,
        ));
    const ask = readFeeding(message, talk, last && !ride);
    const wants =
      /\b(?:what|how (?:much|many|often)|plan|should|need|enough|carry|take|pack|bring|per hour|an hour|strategy|schedule|list|when|g\/h|which|ok|okay)\b/.test(
        plain,
      );
    const anyLength =
      ask.anyLength === true &&
      !ride &&
      !last &&
      /\b(?:how (?:much|many)|what|amount|plan|need|per hour|an hour)\b/.test(plain) &&
      (message.concepts.has('hot') ||
        has(message, 'temperature') ||
        /\b(?:per|an|each|a) hour\b|\bhourly\b|\bml\b/.test(plain));
    let score =
      (anyLength ? 0.5 : 0) +
      0.2 +
      (ride || last ? 0.45 : 0) +
      (wants ? 0.2 : 0) +
      (has(message, 'grams', 'volume', 'carbRate', 'temperature') ? 0.1 : 0);
    if (!ride && !last) score -= 0.1;
    // An event of the rider's own, and a number that depends on its length: that is asked for.
    if (
      !ride &&
      !last &&
      /\b(?:how (?:much|many)|numbers|grams|what do i (?:eat|take|pack|bring)|plan)\b/.test(plain) &&
      /\b(?:for|during|in|at|on|to) (?:a|my|the|our|this|that) (?:\w+ )?(?:race|ride|event|sportive|gran ?fondo|marathon|tour|triathlon)\b|\b(?:on|this|next) (?:saturday|sunday|weekend)\b|\btomorrow\b/.test(
        plain,
      ) &&
      !/\b(?:before|after|breakfast|dinner|evening|night|week|days?|caffeine|protein|water bottles)\b/.test(
        plain,
      )
    )
      score += 0.45;
    if (/\bfeeding plan|fuel(?:ling|ing)? plan|nutrition plan|hydration plan\b/.test(plain)) score += 0.3;
    // Questions on food as such are for the cards.
    if (
      /\b(?:why|is it (?:bad|ok|okay|good|safe|true)|can i (?:eat|drink|use|train|mix)|better|difference|vs|versus|recipe|make my own|homemade|stomach|nausea\w*|sick|vomit\w*|gut train\w*|train my gut|protein|creatine|beer|alcohol|keto|vegan|vegetarian|fasted|empty stomach|breakfast|dinner|lunch|the (?:night|day|evening) before|load(?:ing)?|supplement\w*|brand|cheap\w*|instead of|alternative to|expired|weigh\w* (?:myself|before)|sweat rate|cramp\w*|bonked|bicarb\w*|beetroot|nitrates?|ketones?|vitamins?|omega|magnesium|milk|pizza|savou?ry|sweet|cannot stand|hate|taste|allerg\w*|rest days?|off the bike|daily|every day|a day|per day|what (?:is|are|does|causes))\b/.test(
        words,
      )
    )
      score -= ride || last ? 0.2 : 0.5;
    return score > 0.1 ? { ask, score: Math.min(1, score) } : null;
  },
  bare: (value) => (value > 24 ? 'carbRate' : 'duration'),
  change(last, message, talk) {
    const side = aboutOf(message.text);
    const sideOnly =
      ['drink', 'sodium', 'caffeine', 'before', 'after'].includes(side) &&
      message.text.split(' ').length <= 9 &&
      message.quantities.length === 0;
    if (side === 'caffeine' && withoutCaffeine.test(message.text))
      return { ...last, about: last.about === 'caffeine' ? 'plan' : last.about, caffeine: false };
    if (sideOnly) return { ...last, about: side };
    if (
      message.climb ||
      has(message, 'grade', 'gain') ||
      (has(message, 'power') && /\bhold\b/.test(message.text))
    )
      return null;
    if (
      !has(
        message,
        'duration',
        'carbRate',
        'temperature',
        'grams',
        'volume',
        'power',
        'intensity',
        'distance',
        'choTolerance',
        'count',
        'caffeine',
      ) &&
      !message.concepts.has('hot') &&
      !/\b(?:caffein\w*|coffee)\b/.test(message.text) &&
      intensityIn(message.words) === null &&
      kindsIn(message.text) === undefined &&
      !countsFood.test(message.text)
    )
      return null;
    const next = readFeeding(message, talk, false);
    const merged: FeedingAsk = { ...last };
    for (const [key, value] of Object.entries(next) as [keyof FeedingAsk, never][])
      if (value !== undefined && key !== 'about') merged[key] = value;
    if (countsFood.test(message.text)) merged.about = 'count';
    // Warmer or colder air changes what is drunk.
    if (has(message, 'temperature') && message.quantities.length === 1 && merged.about === 'plan')
      merged.about = 'drink';
    if (next.durationS !== undefined) delete merged.course;
    if (next.powerW !== undefined) delete merged.share;
    if (next.share !== undefined) delete merged.powerW;
    return merged;
  },
  reply(ask, _need, message, talk) {
    const bare = /^(?:about |around )?(\d+(?:\.\d+)?)[ .!]*$/.exec(message.text);
    if (bare)
      return { ...ask, durationS: Number(bare[1]) <= 16 ? 3600 * Number(bare[1]) : 60 * Number(bare[1]) };
    const next = readFeeding(message, talk, false);
    if (next.durationS === undefined && next.course === undefined) return null;
    return { ...ask, ...next, about: ask.about };
  },
  answer: answerFeeding,
  explain: () => [
    text(
      'I split the energy of your ride into fat and carbohydrate by how hard it is for you, and take the least of three limits: the guideline for the length, your tolerance, and three quarters of what you burn. Sweat comes from a heat balance.',
    ),
    ...details('Where this comes from', sources('jeukendrup2014', 'podlogar2022', 'achten2002', 'acsm2007')),
  ],
};

function readFeeding(message: Message, talk: Talk, fromLast: boolean): FeedingAsk {
  const { text: plain, concepts } = message;
  const ask: FeedingAsk = { about: aboutOf(plain) };
  const put = <K extends keyof FeedingAsk>(key: K, value: FeedingAsk[K] | undefined) => {
    if (value !== undefined) ask[key] = value;
  };
  const clock = message.quantities.find(
    ({ kind, relative }) =>
      kind === 'duration' &&
      !relative &&
      !/\bevery $/.test(message.text.slice(0, message.quantities[0]?.start)),
  );
  // "1:30" of food is an hour and a half.
  if (clock)
    put('durationS', clock.alternative !== undefined && clock.value < 900 ? clock.alternative : clock.value);
  // "2 x 40 min crits": the races of one day are fuelled together.
  const races = Number(/\b([2-6]) ?x ?\d+ ?min\w* (?:\w+ )?(?:crits?|races|heats)\b/.exec(plain)?.[1] ?? 1);
  if (ask.durationS !== undefined) ask.durationS *= races;
  const event = findEvent(plain);
  if (!clock && (has(message, 'distance') || message.climb || event)) {
    const ride = rideIn(message);
    const course: RideAsk =
      event && !has(message, 'distance')
        ? {
            ...ride,
            distanceM: event.distanceM,
            gainM: event.gainM,
            terrain: event.gainM > 0.005 * event.distanceM ? 'rolling' : 'flat',
          }
        : ride;
    put('course', { ...course, wants: 'time' });
  }
  put(
    'powerW',
    figure(message, 'power') ??
      (figure(message, 'relativePower') !== undefined && talk.athlete.massKg
        ? figure(message, 'relativePower')! * talk.athlete.massKg.value
        : undefined),
  );
  put('share', figure(message, 'intensity'));
  const word = intensityIn(message.words);
  if (word && ask.powerW === undefined && ask.share === undefined) {
    ask.share = word.share;
    ask.shareWord = word.word;
  }
  if (
    /\b(?:race|racing|hard|crit|fast)\b/.test(message.words) &&
    ask.share === undefined &&
    ask.powerW === undefined
  )
    ask.shareWord = 'race';
  put('kinds', kindsIn(plain));
  put('rateGH', figure(message, 'carbRate'));
  put(
    'temperatureC',
    figure(message, 'temperature') ?? (concepts.has('hot') ? 30 : concepts.has('cold') ? 4 : undefined),
  );
  put('humidity', figure(message, 'humidity') ?? (concepts.has('humid') ? 0.8 : undefined));
  const count = message.quantities.find(
    ({ kind, noun }) => kind === 'count' && /bottle|bidon/.test(noun ?? ''),
  );
  const bottles =
    count?.value ??
    { one: 1, two: 2, three: 3 }[/\b(one|two|three)\b[^.]{0,16}\bbottles?\b/.exec(plain)?.[1] ?? ''];
  if (!/\bhow many bottles\b/.test(plain)) put('bottles', bottles);
  const volumeMl = bottles !== undefined || /bottle/.test(plain) ? figure(message, 'volume') : undefined;
  put('bottleMl', volumeMl && Math.min(3000, Math.max(100, volumeMl)));
  for (const { kind, value, start, end } of message.quantities) {
    if (kind !== 'grams' || value > 200) continue;
    const near = plain.slice(Math.max(0, start - 24), end + 26);
    if (/\bgels?\b/.test(near)) ask.gelG = value;
    else if (/\bbars?\b/.test(near)) ask.barG = value;
    else if (/\b(?:bottle|drink|mix|scoop|powder)\b/.test(near)) ask.drinkG = value;
  }
  const food = ask.barG === undefined ? namedFood(plain) : null;
  if (food) {
    ask.barG = food.carbohydrateG;
    ask.barName = food.name;
    if (ask.kinds === undefined && onlyFood(food).test(plain)) ask.kinds = ['bar', 'drink'];
  }
  if (/\bcaffein\w*|coffee\b/.test(plain)) ask.caffeine = !withoutCaffeine.test(plain);
  if (
    /\b(?:savou?ry|salty (?:food|snacks?|stuff)|real food|normal food|proper food|no sugary|(?:can'?t|cannot|can not|don'?t|do not) (?:stand|like|eat|face|take) (?:\w+ )?(?:sweets?|sugary|sugar|gels)|sick of (?:sweets?|sugar|gels)|potato\w*|sandwich\w*|rice cakes?|pretzels?)\b/.test(
      plain,
    )
  )
    ask.savoury = true;
  if (/\bhow many (?:bottles|bidons)\b/.test(plain)) ask.countBottles = true;
  if (
    /\b(?:heavy|salty|big|profuse) sweater|sweat (?:a lot|like|buckets|heavily|so much|loads|tons)|salt (?:stains?|marks?|crust)|(?:jersey|kit|bibs|cap|straps?) (?:goes|go|turns?|is|are|gets?) (?:all )?white|white (?:stains?|marks?|crust)\b/.test(
      plain,
    )
  )
    ask.heavySweater = true;
  if (/\bsweat/.test(plain)) put('sweatMlH', figure(message, 'volumeRate'));
  const sizeOf = (kind: Food['kind']) =>
    foodsOf(talk.profile).find((food) => food.kind === kind && food.known)?.carbohydrateG;
  put('carriedG', carriedIn(plain, { gelG: sizeOf('gel'), barG: sizeOf('bar'), drinkG: sizeOf('drink') }));
  const now =
    /\b(?:at|on|from|do|take|manage|tolerate|used to|currently|now)\b[^.?\d]{0,20}\b(\d{2,3})\b(?! ?(?:km|w\b|min|h\b|%|kg))/.exec(
      plain.replace(/\b\d{2,3} ?g\/h/, ''),
    );
  if (now) put('nowGH', Number(now[1]));
  if (!clock && ask.course === undefined) ask.anyLength = true;
  if (fromLast) {
    const { result } = talk.memory;
    put('durationS', result?.timeS);
    if (ask.powerW === undefined && ask.share === undefined) put('powerW', result?.powerW);
    ask.fromLast = true;
  }
  return ask;
}

const salts = /\b(?:sodium|salt|electrolytes?)\b/;

function aboutOf(plain: string): FeedingAsk['about'] {
  if (
    /\b(?:drink|eat|rehydrate|refuel)\b[a-z ]{0,12}\bafter\b/.test(plain) &&
    !/\b(?:during|before|on the|after (?:\d|the first|about))\b/.test(plain)
  )
    return 'after';
  // Carbohydrate, drink and salt in one question are the whole plan.
  const sides = [
    /\b(?:carb\w*|eat|food|gels?|fuel\w*)\b/,
    /\b(?:drink\w*|fluids?|water|bottles?|hydrat\w*)\b/,
    salts,
  ];
  if (
    sides.filter((side) => side.test(plain)).length > 1 &&
    /\bcarb|\beat|\bfuel|\bfood/.test(plain) &&
    salts.test(plain)
  )
    return 'plan';
  if (salts.test(plain)) return 'sodium';
  if (/\bhow many (?:gels?|bars?)\b|\b(?:is that|will that be|would that be) enough\b|\benough\b/.test(plain))
    return 'count';
  if (
    /\b\d+ ?g ?(?:\/|an|per|a) ?h(?:our)?\b|\bplan\b/.test(plain) &&
    !/\b(?:hydration|drinking) plan\b/.test(plain)
  )
    return 'plan';
  if (
    /\b(?:drink\w*|hydrat\w*|fluids?|bottles?|bidons?|water)\b/.test(plain) &&
    !/\b(?:eat\w*|chew|carb\w*|gels?|bars?|fuel\w*|food|feeding|nutrition)\b/.test(plain)
  )
    return 'drink';
  if (/\bcaffein\w*\b/.test(plain) && !/\b(?:eat|carbs?|feeding)\b/.test(plain)) return 'caffeine';
  if (
    /\bafter(?:wards| (?:the|a|my|this|that|it|training|riding|long|hard))\b|recovery (?:meal|drink|shake)/.test(
      plain,
    ) &&
    !/\b(?:during|before|on the)\b/.test(plain)
  )
    return 'after';
  if (/\bbefore\b/.test(plain) && !/\b(?:during|after|on the)\b/.test(plain)) return 'before';
  return 'plan';
}

/** A rider of whom nothing is known, so that a plan can be given at all: said in the assumptions. */
const usual = {
  bodyMatrix: { height: 178, weight: 75 },
  powerMatrix: { ftp: 225 },
  feedingData: { choTolerance: 60 },
};

/** The rider with usual values where the plan cannot do without, and what was taken so. */
function feedable(talk: Talk, rateGH: number | undefined): { athlete: Athlete; taken: Item[] } {
  const { athlete, profile, facts } = talk;
  const taken: Item[] = [];
  const take = (label: string, value: string) =>
    taken.push({ label, value, source: 'default', how: 'a usual value; tell me yours' });
  const tolerance = rateGH ?? athlete.choToleranceGh?.value;
  if (tolerance === undefined) take('Carbohydrate tolerance', '60 g/h');
  if (!athlete.massKg) take('Body mass', '75 kg');
  if (!athlete.ftpW && !athlete.cpW)
    take('FTP', athlete.massKg ? `${Math.round(3 * athlete.massKg.value)} W` : '225 W');
  if (taken.length === 0 && rateGH === undefined) return { athlete, taken };
  const mass = athlete.massKg?.value ?? 75;
  const ftp = athlete.ftpW?.value ?? athlete.cpW?.value ?? 3 * mass;
  const filled = resolveAthlete({
    ...profile,
    bodyMatrix: {
      ...usual.bodyMatrix,
      ...profile.bodyMatrix,
      weight: mass,
      ...(facts.height ? { height: 100 * facts.height } : {}),
    },
    powerMatrix: { ...profile.powerMatrix, ftp },
    feedingData: { ...profile.feedingData, choTolerance: tolerance ?? 60 },
  });
  return { athlete: filled, taken };
}

/** Mean power of a ride of some length, as a share of FTP, where nobody said it. */
const usualShare = (hours: number, race: boolean) =>
  (hours < 1.6 ? 0.75 : hours < 3 ? 0.72 : hours < 6 ? 0.68 : 0.62) + (race ? 0.1 : 0);

export type FeedingFacts = {
  plan: FeedingPlan;
  durationS: number;
  powerW: number;
  athlete: Athlete;
  taken: Item[];
  ask: FeedingAsk;
  powerHow: string;
};

/** Rides that food is planned for, s; the plan goes minute by minute. */
const SHORTEST_S = 600;
const LONGEST_S = 72 * 3600;

/** Works out the plan behind an answer; null where the length of the ride is not known, a sentence where it cannot be. */
export function feedingFor(ask: FeedingAsk, talk: Talk): FeedingFacts | string | null {
  const { athlete, taken } = feedable(talk, ask.rateGH);
  const ftp = athlete.ftpW!.value;
  const race = ask.shareWord === 'race';
  const guess = ask.powerW ?? (ask.share !== undefined ? ask.share * ftp : undefined);
  let durationS = ask.durationS;
  if (durationS === undefined && ask.course) {
    const course = courseOf(ask.course);
    if (course) {
      const ride = computeRide(
        course,
        { powerW: guess ?? usualShare(course.distanceM / 27_000, race) * ftp },
        ask.course.setup,
        athlete,
      );
      if (ride.ok) durationS = ride.timeS;
    }
  }
  if (durationS === undefined) return null;
  if (!(durationS >= SHORTEST_S && durationS <= LONGEST_S))
    return 'I plan food for rides of ten minutes to three days. How long will you ride?';
  const hours = durationS / 3600;
  const powerW = guess ?? usualShare(hours, race) * ftp;
  const foods = foodsFor(ask, talk);
  const plan = feedingPlan({
    athlete,
    minutes: steadyMinutes(durationS, powerW),
    foods,
    ...(ask.temperatureC === undefined
      ? {}
      : { weather: { temperatureC: ask.temperatureC, relativeHumidity: ask.humidity ?? 0.55 } }),
    ...(ask.bottles === undefined
      ? {}
      : {
          carry: {
            bottles: Math.min(10, ask.bottles),
            bottleMl: ask.bottleMl ?? 600,
            pieces: 60,
          },
        }),
    ...(ask.caffeine ? { caffeine: true } : {}),
  });
  if (!plan.ok) return plan.message;
  // The plan fills up with usual products; what the rider does not want stays at home.
  if (ask.kinds) plan.shopping = plan.shopping.filter(({ kind }) => (ask.kinds as string[]).includes(kind));
  const powerHow =
    guess === undefined
      ? `${show.share(powerW / ftp)} of FTP, usual for this long`
      : ask.fromLast
        ? 'from the last answer'
        : ask.shareWord
          ? ask.shareWord
          : 'as you said';
  return { plan, durationS, powerW, athlete, taken, ask, powerHow };
}

/** "How many is that?" */
const countsFood =
  /^(?:and |so |ok )*how many (?:is|are|would|will|do|does|should) (?:that|it|those|they|i|there)\b[a-z ]{0,20}\??$|^how many(?: then| in all)?\??$/;

function foodsFor(ask: FeedingAsk, { profile }: Talk): Food[] {
  const own = foodsOf(profile);
  // Asked for in so many words, and not in the profile: of a usual size.
  const ownOr = (kind: Food['kind']): Food[] => {
    const some = own.filter((food) => food.kind === kind);
    const wanted =
      some.length === 0 && (ask.kinds as string[] | undefined)?.includes(kind) && kind in usualServing;
    return wanted
      ? [
          {
            kind,
            name: kind,
            carbohydrateG: usualServing[kind as FoodKind],
            known: true,
            ...(kind === 'drink' ? { fluidMl: ask.bottleMl ?? 500 } : {}),
          },
        ]
      : some;
  };
  const replaced = (kind: Food['kind'], grams: number | undefined, name: string = kind): Food[] =>
    grams === undefined
      ? ownOr(kind)
      : [
          {
            kind,
            name,
            carbohydrateG: grams,
            known: true,
            ...(kind === 'drink' ? { fluidMl: ask.bottleMl ?? 500 } : {}),
          },
        ];
  const all = [
    ...replaced('drink', ask.drinkG),
    ...replaced('gel', ask.gelG),
    ...replaced('bar', ask.barG, ask.barName),
    ...own.filter(({ kind }) => kind === 'rice cake'),
  ];
  return ask.kinds ? all.filter(({ kind }) => (ask.kinds as string[]).includes(kind)) : all;
}

const perHour = (total: number, seconds: number) => (3600 * total) / seconds;
const tens = (value: number) => 10 * Math.round(value / 10);
const fifties = (value: number) => 50 * Math.round(value / 50);

function answerFeeding(ask: FeedingAsk, talk: Talk): Outcome {
  if (ask.about === 'gut')
    return gutSteps({ goalGH: ask.rateGH!, nowGH: ask.nowGH ?? talk.athlete.choToleranceGh?.value ?? 60 });
  const open =
    ask.durationS === undefined &&
    ask.course === undefined &&
    ask.anyLength === true &&
    ['drink', 'sodium', 'before', 'after', 'caffeine'].includes(ask.about) &&
    ask.countBottles !== true;
  const facts = feedingFor(open ? { ...ask, durationS: 3 * 3600 } : ask, talk);
  if (facts === null) return needs('rideTime');
  if (typeof facts === 'string') return { kind: 'refuse', text: facts };
  const { plan, durationS } = facts;
  if (ask.kinds?.length === 1) return ofOneKind(ask.kinds[0]!, facts, talk);
  const fluidMlH = fluidAnHour(facts);
  const parts: AnswerPart[] = [
    ...leadOf(facts, fluidMlH),
    ...shownWarnings(facts)
      .slice(0, 1)
      .map((words): AnswerPart => ({ kind: 'notice', tone: 'warning', text: words })),
    ...((ask.about === 'plan' || ask.about === 'count') &&
    !ask.savoury &&
    ask.carriedG === undefined &&
    plan.items.every(({ kind }) => !ask.kinds || kind === 'water' || (ask.kinds as string[]).includes(kind))
      ? [timelineOf(facts)]
      : []),
    ...details('The plan in full', ...fullPlan(facts, fluidMlH)),
    suggestions(...chipsFor(ask, durationS)),
  ];
  return {
    kind: 'answer',
    parts,
    calls: [{ tool: 'feeding', arguments: ask, result: { shown: parts, ...plan.totals } }],
    rests: [{ of: 'feeding' }],
    result: { timeS: durationS, powerW: facts.powerW, title: `feeding for ${show.aboutTime(durationS)}` },
  };
}

/**
 * Drink, ml/h: seven tenths of the sweat, and in heat or for who sweats much more of it, never more than is lost or than a
 * stomach takes.
 */
function fluidAnHour({ plan: { totals }, durationS, ask }: FeedingFacts): number {
  const sweat = ask.sweatMlH ?? perHour(totals.sweatMl, durationS) * (ask.heavySweater ? 1.25 : 1);
  const hot = ask.sweatMlH !== undefined || (ask.temperatureC ?? 20) >= 27;
  const wanted = Math.max(
    perHour(totals.fluidMl, durationS),
    Math.min((hot || ask.heavySweater ? 0.8 : 0.7) * sweat, hot || ask.heavySweater ? 1000 : 750),
  );
  return fifties(
    Math.min(
      1000,
      Math.max(wanted, hot ? 500 : (ask.temperatureC ?? 20) >= 12 ? 400 : 0),
      Math.max(hot ? 600 : 350, sweat),
    ),
  );
}

const MIXED = /^Above 60 g\/h take mixed sugars/;
const OVERDRINKING = /^Do not drink more than you sweat/;

/** Warnings that belong to the answer: how much is too much to drink is for who asks of drink. */
const shownWarnings = ({ plan: { warnings }, ask }: FeedingFacts): string[] =>
  warnings.filter(
    (words) =>
      !MIXED.test(words) && (ask.about === 'drink' || ask.about === 'sodium' || !OVERDRINKING.test(words)),
  );

const usualServing = { gel: 25, bar: 40, drink: 40 } as const;
const piecesOf = { gel: 'gels', bar: 'bars', drink: 'bottles of mix' } as const;

const withoutCaffeine =
  /\b(?:no|without|not|avoid|skip|hate|never|(?:can|do|does|must)(?:n't|not)|stop(?:ped)?)\b.{0,24}\b(?:caffein\w*|coffee)|\bcaffeine[- ]free\b/;

/** "Drink about 400 ml of water an hour: 2 bottles of 500 ml last 2 h 30 min." */
function waterBeside(facts: FeedingFacts): string {
  const { durationS, ask } = facts;
  const mlH = fluidAnHour(facts);
  const ml = (ask.bottles ?? 0) * (ask.bottleMl ?? 500);
  const at = ask.temperatureC === undefined ? '' : ` at ${Math.round(ask.temperatureC)} °C`;
  const lastS = mlH > 0 ? (3600 * ml) / mlH : 0;
  const carried =
    ml === 0
      ? ''
      : lastS >= durationS
        ? `; your ${ask.bottles} of ${ask.bottleMl ?? 500} ml are enough`
        : `; your ${ask.bottles} of ${ask.bottleMl ?? 500} ml last ${show.aboutTime(lastS)}, then refill`;
  return `Drink about ${mlH} ml of water an hour${at}${carried}.${ask.caffeine === false ? ' Choose kinds without caffeine.' : ''}`;
}

/** "Gels only, please": how many of the one thing make up the plan, and how often. */
function ofOneKind(kind: FoodKind, facts: FeedingFacts, talk: Talk): Outcome {
  const { plan, durationS, powerW, ask } = facts;
  const own = foodsFor(ask, talk).find((food) => food.kind === kind)?.carbohydrateG;
  const each = own && own > 0 ? own : usualServing[kind];
  const rate = Math.round(plan.target.intakeGH);
  // Nothing is eaten in the first and the last quarter of an hour.
  const grams = Math.round((rate * Math.max(0.5 * 3600, durationS - 900)) / 3600);
  const count = Math.ceil(grams / each - 0.1);
  const minutes = Math.round((60 * each) / Math.max(1, rate));
  const parts: AnswerPart[] = [
    headline(
      kind === 'drink' ? 'Drink mix alone' : `With ${piecesOf[kind]} alone`,
      String(count),
      count === 1 ? piecesOf[kind].replace(/s\b/, '') : piecesOf[kind],
      `${Math.round(each)} g each, ${count * Math.round(each)} g in all, for ${rate} g/h over ${show.aboutTime(durationS)}`,
    ),
    text(
      `${kind === 'drink' ? 'Sip all the time.' : `One every ${minutes} min, from the first quarter of an hour on. ${waterBeside(facts)}`}${own ? '' : ' I took a usual size; tell me yours.'}${rate > 60 ? ' Above 60 g/h they should hold glucose and fructose.' : ''}`,
    ),
    suggestions('And with drink and gels?', 'How do I train my gut?'),
  ];
  return {
    kind: 'answer',
    parts,
    calls: [
      {
        tool: 'feeding of one kind',
        arguments: ask,
        result: { count, each, rate, grams, minutes, timeS: durationS },
      },
    ],
    result: { timeS: durationS, powerW, title: `feeding for ${show.aboutTime(durationS)}` },
  };
}

const limits = {
  guideline: 'usual for this long',
  tolerance: 'as much as you tolerate',
  demand: 'you burn too little to need more',
  sugars: 'your products hold glucose alone, and a gut takes up no more of it',
} as const;

function leadOf({ plan, durationS, ask, athlete, taken }: FeedingFacts, fluidMlH: number): AnswerPart[] {
  const { target, totals, shopping } = plan;
  const rate = Math.round(target.intakeGH);
  // What is asked for an hour, times the hours, is the total: what is eaten just before the start counts.
  const grams = Math.round((rate * durationS) / 3600);
  const named = packed(shopping, grams).map(
    ({ count, kind, name }) =>
      `${count} ${kind === 'drink' ? (count === 1 ? 'bottle of mix' : 'bottles of mix') : name === kind ? plural(kind, count) : name}`,
  );
  const list = named.length > 1 ? `${named.slice(0, -1).join(', ')} and ${named.at(-1)}` : (named[0] ?? '');
  const sodiumH = tens(
    Math.min(
      ask.heavySweater ? 1000 : 800,
      Math.max(300, (ask.heavySweater ? 0.9 : 0.6) * perHour(totals.sweatSodiumMg, durationS)),
    ),
  );
  const rest = `Drink about ${fluidMlH} ml an hour, by thirst${durationS > 2 * 3600 || (ask.temperatureC ?? 20) >= 28 ? `, with ${sodiumH} mg of sodium` : ''}.`;
  const mixed = rate > 60 ? ' Over 60 g/h needs glucose with fructose.' : '';
  const unsure = taken.length > 0 ? ' I took usual values; tell me yours for a better plan.' : '';
  if (ask.about === 'drink') {
    const size = ask.bottleMl ?? 600;
    const litres = (fluidMlH * durationS) / 3.6e6;
    const bottles = Math.ceil((1000 * litres) / size - 0.15);
    const salt =
      durationS > 2 * 3600 || (ask.temperatureC ?? 20) >= 27 || ask.heavySweater
        ? `; add about ${sodiumH} mg of sodium to it`
        : '';
    const sweat = fifties(ask.sweatMlH ?? perHour(totals.sweatMl, durationS) * (ask.heavySweater ? 1.25 : 1));
    const sure =
      ask.heavySweater || (ask.temperatureC ?? 20) >= 27
        ? ' Weigh yourself before and after an hour: each kilogram lost is a litre.'
        : '';
    const words = text(
      `You sweat about ${ask.sweatMlH === undefined && (ask.temperatureC ?? 20) >= 27 ? `${sweat} to ${fifties(1.5 * sweat)}` : sweat} ml an hour${salt}. Drink by thirst, never more than you lose.${sure}${unsure}`,
    );
    return ask.countBottles
      ? [
          headline(
            'Bottles',
            String(bottles),
            `of ${size} ml`,
            `about ${litres.toFixed(1)} l in ${show.aboutTime(durationS)}, ${fluidMlH} ml an hour`,
          ),
          words,
        ]
      : [
          headline(
            'Drink',
            String(fluidMlH),
            'ml/h',
            ask.durationS === undefined && ask.course === undefined
              ? `about ${Math.max(1, Math.round(fluidMlH / 300) / 2)} bottles of 600 ml an hour`
              : `about ${litres.toFixed(1)} l in ${show.aboutTime(durationS)}`,
          ),
          words,
        ];
  }
  if (ask.about === 'sodium')
    return [
      headline('Sodium', String(sodiumH), 'mg/h', `with ${fluidMlH} ml of drink an hour`),
      text(
        `Salt does not protect you from drinking too much; thirst does. Salty sweaters need the upper end.${unsure}`,
      ),
    ];
  if (ask.about === 'caffeine') {
    const mass = athlete.massKg!.value;
    return [
      headline('Caffeine', `${tens(3 * mass)}`, 'mg', `3 mg per kg; some do with ${tens(2 * mass)} mg`),
      text(
        'Take it 45 to 60 minutes before the start, or in small parts in the last two hours. Adults only, not with heart-rhythm trouble or in pregnancy, and not before a night when you must sleep. Stay under 400 mg a day.',
      ),
    ];
  }
  if (ask.about === 'after') {
    const mass = athlete.massKg!.value;
    return [
      headline(
        'After the ride',
        `${tens(1 * mass)} to ${tens(1.2 * mass)}`,
        'g of carbohydrate',
        'an hour for the first hours, if you ride again within 8 hours',
      ),
      text(
        `Else normal meals do. Add 20 to 40 g of protein, and drink 1.25 to 1.5 l for each kilogram that you lost.`,
      ),
    ];
  }
  if (ask.about === 'before') {
    const mass = athlete.massKg!.value;
    return [
      headline(
        'Before the ride',
        `${tens(1 * mass)} to ${tens(3 * mass)}`,
        'g of carbohydrate',
        '1 to 4 hours before the start',
      ),
      text(
        `Food that you know, little fibre and fat; the later, the less. Drink ${fifties(5 * mass)} to ${fifties(7 * mass)} ml in the hours before. On the bike then ${rate} g an hour.`,
      ),
    ];
  }
  if (rate < 1)
    return [
      headline('Carbohydrate', '0', 'g/h', `for ${show.aboutTime(durationS)}`),
      text(`Your stores last for a ride this short: water is enough. ${rest}`),
    ];
  if (ask.carriedG !== undefined && ask.about === 'count') {
    const left = ask.carriedG - grams;
    return [
      headline(
        'Enough?',
        left >= -10 ? 'Yes' : 'No',
        '',
        `you carry ${Math.round(ask.carriedG)} g; ${show.aboutTime(durationS)} at ${rate} g/h take ${grams} g`,
      ),
      text(
        `${left >= -10 ? (left > 40 ? `${Math.round(left)} g are left over.` : 'It just fits.') : `You lack ${Math.round(-left)} g: about ${Math.ceil(-left / 25)} ${left >= -25 ? 'gel' : 'gels'} of 25 g more, or food on the way.`} Start after 15 min. ${rest}${mixed}${unsure}`,
      ),
    ];
  }
  const enough = ask.about === 'count' ? countVerdict(plan, ask, grams) : '';
  return [
    headline(
      'Carbohydrate',
      String(rate),
      'g/h',
      `${grams} g in ${show.aboutTime(durationS)}, ${ask.rateGH !== undefined && Math.abs(rate - ask.rateGH) < 1 ? 'as you said' : limits[target.limitedBy]}`,
    ),
    text(
      ask.savoury
        ? `${savouryFor(rate)} ${rest}${unsure}`
        : `${enough}Pack ${list}. Start after 15 min and eat by the clock. ${rest}${mixed}${unsure}`,
    ),
  ];
}

function countVerdict(plan: FeedingPlan, ask: FeedingAsk, grams: number): string {
  const bottles =
    ask.bottles !== undefined && ask.drinkG !== undefined ? ask.bottles * ask.drinkG : undefined;
  if (bottles !== undefined)
    return bottles >= grams
      ? 'Yes, your bottles hold enough. '
      : `No, your bottles hold ${Math.round(bottles)} g. `;
  const gel = plan.shopping.find(({ kind }) => kind === 'gel');
  return gel
    ? `With gels alone that is ${Math.ceil(grams / gel.carbohydrateG)} of ${Math.round(gel.carbohydrateG)} g. `
    : '';
}

const plural = (kind: string, count: number) => (count === 1 ? kind : `${kind}s`);

function timelineOf({ plan, durationS }: FeedingFacts): AnswerPart {
  return {
    kind: 'timeline',
    caption: 'What to take when',
    seconds: durationS,
    marks: plan.items
      .filter(({ carbohydrateG, fluidMl }) => carbohydrateG >= 1 || fluidMl >= 40)
      .map(({ atS, kind, pieces, carbohydrateG, fluidMl, caffeineMg }) => ({
        atS: Math.round(atS / 60) * 60,
        kind:
          caffeineMg > 0
            ? ('caffeine' as const)
            : kind === 'drink' || kind === 'water'
              ? ('drink' as const)
              : ('eat' as const),
        label:
          kind === 'drink' || kind === 'water'
            ? `${fifties(fluidMl) || 50} ml ${kind === 'drink' ? 'of mix' : 'of water'}`
            : `${pieces >= 0.95 ? '' : 'half a '}${kind}, ${Math.round(carbohydrateG)} g`,
      })),
  };
}

function fullPlan(
  { plan, durationS, powerW, athlete, taken, ask, powerHow }: FeedingFacts,
  fluidMlH: number,
): PlainPart[] {
  const { totals, shopping, tank } = plan;
  const mass = athlete.massKg!.value;
  const wanted = Math.round((Math.round(plan.target.intakeGH) * durationS) / 3600);
  const bag = packed(shopping, wanted);
  const rows = bag.map(({ count, name, kind, carbohydrateG }) => [
    name === kind ? kind : `${name} (${kind})`,
    String(count),
    `${Math.round(carbohydrateG)} g each`,
    `${count * Math.round(carbohydrateG)} g`,
  ]);
  const inAll = bag.reduce((sum, { count, carbohydrateG }) => sum + count * Math.round(carbohydrateG), 0);
  const clocked = Math.round(totals.carbohydrateG);
  const long = durationS > 2 * 3600;
  return [
    ...(rows.length > 0
      ? [
          table(
            'What to pack',
            ['Product', 'Pieces', 'Carbohydrate', 'Together'],
            [...rows, ['In all', '', '', `${inAll} g`]],
          ) as PlainPart,
        ]
      : []),
    table(
      'An hour',
      ['What', 'Amount'],
      [
        ['Carbohydrate burned', `${Math.round(perHour(totals.burnG, durationS))} g`],
        ['Sweat', `${fifties(perHour(totals.sweatMl, durationS))} ml`],
        ['Drink', `${fluidMlH} ml`],
        ['Sodium in the sweat', `${tens(perHour(totals.sweatSodiumMg, durationS))} mg`],
        ...(totals.caffeineMg > 0 ? [['Caffeine in all', `${Math.round(totals.caffeineMg)} mg`]] : []),
      ],
    ) as PlainPart,
    table(
      'Before and after',
      ['When', 'What'],
      [
        [
          '1 to 4 h before',
          `${tens(1 * mass)} to ${tens(3 * mass)} g of carbohydrate, ${fifties(5 * mass)} to ${fifties(7 * mass)} ml to drink`,
        ],
        ...(long
          ? [['The day before', `${tens(6 * mass)} to ${tens(10 * mass)} g of carbohydrate over the day`]]
          : []),
        ['After', `${tens(1 * mass)} g of carbohydrate and 20 to 40 g of protein within the first hours`],
        ...(ask.caffeine
          ? [['Caffeine', `${tens(2 * mass)} to ${tens(3 * mass)} mg 45 to 60 min before; adults only`]]
          : []),
      ],
    ) as PlainPart,
    ...(wanted > clocked + 10
      ? [
          {
            kind: 'text',
            text: `The clock above holds ${clocked} g of the ${wanted} g, because it leaves out the first and the last minutes: take the rest just before the start, or keep it as a reserve.`,
          } as PlainPart,
        ]
      : []),
    {
      kind: 'text',
      text: `Your stores go from about ${Math.round(tank.startG)} g to ${Math.round(Math.max(0, tank.endG))} g.${tank.emptyAtS === null ? '' : ` They would be nearly empty after ${show.aboutTime(tank.emptyAtS)}.`} ${ask.about === 'drink' || ask.about === 'sodium' ? '' : plan.warnings.filter((words) => OVERDRINKING.test(words)).join(' ')} ${plan.notes.filter((note) => !/Stop and get help/.test(note)).join(' ')}`.trim(),
    },
    assumptions([
      {
        label: 'Ride',
        value: show.aboutTime(durationS),
        source: ask.durationS === undefined ? 'estimated' : 'asked',
        ...(ask.durationS === undefined ? { how: 'from the course' } : {}),
      },
      {
        label: 'Power',
        value: `${show.watts(powerW)} W`,
        source: ask.powerW === undefined ? 'default' : 'asked',
        how: powerHow,
      },
      ...[athlete.choToleranceGh, athlete.massKg, athlete.ftpW]
        .filter((input) => input !== null)
        .map(assumptionOf)
        .filter(({ label }) => !taken.some((item) => item.label === label)),
      ...taken,
      {
        label: 'Weather',
        value: `${Math.round(ask.temperatureC ?? 20)} °C`,
        source: ask.temperatureC === undefined ? 'default' : 'asked',
        how: ask.temperatureC === undefined ? 'a mild day' : 'as you said',
      },
    ]),
    sources('jeukendrup2014', 'thomas2016', 'guest2021', 'acsm2007'),
  ];
}

function chipsFor(ask: FeedingAsk, durationS: number): string[] {
  const chips = [durationS > 4 * 3600 ? 'And for 3 hours?' : 'And for 5 hours?'];
  chips.push(ask.temperatureC === undefined ? 'And at 32 °C?' : 'What should I eat before a race?');
  chips.push(ask.rateGH === undefined ? 'And with 90 g/h?' : 'How do I train my gut?');
  return chips;
}
