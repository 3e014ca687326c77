import type { FeedingAsk } from './ask.ts';
import type { FeedingFacts } from './compute.ts';

/** A total over a time in seconds, as an hour of it. */
export const perHour = (total: number, seconds: number): number => (3600 * total) / seconds;

export const tens = (value: number): number => 10 * Math.round(value / 10);
export const fifties = (value: number): number => 50 * Math.round(value / 50);

/** Default air temperature, °C: a mild day. */
export const airC = ({ temperatureC }: FeedingAsk): number => temperatureC ?? 20;

/** Carbohydrate, g/h. */
export const rateOf = ({ plan }: FeedingFacts): number => Math.round(plan.target.intakeGH);

/** Carbohydrate of the whole ride, g: an hour's times the hours, so what is eaten just before the start counts. */
export const carbohydrateOf = (facts: FeedingFacts): number =>
  Math.round((rateOf(facts) * facts.durationS) / 3600);

/** Sweat, ml/h: as the rider has measured it, else of the plan. */
export const sweatAnHour = ({ plan: { totals }, durationS, ask }: FeedingFacts): number =>
  ask.sweatMlH ?? perHour(totals.sweatMl, durationS) * (ask.heavySweater ? 1.25 : 1);

/**
 * Drink, ml/h: seven tenths of the sweat, and in heat or for who sweats much more of it, never more than is lost or than a
 * stomach takes.
 */
export function fluidAnHour(facts: FeedingFacts): number {
  const { plan, durationS, ask } = facts;
  const sweat = sweatAnHour(facts);
  const hot = ask.sweatMlH !== undefined || airC(ask) >= 27;
  const wanted = Math.max(
    perHour(plan.totals.fluidMl, durationS),
    Math.min((hot || ask.heavySweater ? 0.8 : 0.7) * sweat, hot || ask.heavySweater ? 1000 : 750),
  );
  return fifties(
    Math.min(1000, Math.max(wanted, hot ? 500 : airC(ask) >= 12 ? 400 : 0), Math.max(hot ? 600 : 350, sweat)),
  );
}

/** Sodium to take, mg/h: a part of what the sweat holds. */
export const sodiumAnHour = ({ plan: { totals }, durationS, ask }: FeedingFacts): number =>
  tens(
    Math.min(
      ask.heavySweater ? 1000 : 800,
      Math.max(300, (ask.heavySweater ? 0.9 : 0.6) * perHour(totals.sweatSodiumMg, durationS)),
    ),
  );
