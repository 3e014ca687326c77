import type { AnswerPart } from '@breakaway/contract';
import { suggestions, text } from '../answer/parts.ts';
import { filled } from '../knowledge/fill.ts';
import { cardById } from '../knowledge/index.ts';
import type { Talk } from '../skill.ts';
import { skillNamed } from '../skills/index.ts';
import { takeApart, type Message } from '../understanding/message.ts';
import { candidatesFor, SURE } from './choose.ts';
import { assumptionsOf, explained } from './explain.ts';
import { pointsBack } from './in-context.ts';
import { asked, chosen } from './settle.ts';
import { asking, said, type Reply } from './reply.ts';

const lead =
  '^(?:(?:ok(?:ay)?|and|but|so|hm+|um+|well|no|nope|wait|sorry|please|right|coach|alright|fine)[ ,.!]+)*';
const end = '[ ?.!]*$';
const doubts = new RegExp(
  `${lead}(?:(?:(?:are|r) )?(?:you|u) (?:really |quite |very |100 ?% |absolutely )?(?:sure|certain|serious|confident)(?: (?:about|of) (?:that|this|it))?|(?:is|was) (?:that|this|it) (?:really |actually )?(?:right|correct|true|accurate)|really|seriously|for real|no way|(?:it|that|this|they) (?:is ?n[o']?t|isnt|does ?n[o']?t|is not|are not|aren't)(?: right| true| correct| so| it)?|that'?s not (?:right|true|correct|so|it)|(?:i )?(?:don'?t|do not|can'?t) believe (?:it|that|this|you)|i doubt (?:it|that|this)(?: very much)?)${end}`,
);
const otherQuestion =
  /\b(?:not|isn'?t|wasn'?t|never) (?:really |exactly |quite )?what i (?:asked|meant|wanted|said|was asking)\b|\bnot my question\b|\byou (?:didn'?t|did not|haven'?t|have not) (?:really |actually )?answer(?:ed)?\b|\byou misunderstood\b|\b(?:wrong|different|another) question\b[ .!]*$|\bi (?:didn'?t|did not|never) (?:ask|asked) (?:that|this|for (?:that|this)|about (?:that|this))\b/;
const inBrief = new RegExp(
  `${lead}(?:(?:can|could) you )?(?:(?:make|keep|say|put) (?:it|that|this) )?(?:a bit |much |even )?(?:shorter|briefer?|more briefly|in short|in brief|tl;? ?dr|summar(?:y|i[sz]e)(?: (?:it|that|this))?|the short version|short version|shorter version|too (?:long|much text)|less text)(?: version| answer| one)?(?: please| pls)?${end}`,
);
const inPlain =
  /\b(?:like i'?m (?:new|five|5|a (?:beginner|kid|child|newbie|complete beginner))|like (?:to )?(?:a|an) (?:beginner|newbie|child|idiot|\w+ year old)|for (?:a |an )?(?:dumm(?:y|ies)|beginners?|newbies?|idiots?)|eli5|in (?:plain|simple|normal|easy|human) (?:english|words|terms|language)|simpler(?: please)?|more simply|too (?:complicated|technical|complex)|i (?:don'?t|do not|didn'?t) (?:get|understand|follow)(?: (?:it|that|this|a word|any of (?:it|that)))?[ .!]*$|i'?m (?:new|a beginner)(?: to (?:this|all this|cycling|it))?,? (?:explain|what does (?:that|it) mean))\b/;
const next = new RegExp(
  `${lead}(?:what(?:'?s| is|s)?(?: the)? next(?: step)?s?|what (?:do|should|shall|can|would) i (?:do )?(?:next|now|then)|what (?:now|then)|now what|then what|and (?:now|then)|where (?:do i|to) go from here|next steps?)(?: then| please)?${end}`,
);
const none = new RegExp(
  `${lead}(?:neither(?: of (?:them|those|these|the two))?|none(?: of (?:them|those|these|the above))?|nothing of (?:that|those|these)|not (?:any|either|one) of (?:them|those|these))${end}`,
);
const takes = new RegExp(
  `${lead}(?:yes[ ,]+|great[ ,]+|good[ ,]+|perfect[ ,]+|cool[ ,]+)?(?:let'?s |i'?ll |i will |i think i'?ll |we )?(?:do|take|go with|go for|choose|pick|ride|follow) (?:that|it|this)(?: one| plan| session)?(?: then| please)?${end}`,
);

const whatIsIt = new RegExp(
  `${lead}what (?:is|are|does|do|will|would) (?:that|it|they|those|this|these)(?: (?:good )?for| train| do| bring| give| help)?(?: (?:me|with))?${end}`,
);
const wholeOf = new RegExp(
  `${lead}(?:how much (?:is (?:that|it) )?)?(?:in total|altogether|all in all|overall|all together)${end}`,
);

/** Words that a new rider may not know, in a clause. */
const glossary: readonly [RegExp, string][] = [
  [/\bFTP\b/, 'FTP is the power you can hold for about an hour'],
  [/\bW\/kg\b/, 'W/kg is power divided by your weight, which decides uphill'],
  [/\bTSS\b/, 'TSS is a score of how much a ride takes out of you: one hour as hard as you can is 100'],
  [/\b[Tt]hreshold\b/, 'threshold is the hardest effort you can keep up for about an hour'],
  [/\bVO2 ?max\b/i, 'VO2max efforts are so hard that they last 3 to 8 minutes'],
  [/\bW['′’](?!\w)/, "W' is your reserve for efforts above that hour power"],
  [/\b(?:CdA|[Dd]rag area)\b/, 'drag area says how big you are to the wind'],
  [/\btaper\b/i, 'a taper is riding less before an event to arrive fresh'],
  [/\b(?:cadence|rpm)\b/i, 'cadence is turns of the pedals a minute (rpm)'],
];

const firstSentences = (words: string, count: number): string =>
  (words.match(/.*?[.!?](?=\s|$)\s*/gs) ?? [words]).slice(0, count).join('').trim();

/** What the last answer said first: its headline in a sentence, or its first sentences. */
function gist(talk: Talk, sentences: number): string | null {
  const { current } = talk.memory;
  if (!current) return null;
  const card = current.skill === 'card' ? cardById(String(current.ask)) : undefined;
  if (card) return firstSentences(filled(`${card.verdict} ${card.text}`, talk.athlete), sentences);
  const outcome = skillNamed(current.skill)?.answer(current.ask, talk);
  if (outcome?.kind !== 'answer') return null;
  // What a session is for says more than its watts.
  const parts =
    current.skill === 'session' && sentences > 1
      ? outcome.parts.filter(({ kind }) => kind === 'text')
      : outcome.parts;
  for (const part of parts) {
    if (part.kind === 'headline')
      return `${part.label}: ${part.value}${part.unit ? ` ${part.unit}` : ''}${sentences > 1 && part.detail ? `, ${part.detail}` : ''}.`;
    if (part.kind === 'text')
      return firstSentences(part.text, sentences + (current.skill === 'session' ? 1 : 0));
    if (part.kind === 'session' || part.kind === 'plan') return `${part.title}: ${part.summary}.`;
  }
  return null;
}

/** The last answer in a line, or in plain words with its terms explained. */
function retold(talk: Talk, plain: boolean): AnswerPart[] | null {
  const words = gist(talk, plain ? 2 : 1);
  if (!words) return null;
  const known = plain ? glossary.filter(([pattern]) => pattern.test(words)).slice(0, 3) : [];
  const clauses = known.map(([, clause]) => clause.charAt(0).toUpperCase() + clause.slice(1));
  return [
    text(`${plain ? 'In plain words: ' : ''}${words}${clauses.length > 0 ? ` ${clauses.join('. ')}.` : ''}`),
  ];
}

const nextSteps: Readonly<Record<string, readonly [string, ...string[]]>> = {
  ride: [
    'Check that you can hold it, then pace it evenly and plan what to eat.',
    'How long can I hold that?',
    'How should I pace it?',
    'What should I eat for that?',
  ],
  hold: [
    'Raise it with one or two hard sessions a week. Test again in six weeks.',
    'Give me a threshold session',
    'How do I raise my FTP?',
  ],
  session: [
    'Ride it rested, with an easy day before and after. When you finish two sessions with something to spare, add a repetition.',
    'Plan my training week',
    'When should I ride it?',
  ],
  plan: [
    'Ride week 1 as it stands, and tell me what you miss: I move the rest.',
    "What's in week 1?",
    'I missed Tuesday',
    'Make it easier',
  ],
  feeding: [
    'Try it on a training ride of half that length, with the same products.',
    'What should I eat the evening before?',
    'And in the heat?',
  ],
  zones: [
    'Ride about four fifths of your time in zones 1 and 2, and make two days hard.',
    'Plan my training week',
    'Give me an endurance ride',
  ],
  test: [
    'Use it for your zones, and test again in six to eight weeks.',
    'Use that from now on',
    'What are my zones?',
  ],
  load: ['Compare it with your usual week: up by at most a tenth is safe.', 'Plan my training week'],
  race: [
    'Ride a part of it in training at that power, with the food you will take.',
    'What should I eat for that?',
    'How do I taper?',
  ],
  card: [
    'Try it on your next rides, one change at a time, and judge after two weeks.',
    'Plan my training week',
    'Give me a session for it',
  ],
};

/**
 * A short reaction to the last answer that asks nothing new: doubt, "not what I asked", "shorter", "in plain words", "what next?",
 * "neither", "ok do that". Null where it is none, or nothing was answered yet.
 */
export function reactionTo(message: Message, talk: Talk): Reply | null {
  const { memory } = talk;
  const { current, heard } = memory;
  const { text: words } = message;
  if (message.quantities.length > 0 || message.climb || message.session || words.split(' ').length > 14)
    return null;
  if (none.test(words) && !memory.open && heard.length > 0)
    return asking(
      'Then tell me in other words: what do you know (course, power, time, hours), and what should I find out?',
      ['10 km at 7 % at 230 W, how long?', 'Plan my training week, 8 hours'],
      memory,
      'none',
    );
  if (!current) return null;
  if (otherQuestion.test(words)) {
    const last = heard.findLast((one) => one.split(/\s+/).length > 1) ?? '';
    const other = current.skill === 'card' ? otherAnswer(last, talk) : null;
    if (other) return other;
    const understood = memory.result?.title ? ` as a question on ${memory.result.title}` : '';
    return asking(
      `Sorry. I took “${last.slice(0, 80)}”${understood}. What do you want to know: a time, a power, a speed, or how to train for it?`,
      ['The time', 'The power', 'How to train for it'],
      { ...memory, open: null },
      'notAsked',
    );
  }
  const opinion = opinionOn(words, talk, message);
  if (opinion) return opinion;
  if (doubts.test(words)) return doubted(message, talk);
  if (inPlain.test(words) || (whatIsIt.test(words) && ['session', 'plan'].includes(current.skill))) {
    const parts = retold(talk, true);
    if (parts) return { ...said(parts, memory, `plain:${current.skill}`), outcome: 'answered' };
  }
  if (inBrief.test(words) && current.skill !== 'session' && current.skill !== 'plan') {
    const parts = retold(talk, false);
    if (parts) return { ...said(parts, memory, `brief:${current.skill}`), outcome: 'answered' };
  }
  if (wholeOf.test(words) && current.skill === 'feeding') {
    const sum = gist(talk, 2);
    if (sum) return { ...said([text(sum)], memory, 'total'), outcome: 'answered' };
  }
  if (next.test(words)) {
    const [step, ...chips] = nextSteps[current.skill] ?? nextSteps['card']!;
    return {
      ...said([text(step), suggestions(...chips)], memory, `next:${current.skill}`),
      outcome: 'answered',
    };
  }
  return takes.test(words) ? taken(talk) : null;
}

const asksIfHard = new RegExp(
  `${lead}(?:is|was|will|would) (?:it|that|this)(?: be)?(?: very| too| really| going to be)? (?:hard|tough|easy|painful|doable)${end}`,
);
const asksIfGood = new RegExp(
  `${lead}(?:is|are) (?:that|it|this|those)(?: really| a| too)* (?:good|ok(?:ay)?|enough|normal|lot|much|little|high|low|alright|fine)(?: for (?:me|this|that))?${end}`,
);

/** "Is it hard?" after a session, "is that good?" after an amount to eat; null elsewhere. */
function opinionOn(words: string, talk: Talk, message: Message): Reply | null {
  const { current } = talk.memory;
  const skill = current && skillNamed(current.skill);
  if (!skill) return null;
  if (skill.name === 'session' && asksIfHard.test(words)) {
    const feel = skill.change?.(current.ask, takeApart('how hard should it feel', null), talk);
    return feel ? asked({ skill, ask: feel }, message, talk, false) : null;
  }
  if (skill.name !== 'feeding' || !asksIfGood.test(words)) return null;
  const outcome = skill.answer(current.ask, talk);
  const rate =
    outcome.kind === 'answer'
      ? outcome.parts.find((part) => part.kind === 'headline' && part.unit === 'g/h')
      : undefined;
  const grams = rate?.kind === 'headline' ? Number.parseFloat(rate.value) : Number.NaN;
  if (Number.isNaN(grams)) return null;
  const verdict =
    grams < 30
      ? 'little, enough for about an hour and a half'
      : grams <= 60
        ? 'usual up to two and a half hours, on longer rides the lower end of 60 to 90 g/h'
        : grams <= 90
          ? 'what is usual on long rides, if your gut is used to it'
          : 'a lot: only for hard, long days and a trained gut';
  return {
    ...said([text(`${Math.round(grams)} g/h is ${verdict}.`)], talk.memory, 'opinion:feeding'),
    outcome: 'answered',
  };
}

/** The next best answer to a question of which a card was not the answer; null where nothing else is likely. */
function otherAnswer(question: string, talk: Talk): Reply | null {
  // A message that refers back was searched together with the topic, and says nothing on its own.
  if (pointsBack(question.toLowerCase())) return null;
  const asked = takeApart(question, talk.athlete.ftpW?.value ?? null);
  const others = candidatesFor(asked, talk).filter(
    (one) => one.kind === 'skill' || one.cardId !== talk.memory.current?.ask,
  );
  const [best] = others;
  if (!best || best.sure < SURE) return null;
  const reply = chosen(best, others, asked, talk);
  return reply.outcome === 'answered'
    ? { ...reply, parts: [text('Sorry. Is this it?'), ...reply.parts] }
    : null;
}

function doubted(message: Message, talk: Talk): Reply | null {
  const shown = assumptionsOf(
    talk,
    text(
      'The sum is right, but only as good as what went in. These count most. Tell me if one is different for you.',
    ),
  );
  if (shown) return shown;
  const reply = explained(message, talk);
  return {
    ...reply,
    parts: [
      text('Yes, as far as published work goes. Riders differ, so test it on yourself.'),
      ...reply.parts,
    ],
  };
}

/** "Ok, do that": what was shown is taken; a what-if counts from now on. */
function taken({ memory }: Talk): Reply | null {
  const { current, base, whatIfs } = memory;
  if (current && base && whatIfs.length > 0 && current !== base)
    return said(
      [
        text(`Good: from now on I use “${whatIfs.at(-1)}”.`),
        suggestions('How long can I hold that?', 'What next?'),
      ],
      { ...memory, base: current, baseResult: memory.result, whatIfs: [] },
      'taken',
    );
  const step =
    current && ['session', 'plan', 'feeding', 'race'].includes(current.skill)
      ? nextSteps[current.skill]
      : null;
  return step ? said([text(`Good. ${step[0]}`), suggestions(...step.slice(1))], memory, 'taken') : null;
}
