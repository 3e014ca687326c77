import { GLUCOSE_LIMIT_GH } from './guideline.ts';
import { easyMinutes, type EasyMinute } from './easy-minutes.ts';
import { endOf } from './ride-minutes.ts';
import { MOST_ML_IN_60_MIN, ratesOf, sipOf } from './rates.ts';
import type { Schedule, ScheduledItem, ScheduleQuestion } from './scheduled-item.ts';
import { QUARTER_SHARE, type FilledFood } from './servings.ts';
import { turns } from './turns.ts';
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
const BETWEEN_SIPS_S = { usual: 8 * 60, thirsty: 5 * 60 };
const THIRSTY_ML_H = 600;
const BETWEEN_PIECES_S = 10 * 60;

/**
 * Simulates the ride and takes what is due as soon as a hand is free and the gut has capacity: never more than the
 * tolerance in any 60 minutes, 0.4 of it in any 15, 60 g of glucose alone and 1 l of fluid in any 60, never more fluid
 * than the drinking limits allow, never more caffeine than requested.
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
  });
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
  const last = { pieceS: -Infinity, sipS: -Infinity };
  const count = { gel: 0, solid: 0 };
  let drinkableMl = 0;

  for (const [m, minute] of easy.entries()) {
    supplies.reach(m);
    if (minute.usable) {
      const dueS = minute.nextS - firstS;
      const waiting = eatPiece(m, minute, dueS);
      drink(m, minute, dueS, waiting);
    }
    drinkableMl += limits.drinkableMl[m]!;
  }
  return {
    items,
    fillings: supplies.fillings,
    plannedG,
    possibleFromS: easy.find(({ usable }) => usable)?.eatS ?? null,
  };

  /** What is left of a limit over the last so many seconds. */
  function room(
    atS: number,
    withinS: number,
    limit: number,
    taken: (item: ScheduledItem) => number = (item) => item.carbohydrateG,
  ) {
    let left = limit;
    for (let i = items.length - 1; ; i--) {
      const item = items[i];
      if (!item || item.atS <= atS - withinS) return left;
      left -= taken(item);
    }
  }

  /** Fluid that is allowed and that the stomach can take now, ml. */
  function roomMl(atS: number): number {
    return Math.min(
      drinkableMl - taken.fluidMl,
      room(atS, 3600, MOST_ML_IN_60_MIN, (item) => item.fluidMl),
    );
  }

  function caffeineLeftMg(): number {
    return question.caffeineMg - taken.caffeineMg;
  }

  function leftG(): number {
    return plannedG - taken.pieces - taken.drink;
  }

  /** Carbohydrate of a food that the gut, the plan and the rules allow now, g. */
  function roomFor(food: FilledFood, atS: number): number {
    const glucose = food.sugars === 'glucose';
    return Math.min(
      leftG(),
      room(atS, 3600, toleranceGH),
      room(atS, 900, QUARTER_SHARE * toleranceGH),
      glucose ? room(atS, 3600, GLUCOSE_LIMIT_GH, glucoseOf) : Infinity,
    );
  }

  /** @returns whether a piece is due and waits for capacity: then no sip should take it away */
  function eatPiece(m: number, minute: EasyMinute, dueS: number): boolean {
    const { eatS, powerW, hardAhead } = minute;
    if (plannedG <= 0 || eatS - last.pieceS < BETWEEN_PIECES_S) return false;
    const solidsAllowed = powerW < SOLIDS_BELOW_CP * cpW && totalS - eatS > SOLIDS_BEFORE_END_S;
    const early = menu.solidsFirst || (totalS > LONG_RIDE_S && eatS < SOLIDS_SHARE_OF_RIDE * totalS);
    const solidsNow = solidsAllowed && early && !hardAhead;
    const rather = solidsNow && (menu.solidsFirst || count.solid <= count.gel);
    for (const list of rather ? [solids, gels] : [gels, ...(solidsNow ? [solids] : [])]) {
      const serving = list.next(
        ({ food, pieces }) =>
          food.caffeineMg === 0 || (eatS > totalS / 2 && pieces * food.caffeineMg <= caffeineLeftMg()),
      );
      if (!serving) continue;
      const { food, grams, pieces } = serving;
      const due = (rates.pieceGH * dueS) / 3600 >= taken.pieces - 1e-9;
      const behind = (intakeGH * dueS) / 3600 - taken.pieces - taken.drink >= 1.5 * grams;
      const fluidMl = pieces * food.fluidMl;
      if (!due && !behind) continue;
      if (pieces > supplies.pieces + 1e-9 || grams > leftG() + 1e-9) continue;
      if (fluidMl > roomMl(eatS)) continue;
      if (grams > roomFor(food, eatS) + 1e-9) return due;
      list.take();
      count[list === solids ? 'solid' : 'gel']++;
      supplies.pieces -= pieces;
      taken.pieces += grams;
      last.pieceS = eatS;
      add(m, minute, food, pieces, fluidMl);
      return false;
    }
    return false;
  }

  function drink(m: number, minute: EasyMinute, dueS: number, pieceWaits: boolean): void {
    const { eatS } = minute;
    if (eatS - last.sipS < betweenSipsS) return;
    const { drink: food } = menu;
    const behindG = (intakeGH * dueS) / 3600 - taken.pieces - taken.drink;
    const dueG = rates.sipG / 2 + (rates.drinkGH * dueS) / 3600 - taken.drink;
    const patience =
      rates.leastPieceG > leftG() || supplies.pieces < 0.25 ? rates.sipG : 1.5 * rates.leastPieceG;
    const fluidMl = roomMl(eatS);
    const caffeineMl = food.caffeineMg > 0 ? caffeineLeftMg() * (food.fluidMl / food.caffeineMg) : Infinity;
    const due = pieceWaits ? dueG >= rates.leastPieceG : dueG >= rates.sipG || behindG >= patience;
    if (leftG() > 0 && due) {
      const wantedMl = Math.min(rates.largestSipMl, Math.max(rates.sipMl, dueG / rates.drinkGMl));
      const possibleMl = Math.min(
        roomFor(food, eatS) / rates.drinkGMl,
        fluidMl,
        caffeineMl,
        supplies.drinkMl,
      );
      const ml = sipOf(Math.min(wantedMl, possibleMl), rates.leastSipMl);
      if (ml > 0) {
        supplies.drinkMl -= ml;
        taken.drink += ml * rates.drinkGMl;
        last.sipS = eatS;
        add(m, minute, food, ml / food.fluidMl, ml);
        return;
      }
    }
    if ((rates.waterMlH * dueS) / 3600 - taken.waterMl < WATER_SIP_ML.least) return;
    const ml = sipOf(Math.min(WATER_SIP_ML.most, fluidMl, supplies.waterMl), WATER_SIP_ML.least);
    if (ml === 0) return;
    supplies.waterMl -= ml;
    taken.waterMl += ml;
    last.sipS = eatS;
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
    if (food.kind === 'bar' || food.kind === 'rice cake') return 'solid food early, at an easy power';
    return food.kind === 'gel' && totalS - eatS < 3600 ? 'gels in the last hour' : 'steady rhythm';
  }
}

const glucoseOf = (item: ScheduledItem) => (item.food?.sugars === 'glucose' ? item.carbohydrateG : 0);
