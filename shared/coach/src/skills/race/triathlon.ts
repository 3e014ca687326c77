/** Shares of FTP that triathletes hold on the bike so that they can run after it; coaching convention (Friel; Allen and Coggan). */
const held = {
  sprint: { from: 95, to: 100, usual: 0.97 },
  olympic: { from: 90, to: 95, usual: 0.92 },
  half: { from: 78, to: 85, usual: 0.8 },
  full: { from: 68, to: 78, usual: 0.72 },
} as const;

export type Triathlon = keyof typeof held;

/** Default share of FTP to plan with, 0 to 1. */
export const triathlonShare = (race: Triathlon): number => held[race].usual;

/** A sentence on what the run asks of the bike. @param share of FTP that was asked for, 0 to 1 */
export function beforeTheRun(race: Triathlon, share: number | undefined): string {
  const { from, to } = held[race];
  const range = `${from} to ${to} % of FTP leaves legs for the run`;
  if (share === undefined) return `${range}.`;
  const percent = Math.round(100 * share);
  if (percent > to) return `${percent} % is too much: ${range}.`;
  return percent >= to - 2 ? `${percent} % is the upper end: ${range}.` : `${percent} % is fine: ${range}.`;
}
