/** What the road is made of, and what is known of its rolling resistance with tyres that suit it. */
export const SURFACES = {
  asphalt: { crr: null, source: "the rider's own value, measured or estimated on asphalt" },
  track: {
    crr: 0.002,
    source: 'wooden velodrome; Padilla et al. 2000 count 0.0025 for hour records before 2000',
  },
  roughAsphalt: { crr: 0.0055, source: 'chip seal; coach may change it' },
  cobbles: { crr: 0.0055, source: 'set of values used by indoor riding software; bad pavé is worse' },
  wood: { crr: 0.0065, source: 'set of values used by indoor riding software' },
  gravel: { crr: 0.012, source: 'set of values used by indoor riding software' },
  dirt: { crr: 0.016, source: 'set of values used by indoor riding software' },
} as const;

export type Surface = keyof typeof SURFACES;
