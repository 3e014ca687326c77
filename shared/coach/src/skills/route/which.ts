import type { RouteAsk } from './ask.ts';

/** Single figures of the course. */
const WHICH: readonly (readonly [NonNullable<RouteAsk['which']>, RegExp])[] = [
  ['climbs', /\bhow many (?:\w+ )?(?:climbs|hills|ascents)\b/],
  [
    'highest',
    /\bhighest (?:point|place|part|mountain)\b|\bhow high (?:does|do|will) (?:it|this|the)\b|\bsummit\b/,
  ],
  ['steepest', /\bsteepest (?:part|bit|section|place|ramp|pitch|gradient)\b/],
  [
    'climbing',
    /\b(?:elevation|height|altitude) gain\b|\bhow (?:much|many) (?:climbing|ascent|elevation|(?:vertical )?metres|meters|height)\b/,
  ],
  ['length', /\bhow (?:long|far) is (?:it|this|the (?:course|route|race))\b|\btotal distance\b/],
];

/** The figures that are asked for. */
export const figuresIn = (text: string) =>
  WHICH.filter(([, words]) => words.test(text)).map(([which]) => which);

/** The one figure that is asked for; undefined where there is none, or several. */
export function whichIn(text: string): RouteAsk['which'] {
  const found = figuresIn(text);
  return found.length === 1 ? found[0] : undefined;
}

const ORDER = ['first|1st', 'second|2nd', 'third|3rd', 'fourth|4th', 'fifth|5th', 'sixth|6th'];

/** The climb that is named by its place: 1 is the first, -1 the last. */
export function climbIn(text: string): number | undefined {
  if (/\b(?:last|final) (?:\w+ )?climb\b/.test(text)) return -1;
  const at = ORDER.findIndex((words) => new RegExp(`\\b(?:${words}) (?:\\w+ )?climb\\b`).test(text));
  return at === -1 ? undefined : at + 1;
}
/** Asks what a climb is like, and not how to ride it. */
const LIKE = /\bhow (?:steep|long|high|far|hard) is\b|\bgradient\b|\bwhere (?:is|does)\b/;
export const asksLike = (text: string): boolean => LIKE.test(text) && climbIn(text) !== undefined;
