import type { Reading } from '../../skill.ts';
import { knownEfforts } from '../../understanding/efforts.ts';
import { figure, figures, has, type Message } from '../../understanding/message.ts';
import { intensityIn, wishIn } from '../../understanding/wishes.ts';
import type { HoldAsk } from './ask.ts';
import { asksForHeartRate } from './heart-rate.ts';

const holdWords =
  /\b(?:hold|sustain\w*|maintain|keep up|keep (?:going )?(?:at)?|last at|lasting|survive|best (?:power|watts|for|over|effort)|best \d+ ?-?(?:s|sec\w*|min\w*|h|hours?) (?:power|watts|effort)|my best|max(?:imum|imal)? (?:power|watts|for|over)|power curve|power duration|power profile|blow up|what is the most i can (?:do|average|ride|push)|(?:the )?(?:most|highest|max\w*) (?:power |watts |average )?(?:that )?i (?:can|could) (?:average|hold|do|ride|push|put out)|what (?:can|could|should) i (?:average|ride|push|put out|manage|expect)|watts (?:can|could|should) i (?:average|ride|push|manage|expect|do)|(?:before|until|till) i (?:crack|blow|die|fade|drop|fall|collapse|stop|explode|pop)\b.*|for how long|what can i do for|how long can i)\b/;

/** Whether a message asks how long a power, or which power for a time, and for what figures. */
export function readHold(message: Message): Reading<HoldAsk> | null {
  const { words, text: plain } = message;
  if (message.climb || message.session || has(message, 'distance', 'gain', 'grade', 'speed', 'wind'))
    return null;
  // "After a 24 h race, when can I ride hard again": about recovery.
  if (/\bafter\b.*\bwhen (?:can|could|should|may) i\b|\bhow long (?:after|until|before)\b/.test(plain))
    return null;
  // The bike leg of a triathlon is a ride of known length.
  if (/\b(?:triathlon|tri|iron ?man|70\.3)\b/.test(plain) && /\bbike\b/.test(plain)) return null;
  const known = readKnownEfforts(message);
  if (known) return known;
  const effort =
    has(message, 'power', 'relativePower', 'intensity') ||
    (intensityIn(words) !== null && !/zone/.test(words));
  const time = has(message, 'duration');
  if (!effort && !time) return null;
  const length = plain.split(' ').length;
  const says = holdWords.test(plain);
  const wish = /\bhow (?:long|much time) (?:can|could|would|will|should|do|might) i\b/.test(plain)
    ? 'time'
    : wishIn(plain);
  const several =
    !effort &&
    length <= 30 &&
    new Set(figures(message, 'duration')).size > 1 &&
    (has(message, 'ftp', 'cp') || says || wish === 'power');
  const judged =
    effort &&
    time &&
    /\b(?:too (?:much|hard|long|high|ambitious)|realistic|doable|possible|ok(?:ay)?|reasonable|sensible|feasible)\b/.test(
      plain,
    );
  const bare = effort && time && length <= 6 && !/\b(?:i|my|did|was|had)\b/.test(plain);
  if (!several && !bare && !says && !judged && !(time && wish === 'power') && !(effort && wish === 'time'))
    return null;
  // "How many laps in the hour?": a distance, for another skill.
  if (wish === 'distance' || (message.concepts.has('track') && effort && time)) return null;
  if (message.quantities.filter(({ kind }) => kind === 'power' || kind === 'relativePower').length > 1)
    return null;
  let score =
    0.3 +
    (several ? 0.5 : 0) +
    (time && !effort && has(message, 'ftp', 'cp') && (wish === 'power' || wish === null) ? 0.35 : 0) +
    (says || judged || bare ? 0.35 : 0.1) +
    (wish ? 0.15 : 0) +
    0.1;
  if (
    /\b(?:eat|carb\w*|fuel\w*|drink|train|(?<!to )plan|session|workout|need something|interval\w*|zone|my ftp(?: then)?\??$|what(?:'s| is) my ftp|ftp (?:is|be|from|test)|estimate|averaged|test(?:ed)?|did|rode|w'|matches|recover\w*|tss|heart|hr)\b/.test(
      words,
    )
  )
    score -= 0.35;
  // In a long story two times and a word of watts ask for no power.
  if (!says && length > 30) score -= 0.35;
  score = Math.min(1, score);
  const heart = !effort && asksForHeartRate(plain);
  return {
    ask: {
      ...readFigures(message),
      ...(heart ? { heart: true as const } : {}),
      ...(/\btoo (?:much|hard|long|high|ambitious)\b/.test(plain) ? { tooMuch: true as const } : {}),
    },
    score: heart ? score + 0.4 : score,
  };
}

/** "My 5 min is 340 W and my 20 min 280 W, what can I hold for 1 hour". */
function readKnownEfforts(message: Message): Reading<HoldAsk> | null {
  const { text: plain } = message;
  const known = knownEfforts(message);
  return known &&
    /\b(?:what|how (?:much|many|hard)|best|predict|estimate|could|can|should|watts|power|pace|expect|hold|\?)\b|\?/.test(
      plain,
    ) &&
    !/\b(?:ftp|threshold|zones?|critical power|cp|vo2 ?max|w ?'|w prime|rest|recover\w*|then)\b/.test(plain)
    ? { ask: { wants: 'power', timeS: known.openS, efforts: known.efforts }, score: 1 }
    : null;
}

/** Power and time that a message gives. */
export function readFigures(message: Message): HoldAsk {
  const powerW = figure(message, 'power');
  const wattsPerKg = figure(message, 'relativePower');
  const share =
    figure(message, 'intensity') ??
    (powerW === undefined && wattsPerKg === undefined ? intensityIn(message.words)?.share : undefined);
  const timeS = figure(message, 'duration');
  const times = [...new Set(figures(message, 'duration'))];
  const effort = powerW !== undefined || wattsPerKg !== undefined || share !== undefined;
  return {
    wants: effort && timeS !== undefined ? 'verdict' : effort ? 'time' : 'power',
    ...(powerW !== undefined && { powerW }),
    ...(wattsPerKg !== undefined && { wattsPerKg }),
    ...(share !== undefined && { share }),
    ...(timeS !== undefined && { timeS }),
    ...(!effort && times.length > 1 && { timesS: times.slice(0, 6) }),
  };
}
