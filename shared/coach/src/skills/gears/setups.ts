import { headline, suggestions, table, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import type { Outcome } from '../../skill.ts';
import type { GearsAsk } from './ask.ts';

/** Chainrings and cassette of a bicycle, teeth. */
export type Setup = NonNullable<GearsAsk['setups']>[number];

/** "52/36 with 11-30" */
const written =
  /\b([3-5]\d)[/-]([2-4]\d)\b(?:,| |with|and|chainset|chainrings?|crankset|cranks?|compact|semi|plus|\+|an?|on|x)*\b(9|1[0-4])[-/]([2-5]\d)\b/g;

/** The set-ups of a message, in the order of writing; "52/36 11-30 vs 50/34 11-32" has two. */
export const setupsIn = (plain: string): Setup[] =>
  [...plain.matchAll(written)].map(([, outer, inner, smallest, largest]) => ({
    outer: Number(outer),
    inner: Number(inner),
    smallest: Number(smallest),
    largest: Number(largest),
  }));

const nameOf = ({ outer, inner, smallest, largest }: Setup) => `${outer}/${inner}, ${smallest}-${largest}`;

/** The lowest and the highest gear of two set-ups side by side. @param speedAt m/s of a ratio at a cadence in rpm */
export function comparedSetups(
  both: readonly [Setup, Setup],
  speedAt: (ratio: number, cadence: number) => number,
): Extract<Outcome, { kind: 'answer' }>['parts'] {
  const [first, second] = both;
  const low = ({ inner, largest }: Setup) => inner / largest;
  const high = ({ outer, smallest }: Setup) => outer / smallest;
  const [easier, harder] = low(first) <= low(second) ? [first, second] : [second, first];
  const share = low(harder) / low(easier) - 1;
  const topShare = high(harder) / high(easier) - 1;
  const top =
    Math.abs(topShare) < 0.005
      ? 'Both reach the same top speed.'
      : `At 100 rpm its top gear reaches ${show.kmh(speedAt(high(easier), 100))} km/h, the other ${show.kmh(speedAt(high(harder), 100))} km/h.`;
  return [
    share < 0.005
      ? headline(
          'Climbing gears',
          'Equal',
          '',
          `${first.inner}/${first.largest} and ${second.inner}/${second.largest}`,
        )
      : headline('Easier uphill', nameOf(easier), '', `lowest gear ${show.share(share)} easier`),
    text(
      `${share < 0.005 ? '' : `At the same speed you turn ${Math.round(60 * (1 + share))} rpm in it where the other makes you turn 60. `}${top}`,
    ),
    table(
      'Gears',
      ['', ...both.map(nameOf)],
      [
        ['Lowest', ...both.map((setup) => `${setup.inner}/${setup.largest}`)],
        ['at 70 rpm', ...both.map((setup) => `${show.kmh(speedAt(low(setup), 70))} km/h`)],
        ['Highest', ...both.map((setup) => `${setup.outer}/${setup.smallest}`)],
        ['at 100 rpm', ...both.map((setup) => `${show.kmh(speedAt(high(setup), 100))} km/h`)],
      ],
    ),
    suggestions('What gear do I need for 12 %?', 'What cadence is best?'),
  ];
}
