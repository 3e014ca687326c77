import type { SessionTarget } from '@breakaway/cycling';
import { matchAt, sticky } from './session-text.ts';
import { DUTCH, ESIE, HEART_ZONES, POWER_ZONES, THREE_ZONES, wordAt, type Meaning } from './session-words.ts';

/** What a figure or word of intensity says, and where it ends. */
export type TargetRead = { meaning: Meaning; end: number };

const F = '(\\d{1,3}(?:\\.\\d+)?)';
const TO = ' ?(?:-|to|bis|a|/|tot) ?';
const P = '(?:%|per ?cents?(?![a-z])|pct|prozent|pour ?cent|por ?ciento|procent|percento)';
const OF = " ?(?:of |de |der |del |della |du |van |vom |von )?(?:my |the |la |l'|die )?";
const PERCENT = sticky(`${F}(?: ?${P})?(?:${TO}${F})? ?${P}`);
const PERCENT_LIST = sticky(`(\\d{2,3}(?: ?%)?(?: ?[-/] ?\\d{2,3}){2,}(?: ?%)?)(?![\\d:])`);
const WATTS = sticky(`(\\d{2,4})(?: ?w(?:atts?)?)?(?:${TO}(\\d{2,4}))? ?w(?:att|atts)?(?![a-z/])(?! ?/ ?kg)`);
const WATTS_PER_KG = sticky(`(\\d(?:\\.\\d+)?)(?:${TO}(\\d(?:\\.\\d+)?))? ?w ?/ ?kg`);
const BPM = sticky(
  `(\\d{2,3})(?:${TO}(\\d{2,3}))? ?(?:bpm|beats|schlage|puls(?:ations?|e)?|battiti|ppm|slagen)(?![a-z])`,
);
const HEART_RATE = sticky(
  `(?:hr|heart ?rate|hf|fc|puls|pulse) ?(?:of |at |=|:)? ?(\\d{2,3})(?:${TO}(\\d{2,3}))?(?![\\d%])(?! ?%)`,
);
const RPE = sticky(`rpe ?(?:of |=|:)? ?(\\d{1,2}(?:\\.5)?)(?:${TO}(\\d{1,2}))?(?: ?/ ?10)?(?!\\d)`);
const OUT_OF_TEN = sticky(
  `(\\d{1,2}(?:\\.5)?)(?:${TO}(\\d{1,2}))? ?(?:/|out of) ?10(?![\\d:'"])(?: effort| rpe)?`,
);
const INTENSITY_FACTOR = sticky('(?:if|intensity factor) ?(?:of |=|:)? ?((?:0?\\.|1\\.)\\d+)');
const ZONE = sticky(
  '(?:(hr|heart ?rate) )?(?:(upper|high|top|mid|middle|low|lower|bottom) )?(?:z(?:ones?)?|l(?:evel)?) ?-?([1-7])(?:(?: ?[-/] ?| to )(?:z|l)?([1-7]))?(?![\\dx%:]|\\.\\d)(?! ?x ?\\d)( (?:hr|heart ?rate))?',
);
const ESIE_ZONE = sticky('i ?([1-7])(?![\\dx%:]|\\.\\d)');
const DUTCH_ZONE = sticky('d ?([1-3])(?![\\dx%:]|\\.\\d)');
const CADENCE = sticky(
  `(?:@|at )?(?: ?)(\\d{2,3})(?:${TO}(\\d{2,3}))? ?(?:rpm|u/?min|tr/min|upm)(?![a-z])|(?:cadence|kadenz|trittfrequenz) ?(?:of |at |=|:)? ?(\\d{2,3})`,
);

const LTHR = sticky(
  `${OF}(?:lthr|lt ?hr|thr|threshold (?:hr|heart ?rate|pulse)|fc ?(?:seuil|soglia|umbral)|schwellenpuls)(?![a-z])`,
);
const MAX_HR = sticky(
  `${OF}(?:hr ?max|max(?:imum|imal)?\\.? ?(?:hr|heart ?rate|pulse)|hf ?max|fc ?max|maximalpuls)(?![a-z])`,
);
const MAP = sticky(`${OF}(?:map|pma|mmp|ppo|vma)(?![a-z])`);
const MAXIMUM = sticky(`${OF}max(?:imum|imal)?(?![a-z])`);
const HR = sticky(`${OF}(?:hr|heart ?rate|hf|fc|pulse?|bpm)(?![a-z])`);
const FTP = sticky(`${OF}(?:ftp|threshold(?: power)?|cp|schwelle|seuil|soglia|umbral)(?![a-z])`);

