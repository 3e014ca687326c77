import { roomBeside, roomInHour, type Amount } from './capacity.ts';
import { GLUCOSE_LIMIT_GH } from './guideline.ts';
import { easyMinutes, type EasyMinute } from './easy-minutes.ts';
import { endOf } from './ride-minutes.ts';
import { MOST_ML_IN_60_MIN, MOST_PIECES_AN_HOUR, ratesOf, sipOf } from './rates.ts';
import type { Schedule, ScheduledItem, ScheduleQuestion } from './scheduled-item.ts';
import { BETWEEN_PIECES_S, dueFromS, dueSoon, type Due, type Next } from './rhythm.ts';
import { mealG, type FilledFood } from './servings.ts';
import { turns, type Turns } from './turns.ts';
import { suppliesOf } from './supplies.ts';

/** First item from this minute on, last item this many minutes before the end. */
export const FIRST_MIN = 15;
export const LAST_BEFORE_END_MIN = 10;
/** A first bite up to here is in good time, s. */
const FIRST_BITE_BY_S = 21 * 60;
const SOLIDS_BEFORE_END_S = 40 * 60;
const SOLIDS_BELOW_CP = 0.85;
const SOLIDS_SHARE_OF_RIDE = 0.6;
const LONG_RIDE_S = 150 * 60;
const WATER_SIP_ML = { least: 60, most: 150 };
/** Who must drink much drinks more often. */
const BETWEEN_SIPS_S = { usual: 12 * 60, thirsty: 8 * 60 };
const THIRSTY_ML_H = 600;
/** Where the next chance is further away than this, a piece is eaten a little early. */
const FAR_S = 2 * 60;

/**
 * Simulates the ride and takes what is due as soon as a hand is free and the gut has capacity: never more than the
 * tolerance, 60 g of glucose alone, 1 l of fluid and three pieces in any 60 minutes, never more fluid than the drinking
 * limits allow, never more caffeine than requested. Sips leave room for the pieces that are due in the hour after them.
 */
