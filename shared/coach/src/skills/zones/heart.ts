import type { AnswerPart, PlainPart } from '@breakaway/contract';
import { details, headline, suggestions, table, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import type { Outcome, Talk } from '../../skill.ts';
import { sources } from '../../answer/works.ts';

/** Five zones as shares of the maximum heart rate and of the heart-rate reserve (Karvonen); coaching conventions. */
type Row = readonly [name: string, ofMax: number, ofReserve: number];
const byMax: readonly [recovery: Row, endurance: Row, ...Row[]] = [
  ['Z1, recovery', 0.68, 0.6],
  ['Z2, endurance', 0.78, 0.7],
  ['Z3, tempo', 0.86, 0.8],
  ['Z4, threshold', 0.92, 0.9],
  ['Z5, above threshold', 1, 1],
];
/** Where easy riding begins, as shares of the same. */
const EASY = { ofMax: 0.6, ofReserve: 0.5 };

const citations: PlainPart = sources('karvonen1957', 'friel2009');

/**
 * Zones from a maximum heart rate, with the resting one where it is known.
 * @param max bpm
 * @param easy the rider asks where easy rides lie
 */
export function byMaxHeart(max: number, easy: boolean, { athlete, facts }: Talk): Outcome {
  const resting = facts.restingHr ?? athlete.restingHrBpm?.value;
  const at = (ofMax: number, ofReserve: number) =>
    Math.round(resting === undefined ? ofMax * max : resting + ofReserve * (max - resting));
  const topOf = ([, ofMax, ofReserve]: Row) => at(ofMax, ofReserve);
  const [recovery, endurance] = byMax;
  const [first, second] = [at(EASY.ofMax, EASY.ofReserve), topOf(endurance)];
  const tops = byMax.map((row) => ({ name: row[0], to: topOf(row) }));
  const rows = tops.map(({ name, to }, i) => {
    const below = tops[i - 1];
    return [name, below ? `${below.to + 1} to ${to} bpm` : `up to ${to} bpm`];
  });
  const way =
    resting === undefined
      ? `shares of a maximum of ${show.bpm(max)} bpm`
      : `Karvonen, from ${show.bpm(resting)} at rest to ${show.bpm(max)} at most`;
  const lead: AnswerPart = easy
    ? headline('Easy rides', `${first} to ${second}`, 'bpm', way)
    : headline('Endurance (Z2)', `${topOf(recovery) + 1} to ${second}`, 'bpm', way);
  const zones = table('Heart-rate zones', ['Zone', 'Range'], rows);
  const parts: AnswerPart[] = [
    lead,
    text(
      `${easy ? 'You should be able to talk in whole sentences. If that fails earlier, go lower. ' : ''}A maximum says little about your threshold: 30 minutes all out, the mean of the last 20, gives better zones.`,
    ),
    ...(easy
      ? details('All zones', zones as PlainPart, citations)
      : [zones, ...details('Where this comes from', citations)]),
    suggestions('How do I find my threshold heart rate?', 'Explain zone 2'),
  ];
  return {
    kind: 'answer',
    parts,
    calls: [
      {
        tool: 'zones by maximum',
        arguments: { easy, max, resting },
        result: { shown: parts, first, second, tops, reads: '30 20 5 57', athlete },
      },
    ],
  };
}

/** Judges a range of heart rates that the rider was given for easy riding. @param given bpm */
export function givenRange(given: { from: number; to: number }, { athlete }: Talk): Outcome {
  const own = athlete.heartRateZonesBpm?.[1];
  // By Friel zone 2 ends at 89 % of threshold.
  const threshold = Math.round(given.to / 0.89);
  const range = own && own.to !== null ? { from: Math.floor(own.from) + 1, to: Math.floor(own.to) } : null;
  const apart = range ? given.to - range.to : 0;
  const parts: AnswerPart[] = range
    ? [
        headline(
          'Your zone 2',
          `${range.from} to ${range.to}`,
          'bpm',
          `from your threshold heart rate, yours is ${given.from} to ${given.to}`,
        ),
        text(
          Math.abs(apart) <= 4
            ? 'That agrees within the usual error. Use the talk test: whole sentences mean easy enough.'
            : apart < 0
              ? 'Your range is lower: safe, and a little easy at the top. Whole sentences mean easy enough.'
              : 'Your range reaches higher, into tempo: stay under your own limit on easy days.',
        ),
      ]
    : [
        headline(
          `Zone 2 at ${given.from} to ${given.to} bpm`,
          `${threshold}`,
          'bpm',
          'is the threshold heart rate that it fits',
        ),
        text(
          'If your hard hour is near that, the range is right. Five beats higher or lower move it by as much. Without a test use talk: whole sentences mean you are in it.',
        ),
      ];
  const all = [...parts, suggestions('How do I find my threshold heart rate?', 'Explain zone 2')];
  return {
    kind: 'answer',
    parts: all,
    calls: [
      { tool: 'zones told', arguments: given, result: { shown: all, threshold, reads: '2 5 89', athlete } },
    ],
  };
}
