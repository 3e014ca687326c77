/**
 * Words that change an answer without being figures: on what, in which position, with whom, in what weather. A skill says
 * which of them it can use; what it cannot use is named in the answer instead of being passed over.
 */
const concepts = {
  // bicycle
  ttBike:
    /\b(?:(?:tt|time ?-?trial|tri|triathlon) (?:bike|bicycle|rig|machine|frame|setup|set-up)|p5|speedmax|shiv)\b/,
  roadBike: /\b(?:road|race|racing) (?:bike|bicycle|racer)\b|\broadie\b/,
  gravelBike: /\bgravel (?:bike|bicycle)\b/,
  mountainBike: /\b(?:mtb|mountain ?bike|hardtail|full suss?|xc bike)\b/,
  eBike: /\be-?bikes?\b|\belectric (?:assist )?(?:bike|bicycle)\b|\bpedelec\b/,
  cityBike: /\b(?:hybrid|city|commuter|touring|folding|brompton|dutch|steel tourer) (?:bike|bicycle)?\b/,
  tandem: /\btandem\b/,
  // position
  hoods: /\bon (?:the )?hoods\b|\bhoods\b/,
  aeroHoods: /\baero ?-?hoods\b|\bforearms (?:flat|level|parallel)\b/,
  drops:
    /\b(?:in|on) (?:the )?drops\b|(?<=\d[\w/]*,? |wind,? |flat,? |road,? )drops\b(?! (?:off|out|to|by|from|when))|\bdrops position\b|\bdropped bars?\b/,
  aeroBars: /\b(?:aero ?-?bars?|clip ?-?ons?|tri ?-?bars?|aerobars?|extensions|skis)\b/,
  upright: /\b(?:upright|sitting up|sit up|sat up|on (?:the )?tops|flat bars?)\b/,
  ttPosition: /\b(?:tt|aero|time ?-?trial) (?:position|tuck)\b|\baero tuck\b/,
  // company
  alone: /\b(?:solo|alone|on my own|by myself|no draft\w*|without draft\w*)\b/,
  wheel:
    /\b(?:draft(?:ing)?|on (?:a|his|her|their|the|somebody's|someone's|my mate's) wheel|hold(?:ing)? (?:a|the|his|her|their|somebody's|someone's|that) wheel|wheel ?suck\w*|behind (?:a|another|my|one|somebody|someone) (?:rider|mate|friend|cyclist|buddy|person|somebody|husband|wife|partner)|sit(?:ting)? in|slip ?stream\w*|tow(?:ed)?|in tow)\b/,
  group:
    /\b(?:pace ?line|chain ?gang|group of|(?:in|with) (?:a|the|my|our) (?:small |fast |steady )?group|group ride|with (?:a few|some|two|three|four|five|six|\d+) (?:mates|friends|others|riders|people|buddies)|taking turns|rotating|through and off|two[- ]up|break(?:away)? of|pulling turns|ttt|team time trial|club ?ride|club run)\b/,
  bunch: /\b(?:bunch|peloton|pack|big group|field)\b/,
  // road
  gravelRoad: /\bgravel\b(?! bike)/,
  cobbles: /\b(?:cobbles?|cobbled|pave|setts)\b/,
  roughRoad: /\b(?:rough|chip ?seal|bad road|broken tarmac|potholed|coarse)\b/,
  wetRoad: /\b(?:wet|rain(?:s|ing|y)?|damp|drizzle|pouring)\b/,
  track: /\b(?:velodrome|track bike|on the track|indoor track|hour record)\b/,
  indoors:
    /\b(?:indoors?|trainer|turbo|zwift|rollers|kickr|wattbike|peloton bike|spin bike|home ?trainer|in the garage|pain cave)\b/,
  outAndBack:
    /\b(?:out \w+ and back|(?:1|one|first) way .{0,40}\bback|headwind (?:on the way )?out\b|tailwind (?:home|back|on the way)|each way|(?:out|there|into it) .{0,40}\b(?:back (?:with|home|again)|and back|(?:k|km|miles?) back|then home)\b|out ?-?and ?-?back|loop|lap|circuit|there and back|round trip|both ways)\b/,
  // weather
  hot: /\b(?:hot|heat|heatwave|boiling|scorching|sweltering|baking)\b/,
  cold: /\b(?:cold|freezing|frost\w*|icy|winter|chilly)\b/,
  humid: /\bhumid\w*\b/,
  windy: /\b(?:windy|headwind|tailwind|crosswind|gust\w*|side ?wind|breeze|blowing|wind)\b/,
  altitude: /\b(?:altitude|at elevation|thin air|above sea level|high up)\b/,
  // state of the rider
  tired:
    /\b(?:tired|fatigued?|exhausted|knackered|heavy legs|dead legs|legs (?:are|feel|were) (?:dead|heavy|toast|cooked|empty|shot|wooden|like lead)|wrecked|shattered|no energy|sluggish|flat today|cooked)\b/,
  ill: /\b(?:ill|sick|cold and|a cold|runny nose|sore throat|sniffles|blocked nose|headcold|under the weather|coming down with)\b/,
  sore: /\b(?:sore|doms|aching|achy|stiff)\b/,
  badSleep:
    /\b(?:slept badly|bad(?:ly)? sle(?:ep|pt)|no sleep|poor sleep|little sleep|hardly slept|barely slept|(?:\d|few|only) hours?(?: of)? sleep|sleepless|newborn|insomnia|didn'?t sleep)\b/,
  noPowerMeter:
    /\b(?:(?:no|without|don'?t have|haven'?t got|not got|lack) (?:a |any )?(?:power ?meter|power|pm|watts)|by feel|by rpe|only (?:have |got )?(?:a )?(?:hr|heart rate))\b/,
  beginner:
    /\b(?:beginner|new to|newbie|just started|first (?:ever )?(?:race|event|sportive|gran ?fondo|century|tt|time trial)|novice|never (?:done|ridden|trained|raced)|starting out|noob)\b/,
} as const;

export type Concept = keyof typeof concepts;

/** The concepts that a text names. */
export function conceptsIn(text: string): Set<Concept> {
  const found = new Set<Concept>();
  for (const [name, pattern] of Object.entries(concepts) as [Concept, RegExp][])
    if (pattern.test(text)) found.add(name);
  if (found.has('aeroHoods')) found.delete('hoods');
  if (/\b(?:no|without|zero) wind\b/.test(text) && !/\b(?:head|tail|cross)wind\b/.test(text))
    found.delete('windy');
  // "heatwave", "a cold": the one is weather, the other an illness.
  if (
    /\b(?:a|my|this|bad|slight|nasty|(?:have|got|caught|had|with) the) cold\b(?! (?:day|morning|ride|weather|wind|winter|water|and wet))/.test(
      text,
    )
  ) {
    found.delete('cold');
    found.add('ill');
  }
  return found;
}

/** What a concept is called in a sentence: "I left out the drops." */
export const conceptWords: Record<Concept, string> = {
  ttBike: 'the time-trial bike',
  roadBike: 'the road bike',
  gravelBike: 'the gravel bike',
  mountainBike: 'the mountain bike',
  eBike: 'the motor of the e-bike',
  cityBike: 'the kind of bike',
  tandem: 'the tandem',
  hoods: 'the hoods',
  aeroHoods: 'the aero hoods',
  drops: 'the drops',
  aeroBars: 'the aero bars',
  upright: 'the upright position',
  ttPosition: 'the aero position',
  alone: 'riding alone',
  wheel: 'the shelter of another rider',
  group: 'the group',
  bunch: 'the bunch',
  gravelRoad: 'the gravel',
  cobbles: 'the cobbles',
  roughRoad: 'the rough road',
  wetRoad: 'the rain',
  track: 'the track',
  indoors: 'riding indoors',
  outAndBack: 'the way back',
  hot: 'the heat',
  cold: 'the cold',
  humid: 'the humidity',
  windy: 'the wind',
  altitude: 'the altitude',
  tired: 'that you are tired',
  ill: 'that you are ill',
  sore: 'that you are sore',
  badSleep: 'the short night',
  noPowerMeter: 'that you have no power meter',
  beginner: 'that you are new to it',
};
