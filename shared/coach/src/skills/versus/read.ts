import { show } from '../../answer/rounding.ts';
import type { Quantity, QuantityKind } from '../../language/quantity.ts';
import type { Reading } from '../../skill.ts';
import { figures, has, type Message } from '../../understanding/message.ts';
import { clockByCourse, rideIn } from '../ride/read.ts';
import type { RideAsk } from '../ride/ask.ts';
import { pairOf } from '../../understanding/pair.ts';
import { smallGains } from '../compare/items.ts';
import type { VersusAsk } from './ask.ts';

const compares =
  /\b(?:vs\.?|versus|instead of|rather than|compare\b|compared (?:to|with)|against(?! (?:an? |the |my )?(?:strong |steady |light |stiff |constant )*(?:\d[\d.]* ?(?:km\/h|mph|m\/s|knots?) ?(?:of )?)?(?:head|tail|cross|side)? ?wind)|down to|(?:go|going|went|come|came|drop\w*|lower\w*|reduc\w*|improv\w*|switch\w*|chang\w*|get|getting) (?:my \w+ )?from|difference|how much time|save\w*|gain\w*|cost\w*|worth|give me|gives me|bring\w* me|help\w*|lose|penalty|faster|quicker|slower|extra|more (?:power|watts|w\b)|how (?:much|many) more|how many (?:watts|w) (?:more|extra)|less drag|what do i get|(?:to|need(?:ed)? for|required for) (?:break|beat|crack))\b/;
const needsMore = /\b(?:power|watts?|w|need\w*|take|harder|stronger)\b/;
const wantsPower = /\b(?:watts?|power|w)\b/;
const unevenly =
  /\b(?:smash\w*|attack\w*|hammer\w*|punch\w*|push\w*|hit\w*|drill\w*|surg\w+)(?: it| on| up| hard)? (?:the |every |each |all the )?(?:climb\w*|hills?|ups?|rises?)\b|\b(?:harder|more|surg\w+|push\w*|over|above) (?:\w+ )?(?:on|up|in) (?:the |each |every )?(?:climb\w*|hills?|ups?|rises?|uphills?)\b|\b(?:\d+ ?% )?(?:harder|more) (?:up|uphill)\b|\b(?:variable|uneven|varied|varying|surging) (?:\w+ )?(?:power|pac\w+|watts|effort|on)\b|\buphill and \d+ ?w? ?(?:downhill|down)\b/;
const evenly =
  /\b(?:even|evenly|steady|constant|same|flat|iso-?power|stead(?:y|ily))\b(?: (?:power|watts|pac\w+|effort|wattage))?/;

/** Reads a message that sets two rides against each other: one figure that differs, or two roads. */
export function readVersus(message: Message): Reading<VersusAsk> | null {
  if (
    message.session ||
    has(message, 'weeklyHours', 'weeks', 'carbRate', 'pressure', 'heartRate', 'gear', 'tss') ||
    smallGains(message)
  )
    return null;
  return pacingIn(message) ?? twoFiguresIn(message) ?? twoRoadsIn(message);
}

/** "Even power or harder on the climbs over 50 km with 800 m?" */
function pacingIn(message: Message): Reading<VersusAsk> | null {
  const { text } = message;
  if (!unevenly.test(text) || !evenly.test(text) || message.climb || !has(message, 'distance')) return null;
  const ride = rideIn(message);
  const guessed = ride.gainM === undefined;
  if (guessed && !/\b(?:hilly|rolling|lumpy|hills|climbs)\b/.test(text)) return null;
  const said = /(\d+) ?%/.exec(text);
  const more = Math.min(0.4, Math.max(0.02, said ? Number(said[1]) / 100 : 0.1));
  delete ride.grade;
  const { distanceM } = ride;
  const gainM = ride.gainM ?? (distanceM === undefined ? undefined : 0.012 * distanceM);
  if (gainM === undefined) return null;
  return {
    ask: {
      kind: 'pacing',
      ride: { ...ride, terrain: 'rolling', gainM },
      more,
      guessed,
    },
    score: 1,
  };
}

const named = {
  cda: (value) => `CdA ${value}`,
  crr: (value) => `Crr ${value}`,
  duration: (value) => show.time(value),
  speed: (value) => `${show.kmh(value)} km/h`,
  power: (value) => `${show.watts(value)} W`,
  temperature: (value) => `${Math.round(value)} °C`,
  relativePower: (value) => `${value} W/kg`,
} satisfies Partial<Record<QuantityKind, (value: number) => string>>;

