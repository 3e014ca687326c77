import type { Card } from './card.ts';
import { aeroAndWindCards } from './cards/aero-and-wind.ts';
import { altitudeCards } from './cards/altitude.ts';
import { appsAndDevicesCards } from './cards/apps-and-devices.ts';
import { bikeCareCards } from './cards/bike-care.ts';
import { bodyContactCards } from './cards/body-contact.ts';
import { bodyFitCards } from './cards/body-fit.ts';
import { bodyJointsCards } from './cards/body-joints.ts';
import { coldAndRainCards } from './cards/cold-and-rain.ts';
import { consultantCards } from './cards/consultant.ts';
import { devicesCards } from './cards/devices.ts';
import { draftingAndWindCards } from './cards/drafting-and-wind.ts';
import { drivetrainCards } from './cards/drivetrain.ts';
import { glossaryBikeCards } from './cards/glossary-bike.ts';
import { glossaryEventsCards } from './cards/glossary-events.ts';
import { glossaryFoodAndSlangCards } from './cards/glossary-food-and-slang.ts';
import { glossaryPartsCards } from './cards/glossary-parts.ts';
import { glossaryPowerCards } from './cards/glossary-power.ts';
import { glossaryRacingCards } from './cards/glossary-racing.ts';
import { glossaryRidersCards } from './cards/glossary-riders.ts';
import { glossarySlangCards } from './cards/glossary-slang.ts';
import { glossaryTacticsCards } from './cards/glossary-tactics.ts';
import { glossaryTrainingCards } from './cards/glossary-training.ts';
import { groupAndRaceCards } from './cards/group-and-race.ts';
import { handlingCards } from './cards/handling.ts';
import { heatCards } from './cards/heat.ts';
import { kitCards } from './cards/kit.ts';
import { metricsHeartCards } from './cards/metrics-heart.ts';
import { metricsLoadCards } from './cards/metrics-load.ts';
import { metricsPowerCards } from './cards/metrics-power.ts';
import { metricsToolsCards } from './cards/metrics-tools.ts';
import { nutritionBeforeCards } from './cards/nutrition-before.ts';
import { nutritionDailyCards } from './cards/nutrition-daily.ts';
import { nutritionDrinksCards } from './cards/nutrition-drinks.ts';
import { nutritionRidingCards } from './cards/nutrition-riding.ts';
import { outdoorCards } from './cards/outdoor.ts';
import { pedallingAndPacingCards } from './cards/pedalling-and-pacing.ts';
import { productCards } from './cards/product.ts';
import { recoveryDaysCards } from './cards/recovery-days.ts';
import { recoveryHealthCards } from './cards/recovery-health.ts';
import { recoveryRaceCards } from './cards/recovery-race.ts';
import { ridersAndHealthCards } from './cards/riders-and-health.ts';
import { sportCards } from './cards/sport.ts';
import { trainingEventsCards } from './cards/training-events.ts';
import { trainingIntensityCards } from './cards/training-intensity.ts';
import { trainingLoadCards } from './cards/training-load.ts';
import { trainingMethodsCards } from './cards/training-methods.ts';
import { trainingPlanningCards } from './cards/training-planning.ts';
import { trainingRidersCards } from './cards/training-riders.ts';
import { tyresCards } from './cards/tyres.ts';
import { weatherAndTimesCards } from './cards/weather-and-times.ts';
import { wheelsAndFramesCards } from './cards/wheels-and-frames.ts';

/** All cards. A new file of cards gets a line here. */
export const cards: readonly Card[] = [
  ...aeroAndWindCards,
  ...altitudeCards,
  ...appsAndDevicesCards,
  ...bikeCareCards,
  ...bodyContactCards,
  ...bodyFitCards,
  ...bodyJointsCards,
  ...coldAndRainCards,
  ...consultantCards,
  ...devicesCards,
  ...draftingAndWindCards,
  ...drivetrainCards,
  ...glossaryBikeCards,
  ...glossaryEventsCards,
  ...glossaryFoodAndSlangCards,
  ...glossaryPartsCards,
  ...glossaryPowerCards,
  ...glossaryRacingCards,
  ...glossaryRidersCards,
  ...glossarySlangCards,
  ...glossaryTacticsCards,
  ...glossaryTrainingCards,
  ...groupAndRaceCards,
  ...handlingCards,
  ...heatCards,
  ...kitCards,
  ...metricsHeartCards,
  ...metricsLoadCards,
  ...metricsPowerCards,
  ...metricsToolsCards,
  ...nutritionBeforeCards,
  ...nutritionDailyCards,
  ...nutritionDrinksCards,
  ...nutritionRidingCards,
  ...outdoorCards,
  ...pedallingAndPacingCards,
  ...productCards,
  ...recoveryDaysCards,
  ...recoveryHealthCards,
  ...recoveryRaceCards,
  ...ridersAndHealthCards,
  ...sportCards,
  ...trainingEventsCards,
  ...trainingIntensityCards,
  ...trainingLoadCards,
  ...trainingMethodsCards,
  ...trainingPlanningCards,
  ...trainingRidersCards,
  ...tyresCards,
  ...weatherAndTimesCards,
  ...wheelsAndFramesCards,
];

const byId = new Map(cards.map((card) => [card.id, card]));

/** The card of an id; undefined for none. */
export const cardById = (id: string): Card | undefined => byId.get(id);
