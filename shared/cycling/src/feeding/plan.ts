import type { Refusal } from '../answer/input.ts';
import type { SourceKey } from '../answer/sources.ts';
import { minutesWith, sweatOf, totalsOf } from './balances.ts';
import { drinkLimits } from './drinking.ts';
import { feedingInputs } from './feeding-inputs.ts';
import type { FeedingPlan, FeedingPlanQuestion } from './feeding-plan-types.ts';
import { intakeTarget } from './guideline.ts';
import { bottlePlanOf, ifLateOf, shoppingOf } from './packing.ts';
import { problemWith } from './plan-question.ts';
import { FIRST_MIN, LAST_BEFORE_END_MIN, scheduleOf } from './schedule.ts';
import { missedBy, missedText, type Missed } from './missed.ts';
import { fluidShortage } from './refills.ts';
import { moveWarnings, withMoves } from './moves.ts';
import { remedyFor } from './remedy.ts';
import type { Schedule, ScheduledItem } from './scheduled-item.ts';
import { menuOf, type Menu } from './servings.ts';
import { endOf } from './ride-minutes.ts';
import { forecastTank, ifNotEaten, tankModel } from './shortfall.ts';
import { burnOf, type Intake } from './tank.ts';
import { carbohydrateWarnings, fluidWarnings, RED_FLAG } from './warnings.ts';

const CAFFEINE_MG_KG = 3;
const MOST_CAFFEINE_MG = 400;

/**
 * A feeding plan for a ride: what each minute burns and sweats, what to take, where and why, with the rider's own
 * products and within their tolerance, how their stores develop, and what happens without food. No window of 60 minutes
 * contains more than the tolerance; nothing is taken on a descent above 5 %, in bends, in the first 15 and the last 10
 * minutes.
 * @returns a `Refusal` when weight, tolerance or FTP is missing or the ride is invalid
 * @example
 * const athlete = resolveAthlete({ bodyMatrix: { height: 180, weight: 75 }, powerMatrix: { ftp: 260 }, feedingData: { choTolerance: 90 } })
 * const plan = feedingPlan({ athlete, minutes: steadyMinutes(5 * 3600, 195) })
 * plan.target // => { intakeGH: 90, limitedBy: 'guideline' }
 * plan.shopping.map(({ kind, count }) => `${count} ${kind}`) // => ['5 drink', '3 bar', '6 gel']
 * plan.ifNotEaten[0].sentence // => 'If you eat nothing, your stores run low after about 2 h 45 min (give or take 50 min).'
 */
