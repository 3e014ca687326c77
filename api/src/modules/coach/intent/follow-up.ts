import { climbById, sideNamed } from '../language/gazetteer.ts';
import type { Quantity } from '../language/quantity.ts';
import type { Frame, Given, Memory, Reading, Told } from './frame.ts';
import { givenBy, toldBy, withoutFacts } from './given.ts';
import type { Message } from './message.ts';
import { readClockByCourse } from './ride-question.ts';
import { askedBy, intensityWords, says } from './topics.ts';

/** Reads a message as a change to the last question: "and at 280 W?", "with 70 kg?", "make it 50 minutes". */
export function followUp(message: Message, memory: Memory): Reading | null {
  const last = memory.frame;
  if (!last) return null;
  const quantities = withBareFigure(message, last);
  const given = { ...givenBy(quantities), ...changes(quantities, memory) };
  for (const [pattern, share] of intensityWords) {
    if (given.power === undefined && pattern.test(message.words)) given.intensity ??= share;
  }
  const isRide = last.skill === 'climb' || last.skill === 'timeTrial';
  if (!isRide) renameForSkill(given, last);
  if (isRide && /\bflat\b/.test(message.words)) given.grade ??= 0;
  const told: Told = toldBy(given);
  const changed = withoutFacts(given);
  const climb = isRide ? (message.climb?.climb ?? sideOf(last, message.text)) : undefined;
  const asked = askedBy(message.words);
  const bestEffort =
    isRide && /\b(?:as (?:fast|hard) as|all ?-?out|my best|best effort|flat out)\b/.test(message.text);
  const nothing = Object.keys(changed).length + Object.keys(told).length === 0 && !climb && !bestEffort;
  if (nothing && !(asked && asked !== last.asked && says.followUp.test(message.words))) return null;
  const frame = patch(last, changed, climb?.id, bestEffort);
  if (isRide)
    readClockByCourse(frame.given, quantities, frame.skill, climbById(frame.climbId ?? '')?.lengthM);
  if (nothing && asked) frame.asked = asked;
  if (asked === 'speed' && frame.asked === 'time') frame.asked = 'speed';
  return { kind: 'question', frame, told, follows: true };
}

/** Applies new figures to a frame: what they replace or contradict goes. */
export function patch(frame: Frame, changed: Given, climbId?: string, bestEffort = false): Frame {
  const next: Frame = { ...frame, given: { ...frame.given, ...changed } };
  delete next.whatIf;
  const given = next.given;
  const drop = (...kinds: Array<keyof Given>) => {
    for (const kind of kinds) if (changed[kind] === undefined) delete given[kind];
  };
  if (climbId) {
    next.climbId = climbId;
    next.skill = 'climb';
    drop('distance', 'gain', 'grade', 'altitude');
  }
  const isRide = frame.skill === 'climb' || frame.skill === 'timeTrial';
  if (
    isRide &&
    (changed.grade !== undefined || changed.gain !== undefined || changed.distance !== undefined) &&
    !climbId
  ) {
    const known = climbById(frame.climbId ?? '');
    delete next.climbId;
    if (known) given.distance ??= known.lengthM;
    // A gain without a length keeps its meaning: the grade gives the length.
    if (changed.grade !== undefined && given.distance !== undefined) drop('gain');
    if (changed.gain !== undefined) drop('grade');
    if (changed.distance !== undefined && known && changed.grade === undefined && changed.gain === undefined)
      given.grade = known.gainM / known.lengthM;
    next.skill = (given.grade ?? 0) === 0 && given.gain === undefined ? 'timeTrial' : 'climb';
  }
  const power = changed.power ?? changed.relativePower ?? changed.intensity;
  const time = changed.duration ?? changed.speed;
  if (power !== undefined) {
    drop('power', 'relativePower', 'intensity');
    if (time === undefined && frame.skill !== 'feeding') drop('duration', 'speed');
    if (isRide && time === undefined) next.asked = frame.asked === 'speed' ? 'speed' : 'time';
    if (frame.skill === 'hold') next.asked = 'time';
  }
  if (time !== undefined) {
    drop('duration', 'speed');
    if (power === undefined && frame.skill !== 'feeding') drop('power', 'relativePower', 'intensity');
    if (power === undefined && (isRide || frame.skill === 'hold')) next.asked = 'power';
    if (power !== undefined && isRide) next.asked = 'power';
  }
  if (bestEffort) {
    delete given.power;
    delete given.relativePower;
    delete given.intensity;
    delete given.duration;
    delete given.speed;
    next.asked = 'time';
  }
  return next;
}

/** "And from Sault?" means the other side of the same mountain. */
const sideOf = (frame: Frame, text: string) => sideNamed(climbById(frame.climbId ?? ''), text) ?? undefined;

/** "5 kg lighter" counts from what the last answer used. */
function changes(quantities: Quantity[], memory: Memory): Given {
  const changed: Given = {};
  const base: Given = { ...memory.lastRide?.values, ...memory.told };
  for (const { kind, value, relative } of quantities) {
    if (!relative || kind === 'other' || base[kind] === undefined) continue;
    changed[kind] = base[kind] + value;
  }
  return changed;
}

/** In a question on zones or fuel the same unit means something else. */
function renameForSkill(given: Given, frame: Frame) {
  const move = (from: keyof Given, to: keyof Given) => {
    if (given[from] === undefined) return;
    given[to] ??= given[from];
    delete given[from];
  };
  if (frame.skill === 'feeding') move('carbRate', 'choTolerance');
  if (frame.skill === 'zones' || frame.skill === 'fitness') move('power', 'ftp');
}

/** "and at 280?": the little word before a figure without unit says what it is. */
function withBareFigure(message: Message, frame: Frame): Quantity[] {
  if (message.quantities.length > 0) return message.quantities;
  const match =
    /^(?:and |or |but |ok |so )*(at|with|in|make it|what about|how about|what if|under|for|try|say)?(?: it(?:'s| is))? ?(-?\d+(?:\.\d+)?)(?: please| then| instead)?[ ?.!]*$/.exec(
      message.text,
    );
  const value = Number(match?.[2]);
  if (!match || Number.isNaN(value)) return [];
  const kind = kindOfBare(match[1] ?? '', value, frame);
  if (!kind) return [];
  const scale = kind === 'duration' ? 60 : kind === 'grade' ? 0.01 : 1;
  return [{ kind, value: value * scale, start: 0, end: match[0].length, text: match[2] ?? '' }];
}

function kindOfBare(lead: string, value: number, frame: Frame): Quantity['kind'] | null {
  if (frame.skill === 'zones') return frame.zones === 'heartRate' ? 'thresholdHr' : 'ftp';
  if (frame.skill === 'feeding') return value <= 24 ? null : 'choTolerance';
  if (['in', 'under', 'for'].includes(lead)) return 'duration';
  if (lead === 'with') return value < 25 ? 'bikeWeight' : value <= 130 ? 'weight' : 'power';
  if (value >= 100) return 'power';
  if (value <= 20 && frame.skill === 'climb') return 'grade';
  return frame.given.duration !== undefined && value >= 15 ? 'duration' : null;
}
