/** Share of the mean power of a test that is FTP, with the range that riders differ by. Coaching rules; Allen and Coggan for 20 min. */
const shares = [
  { upToS: 400, low: 0.72, share: 0.75, high: 0.83, name: '5 min' },
  { upToS: 700, low: 0.85, share: 0.9, high: 0.92, name: '8 min' },
  { upToS: 1000, low: 0.89, share: 0.92, high: 0.94, name: '12 to 15 min' },
  { upToS: 1500, low: 0.9, share: 0.95, high: 0.97, name: '20 min' },
  { upToS: 2400, low: 0.94, share: 0.97, high: 0.99, name: '30 min' },
  { upToS: Infinity, low: 0.98, share: 1, high: 1.02, name: 'an hour' },
];

/** The row that holds for a test of a length, s. */
export const shareFor = (durationS: number) => shares.find(({ upToS }) => durationS <= upToS)!;
