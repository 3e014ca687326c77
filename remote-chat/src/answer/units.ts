const beforeUnit =
  /(\d) (?=%|°[CF]|(?:W|kJ|kg|km|m|cm|g|mi|mph|lb|ft|ml|l|h|hours?|min|minutes|s|bpm|kcal|weeks?)\b)/g;

/** "4x8 min", "3x3:40 min", "2x(8x40/20)", "3x13x30/15": repetitions of a session, but not "12x148 mm". */
const repeated = /\b(?:\d+x)+(?:\(\d+x\d+\/\d+\)|\d+\/\d+|\d+(?::\d\d)?(?= ?(?:min|s|h|km|m)\b))/g;

/** The text with non-breaking spaces between numbers and units, and repetitions as they are set in print: 4 × 8 min. */
export const tieUnits = (text: string): string =>
  text.replace(repeated, (set) => set.replaceAll('x', '\u00a0×\u00a0')).replace(beforeUnit, '$1\u00a0');