/** One thing stands in it twice: "CdA 0.25 instead of 0.27", "27:30, how much more power for 25:00?" */
function twoFiguresIn(message: Message): Reading<VersusAsk> | null {
  const { text, climb } = message;
  const base = rideIn(message);
  delete base.change;
  const { cdaBy } = base.setup;
  const road = climb !== null || has(message, 'distance', 'grade', 'gain') || /\b(?:flat|level)\b/.test(text);
  const effort = has(message, 'power', 'relativePower', 'intensity');
  const areas = pairOf(dragAreasIn(message));
  const drag = areas !== null || cdaBy !== undefined;
  if (!drag && !compares.test(text)) return null;
  const pair = (
    kind: keyof typeof named,
    [a, b]: readonly [number, number],
    change: (ask: RideAsk, value: number) => RideAsk,
    score = 1,
  ): Reading<VersusAsk> => {
    const name = named[kind];
    // The second is the faster one, or the slower one where a loss is asked about, in whatever order they were written.
    const faster = kind === 'cda' || kind === 'crr' || kind === 'duration' ? Math.min(a, b) : Math.max(a, b);
    const slower = faster === a ? b : a;
    const [from, to] = /\b(?:slower|lose|lost|cost\w*)\b/.test(text) ? [faster, slower] : [slower, faster];
    return {
      ask: {
        kind: 'two',
        first: settled(change(base, from), message),
        second: settled(change(base, to), message),
        names: [name(from), name(to)],
        difference: true,
      },
      score,
    };
  };
  const withCda = (ask: RideAsk, cdaM2: number): RideAsk => ({ ...ask, setup: { ...ask.setup, cdaM2 } });
  if (areas) return pair('cda', areas, withCda);
  const lessDrag = cdaBy;
  if (lessDrag !== undefined && (has(message, 'speed') || effort)) {
    const plain: RideAsk = { ...base, setup: { ...base.setup } };
    delete plain.setup.cdaBy;
    delete plain.setup.cdaM2;
    const second = { ...plain, setup: { ...plain.setup, cdaBy: lessDrag } };
    return {
      ask: {
        kind: 'two',
        first: settled(plain, message),
        second: settled(second, message),
        names: ['Now', `${Math.abs(lessDrag)} m² ${lessDrag < 0 ? 'less' : 'more'}`],
        difference: true,
      },
      score: 1,
    };
  }
  const wind = windAgainstNone(message, base);
  if (wind) return wind;
  const times = message.quantities.flatMap(({ kind, relative, value, alternative }) =>
    kind === 'duration' && !relative ? [clockByCourse(value, alternative, base)] : [],
  );
  const twoTimes = pairOf(times);
  const measured = base.distanceM !== undefined || base.climbId !== undefined;
  if (
    twoTimes &&
    road &&
    (!effort || figures(message, 'power').length === 1) &&
    twoTimes[0] !== twoTimes[1] &&
    needsMore.test(text) &&
    measured &&
    timesOfOneCourse(twoTimes)
  )
    return pair('duration', twoTimes, (ask, timeS) => {
      const next: RideAsk = { ...ask, timeS, wants: 'power' };
      delete next.powerW;
      return next;
    });
  const speeds = pairOf(figures(message, 'speed'));
  if (
    speeds &&
    !effort &&
    times.length === 0 &&
    !has(message, 'wind', 'windSpeed') &&
    figures(message, 'grade').length <= 1 &&
    needsMore.test(text) &&
    !climb
  )
    return pair('speed', speeds, (ask, speedMs) => ({ ...ask, speedMs, wants: 'power' }), 0.9);
  // Riders of different weights are for the comparison of riders.
  const ratios = has(message, 'weight', 'bikeWeight') ? [] : figures(message, 'relativePower');
  const other =
    ratios.length === 1
      ? /\b(?:than|to|vs|versus|from|or|instead of|and) ([1-7](?:\.\d+)?)(?! ?(?:km|k\b|%|kg|h\b|min|w\b))\b/.exec(
          text,
        )?.[1]
      : undefined;
  if (other !== undefined) ratios.push(Number(other));
  const twoRatios = pairOf(ratios);
  if (twoRatios && twoRatios[0] !== twoRatios[1] && (road || base.terrain === 'climb'))
    return pair('relativePower', twoRatios, (ask, wattsPerKg) => ({
      ...ask,
      wattsPerKg,
      wants: 'time',
    }));
  const powers = message.quantities.filter(({ kind }) => kind === 'power');
  const absolute = powers.filter(({ relative, value }) => !relative && value > 60);
  const extra = powers.filter(({ relative, value }) => relative || value <= 60);
  const lighter = message.quantities.some(
    ({ kind, relative }) => relative && (kind === 'weight' || kind === 'bikeWeight'),
  );
  if (!road || lighter || times.length > 0) return null;
  const withPower = (ask: RideAsk, powerW: number): RideAsk => ({ ...ask, powerW, wants: 'time' });
  const twoPowers = pairOf(absolute.map(({ value }) => value));
  if (twoPowers && figures(message, 'weight').length < 2) return pair('power', twoPowers, withPower, 0.95);
  const [onlyPower] = absolute;
  const [firstExtra] = extra;
  if (
    onlyPower &&
    absolute.length === 1 &&
    firstExtra &&
    /\b(?:how much|faster|quicker|slower|difference|save|gain|worth|minutes|seconds)\b/.test(text)
  ) {
    const from = onlyPower.value;
    const summed = /\b(?:total|all true|together|in all|altogether)\b/.test(text) || extra.length === 1;
    // Of several small figures the last or largest is their sum.
    const sum = /\b(\d{1,2}) ?(?:w|watts?)? (?:in all|in total|all together|altogether|together)\b/.exec(
      text,
    )?.[1];
    const by = sum
      ? Number(sum)
      : summed
        ? Math.max(...extra.map(({ value }) => Math.abs(value)))
        : extra.reduce((sum, { value }) => sum + Math.abs(value), 0);
    const sign = firstExtra.relative && firstExtra.value < 0 ? -1 : 1;
    return pair('power', [from, from + sign * by], withPower, 0.95);
  }
  return null;
}

