import type { Asked, Frame } from './frame.ts';

/** Word patterns that say what a message is about. They are tried on the words between the figures. */
export const says = {
  zones: /\b(?:zones?|z[1-6]|training ranges?|hr ranges?)\b/,
  heartRate: /\b(?:heart ?rate|hr|pulse|bpm|heartrate)\b/,
  feeding:
    /\b(?:eat|eating|feed(?:ing)?|fuel(?:l?ing)?|carb\w*|cho|nutrition|gels?|bars?|food|bonk\w*|hungry|snacks?|drink mix|grams? per hour|refuel\w*|energy intake)\b/,
  fitness:
    /\b(?:how (?:fit|strong|good) am i|fitness|my (?:numbers|profile|level|stats|summary)|summary|power to weight|(?:my|what is|what's) (?:w\/kg|vo2 ?max|w'|critical power|ftp per)|vo2 ?max|critical power|power (?:duration )?curve|(?:what is|what's) my ftp|watts? per kilo)\b/,
  hold: /\b(?:hold|sustain|maintain|keep up|keep (?:going )?(?:at)?|last at|lasting|survive)\b/,
  best: /\b(?:best|max(?:imum|imal)?|test|can i|could i|time ?-?trial|tt)\b/,
  climb:
    /\b(?:climb\w*|hill\w*|mountain|col|pass|ascent|ascend\w*|uphill|summit|steep|gradient|up (?:a|the|to)|alpine)\b/,
  flat: /\b(?:flat|level|tt|time ?-?trial|pancake|velodrome|track|hour record|on the road)\b/,
  explain:
    /^(?:but )?(?:why|how come)\b|\b(?:how (?:did|do) you (?:get|compute|calculate|know|work|come|arrive)|how (?:is|was) (?:that|this|it) (?:computed|calculated|worked out)|explain (?:that|this|it|the)|show (?:me )?(?:the|your) (?:working|work|math|maths|calculation|formula)|what (?:formula|model|assumptions)|where (?:does|do|did) (?:that|this|it|those|the)|which formula|break (?:that|it) down|explain$)/,
  startOver:
    /^(?:start over|reset|forget (?:that|it|everything)|new question|clear|begin again|start again)\b/,
  thanks:
    /^(?:thanks?|thank you|thx|cheers|great|perfect|cool|nice|ok(?:ay)?|got it|awesome|brilliant)\b[^?]*$/,
  hello:
    /^(?:hi|hello|hey|good (?:morning|evening|afternoon)|yo|hallo|salut|ciao)\b[^?]{0,24}$|\b(?:what (?:can|do) you (?:do|know|offer)|help me$|^help\b|how can you help|who are you|what are you|your skills|capabilit\w+)/,
  typical:
    /\b(?:don'?t know|dont know|no idea|not sure|unsure|use (?:a )?(?:typical|default|usual|estimate)|skip|estimate it|guess)\b/,
  race: /\b(?:race|racing|event|gran ?fondo|sportive|competition|marathon|criterium|crit)\b/,
  followUp:
    /^(?:and|with|without|what about|what if|how about|make it|but|at|in|if|ok|okay|same|now|for|instead|say|try|or|only|then|so|using|suppose|assuming|on|no|yes)\b|\b(?:instead|as well|that climb|same climb|the same|that one|that)\b/,
} as const;

/** Which quantity the words ask for, or null when they leave it open. */
export function askedBy(words: string): Asked | null {
  if (/\bhow far\b|what distance/.test(words)) return 'distance';
  if (
    /\b(?:what|which|how much|how many|minimum|average|required|needed|the)\s+(?:average |mean |constant |steady |minimum )?(?:power|watt\w*|wattage|w\/kg|w\b)|\bhow (?:hard|much (?:do i|should i|must i) (?:push|put out|pedal))|\b(?:power|watts|wattage|w\/kg)\s+(?:do|does|would|will|should|must|is|are|needed|required|to|for|i need|at|on|up|target|needs?)\b|\bneed(?:ed)? (?:power|watts)|^(?:power|watts)\b|\b(?:power|watts|w\/kg)\s*\?*$/.test(
      words,
    )
  )
    return 'power';
  if (
    /\b(?:how long|how much time|what time|which time|how (?:quick|quickly)|time (?:for|to|on|up|at|do|will|would|can|could)|duration|eta|finish(?:ing)? time|(?:predict|estimate)\w* (?:my |the |a )?time|how many (?:minutes|hours)|(?:my|the) time)\b/.test(
      words,
    )
  )
    return 'time';
  if (
    /\b(?:what|which|average|mean|how much) (?:average |mean )?speed|\bhow fast\b|\bspeed (?:at|for|with|on|do|will|would)\b|km\/h (?:do|will|would|at)|^speed\b/.test(
      words,
    )
  )
    return 'speed';
  if (
    /\b(?:can|could) i\b|\bis (?:it|that) (?:possible|realistic|doable|feasible)|\bwhat (?:does it|do i|would it|will it|it) takes?\b|what would i need|\bto (?:ride|do|climb|finish|break|beat|go)\b.*\bwhat\b/.test(
      words,
    )
  )
    return 'power';
  return null;
}

/** Which zones are meant. */
export function zonesAsked(words: string): NonNullable<Frame['zones']> {
  const heart = says.heartRate.test(words);
  const power = /\b(?:power|watts?|ftp)\b/.test(words);
  if (heart && !power) return 'heartRate';
  return power && !heart ? 'power' : 'both';
}

/**
 * Share of FTP that riders mean by a word: middles of Coggan's power zones (Allen, Coggan and McGregor, Training and
 * Racing with a Power Meter), and "sweet spot" by its usual 88 to 94 %.
 */
export const intensityWords: Array<[RegExp, number, string]> = [
  [
    /\bat (?:my )?(?:ftp|threshold)\b|\bthreshold (?:pace|effort|power|intensity)\b|\bzone 4\b|\bz4\b/,
    1,
    'threshold',
  ],
  [/\bsweet ?spot\b/, 0.91, 'sweet spot'],
  [/\btempo\b|\bzone 3\b|\bz3\b|(?<!how )\bhard\b/, 0.83, 'tempo'],
  [/\b(?:endurance|steady|moderate)\b|\bzone 2\b|\bz2\b/, 0.65, 'endurance'],
  [/\b(?:easy|easily|recovery|gentle|relaxed|chill)\b|\bzone 1\b|\bz1\b/, 0.5, 'easy'],
];
