import type { Asked, Facts, Memory, Result } from '../memory.ts';
import type { Skill, Talk } from '../skill.ts';
import { skillNamed } from '../skills/index.ts';
import { takeApart, type Message } from '../understanding/message.ts';
import type { Candidate } from './choose.ts';
import { factsIn } from './facts.ts';
import { earlier, returning } from './returning.ts';

/** A message read as a change to a question that was answered before. */
export type Change = {
  skill: Skill;
  ask: unknown;
  /** it only asks "what if": the question that was asked first stays what later changes count from */
  whatIf: boolean;
  /** values of the rider that it only tries out */
  tried?: Facts;
};

/** Things that are worked on together: what is changed in them stays changed. Elsewhere a change is a what-if. */
export const worksOn = ['session', 'plan', 'feeding', 'race', 'zones', 'tyres', 'gears', 'units', 'compare'];

const corrects =
  /\b(?:sorry|whoops|i meant?|oops|correction|scratch that|my bad|my mistake|typo|make (?:it|that)|change (?:it|that) to|forgot to (?:say|mention|add)|should (?:be|say|have been)|i misread|not \d[\d.]*)\b|^(?:no|nope|actually|wait|hang on|oh no|it'?s actually)\b/;
const adds = /\b(?:also|as well|too|on top|in addition|plus|additionally|still|then add)\b/;
const supposes = /\b(?:what if|if it|suppose|imagine|say it|what about|how about)\b/;
const takesAll = /\b(?:both|all (?:three|four|of (?:it|them|that))|everything|together|combined|at once)\b/;
const withoutAll =
  /\bwithout (?:any of )?(?:that|those|it|all (?:of )?(?:that|this)|the changes?|changes)\b|\b(?:back to|as) (?:the |it was )?(?:original|at first|normal|in the first place|first (?:one|case|question))\b|^(?:and )?the original(?: one| case| question)?\b/;

/** Words before a correction, which say nothing themselves. */
const before =
  /^(?:(?:no(?! (?:trainer|turbo|rollers|gym|power|bike|hills?|climbs?|time|rests?|wind|pool|heart|hr|strap|fan|warm))|nope|sorry|oops|wait|actually|hang on|correction|scratch that|my bad|i mean|i meant|make that|rather|ok|okay|and|so|but|then|hm+|um+|ah|oh|right|fine|alright|whoops|thanks|thank you|thx|cheers|cool|great|nice|perfect|good|better|brilliant|haha+|lol)\b[,!.:… -]*)+(?:(?:it|that)(?:'s| is| was)\s+)?/;
/** What a ride, a power curve or a load says nothing about: a message with such words is a question of its own. */
const otherTopic =
  /\b(?:eat\w*|drink\w*|food|carb\w*|gels?|protein|meal|wear|jacket|gloves?|tyres?|tires?|gear(?:s|ing)?|cassette|chain|saddle|plan|train(?:ing)?|session|workout|recovery|recover|sleep|stretch\w*|hurts?|pain|numb|sore|knees?|doctor|buy|price|cost)\b/;
const asksItself =
  /^(?:is|are|do|does|did|should|shall|can|could|would|will|what|how|why|which|when|where|who)\b/;
const paced = [
  'power',
  'relativePower',
  'intensity',
  'duration',
  'speed',
  'distance',
  'gain',
  'grade',
  'tss',
  'weight',
  'bikeWeight',
  'cda',
  'wind',
];

/** True for a question of its own that only happens to name a condition ("do I need a rain jacket at 4 degrees?"). */
function ownQuestion(message: Message, skill: string): boolean {
  if (worksOn.includes(skill)) return false;
  if (otherTopic.test(message.words)) return true;
  return (
    asksItself.test(message.text) &&
    message.text.split(' ').length > 5 &&
    !leans(message) &&
    !message.quantities.some(({ kind }) => paced.includes(kind))
  );
}

/** The message without the words of correcting, and a figure that stands alone read as what the question was about, or its last what-if. */
export function corrected(message: Message, asked: Asked, last: Asked | null = asked): Message {
  const text = message.text
    .replace(before, '')
    .replace(
      /[ ,.!]+(?:i (?:meant|mean|forgot to say|should say)|sorry|not \d[\d.]*[a-z %]*|cheers|thanks|please)(?:[ ,.!].*)?$/,
      '',
    )
    .trim();
  const bare =
    /^(?:(?:and|what if|what if i|i|it|that|was|were|is|it's|to|do|did|ride|rode|hold|held|push|could|can|go|went|at|with|in|for|about|what about|how about|try|say|make it|under|use|if|ftp|only|just|shorter|longer|rather|maybe|a bit|bit|around|about),? )*(\d+(?:\.\d+)?)(?: (?:then|please|instead|now|though))?(?:[ ?.!]*|[.,!?] .{0,60})$/.exec(
      text,
    );
  const skill = skillNamed(asked.skill);
  const value = Number(bare?.[1]);
  const kind =
    bare && message.quantities.length <= 1
      ? (skill?.bare?.(value, asked.ask) ??
        (last?.skill === asked.skill ? bareOf(last, value, text) : null) ??
        bareOf(asked, value, text))
      : null;
  const said = bare?.[1];
  const [only, another] = message.quantities;
  if (!kind || said === undefined || (only && !another && only.kind !== 'power'))
    return text === message.text ? message : { ...message, text };
  // The steps of a plan are read in words: "make it 6" are hours a week.
  if (kind === 'duration' && asked.skill === 'plan') return takeApart(`make it ${value} hours`, null);
  const scale =
    kind === 'duration'
      ? asked.skill === 'plan' || nearer(value, asked) === 3600
        ? 3600
        : 60
      : kind === 'grade' || kind === 'intensity'
        ? 0.01
        : kind === 'speed'
          ? 1 / 3.6
          : kind === 'distance'
            ? 1000
            : 1;
  return {
    ...message,
    text,
    quantities: [{ kind, value: value * scale, start: 0, end: text.length, text: said }],
  };
}

/** Seconds in the unit that a bare duration is meant in: the one that comes nearer to the duration asked before. */
function nearer(value: number, { ask }: Asked): 60 | 3600 {
  const { timeS, durationS } = ask as { timeS?: number; durationS?: number };
  const before = timeS ?? durationS;
  if (before === undefined || !(before > 0) || !(value > 0)) return value <= 12 ? 3600 : 60;
  const off = (scale: number) => Math.abs(Math.log((value * scale) / before));
  return off(3600) < off(60) ? 3600 : 60;
}

/** "280" after a ride is a power, "6" on a climb its grade, "in 50" its time, "40" after a speed another speed; "9" after a plan its hours. */
function bareOf(
  asked: Asked,
  value: number,
  text: string,
): 'power' | 'relativePower' | 'intensity' | 'duration' | 'grade' | 'speed' | 'distance' | null {
  if (asked.skill === 'plan') return value >= 2 && value <= 30 ? 'duration' : null;
  if (asked.skill === 'session') return value >= 15 && value <= 300 ? 'duration' : null;
  if (asked.skill !== 'ride') return null;
  const { terrain, speedMs, timeS, powerW, wattsPerKg, share, distanceM } = asked.ask as {
    terrain?: string;
    speedMs?: number;
    timeS?: number;
    powerW?: number;
    wattsPerKg?: number;
    share?: number;
    distanceM?: number;
  };
  if (/\b(?:in|under) \d+(?:\.\d+)?\b/.test(text)) return 'duration';
  if (share !== undefined && value >= 50 && value <= 120 && /^no\b|^(?:and |at )*\d/.test(text))
    return 'intensity';
  if (value >= 100) return 'power';
  if (speedMs !== undefined && value >= 8 && value <= 70) return 'speed';
  if (wattsPerKg !== undefined && Math.abs(Math.log(value / wattsPerKg)) < 0.7) return 'relativePower';
  if (value <= 20 && terrain === 'climb') return 'grade';
  if (powerW !== undefined && distanceM !== undefined && Math.abs(Math.log((1000 * value) / distanceM)) < 1.4)
    return 'distance';
  // A time was given and no power: another time near it.
  return timeS !== undefined && powerW === undefined && Math.abs(Math.log((60 * value) / timeS)) < 0.9
    ? 'duration'
    : null;
}

/** "How long would it take at 27 km/h?": points to a ride that was named before. */
const pointing =
  /\b(?:(?:does|would|will|could|can|do|did|is|was|if) (?:it|that)|(?:ride|rode|climb|do|finish|for|of|on) (?:it|that)|there)\b/;

/** True for a change that takes the road from the talk: the message points to it and names none. */
export const takesRoad = (message: Message, { skill }: Change): boolean =>
  skill.name === 'ride' &&
  pointing.test(message.text) &&
  !message.climb &&
  !message.quantities.some(({ kind }) => ['distance', 'gain', 'grade'].includes(kind)) &&
  message.text.split(' ').length <= 12;

/** A change to the last question: what-ifs count from the base case, unless the rider says "also" or "both". */
export function changeOf(message: Message, talk: Talk): Change | null {
  const { memory } = talk;
  const back = returning(message, talk);
  if (back) return changeBack(back, message, talk);
  const { current, base } = memory;
  if (base && current && withoutAll.test(message.text)) return change(base, base.ask, false);
  const folded = allTogether(message, talk);
  if (folded) return folded;
  const kept = base && worksOn.includes(base.skill);
  const correction = corrects.test(message.text);
  const target = message.quantities.some(
    ({ kind, relative }) =>
      !relative && ['duration', 'power', 'speed', 'relativePower', 'intensity'].includes(kind),
  );
  const from =
    kept || correction || adds.test(message.text)
      ? lastOfSkill(memory)
      : base && current && target && !supposes.test(message.text)
        ? onSameBike(base, current)
        : base;
  const candidates = [
    from,
    current?.skill === 'session' || current?.skill === 'plan' ? null : memory.session,
    memory.plan,
    pointing.test(message.text) || leans(message) ? earlier(memory, 'ride') : null,
  ];
  for (const [i, one] of candidates.entries()) {
    if (!one || (i > 0 && one === candidates[0])) continue;
    const skill = skillNamed(one.skill);
    const read = i === 0 ? corrected(message, one, current) : message;
    const known = from === base ? fromBase(talk) : talk;
    // "No hills here" is no correction: the words that were taken off may have been the message.
    const ask =
      skill?.change?.(one.ask, read, known) ??
      (read.text === message.text ? null : skill?.change?.(one.ask, message, known));
    if (!skill || !ask || ownQuestion(message, skill.name)) continue;
    const newCourse =
      !supposes.test(message.text) &&
      (message.climb !== null ||
        read.quantities.some(
          ({ kind, relative }) => !relative && ['distance', 'gain', 'grade'].includes(kind),
        ));
    const whatIf =
      !worksOn.includes(skill.name) && !(correction && memory.whatIfs.length === 0) && !newCourse;
    return { skill, ask, whatIf };
  }
  return otherWeight(message, talk);
}

/** Skills whose answers rest on the weight of the rider. */
const weighed = new Set([
  'race',
  'courses',
  'everest',
  'gears',
  'team',
  'tyres',
  'hold',
  'load',
  'feeding',
  'w-prime',
]);

/** "And if I lose 3 kg?" after an answer whose skill knows no change of weight: the same for a rider of that weight. */
function otherWeight(message: Message, talk: Talk): Change | null {
  const asked = lastOfSkill(talk.memory);
  const skill = asked && skillNamed(asked.skill);
  const weight = skill ? otherWeightIn(message, skill.name, talk) : null;
  return asked && skill && weight !== null
    ? { skill, ask: asked.ask, whatIf: true, tried: { weight } }
    : null;
}

/** The weight of the rider with what a message adds or takes off, kg; null where the skill takes none, or the message says more. */
function otherWeightIn({ quantities }: Message, skill: string, { athlete }: Talk): number | null {
  const by = quantities.find(({ kind, relative }) => kind === 'weight' && relative);
  const mass = athlete.massKg?.value;
  return by && mass && weighed.has(skill) && quantities.length === 1 ? mass + by.value : null;
}

/** The base case on the bicycle that was tried out last: "on the TT bike?", "and in 55 minutes?" means both. */
function onSameBike(base: Asked, current: Asked): Asked {
  const [first, last] = [base.ask, current.ask] as { setup?: { bike?: string; posture?: string } }[];
  const { bike, posture } = last?.setup ?? {};
  return base.skill === 'ride' && current.skill === 'ride' && (bike || posture)
    ? {
        ...base,
        ask: {
          ...(base.ask as object),
          setup: { ...first?.setup, ...(bike ? { bike } : {}), ...(posture ? { posture } : {}) },
        },
      }
    : base;
}

/** A change that puts another question in the place of one. */
export const change = (asked: Asked, ask: unknown, whatIf: boolean): Change | null => {
  const skill = skillNamed(asked.skill);
  return skill ? { skill, ask, whatIf } : null;
};

/** The last question of a skill: a card in between is no case to change. */
const lastOfSkill = ({ current, base }: Memory): Asked | null =>
  current && current.skill !== 'card' ? current : base;

/** A talk in which the base case was the last answer: "10 W less" counts from there. */
const fromBase = (talk: Talk): Talk => ({
  ...talk,
  memory: { ...talk.memory, result: talk.memory.baseResult },
});

function changeBack(
  { asked, rest }: { asked: Asked; rest: string },
  message: Message,
  talk: Talk,
): Change | null {
  const skill = skillNamed(asked.skill);
  if (!skill) return null;
  if (rest === '') return { skill, ask: asked.ask, whatIf: asked === talk.memory.base };
  const read = corrected({ ...takeApart(rest, talk.athlete.ftpW?.value ?? null), raw: message.raw }, asked);
  const ask = skill.change?.(asked.ask, read, fromBase(talk));
  return ask ? { skill, ask, whatIf: !worksOn.includes(skill.name) } : null;
}

/** "And both together?": every what-if since the base case, one after the other. */
function allTogether(message: Message, talk: Talk): Change | null {
  const { base, whatIfs } = talk.memory;
  if (
    !base ||
    whatIfs.length < 2 ||
    !takesAll.test(message.text) ||
    /\b(?:which|compare|difference)\b/.test(message.text)
  )
    return null;
  const skill = skillNamed(base.skill);
  const wanted = /\bboth\b/.test(message.text) ? whatIfs.slice(-2) : whatIfs;
  let ask: unknown = base.ask;
  let tried: Facts = {};
  for (const raw of wanted) {
    const read = takeApart(raw, talk.athlete.ftpW?.value ?? null);
    tried = { ...tried, ...factsIn(read) };
    const one = corrected(
      { ...read, quantities: read.quantities.filter(({ kind }) => !(kind in tried)) },
      base,
    );
    const changed = skill?.change?.(ask, one, fromBase(talk));
    const weight = changed ? null : otherWeightIn(read, base.skill, talk);
    ask = changed ?? ask;
    if (weight !== null) tried = { ...tried, weight };
  }
  if (typeof ask === 'object' && ask !== null && 'change' in ask)
    ask = { ...ask, change: 'all of that together' };
  return skill ? { skill, ask, whatIf: true, tried } : null;
}

/** What the base case comes to with one change; null where the change cannot be read or computed. */
export function resultOfWhatIf(raw: string, talk: Talk): Result | null {
  const { base } = talk.memory;
  if (!base) return null;
  const skill = skillNamed(base.skill);
  const ask = skill?.change?.(
    base.ask,
    corrected(takeApart(raw, talk.athlete.ftpW?.value ?? null), base),
    fromBase(talk),
  );
  const outcome = skill && ask ? skill.answer(ask, fromBase(talk)) : null;
  return outcome?.kind === 'answer' ? (outcome.result ?? null) : null;
}

const leaning =
  /^(?:and|or|but|what if|what about|how about|ok(?:ay)? (?:and|what)|then|so|also|same|now|instead|sorry|actually|no|oh|wait|i meant?|make (?:it|that)|with|without|on (?:the|my|an?)|thanks?|cool|at|in|for|from|if i|suppose|let'?s say|say|only|just)\b|\b(?:instead|rather|that|then|as well|too)\s*[?.!]*$|\b(?:for|of|on|about|do|is|was) (?:that|this|it|them|those)\b(?! (?:really |ever |even )?\w+ (?:to|if|when|that)\b)/;

/** True for a message that mends the one before: "scratch that, I meant Puig Major". */
export const mends = ({ text }: Message): boolean =>
  /\b(?:i meant?|scratch that|correction|my mistake|my bad|typo)\b/.test(text);

/** True for a message that leans on the one before. */
export const leans = ({ text: words }: Message): boolean => leaning.test(words);

/** A short message whose only topic is that of the last question adds to it instead of starting over. */
export const sameSubject = (best: Candidate, { skill }: Change, message: Message): boolean =>
  best.kind === 'skill' &&
  best.skill.name === skill.name &&
  message.text.split(' ').length <= (worksOn.includes(skill.name) ? 8 : 6);

/** "How long at 240 W?" after a course is named means the time for it, not how long the rider lasts. */
export const onTheRoad = (best: Candidate, { skill, ask }: Change, message: Message): boolean =>
  skill.name === 'ride' &&
  best.kind === 'skill' &&
  best.skill.name === 'hold' &&
  (ask as { distanceM?: number; climbId?: string }).distanceM !== undefined &&
  message.text.split(' ').length <= 7 &&
  !/\b(?:hold|keep|sustain|last|maintain|stay|survive|blow)\b/.test(message.text);
