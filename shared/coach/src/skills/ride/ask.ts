import { z } from 'zod';
import {
  celsius,
  count,
  gradient,
  kilograms,
  kilogramsPerCubicMetre,
  label,
  metres,
  metresPerSecond,
  seconds,
  share,
  squareMetres,
  watts,
  wattsPerKg,
  words,
  yes,
} from '../../tools/units.ts';

export const bikes = ['road', 'tt', 'gravel', 'mtb'] as const;
const postures = ['upright', 'hoods', 'drops', 'aeroHoods', 'aeroBars', 'tt'] as const;
const companies = ['wheel', 'group', 'bunch'] as const;

/** The riding position; when it is not given, the speed makes one likely. */
export type Posture = (typeof postures)[number];
export type Company = (typeof companies)[number];

export const setupArguments = z
  .strictObject({
    totalMassKg: kilograms('rider, bicycle and kit together').optional(),
    bike: z.enum(bikes).optional(),
    posture: z.enum(postures).optional(),
    company: z.enum(companies).describe('behind one rider, in a small group, or in a bunch').optional(),
    companyPart: share('the ride for which somebody shelters').optional(),
    cdaM2: squareMetres('drag area').optional(),
    crr: z.number().min(-100).max(100).describe('coefficient of rolling resistance').optional(),
    surface: z.enum(['gravel', 'roughAsphalt', 'cobbles', 'track']).optional(),
    headwindMs: metresPerSecond('headwind; a tailwind is negative').optional(),
    crosswindMs: metresPerSecond('wind from the side').optional(),
    windSpeedMs: metresPerSecond('wind whose direction was not said').optional(),
    outAndBack: yes('the wind is met one way and follows the other').optional(),
    temperatureC: celsius('temperature of the air').optional(),
    humid: yes('humid air').optional(),
    airDensityKgM3: kilogramsPerCubicMetre('density of the air').optional(),
    altitudeM: metres('height above the sea').optional(),
    riderMassBy: kilograms('change to the weight of the rider').optional(),
    bikeMassBy: kilograms('change to the weight of the bicycle').optional(),
    cdaBy: squareMetres('change to the drag area').optional(),
    eBike: yes('an electric bicycle: upright, on touring tyres').optional(),
    kitCounted: yes('the bicycle was weighed with bottles and kit').optional(),
  })
  .describe(
    'rider, bicycle, company and air as they were said; the rest comes from the profile or a default',
  );

/** Rider, bicycle, company and air as they were said; what is left out comes from the profile or a default. SI units. */
export type Setup = z.infer<typeof setupArguments>;

export const rideArguments = z.strictObject({
  wants: z.enum(['power', 'time', 'speed', 'distance', 'difference']).describe('what is to be computed'),
  terrain: z.enum(['climb', 'flat', 'rolling']),
  timeTrial: yes('a race against the clock').optional(),
  climbId: words('a climb of the list of climbs').optional(),
  distanceM: metres('length of the course').optional(),
  gainM: metres('height gained').optional(),
  grade: gradient().optional(),
  laps: count('how often the course is ridden').optional(),
  powerW: watts('power at the pedals').optional(),
  wattsPerKg: wattsPerKg('power for the weight of the rider').optional(),
  share: share('FTP').optional(),
  best: yes("the fastest that the rider's curve allows").optional(),
  timeS: seconds('time for the course').optional(),
  speedMs: metresPerSecond('mean speed').optional(),
  setup: setupArguments,
  motorW: watts('what the motor of an e-bike adds').optional(),
  leg: z
    .strictObject({ name: label('the race'), low: share('FTP'), high: share('FTP') })
    .describe('the bike leg of a triathlon, and the shares of FTP that riders hold in it')
    .optional(),
  pacing: yes('asks how to spread the effort over the course').optional(),
  typical: yes("asks what a good time is, not for the rider's own").optional(),
  facts: yes('asks for the figures of the climb itself').optional(),
  ridden: z
    .strictObject({
      timeS: seconds('time that it took'),
      powerW: watts('power of that time').optional(),
      toW: watts('another power').optional(),
      byW: watts('more or less power').optional(),
      massBy: kilograms('change to the weight of the rider').optional(),
    })
    .describe('a climb of which only a time is known, and what changes')
    .optional(),
  lapM: metres('length of a lap of the track').optional(),
  change: words('the change that is asked about: "2 kg lighter"').optional(),
});

/** A question on a ride at a steady effort. */
export type RideAsk = z.infer<typeof rideArguments>;
