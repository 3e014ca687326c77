/**
 * What the road is made of: its coefficient of rolling resistance with tyres that suit it, and the share of the grip of dry
 * asphalt that a rider counts on in bends. Only measured values of one's own tyres are better: the resistance of rough ground is
 * known to a third, and the grip is a careful guess.
 */
export const SURFACES = {
  asphalt: { crr: null, grip: 1, source: "the rider's own value" },
  track: { crr: 0.0025, grip: 1, source: 'wooden track: Padilla et al. 2000, hour record' },
  roughAsphalt: { crr: 0.0055, grip: 1, source: 'coarse chippings: a usual value, no publication' },
  cobbles: {
    crr: 0.0055,
    grip: 0.8,
    source: 'even setts: a usual value of indoor riding, bad cobbles are worse',
  },
  wood: { crr: 0.0065, grip: 0.8, source: 'planks: a usual value of indoor riding' },
  gravel: { crr: 0.012, grip: 0.7, source: 'gravel: a usual value of indoor riding' },
  dirt: { crr: 0.016, grip: 0.7, source: 'dirt: a usual value of indoor riding' },
} as const;

export type Surface = keyof typeof SURFACES;

/**
 * Coefficient of rolling resistance on a surface. Tyres that roll badly on asphalt, such as those for gravel, roll no better
 * on rough ground: the larger of the two counts, but on a wooden track.
 * @param ownCrr the rider's own, on asphalt
 * @example
 * [crrOn('cobbles', 0.004), crrOn('cobbles', 0.008)] // => [0.0055, 0.008]
 */
export function crrOn(surface: Surface, ownCrr: number): number {
  const { crr } = SURFACES[surface];
  if (crr === null) return ownCrr;
  return surface === 'track' ? crr : Math.max(crr, ownCrr);
}
