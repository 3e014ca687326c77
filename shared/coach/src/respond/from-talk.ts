import type { QuantityKind } from '../language/quantity.ts';
import type { Talk } from '../skill.ts';
import { has, takeApart, type Message } from '../understanding/message.ts';
import { longestPlanned } from './about-shown.ts';
import { candidatesFor, SURE, type Candidate } from './choose.ts';

/** What is asked of a ride, and who computes it once the ride is known. */
const asksOfRide: readonly [pattern: RegExp, skills: readonly string[]][] = [
  [
    /\b(?:eat|drink|fuel\w*|food|feed\w*|gels?|bars?|bottles?|carbs?|salt|sodium|electrolytes?|caffeine|nutrition|hydrat\w*)\b/,
    ['feeding'],
  ],
  [
    /\bhow (?:fast|quick(?:ly)?|long|slow) (?:will|would|can|could|should|might|do) i\b|\b(?:finish(?:ing)?|my|what) time\b|\baverage speed\b|\bhow hard (?:should|can|do) i\b|\bpac(?:e|ing)\b|\bwhat (?:power|watts|wattage)\b|\bhow many watts\b/,
    ['ride', 'race'],
  ],
  [/\b(?:kcal|calories|kj|kilojoules|tss)\b/, ['load']],
];

/** Figures that make a ride. */
const ofRide: readonly QuantityKind[] = [
  'distance',
  'gain',
  'grade',
  'duration',
  'temperature',
  'altitude',
  'wind',
  'power',
  'relativePower',
  'intensity',
];
/** A ride is known by one of these. */
const makesRide: readonly QuantityKind[] = ['distance', 'duration'];
/** So many messages before it still belong to the question. */
const RECENT = 5;

/**
 * "What should I eat on the day?" some messages after "100 km with 1500 m": a question about a ride that was mentioned
 * before, with the figures of that ride; null when no ride was mentioned, or when the last answer computed one, which
 * skills continue from themselves.
 */
export function ofRideInTalk(message: Message, talk: Talk): { message: Message; best: Candidate } | null {
  const { heard, current } = talk.memory;
  const asked = asksOfRide.find(([pattern]) => pattern.test(message.text));
  if (!asked || message.climb || message.session || has(message, ...ofRide)) return null;
  const paces =
    current?.skill === 'ride' && /\bhow (?:should|do|would|can) i pace (?:it|that|this)\b/.test(message.text);
  if (!paces && current && ['ride', 'race', 'feeding', 'courses', 'hold'].includes(current.skill))
    return null;
  const planned = /\blong(?:est)? ride\b/.test(message.text) ? longestPlanned(talk) : null;
  if (planned) return together(message, [`${planned} min`], asked[1], talk);
  const pieces: string[] = [];
  const kinds = new Set<QuantityKind>();
  for (const raw of heard.slice(-RECENT).toReversed()) {
    const earlier = takeApart(raw, talk.athlete.ftpW?.value ?? null);
    if (earlier.climb && !kinds.has('distance') && !kinds.has('duration')) {
      pieces.push(earlier.climb.written);
      kinds.add('distance');
    }
    for (const { kind, text, relative } of earlier.quantities) {
      if (relative || kinds.has(kind) || !ofRide.includes(kind)) continue;
      // "Plan my week, 8 hours": no ride is that long.
      if (kind === 'duration' && /\b(?:plan|week)\b/.test(earlier.text)) continue;
      kinds.add(kind);
      pieces.push(text);
    }
  }
  if (!makesRide.some((kind) => kinds.has(kind))) return null;
  return together(message, pieces, asked[1], talk);
}

/** The question with the figures of the ride behind it, and the skill that computes it. */
function together(
  message: Message,
  pieces: string[],
  names: readonly string[],
  talk: Talk,
): { message: Message; best: Candidate } | null {
  const whole = takeApart(
    `${message.raw.replace(/[\s?.!]+$/, '')}, ${pieces.join(', ')}`,
    talk.athlete.ftpW?.value ?? null,
  );
  const best = candidatesFor(whole, talk).find(
    (one) => one.kind === 'skill' && names.includes(one.skill.name),
  );
  return best && best.sure >= SURE ? { message: whole, best } : null;
}
