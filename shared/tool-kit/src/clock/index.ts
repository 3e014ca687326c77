export {
  dateOf,
  dayAfter,
  deviceZone,
  rideStart,
  shownMs,
  timeOf,
  zoneOf,
  zoneTime,
  zoneWords,
  type RideStart,
  type ZoneTime,
} from './zone.ts';
