/**
 * What the road is made of, and its coefficient of rolling resistance with tyres that suit it. Only measured values of one's own
 * tyres are better; the figures for rough ground are known to a third.
 */
export const SURFACES = {
  asphalt: { crr: null, source: "the rider's own value" },
  track: { crr: 0.0025, source: 'wooden track: Padilla et al. 2000, hour record' },
  roughAsphalt: { crr: 0.0055, source: 'coarse chippings: a usual value, no publication' },
  cobbles: { crr: 0.0055, source: 'even setts: a usual value of indoor riding; bad cobbles are worse' },
  wood: { crr: 0.0065, source: 'planks: a usual value of indoor riding' },
  gravel: { crr: 0.012, source: 'gravel: a usual value of indoor riding' },
  dirt: { crr: 0.016, source: 'dirt: a usual value of indoor riding' },
} as const;

export type Surface = keyof typeof SURFACES;
