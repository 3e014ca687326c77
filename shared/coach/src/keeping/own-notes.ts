/** What a member says of their body that any later answer may have to heed, in their own words. */
const limb =
  '(?:knees?|back|hips?|shoulders?|ankles?|neck|wrists?|elbows?|achilles|hamstrings?|calf|calves|it ?band|foot|feet|collar ?bones?|ribs?|leg|arm|hand)';
const side = '(?:(?:left|right|lower|upper) )?';
const patterns: readonly RegExp[] = [
  new RegExp(
    `\\bi(?:'ve| have|'ve got| have got| got)(?: an?| some)? (?:(?:bad|injured|weak|dodgy|old|chronic|broken|bit of a|long-?term) )+${side}${limb}\\b`,
  ),
  new RegExp(
    `\\bi(?:'ve| have|'ve got| have got| got)(?: an?| some)? (?:(?:bad|old|chronic) )*${side}${limb} (?:injury|injuries|problems?|pain|issues?|trouble|surgery)\\b`,
  ),
  new RegExp(`\\bmy ${side}${limb} (?:is|are) (?:bad|injured|weak|dodgy|fused)\\b`),
  new RegExp(
    `\\bi (?:broke|tore|fractured|dislocated|injured|hurt|(?:had|have had) (?:surgery|an operation) on) my ${side}${limb}\\b`,
  ),
  /\bi(?:'m| am)(?: an?)?(?: type (?:1|2|one|two))? (?:diabetic|asthmatic|epileptic|vegan|vegetarian|c(?:o?)eliac|lactose intolerant|gluten intolerant)\b/,
  /\bi(?:'m| am) (?:allergic|intolerant) to \w+/,
  /\bi have (?:type (?:1|2|one|two) )?(?:diabetes|asthma|epilepsy|c(?:o?)eliac disease|high blood pressure|low blood pressure|arthritis|a heart condition|an? \w+ allergy)\b/,
];

/** When it happened, where that is not now. */
const past = /\b(?:in|since|last|ago|years?|months?|winter|spring|summer|autumn|always|19\d\d|20\d\d)\b/i;

const tries = /\?|\b(?:if|would|should|could|when|whether)\b/i;
const startsOver = /^(?:and|but|so|also|btw|by the way|well|hi|hello|hey|ok(?:ay)?)[, ]+/i;

/** The words of a message that say something of its writer's body; null where none do, or where they ask. */
export function bodyNoteIn(raw: string): string | null {
  const clauses = raw
    .replaceAll('’', "'")
    .split(/(?<=[.!?])\s+|[,;]\s+|\s+(?:and|so)\s+(?=(?:i|my|what|how|can)\b)/i);
  const clause = clauses.find(
    (one) => !tries.test(one) && patterns.some((pattern) => pattern.test(one.toLowerCase())),
  );
  return clause?.replace(startsOver, '').replace(/[.! ]+$/, '') ?? null;
}

/** True for a note about something that is over, or goes on all the time. */
export const isOfPast = (note: string): boolean =>
  past.test(note) && !/\b(?:today|just now|yesterday)\b/i.test(note);
