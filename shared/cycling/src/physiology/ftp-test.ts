/**
 * FTP as a share of the average power of 20 and of 8 minutes, by the field tests of Allen and Coggan. The only place of
 * these figures: estimates, contradictions and the instructions for a test all use them.
 */
export const FTP_OF_20_MIN = 0.95;
export const FTP_OF_8_MIN = 0.9;

/** A share as it is written in a sentence: `95 %`. */
export const percent = (share: number): string => `${Math.round(100 * share)} %`;

/**
 * How a rider finds their FTP, in words. The hard minutes before are part of the test: a rested rider holds more for 20
 * minutes, and 95 % of that would be too much.
 */
export const FTP_TEST = `Warm up, ride 5 minutes hard and 10 minutes easy. Then ride 20 minutes as hard as you can hold evenly. Your FTP is ${percent(FTP_OF_20_MIN)} of your average power over those 20 minutes.`;