/** What decides which zones are meant in the whole message. */
export type ZoneModel = 'power' | 'three' | 'heart';

/** The zone model of a message: three zones or heart rate where it says so, else Coggan's. */
export function zoneModelOf(text: string): ZoneModel {
  if (/polari[sz]ed|3[- ]zone|three[- ]zone|\blt1\b/.test(text)) return 'three';
  return /\b(?:hr|heart ?rate|hf|fc|puls) ?-?zones?\b/.test(text) ? 'heart' : 'power';
}

/**
 * The intensity that stands at a place of the text.
 * @param afterAt right after "@" or "at": numbers without a unit count as well
 */
export function targetAt(text: string, at: number, model: ZoneModel, afterAt: boolean): TargetRead | null {
  return (
    cadenceAt(text, at) ??
    percentListAt(text, at, afterAt) ??
    percentAt(text, at) ??
    rangeAt(WATTS_PER_KG, text, at, 'wattsPerKg') ??
    wattsAt(text, at) ??
    rangeAt(BPM, text, at, 'bpm') ??
    rangeAt(HEART_RATE, text, at, 'bpm') ??
    rangeAt(RPE, text, at, 'rpe') ??
    tenthsAt(text, at) ??
    intensityFactorAt(text, at) ??
    zoneAt(text, at, model) ??
    wordAt(text, at) ??
    (afterAt ? bareAt(text, at) : null)
  );
}

type Of = Exclude<SessionTarget['of'], 'maximal'>;

const target = (of: Of, from: number, to: number, end: number): TargetRead => ({
  meaning: { target: { of, from: Math.min(from, to), to: Math.max(from, to) } },
  end,
});

function rangeAt(pattern: RegExp, text: string, at: number, of: Of): TargetRead | null {
  const found = matchAt(pattern, text, at);
  if (!found) return null;
  const from = Number(found[1]);
  return target(of, from, Number(found[2] ?? from), at + found[0].length);
}

function wattsAt(text: string, at: number): TargetRead | null {
  const read = rangeAt(WATTS, text, at, 'watts');
  const watts = read?.meaning.target;
  return watts && watts.of === 'watts' && watts.from >= 40 && watts.to <= 2500 ? read : null;
}

function tenthsAt(text: string, at: number): TargetRead | null {
  const read = rangeAt(OUT_OF_TEN, text, at, 'rpe');
  const effort = read?.meaning.target;
  return effort && effort.of === 'rpe' && effort.to <= 10 ? read : null;
}

function percentAt(text: string, at: number): TargetRead | null {
  const found = matchAt(PERCENT, text, at);
  if (!found) return null;
  const [low, high] = [Number(found[1]), Number(found[2] ?? found[1])];
  // Less is the slope of a road.
  if (Math.max(low, high) < 30 || low > 400) return null;
  if (high < low) {
    const on = shareOf(low / 100, low / 100, text, at + found[0].length);
    return { ...on, meaning: { ...on.meaning, off: high / 100 } };
  }
  return shareOf(low / 100, high / 100, text, at + found[0].length);
}

/** A share of what the words after it say. */
function shareOf(from: number, to: number, text: string, end: number): TargetRead {
  const after = (pattern: RegExp): number | null => {
    const found = matchAt(pattern, text, end);
    return found ? end + found[0].length : null;
  };
  const lthr = after(LTHR);
  if (lthr !== null) return target('thresholdHr', from, to, lthr);
  const maxHr = after(MAX_HR);
  if (maxHr !== null) return target('maxHr', from, to, maxHr);
  const map = after(MAP);
  if (map !== null) return target('map', from, to, map);
  const max = after(MAXIMUM);
  if (max !== null) return { meaning: { ofWhat: { from, to, heart: false } }, end: max };
  const heart = after(HR);
  if (heart !== null) return { meaning: { ofWhat: { from, to, heart: true } }, end: heart };
  return target('ftp', from, to, after(FTP) ?? end);
}

