import { foodsOf, type Food } from '@breakaway/cycling';
import { findEvent } from '../../language/events.ts';
import type { Quantity } from '../../language/quantity.ts';
import type { Talk } from '../../skill.ts';
import { figure, has, type Message } from '../../understanding/message.ts';
import { intensityIn } from '../../understanding/wishes.ts';
import type { RideAsk } from '../ride/ask.ts';
import { rideIn } from '../ride/read.ts';
import { aboutIn } from './about.ts';
import type { FeedingAsk } from './ask.ts';
import { caffeineEachIn, caffeineIn } from './caffeine.ts';
import { carriedIn } from './carried.ts';
import { countsBottles, sweatsMuch } from './drink.ts';
import { namedFood, onlyFood } from './foods.ts';
import { rateNowIn } from './gut.ts';
import { kindsIn } from './one-kind.ts';
import { wantsSavoury } from './savoury.ts';
import { sweatSodiumIn } from './sodium.ts';

/**
 * All that a message says of a ride and of what is eaten and drunk on it.
 * @param fromLast true where the ride is that of the last answer
 */
export function askIn(message: Message, talk: Talk, fromLast: boolean): FeedingAsk {
  const { text: plain, concepts } = message;
  const ask: FeedingAsk = { about: aboutIn(plain) };
  const put = <K extends keyof FeedingAsk>(key: K, value: FeedingAsk[K] | undefined) => {
    if (value !== undefined) ask[key] = value;
  };
  const clock = clockIn(message);
  if (clock) put('durationS', ridingTime(clock, plain));
  else put('course', courseIn(message));
  put('powerW', powerIn(message, talk));
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
  const bottles = bottlesIn(message);
  if (!/\bhow many bottles\b/.test(plain)) put('bottles', bottles);
  const volumeMl = bottles !== undefined || /bottle/.test(plain) ? figure(message, 'volume') : undefined;
  put('bottleMl', volumeMl && Math.min(3000, Math.max(100, volumeMl)));
  Object.assign(ask, sizesIn(message));
  const food = ask.barG === undefined ? namedFood(plain) : null;
  if (food) {
    ask.barG = food.carbohydrateG;
    ask.barName = food.name;
    if (ask.kinds === undefined && onlyFood(food).test(plain)) ask.kinds = ['bar', 'drink'];
  }
  put('caffeine', caffeineIn(plain));
  put('caffeineEachMg', caffeineEachIn(plain));
  put('sweatSodiumMgL', sweatSodiumIn(plain));
  if (wantsSavoury(plain)) ask.savoury = true;
  if (countsBottles(plain)) ask.countBottles = true;
  if (sweatsMuch(plain)) ask.heavySweater = true;
  if (/\bsweat/.test(plain)) put('sweatMlH', figure(message, 'volumeRate') ?? sweatIn(plain));
  const sizeOf = (kind: Food['kind']) =>
    foodsOf(talk.profile).find((own) => own.kind === kind && own.known)?.carbohydrateG;
  put('carriedG', carriedIn(plain, { gelG: sizeOf('gel'), barG: sizeOf('bar'), drinkG: sizeOf('drink') }));
  put('nowGH', rateNowIn(plain));
  if (!clock && ask.course === undefined) ask.anyLength = true;
  if (fromLast) {
    const { result } = talk.memory;
    put('durationS', result?.timeS);
    if (ask.powerW === undefined && ask.share === undefined) put('powerW', result?.powerW);
    ask.fromLast = true;
  }
  return ask;
}

const clockIn = ({ text: plain, quantities }: Message): Quantity | undefined =>
  quantities.find(
    ({ kind, relative }) =>
      kind === 'duration' && !relative && !/\bevery $/.test(plain.slice(0, quantities[0]?.start)),
  );

/** Length of the ride, s. */
function ridingTime({ value, alternative }: Quantity, plain: string): number {
  // "1:30" of food is an hour and a half.
  const once = alternative !== undefined && value < 900 ? alternative : value;
  // "2 x 40 min crits": the races of one day are fuelled together.
  const races = /\b([2-6]) ?x ?\d+ ?min\w* (?:\w+ )?(?:crits?|races|heats)\b/.exec(plain);
  return once * Number(races?.[1] ?? 1);
}

/** The ride by its course: a distance, a climb or an event that is known by name. */
function courseIn(message: Message): RideAsk | undefined {
  const event = findEvent(message.text);
  if (!has(message, 'distance') && !message.climb && !event) return undefined;
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
  return { ...course, wants: 'time' };
}

/** Mean power, W; from W/kg only where the mass of the rider is known. */
function powerIn(message: Message, { athlete }: Talk): number | undefined {
  const powerW = figure(message, 'power');
  const wattsPerKg = figure(message, 'relativePower');
  if (powerW !== undefined || wattsPerKg === undefined || !athlete.massKg) return powerW;
  return wattsPerKg * athlete.massKg.value;
}

function bottlesIn({ text: plain, quantities }: Message): number | undefined {
  const count = quantities.find(({ kind, noun }) => kind === 'count' && /bottle|bidon/.test(noun ?? ''));
  return (
    count?.value ??
    { one: 1, two: 2, three: 3 }[/\b(one|two|three)\b[^.]{0,16}\bbottles?\b/.exec(plain)?.[1] ?? '']
  );
}

/** Carbohydrate of a piece or a bottle, g, of the kinds of food that stand beside a figure in grams. */
function sizesIn({ text: plain, quantities }: Message): Pick<FeedingAsk, 'gelG' | 'barG' | 'drinkG'> {
  const sizes: Pick<FeedingAsk, 'gelG' | 'barG' | 'drinkG'> = {};
  for (const { kind, value, start, end } of quantities) {
    if (kind !== 'grams' || value > 200) continue;
    const near = plain.slice(Math.max(0, start - 24), end + 26);
    if (/\bgels?\b/.test(near)) sizes.gelG = value;
    else if (/\bbars?\b/.test(near)) sizes.barG = value;
    else if (/\b(?:bottle|drink|mix|scoop|powder)\b/.test(near)) sizes.drinkG = value;
  }
  return sizes;
}

/** "I sweat 1.2 l an hour", ml/h. */
function sweatIn(plain: string): number | undefined {
  const match = /(\d+(?:\.\d+)?) ?(l|litres?|liters?|ml) ?(?:an? |per |\/ ?)(?:h|hr|hour)\b/.exec(plain);
  return match ? Number(match[1]) * (match[2] === 'ml' ? 1 : 1000) : undefined;
}
