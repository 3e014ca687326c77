/** Cyclists suffer in pictures: "dead legs" and "a painful climb" are no symptoms. */
const figurative =
  /\b(?:dead legs?|legs? (?:are|were|feel) (?:dead|gone|on fire|burning)|burning legs|painful (?:climb|pace|effort|hill|interval\w*)|pain cave|suffer ?fest|heart of the|heart rate|broke my (?:record|pr|pb)|hurts so good|kill(?:er|s|ed|ing)? (?:climb|hill|me)|died on the climb|sick (?:of|climb|ride)|blew up|blow up|crushed it|smashed it|heartbreak (?:hill|ridge)|heat wave|warm up|broken spoke|broken chain|saddle pain threshold|pain threshold)\b/g;

const redFlags = [
  /\bchest (?:is |feels |was )?(?:very |so |really )?(?:pain\w*|hurt\w*|tight\w*|press\w*|ach\w*|discomfort|burn\w*)/,
  /\b(?:pain|pains|pressure|tightness|tight feeling|stabbing|ache|squeezing|hurts?|discomfort)\b.{0,24}\b(?:chest|breastbone|left arm|jaw)\b/,
  /\bheart (?:attack|is racing at rest|skips?|skipped|skipping|flutter\w*|pounding at rest|stopp\w*|arrhythmia|beats? irregular\w*)|\barrhythmi\w*|\bpalpitat\w*|\bpalpatation\w*|\birregular (?:heart ?beat|pulse)|\batrial fib\w*|\bskipped beats?|\bmy heart (?:hurts|is (?:beating|going) (?:funny|weird|irregular\w*|crazy))/,
  /\b(?:fainted|faint|fainting|passed out|pass out|passing out|black(?:ed|ing)? out|lost consciousness|collapsed?|syncope|unconscious)\b/,
  /\b(?:can'?t|cannot|could(?:n'?t| not)|hard to|trouble|difficulty|struggl\w*) breath\w*|\bshort(?:ness)? of breath\b.{0,30}\b(?:rest|sitting|lying|bed|nothing|stairs)|\bbreathless (?:at rest|when (?:sitting|lying))|\bcoughing (?:up )?blood|\bblood in (?:my )?(?:urine|stool|pee)/,
  /\bconcuss\w*|\bhead injur\w*|\b(?:hit|banged|knocked|bumped|smashed|landed on) my head\b|\bhit (?:his|her) head\b|\bcrash\w*\b.{0,40}\b(?:head|dizzy|helmet (?:is )?(?:broken|cracked))/,
  /\bheat ?-?stroke|\bheat (?:illness|exhaustion)|\bstopped sweating|\bsun ?stroke|\bconfused\b.{0,24}\bheat|\bheat\b.{0,24}\b(?:confused|vomit\w*|dizzy)/,
  /\b(?:fever|feverish|high temperature|i have (?:the )?(?:flu|covid|corona)|covid|temperature of (?:3[89]|4[01])|myocarditis|chills)\b/,
  /\bnumb\w*\b.{0,24}\b(?:face|arm|one side)|\b(?:stroke symptoms|slurred|speech is slurred|sudden severe headache|worst headache|seizure|dark (?:brown |cola )?urine)|\b(?:very |really |feel(?:ing)? )dizzy\b|\bdizz(?:y|iness) (?:spell|when|on|after|during|at)/,
  /\bsuicid\w*|\bkill myself|\bend my life|\bself ?-?harm/,
];

const eating = [
  /\b(?:lose|losing|drop|cut|shed|shedding|get rid of) (?:\d+(?:\.\d+)? ?(?:kg|kilos?|lbs?|pounds?|stone)|(?:some |more |a few |my )?(?:weight|fat|body ?fat|kilos|pounds|belly))(?! (?:off|from) (?:my |the )?(?:bike|frame|wheels))/,
  /\b(?:weight ?-?loss|slim down|slimming|get (?:leaner|skinny|thin)|race ?-?weight|ideal weight|target weight|what should i weigh|how much should i weigh|too fat|calorie (?:deficit|target|restrict\w*)|kcal deficit|cutting calories|cut calories|calories? (?:a|per) day|how (?:many|few) calories (?:should|must|can i|to|a day|per day|do i need)|crash diet|on a diet|keto to lose)\b/,
  /\b(?:anorex\w*|bulimi\w*|binge\w*|purg(?:e|ing)|make myself (?:sick|throw up|vomit)|vomit after eating|eating disorder|starv\w*|skip(?:ping)? (?:all )?meals|stop eating|not eating|eat (?:nothing|as little)|lost my period|no period|red-s)\b/,
];

const injury = [
  /\b(?:knees?|back|neck|shoulder|wrist|hip|ankle|achilles|hamstring|tendon|calf|foot|it band|collar ?bone|elbow|groin|ribs?)\b.{0,24}\b(?:hurts?|hurting|pain\w*|aches?|aching|sore|swollen|injur\w*|broken|torn|strain\w*|inflam\w*|numb)\b/,
  /\b(?:pain|ache|injur\w*|soreness|numbness|tear|sprain\w*|strain\w*)\b.{0,18}\b(?:knees?|back|neck|shoulder|wrist|hip|ankle|achilles|hamstring|tendon|calf|foot|collar ?bone|elbow|groin|ribs?)\b/,
  /\b(?:broken|fractured|cracked|dislocated|sprained) (?:collar ?bone|arm|leg|wrist|hip|ribs?|elbow|ankle|finger)|\b(?:injured|injury|tendon[io]tis|fracture\w*|surgery|operation|sprained|tore my|broke my (?:arm|leg|collar ?bone|wrist|hip|rib)|slipped disc|stress fracture|physio(?:therapist)?|saddle sores?)\b/,
];

const doping =
  /\b(?:epo|doping|steroids?|testosterone|clenbuterol|growth hormone|hgh|blood (?:bag|transfusion)s?|anabolic\w*|amphetamines?|sarms?|micro ?-?dos\w*|peds?|performance enhancing)\b/;
const medical =
  /\b(?:beta ?-?blockers?|medication|medicine|antibiotics?|pills?|ibuprofen|painkillers?|paracetamol|aspirin|insulin|diabet\w*|asthma|inhaler|blood pressure|statins?|anti ?-?depress\w*|pregnan\w*|breast ?-?feeding|epilep\w*|pacemaker|heart (?:condition|disease|surgery|problem)|prescri\w*|thyroid|cancer|chemo\w*|i am (?:1[0-5]|[89]) years old|i'?m (?:1[0-5]|[89]) years old|sick|ill\b|cold and|have a cold|infection)\b/;

const plain = (text: string) => text.replace(figurative, ' ');

/** Symptoms that need a doctor before any training. */
export const redFlag = (text: string) => redFlags.some((pattern) => pattern.test(plain(text)));

/** Weight loss, calorie targets and disordered eating. */
export const eatingConcern = (text: string) => eating.some((pattern) => pattern.test(plain(text)));

/** Injuries and pain that is not effort. */
export const mentionsInjury = (text: string) => injury.some((pattern) => pattern.test(plain(text)));

/** Banned substances; medication and conditions. */
export function offLimits(text: string): 'doping' | 'medical' | null {
  if (doping.test(plain(text))) return 'doping';
  return medical.test(plain(text)) ? 'medical' : null;
}
