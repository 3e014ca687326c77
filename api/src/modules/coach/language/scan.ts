import { scanDurations } from './durations.ts';
import type { RawQuantity } from './quantity.ts';
import { celsius, kilograms, metres, metresPerSecond } from './units.ts';

const n = '(?<![\\d.:])(\\d+(?:\\.\\d+)?)';
const speedUnit = '(km\\/h|mph|m\\/s|knots?|kn)';
const about = '(?:(?: is| was| of| at| around| about| =|:|=)? ?)';

type Rule = {
  kind: RawQuantity['kind'];
  pattern: RegExp;
  read: (match: RegExpExecArray) => number | Partial<RawQuantity> | null;
};

const first = (m: RegExpExecArray) => Number(m[1]);
const rule = (kind: RawQuantity['kind'], source: string, read: Rule['read'] = first): Rule => ({
  kind,
  pattern: new RegExp(source, 'g'),
  read,
});

/** More particular forms stand first: what one rule has read is hidden from the rules after it. */
const rules: Rule[] = [
  rule('wind', `${n} ?${speedUnit} (?:of )?(?:a )?(head|tail)wind`, (m) => windOf(m[1], m[2], m[3])),
  rule('wind', `(head|tail)wind(?: of| at)? ${n} ?${speedUnit}`, (m) => windOf(m[2], m[3], m[1])),
  rule('wind', '\\b(?:no wind|without wind|windless|still air|calm)\\b', () => 0),
  rule('other', `${n} ?${speedUnit} (?:of )?(?:cross)?wind|(?:cross)?wind(?: of| at)? ${n} ?${speedUnit}`),
  rule('cda', `\\bcd ?x? ?a\\b${about}${n}(?: ?m2)?`),
  rule('cda', `${n} ?m2\\b|${n} ?(?:cda)\\b`, (m) => Number(m[1] ?? m[2])),
  rule('crr', `\\bcrr\\b${about}${n}`),
  rule('airDensity', `\\b(?:rho|air density)\\b${about}${n}(?: ?kg\\/m3)?`),
  rule(
    'choTolerance',
    `\\b(?:tolerances?|tolerate|can (?:take|handle|absorb|eat)|gut (?:takes|handles))\\b${about}(?:up to )?${n}(?: ?g(?:\\/h)?)?\\b`,
  ),
  rule('choTolerance', `${n} ?g\\/h (?:cho |carb )?tolerance`),
  rule('carbRate', `${n} ?g\\/h`),
  rule('relativePower', `${n} ?w\\/kg`),
  rule('intensity', `${n} ?% ?(?:of )?(?:my |the )?(?:ftp|threshold)`, (m) => Number(m[1]) / 100),
  rule('intensity', `\\b(?:if|intensity(?: factor)?)${about}(0\\.\\d+|1\\.[0-3]\\d?)\\b`),
  rule('ftp', `\\b(?:ftp|threshold power)\\b(?: is now| to)?${about}${n}(?: ?w(?:att)?s?)?\\b`),
  rule('ftp', `${n} ?(?:w|watts?)? ?(?:ftp|threshold power)\\b`),
  rule('thresholdHr', `\\b(?:threshold (?:hr|heart rate|pulse)|lthr|lt ?hr)\\b${about}${n}(?: ?bpm)?`),
  rule('thresholdHr', `${n} ?(?:bpm )?(?:threshold (?:hr|heart rate)|lthr)`),
  rule('maxHr', `\\b(?:max(?:imum|imal)?\\.? ?(?:hr|heart rate|pulse)|hr ?max)\\b${about}${n}(?: ?bpm)?`),
  rule('maxHr', `${n} ?(?:bpm )?max(?:imum)? (?:hr|heart rate)`),
  rule(
    'weight',
    `\\bi (?:only )?weigh${about}(\\d{2,3}(?:\\.\\d+)?)(?= ?(?:$|[,.;?!]|and\\b|with\\b|my\\b))`,
  ),
  rule(
    'bikeWeight',
    `\\b(?:my )?bike(?: weighs| weight)?${about}(\\d{1,2}(?:\\.\\d+)?)(?= ?(?:$|[,;?!]|and\\b|with\\b))`,
  ),
  rule('bpm', `${n} ?bpm`),
  rule('other', `${n} ?(?:% )?(?:body ?fat|humidity)|\\bbody ?fat${about}${n} ?%?`),
  rule('temperature', `(?<![\\d.])(-?\\d+(?:\\.\\d+)?) ?(°c|°f|c\\b|f\\b)`, (m) =>
    celsius(first(m), m[2] ?? ''),
  ),
  rule('speed', `${n} ?${speedUnit}`, (m) => metresPerSecond(first(m), m[2] ?? '')),
  rule('power', `${n} ?k ?w(?:atts?)?\\b`, (m) => first(m) * 1000),
  rule('power', `${n} ?-?(?:w|watts?|wats?|wat|wt)\\b`),
  rule('grade', `\\b1 in (\\d+)(?= (?:grad|hill|slope|climb))`, (m) => 1 / first(m)),
  rule('grade', `(-?\\d+(?:\\.\\d+)?) ?%`, (m) => first(m) / 100),
  rule(
    'grade',
    `\\b(?:gradient|grade|slope|steepness)\\b${about}(-?\\d+(?:\\.\\d+)?)(?! ?(?:w\\b|km|min|h\\b))`,
    (m) => first(m) / 100,
  ),
  rule('height', `${n} ?cm\\b`, (m) => first(m) / 100),
  rule('height', `(\\d) ?(?:ft|feet|foot|') ?(\\d{1,2})(?: ?(?:in(?:ch(?:es)?)?|"|''))?(?= tall|\\b)`, (m) =>
    /ft|feet|foot|tall/.test(m[0] + m.input.slice(m.index + m[0].length, m.index + m[0].length + 5)) ||
    /(?:i'm|i am|height|tall) $/.test(m.input.slice(0, m.index))
      ? Number(m[1]) * 0.3048 + Number(m[2]) * 0.0254
      : null,
  ),
  rule(
    'mass',
    `(\\d+) ?st(?:one)? ?(\\d{1,2})(?: ?lbs?)?\\b`,
    (m) => kilograms(first(m), 'st') + kilograms(Number(m[2]), 'lb'),
  ),
  rule('mass', `${n} ?-?(kgs?|kilos?|kilograms?|lbs?|pounds?|stone)\\b`, (m) =>
    kilograms(first(m), m[2] ?? 'kg'),
  ),
  rule('distance', `${n} ?-?(kms?|klms?|kilomet(?:er|re)s?|kilomters?|k|miles?|mi|milers?)\\b`, (m) =>
    metres(first(m), m[2] ?? ''),
  ),
  rule('gain', `${n} ?(?:vertical|vert|height|altitude) ?(m|met(?:er|re)s?|ft|feet)\\b`, (m) =>
    metres(first(m), m[2] ?? ''),
  ),
  rule('metres', `${n} ?-?(m|ms|met(?:er|re)s?|mtrs?|ft|feet)\\b`, (m) => metres(first(m), m[2] ?? '')),
];

const windOf = (value = '0', unit = '', side = '') =>
  metresPerSecond(Number(value), unit) * (side === 'tail' ? -1 : 1);

/** Finds every figure with a unit in normalised text, in reading order. */
export function scan(text: string): RawQuantity[] {
  const found: RawQuantity[] = [];
  let rest = text;
  const hide = (start: number, end: number) => {
    rest = rest.slice(0, start) + '~'.repeat(end - start) + rest.slice(end);
  };
  const collect = (kind: RawQuantity['kind'], pattern: RegExp, read: Rule['read']) => {
    for (const match of rest.matchAll(pattern)) {
      const value = read(match as RegExpExecArray);
      if (value === null) continue;
      const [start, end] = [match.index, match.index + match[0].length];
      const base = { kind, start, end, text: text.slice(start, end) };
      found.push(typeof value === 'number' ? { ...base, value } : { ...base, value: 0, ...value });
      hide(start, end);
    }
  };
  const splitAt = rules.findIndex((r) => r.kind === 'distance');
  for (const one of rules.slice(0, splitAt)) collect(one.kind, one.pattern, one.read);
  for (const one of scanDurations(rest)) {
    found.push({ ...one, text: text.slice(one.start, one.end) });
    hide(one.start, one.end);
  }
  for (const one of rules.slice(splitAt)) collect(one.kind, one.pattern, one.read);
  return found.sort((a, b) => a.start - b.start);
}
