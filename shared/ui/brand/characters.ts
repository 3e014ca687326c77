const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

const ascii = range(0x20, 0x7e);

/** What the one typeface is cut down to. Letters of other Latin languages come from a file that is loaded on demand. */
export const characters = {
  text: `${ascii}${range(0xa0, 0xff)}–—‘’“”„…•€−′·`,
  display: `${ascii} ’“”–—€±é`,
  figures: '0123456789:.,−+±%€/ ',
};
