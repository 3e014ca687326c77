/**
 * How exactly a route is stored: a tenth of a metre on the ground, a centimetre in height (two nodes 10 m apart keep their
 * slope to 0.1 %), bends in steps of 1 %. As whole numbers and back, always to the same value.
 */
const PER_DEGREE = 1e6;
const PER_METRE = 100;
const BEND_STEPS = 100;
/** A wider bend limits no speed. */
const WIDEST_M = 2000;

export const degreesToCode = (degrees: number): number => Math.round(degrees * PER_DEGREE);
export const degreesOfCode = (code: number): number => code / PER_DEGREE;

export const heightToCode = (metres: number): number => Math.round(metres * PER_METRE);
export const heightOfCode = (code: number): number => code / PER_METRE;

/** The code of a straight road, the largest of a bend. */
export const STRAIGHT_CODE = Math.round(BEND_STEPS * Math.log(WIDEST_M)) + 1;
export const bendToCode = (radiusM: number): number =>
  radiusM < WIDEST_M ? Math.round(BEND_STEPS * Math.log(Math.max(1, radiusM))) : STRAIGHT_CODE;
export const bendOfCode = (code: number): number =>
  code === STRAIGHT_CODE ? Infinity : Math.exp(code / BEND_STEPS);
