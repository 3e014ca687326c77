/**
 * The mark: the bunch as a mountain in ink, and one stroke that leaves it. Both halves have the same slope; between them
 * is a gap as wide as half a stroke, so that the mark also holds in one colour and at 16 px.
 * Outlines on a grid of 32 by 32.
 */
export const mark = {
  bunch: 'M.6 27.5 11.8 12 16.6 18.7 10.2 27.5Z',
  breakaway: 'M13.8 27.5 31.4 3.2V13.6L21.4 27.5Z',
} as const;
