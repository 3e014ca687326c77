import type { AnswerPart } from '@breakaway/contract';
import { headline, suggestions, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import type { Outcome, Talk } from '../../skill.ts';
import { fluidAnHour, rateOf } from './amounts.ts';
import type { FoodKind } from './ask.ts';
import type { FeedingFacts } from './compute.ts';
import { foodsFor, USUAL_SERVING_G } from './products.ts';

/** Kinds of food that a message leaves: "gels only", "no bars", "without a bottle of mix"; undefined where it says nothing of them. */
export function kindsIn(plain: string): FoodKind[] | undefined {
  const kinds: [FoodKind, string][] = [
    ['gel', 'gels?'],
    ['bar', 'bars?'],
    ['drink', '(?:drinks?|mix|drink mix|bottles?(?: of mix)?)'],
  ];
  const only = kinds.filter(([, word]) =>
    new RegExp(
      `\\b(?:only|just|nothing but|purely|all) (?:\\w+ (?:and|or) )?${word}\\b|\\b${word}(?: (?:and|or|\\+) \\w+)? (?:only|alone|exclusively)\\b|\\b${word} and \\w+ only\\b`,
    ).test(plain),
  );
  if (only.length > 0) return only.map(([kind]) => kind);
  const never = kinds.filter(
    ([kind, word]) =>
      new RegExp(
        `\\b(?:no|without(?: a| any)?|scrap(?: the)?|skip(?: the)?|drop(?: the)?|leave out(?: the)?|hate|don'?t (?:like|want|eat)|can'?t (?:eat|chew|stomach)) ${word}\\b`,
      ).test(plain) && !(kind === 'drink' && /\bno feed/.test(plain)),
  );
  return never.length > 0 && never.length < 3
    ? kinds.map(([kind]) => kind).filter((kind) => !never.some(([other]) => other === kind))
    : undefined;
}

const PIECES = { gel: 'gels', bar: 'bars', drink: 'bottles of mix' } as const;

/** "Drink about 400 ml of water an hour: 2 bottles of 500 ml last 2 h 30 min." */
function waterBeside(facts: FeedingFacts): string {
  const { durationS, ask } = facts;
  const mlH = fluidAnHour(facts);
  const ml = (ask.bottles ?? 0) * (ask.bottleMl ?? 500);
  const at = ask.temperatureC === undefined ? '' : ` at ${Math.round(ask.temperatureC)} °C`;
  const lastS = mlH > 0 ? (3600 * ml) / mlH : 0;
  const carried =
    ml === 0
      ? ''
      : lastS >= durationS
        ? `, your ${ask.bottles} of ${ask.bottleMl ?? 500} ml are enough`
        : `, your ${ask.bottles} of ${ask.bottleMl ?? 500} ml last ${show.aboutTime(lastS)}, then refill`;
  return `Drink about ${mlH} ml of water an hour${at}${carried}.${ask.caffeine === false ? ' Choose kinds without caffeine.' : ''}`;
}

/** "Gels only, please": how many of the one thing make up the plan, and how often. */
export function ofOneKind(kind: FoodKind, facts: FeedingFacts, talk: Talk): Outcome {
  const { durationS, powerW, ask } = facts;
  const own = foodsFor(ask, talk).find((food) => food.kind === kind)?.carbohydrateG;
  const each = own && own > 0 ? own : USUAL_SERVING_G[kind];
  const rate = rateOf(facts);
  // Nothing is eaten in the first and the last quarter of an hour.
  const grams = Math.round((rate * Math.max(0.5 * 3600, durationS - 900)) / 3600);
  const count = Math.ceil(grams / each - 0.1);
  const minutes = Math.round((60 * each) / Math.max(1, rate));
  const parts: AnswerPart[] = [
    headline(
      kind === 'drink' ? 'Drink mix alone' : `With ${PIECES[kind]} alone`,
      String(count),
      count === 1 ? PIECES[kind].replace(/s\b/, '') : PIECES[kind],
      `${Math.round(each)} g each, ${count * Math.round(each)} g in all, for ${rate} g/h over ${show.aboutTime(durationS)}`,
    ),
    text(
      `${kind === 'drink' ? 'Sip all the time.' : `One every ${minutes} min, from the first quarter of an hour on. ${waterBeside(facts)}`}${own ? '' : ' I took a usual size. Tell me yours.'}${rate > 60 ? ' Above 60 g/h they should hold glucose and fructose.' : ''}`,
    ),
    suggestions('And with drink and gels?', 'How do I train my gut?'),
  ];
  return {
    kind: 'answer',
    parts,
    calls: [
      {
        tool: 'feeding of one kind',
        arguments: ask,
        result: { count, each, rate, grams, minutes, timeS: durationS },
      },
    ],
    result: { timeS: durationS, powerW, title: `feeding for ${show.aboutTime(durationS)}` },
  };
}