export function scheduleOf(question: ScheduleQuestion): Schedule {
  const { minutes, cpW, toleranceGH, intakeGH, menu, sweatMl, limits } = question;
  const totalS = endOf(minutes).endS;
  const firstS = FIRST_MIN * 60;
  const lastS = totalS - LAST_BEFORE_END_MIN * 60;
  const hours = Math.max(0, (lastS - firstS) / 3600);
  const lossMl = sweatMl.reduce((sum, ml) => sum + ml, 0);
  const rates = ratesOf(menu, intakeGH, toleranceGH, {
    massKg: question.massKg,
    lossMl,
    mostMlH: limits.mostMlH,
    eatingHours: hours,
    solids: menu.solidsFirst || totalS > LONG_RIDE_S,
  });
  const rhythm = { rates, toleranceGH, firstS };
  const thirsty = rates.drinkMlH + rates.waterMlH > THIRSTY_ML_H;
  const betweenSipsS = thirsty ? BETWEEN_SIPS_S.thirsty : BETWEEN_SIPS_S.usual;
  const plannedG = intakeGH * hours;
  const easy = easyMinutes(minutes, cpW, firstS, lastS);
  const supplies = suppliesOf(minutes, question.stations, question.carry, (from, to) => ({
    drinkMl: ((to - from) / 60) * rates.drinkMlH,
    waterMl: ((to - from) / 60) * rates.waterMlH,
  }));
  const items: ScheduledItem[] = [];
  const gels = turns(menu.gels);
  const solids = turns(menu.solids);
  const taken = { pieces: 0, drink: 0, waterMl: 0, fluidMl: 0, caffeineMg: 0 };
  const eaten: Amount[] = [];
  const glucose: Amount[] = [];
  const drunk: Amount[] = [];
  const pieces: Amount[] = [];
  let lastSipS = -Infinity;
  const count = { gel: 0, solid: 0 };
  let drinkableMl = 0;

  for (const [m, minute] of easy.entries()) {
    supplies.reach(m);
    if (minute.usable) {
      const dueS = minute.nextS - firstS;
      eatPiece(m, minute, dueS);
      drink(m, minute, dueS);
    }
    drinkableMl += limits.drinkableMl[m]!;
  }
  return {
    items,
    fillings: supplies.fillings,
    plannedG,
    possibleFromS: easy.find(({ usable }) => usable)?.eatS ?? null,
  };

  /** Fluid that is allowed and that the stomach can take now, ml. */
  function roomMl(atS: number): number {
    return Math.min(drinkableMl - taken.fluidMl, roomInHour(drunk, atS, MOST_ML_IN_60_MIN));
  }

  function caffeineLeftMg(): number {
    return question.caffeineMg - taken.caffeineMg;
  }

  function leftG(): number {
    return plannedG - taken.pieces - taken.drink;
  }

  /** Carbohydrate of a food that the gut, the plan and the rules allow now beside what is due soon, g. */
  function roomFor({ sugars }: FilledFood, atS: number, due: readonly Due[] = []): number {
    const ofGlucose = due.filter((one) => one.serving.food.sugars === 'glucose');
    return Math.min(
      due.reduce((left, { amount }) => left - amount, leftG()),
      roomBeside(eaten, due, atS, toleranceGH),
      sugars === 'glucose' ? roomBeside(glucose, ofGlucose, atS, GLUCOSE_LIMIT_GH) : Infinity,
    );
  }

  /** What may be eaten in a minute, and would be, best first. */
  function choices({ eatS, powerW, hardAhead }: EasyMinute): (Next & { list: Turns })[] {
    const solidsAllowed = powerW < SOLIDS_BELOW_CP * cpW && totalS - eatS > SOLIDS_BEFORE_END_S;
    const opened = solids.partsLeft() > 0;
    const early = totalS > LONG_RIDE_S && (rates.manyPieces || eatS < SOLIDS_SHARE_OF_RIDE * totalS);
    const solidsNow = solidsAllowed && (menu.solidsFirst || early || opened) && !hardAhead;
    const first = menu.solidsFirst || rates.manyPieces || opened;
    const rather = solidsNow && (first || count.solid <= count.gel);
    const lists = rather ? [solids, gels] : [gels, ...(solidsNow ? [solids] : [])];
    return lists.flatMap((list) => {
      const serving = list.next(
        ({ food, pieces: share }) =>
          food.caffeineMg === 0 || (eatS > totalS / 2 && share * food.caffeineMg <= caffeineLeftMg()),
      );
      if (!serving) return [];
      const soon = mealG(serving, toleranceGH) > serving.grams;
      return [{ list, serving, partsLeft: soon ? list.partsLeft() : 0 }];
    });
  }

  function eatPiece(m: number, minute: EasyMinute, dueS: number): void {
    const { eatS } = minute;
    if (plannedG <= 0 || eatS - (pieces.at(-1)?.atS ?? -Infinity) < BETWEEN_PIECES_S) return;
    const waits = minute.nextS - eatS > FAR_S;
    if (pieces.filter(({ atS }) => atS > eatS - 3600).length >= MOST_PIECES_AN_HOUR) return;
    for (const next of choices(minute)) {
      const { list, serving } = next;
      const { food, grams, pieces: share } = serving;
      const due = dueFromS(pieces, next, rhythm) <= (waits ? minute.nextS : eatS);
      const behind = (intakeGH * dueS) / 3600 - taken.pieces - taken.drink >= grams;
      const fluidMl = share * food.fluidMl;
      if (!due && !behind) continue;
      if (share > supplies.pieces + 1e-9 || grams > leftG() + 1e-9) continue;
      if (fluidMl > roomMl(eatS)) continue;
      if (grams > roomFor(food, eatS) + 1e-9) return;
      list.take();
      count[list === solids ? 'solid' : 'gel'] += Math.min(1, share);
      supplies.pieces -= share;
      taken.pieces += grams;
      pieces.push({ atS: eatS, amount: grams });
      add(m, minute, food, share, fluidMl);
      return;
    }
  }

  /** The pieces that sips must leave room for. */
  function piecesSoon(minute: EasyMinute): Due[] {
    const [next] = choices(minute);
    if (!next || supplies.pieces < next.serving.pieces) return [];
    return dueSoon(pieces, next, minute.eatS, { ...rhythm, leftG: leftG(), lastS });
  }

  function drink(m: number, minute: EasyMinute, dueS: number): void {
    const { eatS } = minute;
    if (eatS - lastSipS < betweenSipsS) return;
    const { drink: food } = menu;
    const behindG = (intakeGH * dueS) / 3600 - taken.pieces - taken.drink;
    const dueG = rates.sipG + (rates.drinkGH * dueS) / 3600 - taken.drink;
    const noPiece = !choices(minute).some(
      ({ serving }) => serving.grams <= leftG() && serving.pieces <= supplies.pieces,
    );
    const patience = noPiece ? rates.sipG : rates.leastPieceG;
    const fluidMl = roomMl(eatS);
    const caffeineMl = food.caffeineMg > 0 ? caffeineLeftMg() * (food.fluidMl / food.caffeineMg) : Infinity;
    const waterDue = (rates.waterMlH * dueS) / 3600 - taken.waterMl >= WATER_SIP_ML.least;
    if (leftG() > 0 && (dueG >= rates.sipG || behindG >= patience || (noPiece && waterDue))) {
      const dueMl = Math.max(rates.sipMl, Math.max(dueG, behindG) / rates.drinkGMl);
      const restMl = leftG() / rates.drinkGMl;
      // The last sip takes what is left.
      const wantedMl = Math.min(rates.largestSipMl, restMl - dueMl < rates.leastSipMl ? restMl : dueMl);
      const possibleMl = Math.min(
        roomFor(food, eatS, piecesSoon(minute)) / rates.drinkGMl,
        fluidMl,
        caffeineMl,
        supplies.drinkMl,
      );
      const ml = sipOf(Math.min(wantedMl, possibleMl), rates.leastSipMl);
      if (ml > 0) {
        supplies.drinkMl -= ml;
        taken.drink += ml * rates.drinkGMl;
        lastSipS = eatS;
        add(m, minute, food, ml / food.fluidMl, ml);
        return;
      }
    }
    if (!waterDue) return;
    const ml = sipOf(Math.min(WATER_SIP_ML.most, fluidMl, supplies.waterMl), WATER_SIP_ML.least);
    if (ml === 0) return;
    supplies.waterMl -= ml;
    taken.waterMl += ml;
    lastSipS = eatS;
    add(m, minute, null, 0, ml);
  }

  function add(
    m: number,
    minute: EasyMinute,
    food: FilledFood | null,
    pieces: number,
    fluidMl: number,
  ): void {
    const { eatS, eatM } = minute;
    const carbohydrateG = pieces * (food?.carbohydrateG ?? 0);
    taken.fluidMl += fluidMl;
    taken.caffeineMg += pieces * (food?.caffeineMg ?? 0);
    eaten.push({ atS: eatS, amount: carbohydrateG });
    drunk.push({ atS: eatS, amount: fluidMl });
    if (food?.sugars === 'glucose') glucose.push({ atS: eatS, amount: carbohydrateG });
    items.push({
      minute: m,
      atS: eatS,
      atM: eatM,
      food,
      kind: food?.kind ?? 'water',
      pieces,
      carbohydrateG,
      fluidMl,
      sodiumMg: pieces * (food?.sodiumMg ?? 0),
      caffeineMg: pieces * (food?.caffeineMg ?? 0),
      cumulativeG: taken.pieces + taken.drink,
      why: reason(minute, food, items.length === 0),
    });
  }

  function reason({ eatS, reason: place }: EasyMinute, food: FilledFood | null, first: boolean): string {
    if (first)
      return eatS <= FIRST_BITE_BY_S
        ? 'the first, 15 to 20 minutes after the start'
        : 'the first, as soon as there is a hand for it';
    if (place) return place;
    if (food === null) return 'water, to replace what you sweat';
    if (food.caffeineMg > 0) return 'caffeine late, when it helps most';
    if (food.kind !== 'gel' && food.kind !== 'chew' && food.kind !== 'drink')
      return 'solid food early, at an easy power';
    return food.kind === 'gel' && totalS - eatS < 3600 ? 'gels in the last hour' : 'steady rhythm';
  }
}
