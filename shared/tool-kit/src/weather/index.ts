export { ForecastText, useForecastText } from './ForecastText.tsx';
export type { HourRead, WeatherRead, WeatherUnits } from './hour.ts';
export { readWeather } from './read-weather.ts';
export { pointOf, readClock, readDirection } from './values.ts';
