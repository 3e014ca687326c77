/** When something was saved, by the clock of this device: `Nov 27, 2026, 18:03`. */
export const momentWords = (iso: string): string =>
  new Date(iso).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });
