export { bestPowers, ftpFromOneEffort, type BestEffort, type ModelFtp } from './best-efforts.ts';
export {
  powerForDuration,
  powerVerdict,
  type CriticalPower,
  type Effort,
  type PowerCurve,
  type PowerVerdict,
} from './critical-power.ts';
export { criticalPowerFrom, type CriticalPowerAnswer } from './critical-power-answer.ts';
export { fitCriticalPower, type CriticalPowerFit, type FitMethod } from './critical-power-fit.ts';
export { FTP_TEST } from './ftp-test.ts';
export { powerEachSecond, type PowerSeries } from './power-series.ts';
export { betterOf, CURVE_DURATIONS_S, rideBests, type RideBest } from './ride-bests.ts';
export { rideLoad, type RideLoad } from './ride-load.ts';
export {
  intensityFactor,
  normalizedPowerW,
  trainingStressScore,
  variabilityIndex,
  xPowerW,
} from './training-load.ts';
export { RECOVERY, skibaTauS, wBalance, wBalanceIntegral, type RecoveryTau } from './w-balance.ts';
export {
  wBalanceOfRide,
  type RideWBalance,
  type RideWBalanceQuestion,
  type WBalanceModel,
} from './w-balance-ride.ts';
export { wPrimeRecovered, type RecoveryQuestion, type WPrimeRecovery } from './w-recovery.ts';
export {
  heartRateZones,
  powerZones,
  sevenPowerZones,
  timeInZones,
  zoneOf,
  type OwnLimits,
  type TimeInZones,
  type Zone,
} from './zones.ts';
