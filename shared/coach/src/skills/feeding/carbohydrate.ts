import type { AnswerPart } from '@breakaway/contract';
import { headline, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import { carbohydrateOf, rateOf } from './amounts.ts';
import type { FeedingFacts } from './compute.ts';
import { drinkBeside } from './drink.ts';
import { countVerdict } from './enough.ts';
import { packed } from './packed.ts';
import { askForOwnValues } from './rider.ts';
import { savouryFor } from './savoury.ts';
import { mixedSugars } from './warnings.ts';

/** What the rate of a plan is limited by, in words. */
const LIMITS = {
  guideline: 'usual for this long',
  tolerance: 'as much as you tolerate',
  demand: 'you burn too little to need more',
  sugars: 'your products hold glucose alone, and a gut takes up no more of it',
} as const;

/** Carbohydrate an hour and what to pack for it; none on rides that the rider's stores last for. */
export function carbohydrateAnswer(facts: FeedingFacts): AnswerPart[] {
  const { plan, durationS, ask, taken } = facts;
  const rate = rateOf(facts);
  const rest = drinkBeside(facts);
  if (rate < 1)
    return [
      headline('Carbohydrate', '0', 'g/h', `for ${show.aboutTime(durationS)}`),
      text(`Your stores last for a ride this short: water is enough. ${rest}`),
    ];
  const why =
    ask.rateGH !== undefined && Math.abs(rate - ask.rateGH) < 1
      ? 'as you said'
      : LIMITS[plan.target.limitedBy];
  const unsure = askForOwnValues(taken);
  return [
    headline(
      'Carbohydrate',
      String(rate),
      'g/h',
      `${carbohydrateOf(facts)} g in ${show.aboutTime(durationS)}, ${why}`,
    ),
    text(
      ask.savoury
        ? `${savouryFor(rate)} ${rest}${unsure}`
        : `${ask.about === 'count' ? countVerdict(facts) : ''}Pack ${toPack(facts)}. Start after 15 min and eat by the clock. ${rest}${mixedSugars(rate)}${unsure}`,
    ),
  ];
}

/** "2 bottles of mix, 5 gels and 1 bar" */
function toPack(facts: FeedingFacts): string {
  const bag = packed(facts.plan.shopping, carbohydrateOf(facts));
  const pieces = bag.map(({ count, kind, name }) =>
    kind === 'drink'
      ? `${count} ${plural('bottle', count)} of mix`
      : `${count} ${name === kind ? plural(kind, count) : name}`,
  );
  const all =
    pieces.length > 1 ? `${pieces.slice(0, -1).join(', ')} and ${pieces.at(-1)}` : (pieces[0] ?? '');
  return `${all}${inReserve(bag, facts.plan.shopping)}`;
}

/** What is packed beyond the plan, so that the bag and the times to eat agree; nothing where they do anyway. */
function inReserve(bag: ReturnType<typeof packed>, shopping: FeedingFacts['plan']['shopping']): string {
  const extra = bag.findIndex(({ count }, i) => count > shopping[i]!.count);
  if (extra === -1) return '';
  const { count, kind } = bag[extra]!;
  const more = count - shopping[extra]!.count;
  const word = kind === 'drink' ? 'bottle' : kind;
  return more === 1 ? ` (one ${word} in reserve)` : ` (${more} ${word}s in reserve)`;
}

const plural = (word: string, count: number) => (count === 1 ? word : `${word}s`);