/** "What does a 10 km/h tailwind give me at 200 W?", "20 km/h crosswind at 36 km/h, extra watts?": the same ride in still air and in the wind. */
function windAgainstNone(message: Message, base: RideAsk): Reading<VersusAsk> | null {
  const { headwindMs, crosswindMs, outAndBack } = base.setup;
  const windMs = headwindMs || crosswindMs;
  if (!windMs || outAndBack || base.terrain !== 'flat' || figures(message, 'speed').length > 1) return null;
  if (base.speedMs === undefined && !has(message, 'power', 'relativePower', 'intensity')) return null;
  const still = { ...base.setup };
  delete still.headwindMs;
  delete still.crosswindMs;
  const name = `${show.kmh(Math.abs(windMs))} km/h of ${headwindMs ? (headwindMs > 0 ? 'headwind' : 'tailwind') : 'crosswind'}`;
  return {
    ask: {
      kind: 'two',
      first: settled({ ...base, setup: still }, message),
      second: settled(base, message),
      names: ['Still air', name],
      difference: true,
    },
    score: 1,
  };
}

/** Two times of one course lie near each other; a ride and a rest do not. */
const timesOfOneCourse = ([a, b]: readonly [number, number]) => Math.max(a, b) < 1.6 * Math.min(a, b);

/** Drag areas of a message that speaks of them: "CdA 0.25 instead of .27", of which the second has no name of its own. */
function dragAreasIn({ text, quantities }: Message): number[] {
  const found = figures({ quantities } as Message, 'cda').filter((value) => value >= 0.1);
  if (!/\bcd ?x? ?a\b|\bdrag\b|\bm2\b/.test(text)) return found;
  for (const { 1: said, index } of text.matchAll(/(?<![\d.])(0\.[12345]\d{0,2})(?!\d)/g)) {
    const taken = quantities.some(({ start, end }) => index >= start && index < end);
    if (!taken) found.push(Number(said));
  }
  return [...new Set(found)];
}

/** A ride of which only power and speed matter gets a road. */
function settled(ask: RideAsk, message: Message): RideAsk {
  const next: RideAsk = { ...ask };
  if (next.wants === 'difference' || next.wants === 'distance')
    next.wants =
      next.powerW !== undefined || next.share !== undefined || next.wattsPerKg !== undefined
        ? 'time'
        : 'power';
  if (next.speedMs !== undefined && wantsPower.test(message.text)) next.wants = 'power';
  const noRoad = next.distanceM === undefined && next.climbId === undefined && next.gainM === undefined;
  // A slope alone: a climb of a usual length.
  if (noRoad && next.grade !== undefined && next.speedMs === undefined) next.distanceM = 10_000;
  else if (noRoad) next.distanceM = next.speedMs === undefined ? 40_000 : STRETCH_M;
  return next;
}

