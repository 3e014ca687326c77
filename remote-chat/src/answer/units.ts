const beforeUnit =
  /(\d) (?=%|°[CF]|(?:W|kJ|kg|km|m|cm|g|mi|mph|lb|ft|ml|l|h|hours?|min|minutes|s|bpm|kcal|weeks?)\b)/g;

/** The text with non-breaking spaces between numbers and units. */
export const tieUnits = (text: string): string => text.replace(beforeUnit, '$1\u00a0');
