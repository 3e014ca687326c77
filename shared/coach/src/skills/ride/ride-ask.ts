import type { Bike } from '@breakaway/cycling';

/** How somebody sits on a bicycle; where it is not said, the speed makes one likely. */
export type Posture = 'upright' | 'hoods' | 'drops' | 'aeroHoods' | 'aeroBars' | 'tt';
export type Company = 'wheel' | 'group' | 'bunch';

/** Rider, bicycle, company and air as they were said; what is left out comes from the profile or a default. SI units. */
export type Setup = {
  totalMassKg?: number;
  bike?: Bike;
  posture?: Posture;
  company?: Company;
  cdaM2?: number;
  crr?: number;
  surface?: 'gravel' | 'roughAsphalt' | 'cobbles' | 'track';
  headwindMs?: number;
  crosswindMs?: number;
  /** wind whose direction was not said */
  windSpeedMs?: number;
  outAndBack?: boolean;
  temperatureC?: number;
  humid?: boolean;
  airDensityKgM3?: number;
  altitudeM?: number;
  /** changes to what would else be taken */
  riderMassBy?: number;
  bikeMassBy?: number;
  cdaBy?: number;
  /** an electric bicycle: upright, on touring tyres */
  eBike?: boolean;
  /** the bicycle was weighed with bottles and kit */
  kitCounted?: boolean;
};

/** A question on a ride at a steady effort. */
export type RideAsk = {
  wants: 'power' | 'time' | 'speed' | 'distance' | 'difference';
  terrain: 'climb' | 'flat' | 'rolling';
  timeTrial?: boolean;
  climbId?: string;
  distanceM?: number;
  gainM?: number;
  /** rise / run */
  grade?: number;
  /** how often the course is ridden */
  laps?: number;
  powerW?: number;
  wattsPerKg?: number;
  /** of FTP */
  share?: number;
  /** the fastest that the rider's curve allows */
  best?: boolean;
  timeS?: number;
  speedMs?: number;
  setup: Setup;
  /** W that the motor of an e-bike adds */
  motorW?: number;
  /** the bike leg of a triathlon, and the shares of FTP that riders hold in it */
  leg?: { name: string; low: number; high: number };
  /** asks how to spread the effort over the course */
  pacing?: boolean;
  /** asks what a good time is, not for the rider's own */
  typical?: boolean;
  /** length of a lap of the track, m */
  lapM?: number;
  /** the change that is asked about, in words: "2 kg lighter" */
  change?: string;
};