/** `80/90/100`, `85-90-95 %`: one for each repetition, or for each part of one. */
function percentListAt(text: string, at: number, afterAt: boolean): TargetRead | null {
  const found = matchAt(PERCENT_LIST, text, at);
  if (!found || !(afterAt || found[0].includes('%'))) return null;
  const shares = (found[0].match(/\d+/g) ?? []).map(Number);
  if (shares.some((share) => share < 40 || share > 200)) return null;
  const targets = shares.map((share) => ({ of: 'ftp' as const, from: share / 100, to: share / 100 }));
  return { meaning: { targets }, end: at + found[0].length };
}

function intensityFactorAt(text: string, at: number): TargetRead | null {
  const found = matchAt(INTENSITY_FACTOR, text, at);
  if (!found) return null;
  const share = Number(found[1]);
  return share >= 0.3 && share <= 1.3 ? target('ftp', share, share, at + found[0].length) : null;
}

function zoneAt(text: string, at: number, model: ZoneModel): TargetRead | null {
  const found = matchAt(ZONE, text, at);
  if (found) {
    const heart = found[1] !== undefined || found[5] !== undefined || model === 'heart';
    const zones = heart ? HEART_ZONES : model === 'three' ? THREE_ZONES : POWER_ZONES;
    const low = zones[Number(found[3]) - 1];
    const high = zones[Number(found[4] ?? found[3]) - 1];
    if (low?.target && high?.target) {
      return {
        meaning: { target: part(joined(low.target, high.target), found[2]) },
        end: at + found[0].length,
      };
    }
  }
  for (const [pattern, zones] of [
    [ESIE_ZONE, ESIE],
    [DUTCH_ZONE, DUTCH],
  ] as const) {
    const other = matchAt(pattern, text, at);
    const meaning = other && zones[Number(other[1]) - 1];
    if (meaning) return { meaning, end: at + other[0].length };
  }
  return null;
}

/** From the lower end of one zone to the upper end of another. */
function joined(low: SessionTarget, high: SessionTarget): SessionTarget {
  if (low.of === 'maximal' || high.of === 'maximal') return low;
  return { ...low, to: Math.max(low.to, high.to) };
}

/** The upper or lower half of a zone, where one is named. */
function part(zone: SessionTarget, which: string | undefined): SessionTarget {
  if (which === undefined || zone.of === 'maximal') return zone;
  const middle = (zone.from + zone.to) / 2;
  if (/mid/.test(which)) return { ...zone, from: (zone.from + middle) / 2, to: (zone.to + middle) / 2 };
  return /upper|high|top/.test(which) ? { ...zone, from: middle } : { ...zone, to: middle };
}

function cadenceAt(text: string, at: number): TargetRead | null {
  const found = matchAt(CADENCE, text, at);
  if (!found) return null;
  const low = Number(found[1] ?? found[3]);
  const cadenceRpm = Math.round((low + Number(found[2] ?? low)) / 2);
  if (cadenceRpm < 20 || cadenceRpm > 160) return null;
  return { meaning: { cadenceRpm }, end: at + found[0].length };
}

const BARE = sticky(
  `(\\d{2,3})(?:${TO}(\\d{2,3}))?(?![\\d:'"/]|\\.\\d)(?! ?(?:min|m(?![a-z])|s(?![a-z])|sec|h(?![a-z])|km|rpm|bpm))`,
);

function bareAt(text: string, at: number): TargetRead | null {
  const found = matchAt(BARE, text, at);
  if (!found) return null;
  const [from, to] = [Number(found[1]), Number(found[2] ?? found[1])];
  if (Math.min(from, to) < 40 || to > 1500) return null;
  if (to < from) return { meaning: { bare: { from, to: from }, off: to / 100 }, end: at + found[0].length };
  return { meaning: { bare: { from, to } }, end: at + found[0].length };
}
