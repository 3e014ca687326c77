const beforeUnit = /(\d) (?=%|°C|(?:W|kJ|kg|km|m|cm|g|ml|l|h|hours?|min|minutes|s|bpm|kcal|weeks?)\b)/g;

/** The text with its numbers tied to their units, so that no line ends between the two. */
export const tieUnits = (text: string): string => text.replace(beforeUnit, '$1\u00a0');
