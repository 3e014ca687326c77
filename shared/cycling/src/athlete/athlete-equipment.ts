import type { Input } from '../answer/input.ts';
import type { ProfilePlace } from './conflict.ts';
import { byDefault, estimate, fromProfile, type Read } from './profile-reader.ts';
import type { UserRecord } from './user-record.ts';

export type Position = 'tt' | 'aero' | 'drop' | 'climb';
export type Bike = 'road' | 'tt' | 'gravel' | 'mtb';

/** Drag areas of a rider of 1.80 m and 75 kg, m2, by position. */
const REFERENCE_CDA_M2: Record<Position, number> = { tt: 0.25, aero: 0.27, drop: 0.31, climb: 0.36 };
const POSITION_LABEL: Record<Position, string> = {
  tt: 'drag area, time-trial position',
  aero: 'drag area, aero position',
  drop: 'drag area, hands on the drops',
  climb: 'drag area, climbing',
};
const DEFAULT_BIKE_KG: Record<Bike, number> = { road: 8, tt: 9, gravel: 9.5, mtb: 12 };
const BIKE_PLACE: Record<Bike, ProfilePlace> = {
  road: 'bikeData.weightRoadBike',
  tt: 'bikeData.weightTtBike',
  gravel: 'bikeData.weightGravel',
  mtb: 'bikeData.weightMtb',
};
const BIKE_LABEL: Record<Bike, string> = {
  road: 'road bike',
  tt: 'time-trial bike',
  gravel: 'gravel bike',
  mtb: 'mountain bike',
};

/**
 * Drag area of every position, m2: from the profile; else in proportion to a known one; else from height and weight
 * (Du Bois exponents); else that of a rider of 1.80 m and 75 kg.
 */
export function dragAreas(
  user: UserRecord,
  heightM: number | null,
  massKg: number | null,
  read: Read,
): Record<Position, Input> {
  const aero = user.aeroData ?? {};
  const given: Record<Position, number | null> = {
    tt: read('aeroData.ttCda', 'TT CdA', [aero.ttCda], 0.12, 0.8, 'm2'),
    aero: read('aeroData.aeroPositionCda', 'aero position CdA', [aero.aeroPositionCda], 0.12, 0.8, 'm2'),
    drop: read('aeroData.dropCda', 'drop CdA', [aero.dropCda], 0.12, 0.8, 'm2'),
    climb: read('aeroData.climbCda', 'climb CdA', [aero.climbCda], 0.12, 0.8, 'm2'),
  };
  const positions = Object.keys(given) as Position[];
  const ratios = positions.flatMap((position) => {
    const value = given[position];
    return value === null ? [] : [value / REFERENCE_CDA_M2[position]];
  });
  const ratio = ratios.length > 0 ? ratios.reduce((sum, one) => sum + one, 0) / ratios.length : null;
  const build = ((heightM ?? 1.8) / 1.8) ** 0.725 * ((massKg ?? 75) / 75) ** 0.425;
  const areas = positions.map((position) => {
    const label = POSITION_LABEL[position];
    const value = given[position];
    if (value !== null) return [position, fromProfile('cdaM2', label, value, 'm2', 0.04 * value)];
    const area = REFERENCE_CDA_M2[position] * (ratio ?? build);
    if (ratio !== null)
      return [
        position,
        estimate('cdaM2', label, area, 'm2', 0.08 * area, 'from your CdA in another position', 'usualValues'),
      ];
    return heightM !== null && massKg !== null
      ? [
          position,
          estimate(
            'cdaM2',
            label,
            area,
            'm2',
            0.1 * area,
            'from your height and weight (Du Bois scaling)',
            'duBois1916',
          ),
        ]
      : [position, byDefault('cdaM2', label, area, 'm2', 0.12 * area, 'a rider of 1.80 m and 75 kg')];
  });
  return Object.fromEntries(areas) as Record<Position, Input>;
}

/** Mass of every bicycle, kg. */
export function bikeMasses(user: UserRecord, read: Read): Record<Bike, Input> {
  const data = user.bikeData ?? {};
  const given: Record<Bike, readonly (number | null | undefined)[]> = {
    road: [data.weightRoadBike, user.bikeWeight],
    tt: [data.weightTtBike],
    gravel: [data.weightGravel],
    mtb: [data.weightMtb],
  };
  const masses = (Object.keys(given) as Bike[]).map((bike) => {
    const label = BIKE_LABEL[bike];
    const value = read(BIKE_PLACE[bike], `${label} weight`, given[bike], 4, 40, 'kg');
    return [
      bike,
      value !== null
        ? fromProfile('bikeMassKg', label, value, 'kg', 0.2)
        : byDefault('bikeMassKg', label, DEFAULT_BIKE_KG[bike], 'kg', 1, `a usual ${label}`),
    ];
  });
  return Object.fromEntries(masses) as Record<Bike, Input>;
}
