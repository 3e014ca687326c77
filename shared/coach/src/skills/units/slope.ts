import { headline, suggestions, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import { figure, figures, has } from '../../understanding/message.ts';
import { having } from '../having.ts';
import { sum, type Sums } from './question.ts';

/** Height that a slope gains along a road, m and ft. */
const heightOf = (slope: number, distanceM: number) => {
  const gainM = (distanceM * slope) / Math.hypot(1, slope);
  return { distanceM, gainM, ft: (gainM / 0.3048).toFixed(0) };
};

/** Gradients in percent, degrees and 1 in n, and the height that they make. */
export const slopes = {
  read(message) {
    const { text: plain, words } = message;
    const [distanceM, gainM, timeS, grade, powerW] = (
      ['distance', 'gain', 'duration', 'grade', 'power'] as const
    ).map((kind) => figure(message, kind));

    if (
      grade !== undefined &&
      figures(message, 'grade').length === 1 &&
      message.quantities.length === 1 &&
      /\bangle\b|\b(?:in|how many|what is)(?: \S+)? °c(?: |$|\?)|°c (?:is|of)\b/.test(plain)
    )
      return { ask: { kind: 'degrees', grade }, score: 1 };
    const asOneIn = /\b1 in (?:something|what|how many|x|n|\?)|\bas a? ?(?:1 in|ratio)\b/.test(plain)
      ? figure(message, 'grade')
      : undefined;
    if (asOneIn && asOneIn > 0) return { ask: { kind: 'oneIn', grade: asOneIn }, score: 1 };
    const oneIn = /\b1 ?-?in-? ?(\d{1,2})\b/.exec(plain);
    const steep = figure(message, 'grade');
    if (
      oneIn &&
      steep !== undefined &&
      !has(message, 'power', 'speed', 'duration', 'relativePower', 'intensity') &&
      /%|grad|slope|steep|how (?:much|many|high)|what/.test(plain)
    ) {
      const lengthM = figure(message, 'distance');
      return {
        ask: { kind: 'oneIn', grade: steep, ...(lengthM === undefined ? {} : { distanceM: lengthM }) },
        score: 1,
      };
    }
    if (
      /\b(?:how steep|gradient|grade|slope|percent|average %)\b/.test(words) &&
      distanceM !== undefined &&
      gainM !== undefined &&
      timeS === undefined &&
      powerW === undefined
    )
      return { ask: { kind: 'gradient', distanceM, gainM }, score: 0.85 };
    if (
      distanceM !== undefined &&
      grade !== undefined &&
      powerW === undefined &&
      timeS === undefined &&
      gainM === undefined &&
      !has(message, 'speed', 'relativePower', 'intensity', 'weight') &&
      /\bhow (?:many|much|high) (?:met(?:er|re)s|feet|climbing|height|elevation|vertical|vert|up|is|do(?:es)? (?:i|it|that) (?:climb|gain|go up|rise))\b|\bwhat(?:'s| is) the (?:gain|climbing|elevation|height)\b/.test(
        plain,
      )
    )
      return { ask: { kind: 'rise', distanceM, grade }, score: 0.9 };
    return null;
  },
  answers: {
    oneIn: having(['grade'], (ask, talk) => {
      const slope = ask.grade;
      const n = Number((1 / slope).toFixed(1));
      const pct = (100 * slope).toFixed(1);
      const height = ask.distanceM === undefined ? null : heightOf(slope, ask.distanceM);
      return sum(
        ask,
        talk,
        [
          headline(
            `1 in ${n}`,
            pct,
            '%',
            height
              ? `${height.ft} ft (${show.metres(height.gainM)}) up over ${show.km(height.distanceM)}`
              : undefined,
          ),
          text(`It rises 1 m for every ${n} m.`),
          suggestions(`How steep can I climb at 10 km/h and 250 W?`),
        ],
        { slope, ...height, n, one: 1, distanceM: ask.distanceM, pct },
      );
    }),
    rise: having(['grade', 'distanceM'], (ask, talk) => {
      const slope = ask.grade;
      const height = heightOf(slope, ask.distanceM);
      const road = `${show.km(ask.distanceM)} at ${show.grade(slope)}`;
      return sum(
        ask,
        talk,
        [
          headline('Climbing', show.metres(height.gainM), '', `${height.ft} ft, ${road}`),
          suggestions(`How long for ${road} at 250 W?`),
        ],
        { slope, ...height, distanceM: ask.distanceM },
      );
    }),
    degrees: having(['grade'], (ask, talk) => {
      const angle = ((Math.atan(ask.grade) * 180) / Math.PI).toFixed(1);
      return sum(
        ask,
        talk,
        [
          headline(`${show.grade(ask.grade)} gradient`, angle, 'degrees'),
          text('A gradient is height over length: 100 % would be 45 degrees.'),
          suggestions(`What speed on ${show.grade(ask.grade)} at 250 W?`),
        ],
        { angle, grade: ask.grade, n: '100 45' },
      );
    }),
    gradient: having(['gainM', 'distanceM'], (ask, talk) => {
      const slope = ask.gainM / Math.sqrt(Math.max(1, ask.distanceM ** 2 - ask.gainM ** 2));
      return sum(
        ask,
        talk,
        [
          headline(
            'Mean gradient',
            (100 * slope).toFixed(1),
            '%',
            `${show.metres(ask.gainM)} over ${show.km(ask.distanceM)}`,
          ),
          suggestions(
            `What power for ${show.km(ask.distanceM)} with ${show.metres(ask.gainM)} of climbing in 40 min?`,
          ),
        ],
        { slope, gainM: ask.gainM, distanceM: ask.distanceM },
      );
    }),
  },
} satisfies Sums;
