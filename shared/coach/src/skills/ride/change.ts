import { climbById, sideNamed } from '../../language/gazetteer.ts';
import type { Talk } from '../../skill.ts';
import { has, type Message } from '../../understanding/message.ts';
import { intensityIn, wantsBest, wishIn } from '../../understanding/wishes.ts';
import { fixedBy, wantsOf } from './read.ts';
import type { RideAsk, Setup } from './ask.ts';
import { setupIn } from './setup.ts';

/**
 * Reads a message as a change to the last ride: "and at 280 W?", "5 kg lighter?", "on the TT bike?", "make it 50 minutes".
 * Figures replace what they contradict. Conditions are what-ifs: they count from the base case and carry `change`.
 */
export function changeRide(last: RideAsk, message: Message, talk: Talk): RideAsk | null {
  const bare = withBareFigure(message, last);
  const setup = setupIn(bare);
  const side = sideNamed(climbById(last.climbId ?? ''), message.text);
  const climbId = message.climb?.climb.id ?? side?.id;
  const flat = /\bon the flat\b|^(?:and )?(?:on )?(?:the )?flat\b/.test(message.words);
  const wind = windDirection(message, last);
  const what = figuresIn(bare);
  const conditions = { ...setup, ...wind };
  const powerBy = message.quantities.find(({ kind, relative }) => kind === 'power' && relative);
  const timeBy = message.quantities.find(({ kind, relative }) => kind === 'duration' && relative);
  const wish = wishIn(message.text);
  const breeze = bare.concepts.has('windy') && !has(bare, 'wind', 'windSpeed', 'crosswind') && !wind;
  if (breeze) Object.assign(conditions, usualWind(last));
  const nothing =
    !what &&
    !climbId &&
    !flat &&
    !powerBy &&
    !timeBy &&
    Object.keys(conditions).length === 0 &&
    !wantsBest(message.text);
  if (nothing) return wishOnly(last, wish, message);

  let next: RideAsk = { ...last, setup: { ...last.setup } };
  delete next.change;
  // "How much do 5 kg less bring?" and then "and 20 W more instead?": the first change no longer holds.
  if (last.wants === 'difference' && (powerBy || what)) {
    next.wants = 'time';
    for (const key of ['riderMassBy', 'bikeMassBy', 'cdaBy'] as const) delete next.setup[key];
  }
  if (climbId) next = { ...next, climbId, terrain: 'climb', ...cleared('distanceM', 'gainM', 'grade') };
  if (flat && !climbId) next = { ...next, terrain: 'flat', ...cleared('climbId', 'gainM', 'grade') };
  if (what) next = replaced(next, bare);
  if (powerBy)
    next = onlyEffort(next, { powerW: (talk.memory.result?.powerW ?? last.powerW ?? 0) + powerBy.value });
  const from = talk.memory.result?.timeS ?? last.timeS;
  if (timeBy && from !== undefined) {
    const faster = /\b(?:faster|quicker|sooner|less)\b/.test(message.text);
    next = onlyEffort(next, { timeS: from + (faster ? -Math.abs(timeBy.value) : timeBy.value) });
    next.wants = 'power';
  }
  if (wantsBest(message.text)) next = { ...onlyEffort(next, {}), best: true, wants: 'time' };
  if (Object.keys(conditions).length > 0) {
    const kept: Setup = { ...next.setup, ...conditions };
    if (message.concepts.has('alone')) delete kept.company;
    if (
      conditions.posture === undefined &&
      conditions.bike !== undefined &&
      conditions.bike !== last.setup.bike
    )
      delete kept.posture;
    next.setup = kept;
    const asked = /\b(?:i meant|i mean|sorry|actually|correction|no,)\b/.test(message.text);
    if (!asked && !what && !climbId && wind === null)
      next.change = breeze ? breezeWords(last) : changeWords(message, conditions);
  }
  if (wish === 'difference') next.wants = 'difference';
  else if (wish === 'speed' && next.wants === 'time') next.wants = 'speed';
  return next;
}

/** A wind of which no speed was said, m/s: a fresh breeze, as felt near the ground. */
const BREEZE = 15 / 3.6;