/** A road without a length: power and speed do not depend on it, m. */
const STRETCH_M = 1000;

const or = / (?:or|vs\.?|versus|than|against|compared (?:to|with)) /g;
const harder =
  /\b(?:harder|costs?|which|what(?:'s| is)|quicker|faster|slower|easier|worse|tougher|more|than|vs|versus)\b/;
const ofItsOwn: QuantityKind[] = ['grade', 'gain', 'wind', 'crosswind', 'windSpeed'];

/** "20 km/h at 8 % or 40 on the flat", "a 15 km/h headwind or a 2 % rise": two roads, what one of them lacks it has from the other. */
function twoRoadsIn(message: Message): Reading<VersusAsk> | null {
  const { text, quantities, climb } = message;
  if (climb || !harder.test(text) || message.concepts.has('outAndBack')) return null;
  for (const { index, 0: joint } of text.matchAll(or)) {
    const left = quantities.filter(({ end, relative }) => end <= index && !relative);
    const right = quantities.filter(({ start, relative }) => start >= index + joint.length && !relative);
    const [before, after] = [text.slice(0, index), text.slice(index)];
    const flat = /\b(?:flat|level)\b/;
    const special = (side: Quantity[], words: string) =>
      side.some(({ kind }) => ofItsOwn.includes(kind)) || flat.test(words);
    if (!special(left, before) || !special(right, after)) continue;
    if ([left, right].every((side) => side.some(({ kind }) => kind === 'distance'))) continue;
    const roads = new Set([signOf(left), signOf(right)]);
    if (roads.size < 2) continue;
    const sides = [left, right].map((own, i) => {
      const other = i === 0 ? right : left;
      const shared = other.filter(
        ({ kind }) => !ofItsOwn.includes(kind) && !own.some((one) => one.kind === kind),
      );
      return rideOf(message, [...own, ...shared], own);
    });
    const [first, second] = sides;
    const paced = (ask: RideAsk) =>
      ask.speedMs !== undefined ||
      ask.powerW !== undefined ||
      ask.timeS !== undefined ||
      ask.share !== undefined;
    if (!first || !second || !paced(first) || !paced(second)) continue;
    return {
      ask: {
        kind: 'two',
        first,
        second,
        names: [roadName(left, first), roadName(right, second)],
        difference: false,
      },
      score: 1,
    };
  }
  return null;
}

const signOf = (side: Quantity[]) =>
  side
    .filter(({ kind }) => ofItsOwn.includes(kind) || kind === 'speed')
    .map(({ kind, value }) => `${kind}${value}`)
    .join();

function rideOf(message: Message, quantities: Quantity[], own: Quantity[]): RideAsk {
  const part: Message = { ...message, quantities, words: '', concepts: message.concepts };
  const ask = rideIn(part);
  const steep = own.some(({ kind, value }) => (kind === 'grade' || kind === 'gain') && value > 0);
  ask.terrain = steep ? 'climb' : 'flat';
  delete ask.change;
  // The wind of a comparison comes from the front unless it says otherwise.
  if (ask.setup.windSpeedMs !== undefined && ask.setup.headwindMs === undefined) {
    ask.setup.headwindMs = ask.setup.windSpeedMs;
    delete ask.setup.windSpeedMs;
  }
  if (ask.distanceM === undefined) ask.distanceM = ask.speedMs === undefined ? 10_000 : STRETCH_M;
  const power = ask.powerW !== undefined || ask.share !== undefined || ask.wattsPerKg !== undefined;
  ask.wants = power && ask.speedMs === undefined && ask.timeS === undefined ? 'time' : 'power';
  return ask;
}

function roadName(own: Quantity[], ask: RideAsk): string {
  const speed =
    own.find(({ kind }) => kind === 'speed') === undefined ? '' : `${show.kmh(ask.speedMs ?? 0)} km/h `;
  const wind = ask.setup.headwindMs;
  const road =
    ask.grade !== undefined ? `${speed ? 'at' : 'the rise of'} ${show.grade(ask.grade)}` : 'on the flat';
  const air =
    wind === undefined || wind === 0
      ? ''
      : ` with ${show.kmh(Math.abs(wind))} km/h of ${wind > 0 ? 'headwind' : 'tailwind'}`;
  return `${speed}${road}${air}`;
}
