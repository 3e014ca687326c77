/** A stretch of a plan with one target. Distances from the start of the route, times from the start of the ride. */
export type PlanSegment = {
  fromM: number;
  toM: number;
  /** target at the pedals in whole watts, mostly a multiple of 5; 0 where the rider coasts */
  powerW: number;
  /** range in which the target counts as held, W; from 0 where the road falls */
  lowW: number;
  highW: number;
  /** `start`: a short first segment; `coast`: no pedalling */
  kind: 'start' | 'climb' | 'flat' | 'descent' | 'coast';
  /** what to do, in plain words */
  cue: string;
  /** when the segment begins, and how long it takes, s */
  startS: number;
  timeS: number;
  /** mean over the segment, m/s */
  speedMs: number;
  /** mean rise / run */
  slope: number;
  /** mean wind along the way at the rider, m/s; positive slows */
  headwindMs: number;
  /** W' left at its end, J */
  wPrimeEndJ: number;
};