/** A breeze of which no speed was said, as it meets a ride: out and back, or against it uphill. */
export const usualWind = ({ terrain }: RideAsk): Partial<Setup> =>
  terrain === 'climb' ? { headwindMs: BREEZE } : { headwindMs: BREEZE, outAndBack: true };
const breezeWords = ({ terrain }: RideAsk): string =>
  terrain === 'climb' ? '15 km/h of headwind' : '15 km/h of wind, out and back';

/** "And the speed?", "how long is that?": the same ride, another quantity. */
function wishOnly(last: RideAsk, wish: ReturnType<typeof wishIn>, message: Message): RideAsk | null {
  if (!wish || wish === 'difference' || wish === last.wants) return null;
  if (message.words.split(' ').length > 7) return null;
  if (wish === 'speed' || wish === 'time') return { ...last, wants: wish };
  return null;
}

const cleared = (...keys: (keyof RideAsk)[]): Partial<RideAsk> =>
  Object.fromEntries(keys.map((key) => [key, undefined])) as Partial<RideAsk>;

/** A ride with one effort: what was fixed before goes. */
function onlyEffort(ask: RideAsk, effort: Partial<RideAsk>): RideAsk {
  return { ...ask, ...cleared('powerW', 'wattsPerKg', 'share', 'timeS', 'speedMs', 'best'), ...effort };
}

const figuresIn = (message: Message): boolean =>
  message.quantities.some(
    ({ kind, relative }) =>
      !relative &&
      ['power', 'relativePower', 'intensity', 'duration', 'speed', 'distance', 'gain', 'grade'].includes(
        kind,
      ),
  ) || intensityIn(message.words) !== null;

/** Puts new figures in the place of those that they contradict. */
function replaced(ask: RideAsk, message: Message): RideAsk {
  const power = has(message, 'power', 'relativePower', 'intensity') || intensityIn(message.words) !== null;
  const time = has(message, 'duration', 'speed');
  let next = ask;
  if (power || time) next = onlyEffort(next, time && !power ? {} : {});
  const known = climbById(next.climbId ?? '');
  if (has(message, 'distance', 'gain', 'grade')) {
    if (known)
      next = {
        ...next,
        distanceM: known.lengthM,
        ...(has(message, 'grade', 'gain') ? {} : { grade: known.gainM / known.lengthM }),
        ...cleared('climbId'),
      };
    if (has(message, 'grade')) next = { ...next, ...cleared('gainM') };
    if (has(message, 'gain')) next = { ...next, ...cleared('grade') };
    if (
      has(message, 'distance') &&
      next.terrain === 'climb' &&
      next.gainM !== undefined &&
      next.distanceM &&
      !has(message, 'gain')
    )
      next = { ...next, grade: next.gainM / next.distanceM, ...cleared('gainM') };
  }
  next = fixedBy(message, next);
  if (has(message, 'grade')) next.terrain = Math.abs(next.grade ?? 0) < 0.001 ? 'flat' : 'climb';
  if (has(message, 'gain')) next.terrain = (next.distanceM ?? 0) > 30_000 ? 'rolling' : 'climb';
  const wish = wishIn(message.text);
  if (time && !power) next.wants = 'power';
  else if (power && time) next.wants = wantsOf(next, wish);
  else if (power) next.wants = ask.wants === 'speed' || ask.wants === 'distance' ? ask.wants : 'time';
  if (next.wants === 'distance' && next.timeS === undefined) next.wants = 'speed';
  return next;
}

/** The reply to "front, behind or side?" */
function windDirection(message: Message, last: RideAsk): Partial<Setup> | null {
  const speed = last.setup.windSpeedMs;
  if (speed === undefined) return null;
  if (/\b(?:head|front|against|into|headwind)\b/.test(message.text)) return { headwindMs: speed };
  if (/\b(?:tail|behind|back|with me|tailwind)\b/.test(message.text)) return { headwindMs: -speed };
  if (/\b(?:side|cross|left|right|crosswind)\b/.test(message.text))
    return { crosswindMs: speed, headwindMs: 0 };
  return message.concepts.has('outAndBack') ? { headwindMs: speed, outAndBack: true } : null;
}

