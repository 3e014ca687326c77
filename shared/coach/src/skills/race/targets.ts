/** A power to ride at, W, as a rider can keep it in mind: in steps of 5. */
export const five = (watts: number) => 5 * Math.round(watts / 5);

/** The efforts that the Race Analyzer plans over a whole course, as shares of FTP. */
export const EFFORTS = { least: 0.55, most: 1.05 };
