/** A power to ride at, W, as a rider can keep it in mind: in steps of 5. */
export const five = (watts: number) => 5 * Math.round(watts / 5);