export function feedingPlan(question: FeedingPlanQuestion): FeedingPlan | Refusal {
  const problem = problemWith(question);
  if (problem) return { ok: false, message: problem };
  const inputs = feedingInputs(question);
  if ('ok' in inputs) return inputs as Refusal;
  const { minutes, foods = [], stations = [], carry, caffeine = false } = question;
  const massKg = inputs.massKg.value;
  const toleranceGH = inputs.toleranceGH.value;
  const durationS = endOf(minutes).endS;
  const burn = burnOf(minutes, massKg, inputs.vo2Max.value, {
    energyFactor: inputs.energyFactor.value,
    maxFatGMin: inputs.maxFatGMin.value,
  });
  const burnG = sum(burn.carbohydrateG);
  const menu = menuOf(foods, toleranceGH, caffeine);
  const target = intakeTarget(durationS / 60, (3600 * burnG) / durationS, toleranceGH, menu.glucoseOnly);
  const sweat = sweatOf(minutes, burn, inputs, question.weather?.heightM);
  const asked = {
    minutes,
    cpW: inputs.cpW.value,
    massKg,
    toleranceGH,
    intakeGH: target.intakeGH,
    menu,
    sweatMl: sweat.ml,
    limits: drinkLimits(minutes, sweat.ml, massKg, inputs.sweatFactor),
    stations,
    carry: carry ?? null,
    caffeineMg: Math.min(MOST_CAFFEINE_MG, CAFFEINE_MG_KG * massKg),
  };
  const schedule = scheduleOf(asked);
  const { items, lost } = withMoves(schedule.items, question.moves ?? [], minutes);
  const intake: Intake[] = items.flatMap(({ minute, carbohydrateG: grams, food }) =>
    food ? { minute, grams, appearanceMin: food.appearanceMin } : [],
  );
  const model = tankModel(minutes, inputs);
  const { tank, ...forecast } = forecastTank(minutes, intake, inputs, model);
  const totals = totalsOf(items, burn, sweat, massKg);
  const averagePowerW = minutes.reduce((work, one) => work + one.powerW * one.seconds, 0) / durationS;
  const hours = Math.max(0, durationS / 3600 - (FIRST_MIN + LAST_BEFORE_END_MIN) / 60);
  const missed = missedBy(asked, schedule);
  const remedy = remedyFor(minutes, intake, inputs, {
    averagePowerW,
    intakeGH: target.intakeGH,
    hours,
    fits: missed === null,
    endSdG: forecast.endSdG,
  });
  const eaten = items.flatMap(({ food }) => food ?? []);
  return {
    ok: true,
    durationS,
    averagePowerW,
    target,
    toleranceGH,
    minutes: minutesWith(minutes, burn, items, tank.absorbedG, tank.levelG, sweat),
    items: items.map((item) => ({ ...item, tankG: tank.levelG[item.minute]! })),
    lostMoves: lost,
    totals,
    shopping: shoppingOf(items),
    bottlePlan: bottlePlanOf(schedule.fillings, items),
    ifLate: ifLateOf(menu, items, target.intakeGH, (3600 * totals.fluidMl) / durationS),
    tank: {
      ...forecast,
      startG: inputs.storeG.value,
      lowestG: tank.levelG.reduce((low, level) => Math.min(low, level), Infinity),
      reserveG: inputs.reserveG.value,
    },
    ifNotEaten: ifNotEaten(minutes, intake, inputs, question.nothingAfterS ?? durationS / 2, model),
    remedy,
    warnings: [
      ...moveWarnings(items, minutes, toleranceGH),
      ...carbohydrateWarnings({
        target,
        toleranceGH,
        averageShareOfVo2Max: sum(burn.shareOfVo2Max) / minutes.length,
        unknownSugars: eaten.some((food) => food.sugars === 'unknown'),
        forecast,
        missed,
        storeG: inputs.storeG,
        massKg,
        remedy,
      }),
      ...fluidWarnings(
        {
          sweatMl: totals.sweatMl,
          drunkMl: totals.fluidMl,
          hours: durationS / 3600,
          heldHeatW: sweat.heldHeatW,
          shortage: carry
            ? fluidShortage(
                minutes,
                fluidOf(scheduleOf({ ...asked, carry: null })),
                totals.fluidMl,
                carry,
                stations,
              )
            : null,
          plannedSodiumMg: totals.sodiumMg,
          sweatSodiumMg: totals.sweatSodiumMg,
        },
        inputs,
      ),
    ],
    leftOut: menu.leftOut,
    notes: notesOf(menu, items, schedule, missed, durationS, question.sweatTest !== undefined),
    inputs: Object.values(inputs),
    sd: forecast.endSdG,
    spread: forecast.spread,
    sources: sourcesOf(caffeine),
  };
}

function notesOf(
  { leftOut, inParts }: Menu,
  items: readonly ScheduledItem[],
  { plannedG, possibleFromS }: Schedule,
  missed: Missed | null,
  durationS: number,
  sweatKnown: boolean,
): string[] {
  const eaten = new Set(items.map(({ food }) => food?.name));
  const lines = [
    ...leftOut.map(({ sentence }) => sentence),
    ...inParts.filter(({ food }) => eaten.has(food.name)).map(({ note }) => note),
  ];
  if (possibleFromS === null) {
    if (plannedG >= 10) lines.push('There is no place on this ride where you could eat.');
  } else {
    if (plannedG >= 10 && possibleFromS > 20 * 60)
      lines.push(`The first place where you can eat comes after ${Math.round(possibleFromS / 60)} min.`);
    if (missed) lines.push(missedText(missed));
  }
  if (durationS > 12 * 3600)
    lines.push(
      'On a ride this long you will want real food and salt as well. This plan counts carbohydrate and fluid.',
    );
  lines.push(
    sweatKnown
      ? 'Your sweat is from your test, carried over to the weather and the power of this ride; stores are an estimate.'
      : 'Sweat and stores are estimates: weigh yourself before and after a ride to know yours.',
    RED_FLAG,
  );
  return lines;
}

function sourcesOf(caffeine: boolean): SourceKey[] {
  return [
    'moseley2001',
    'ettema2009',
    'achten2002',
    'achten2003',
    'randell2017',
    'peric2016',
    'lucia2002',
    'areta2018',
    'jeukendrup2014',
    'podlogar2022',
    'pfeiffer2010',
    'hearris2022',
    'acsm2007',
    'hawley1997',
    'burke2011',
    'holmes2016',
    'baker2016',
    'pahnke2006',
    'vogt1981',
    ...(caffeine ? (['guest2021', 'efsa2015'] as const) : []),
  ];
}

const fluidOf = ({ items }: Schedule) => items.reduce((ml, { fluidMl }) => ml + fluidMl, 0);
const sum = (values: Float64Array) => values.reduce((total, value) => total + value, 0);
