export {
  aerobicPowerAtAltitude,
  airDensityKgM3,
  airProblem,
  pressureAtAltitudePa,
  standardTemperatureC,
  type AirState,
} from './air.ts';
export { powerInHeat, type HeatOfRide } from './heat.ts';
export {
  airDensityAtHeightKgM3,
  forecastOf,
  type Weather,
  type WeatherHour,
  type WeatherPlace,
} from './weather.ts';
export {
  DIRECTIONS,
  directionName,
  ROUGHNESS_M,
  windAtRiderMs,
  windOf,
  windVector,
  type Exposure,
  type WindVector,
} from './wind.ts';
