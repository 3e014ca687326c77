export * from './air.ts';
export * from './weather.ts';
export * from './wind.ts';