function changeWords({ text, quantities }: Message, setup: Setup): string {
  const changes = quantities.filter(({ relative }) => relative).map(({ text: said }) => said);
  if (changes.length > 0) {
    const by = setup.riderMassBy ?? setup.bikeMassBy;
    if (by !== undefined) return `${Math.round(10 * Math.abs(by)) / 10} kg ${by < 0 ? 'lighter' : 'heavier'}`;
    return changes.join(' and ');
  }
  const words = text
    .replace(
      /^(?:and|what if i(?: was| am| were)?|what if|what about|how about|and if i|or|but|ok|so|then|now)\s+/g,
      '',
    )
    .replace(/^(?:and|what if|i|it|we|was|were|am|ride|rode)\s+/g, '')
    .replace(/[?.!]+$/, '')
    .trim();
  return words.length > 0 && words.length < 40 ? words : 'with that change';
}

/** Reads a message as the reply to the coach's question on a ride. */
export function replyToRide(ask: RideAsk, need: string, message: Message, talk: Talk): RideAsk | null {
  if (need === 'windDirection') {
    const wind = windDirection(message, ask);
    return wind && { ...ask, setup: { ...ask.setup, ...wind } };
  }
  const bare = /^(?:about |around |ca\.? |~|maybe |it's |say )?(\d+(?:\.\d+)?)[ .!]*$/.exec(message.text);
  const value = Number(bare?.[1] ?? Number.NaN);
  const next = fixedBy(message, ask);
  if (message.climb) return { ...next, climbId: message.climb.climb.id, terrain: 'climb' };
  if (/^(?:make it |it'?s |on the )?flat\b/.test(message.text)) return { ...next, terrain: 'flat', grade: 0 };
  switch (need) {
    case 'steepness':
      if (!Number.isNaN(value))
        return value <= 30 ? { ...ask, grade: value / 100 } : { ...ask, gainM: value };
      if (next.grade !== undefined || next.gainM !== undefined) return next;
      if (has(message, 'distance') && (next.distanceM ?? 0) < (ask.distanceM ?? 0))
        return { ...ask, gainM: next.distanceM };
      return null;
    case 'distance':
      if (!Number.isNaN(value)) return { ...ask, distanceM: value < 1000 ? value * 1000 : value };
      return next.distanceM === undefined ? null : next;
    case 'target':
      if (!Number.isNaN(value))
        return value >= 100
          ? { ...ask, powerW: value, wants: 'time' }
          : { ...ask, timeS: value * 60, wants: 'power' };
      return has(message, 'power', 'duration', 'speed', 'relativePower', 'intensity') ||
        wantsBest(message.text)
        ? { ...next, wants: wantsOf(next, null) }
        : null;
    case 'rideTime':
      if (!Number.isNaN(value)) return { ...ask, timeS: value <= 12 ? value * 3600 : value * 60 };
      return next.timeS === undefined ? null : next;
    case 'course':
      return has(message, 'distance', 'gain', 'grade') ? next : changeRide(ask, message, talk);
    default:
      return null;
  }
}

/** "And at 280?": the word before a figure without a unit says what it is. */
function withBareFigure(message: Message, last: RideAsk): Message {
  if (message.quantities.length > 0) return message;
  const match =
    /^(?:and |or |but |ok |so |sorry,? |no,? |i meant? |actually,? |make that |oops,? |not \d+,? )*(at|with|in|make it|what about|how about|what if|under|for|try|say)?(?: it(?:'s| is))? ?(-?\d+(?:\.\d+)?)(?: please| then| instead| not \d+)?[ ?.!]*$/.exec(
      message.text,
    );
  const value = Number(match?.[2]);
  if (!match || Number.isNaN(value)) return message;
  const kind = kindOfBare(match[1] ?? '', value, last);
  if (!kind) return message;
  const scale = kind === 'duration' ? 60 : kind === 'grade' ? 0.01 : 1;
  return {
    ...message,
    quantities: [{ kind, value: value * scale, start: 0, end: match[0].length, text: match[2] ?? '' }],
  };
}

function kindOfBare(lead: string, value: number, last: RideAsk): 'duration' | 'power' | 'grade' | null {
  if (['in', 'under', 'for'].includes(lead)) return 'duration';
  if (value >= 100) return 'power';
  if (value <= 20 && last.terrain === 'climb') return 'grade';
  return last.timeS !== undefined && value >= 15 ? 'duration' : null;
}
