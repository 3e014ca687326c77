export * from './feeding.ts';
export * from './foods.ts';
export * from './fuel-use.ts';
