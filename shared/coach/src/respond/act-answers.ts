import type { AnswerPart } from '@breakaway/contract';
import { suggestions, table, text } from '../answer/parts.ts';
import { show, shownSeconds } from '../answer/rounding.ts';
import { blankMemory, type Result } from '../memory.ts';
import type { Talk } from '../skill.ts';
import type { Message } from '../understanding/message.ts';
import { tellsBadDay, type Act } from './acts.ts';
import { said, type Reply } from './reply.ts';
import { freshOf } from './sayings.ts';
import { resultOfWhatIf } from './what-if.ts';

/** Questions to try, from different corners of what the coach can do. */
export const starters = [
  "What power do I need for Alpe d'Huez in 1 hour?",
  'Explain 4x8 min at threshold',
  'Plan my training week, 8 hours',
  'What should I eat on a 4 hour ride?',
];

type Wordings = readonly [string, ...string[]];

const wordings: Partial<Record<Act, Wordings>> = {
  proud: [
    'Well done, that is a great ride! Enjoy it, eat and sleep well, and keep the next two days easy.',
    'Congratulations! Write down what went well before the legs forget it.',
    'Brilliant. What is the next goal?',
  ],
  shares: [
    'Well done, and thank you for telling me: such things count as much as watts. I am here when a question comes.',
    'Thanks, good to know. Whenever there is something to work out, just ask.',
  ],
  thanks: [
    'You are welcome. Ride well.',
    'Any time. Tell me how it goes.',
    'My pleasure. I am here when the next question comes.',
  ],
  praise: [
    'Good to hear. What shall we look at next?',
    'Glad that helps. Shall we take it further?',
    'Good. Ask on when you like.',
  ],
  hello: [
    'Hello! Ask me about a climb, a session, your week or what to eat, and I work it out with your own figures.',
    'Hello again. What would you like to work out?',
    'Hi. Where shall we start today?',
  ],
  bye: ['See you. Enjoy the ride.', 'Until next time, and ride safely.', 'Goodbye. Rest well.'],
  capabilities: [
    'I compute power, time and speed for climbs, time trials and routes, zones, tests and load. I explain, build and swap sessions. I plan weeks, races and food. I answer questions on training, recovery, bikes and weather. I complement a human coach and do not replace one.',
    'Ask about climbs, pacing, sessions, plans, food, recovery, equipment or weather, in your own words. I compute with your profile and say what I assumed.',
  ],
  whoAreYou: [
    "I am Breakaway's AI consultant, a program and not a person. I read your question by rules, compute with published models, and show what an answer rests on.",
    'A program, not a person. It complements a human coach and does not replace one.',
  ],
  joke: [
    'Why did the bicycle fall over? It was two-tired. Your legs, I hope, are not.',
    'N plus one is the right number of bicycles. S minus one is the limit, where S is the number at which you would be single.',
    'I leave the jokes to the group ride. What shall we work out?',
  ],
  wrong: [
    'Then I read you wrongly, sorry. Which figure or word should I take differently?',
    'Sorry about that. Tell me in one sentence what you want to know, with the figures.',
    'I got that wrong, then. What should I change?',
  ],
  sorry: [
    'No question is a silly one here, and most riders ask it. Go on.',
    'Ask as many as you like: that is what I am here for.',
  ],
  no: [
    'All right. What would you like instead?',
    'Fine. What else can I work out?',
    'As you like. Ask me something else.',
  ],
  metric: [
    'I answer in metric units: km, kg, metres and °C. You may write in miles and pounds, and ask for any figure in them.',
    'Metric it is: km, kg and metres.',
  ],
  listens: ['Yes, go on. I am listening.', 'Of course, what is it?', 'Sure. Tell me.'],
  yes: [
    'Good. What exactly should I work out?',
    'Fine. Give me a figure or a course to start from.',
    'Go on then: what is the question?',
  ],
  unclear: [
    'Let me put it more simply: tell me the course, your power or your time, and I give you the missing one.',
    'Which word is unclear? Ask "what is" and the word, and I explain it.',
  ],
  insult: [
    'That was no good, then. Tell me in one sentence what you need, and I try again.',
    'Fair enough. I am a program and I miss things. Which figure or question may I work on?',
  ],
  bored: [
    'Then here is a riddle: on a 10 % climb a kilogram costs about as much as how many watts? Ask me for your own climb, and I work it out.',
    'Pick a famous climb, and I say how long you would take. Or ask for a session that you have never ridden.',
  ],
  startOver: [
    'Done: a fresh start. I use your profile again, and nothing from before.',
    'All cleared. What is the new question?',
  ],
};

/** The reply to an act that needs no computation. */
function smallTalk(act: Act, talk: Talk): AnswerPart[] {
  const { said } = talk.memory;
  const words = freshOf(wordings[act] ?? ['What would you like to work out?'], said);
  const chips =
    act === 'thanks' ||
    act === 'bye' ||
    act === 'joke' ||
    act === 'proud' ||
    act === 'shares' ||
    act === 'listens' ||
    act === 'sorry' ||
    act === 'metric'
      ? []
      : starters;
  return [text(words), ...(chips.length > 0 ? [suggestions(...chips)] : [])];
}

const comfort: Wordings = [
  'That is a hard one, and it happens to everyone who tries. One ride says little about your form: sleep, food, heat and stress weigh more on a single day than fitness.',
  'Sorry to hear it. A bad day costs you nothing in fitness. Give it one easy day before you judge.',
  'Frustrating, I know. Look at the last four weeks, not at this day.',
];

const lookingOn: Wordings = [
  'Then take it as one of those days. Tomorrow ride an easy hour or rest. If the legs are fresh the day after, do the next hard session as planned. If it happens twice in a row, look at sleep, food and the load of the last two weeks.',
  'Keep it easy until the legs feel normal again, at most three days. Then start with a short hard session and judge again.',
];
const badDayAsks =
  /\bwhat (?:should|shall|can|do|could|would) i (?:do|ride|train|change)(?: (?:now|next|tomorrow|today|then|instead|about it|differently))*[ ?.!]*$|\bwhat (?:now|next|then)\b[ ?.!]*$|^(?:i (?:really )?)?(?:have )?(?:no idea|no clue|don'?t know|dunno|not sure)\b/;

/** The next question after a rider told about a bad day; null for other messages. */
export const afterBadDay = (message: Message, { memory }: Talk): AnswerPart[] | null =>
  badDayAsks.test(message.text) &&
  message.quantities.length === 0 &&
  memory.heard.slice(-3).some((one) => tellsBadDay(one.toLowerCase()))
    ? [
        text(freshOf(lookingOn, memory.said)),
        suggestions('Give me an easy ride for tomorrow', 'Am I overtrained?'),
      ]
    : null;

/** Replies to a rider who tells about a bad day. */
export const comforting = ({ memory }: Talk): AnswerPart[] => [
  text(`${freshOf(comfort, memory.said)} What went wrong: legs, food or head?`),
  suggestions('My legs were empty', 'I ran out of energy', 'I have lost my motivation'),
];

const value = (result: Result) => [
  result.title ?? '',
  result.powerW === undefined ? '' : `${show.watts(result.powerW)} W`,
  result.timeS === undefined
    ? result.speedMs === undefined
      ? ''
      : `${show.kmh(result.speedMs)} km/h`
    : show.time(result.timeS),
];

/** The named cases of this conversation, oldest first, without duplicates. */
function casesOf({ memory }: Talk): Result[] {
  const all = [...memory.before.map(({ result }) => result), memory.baseResult, memory.result].filter(
    (one): one is Result => one !== null && one.title !== undefined,
  );
  const key = (one: Result) =>
    JSON.stringify([
      one.title,
      one.powerW && Math.round(one.powerW),
      one.timeS && Math.round(one.timeS),
      one.speedMs,
    ]);
  return all.filter((one, i) => all.findLastIndex((other) => key(other) === key(one)) === i);
}

const asksWhichHelps =
  /\bwhich\b.{0,40}\b(?:more|most|better|best|bigger|biggest|helps?|brings?|brought|matters?|saves?|saved|gains?)\b/;

/** "Which of the changes brings more?": every what-if since the base case beside the others; null where there are not two. */
export function whichHelps(message: Message, talk: Talk): AnswerPart[] | null {
  const { base, baseResult, whatIfs } = talk.memory;
  if (!asksWhichHelps.test(message.text) || !base || whatIfs.length < 2 || message.quantities.length > 0)
    return null;
  const seen = new Set<string>();
  const rows = whatIfs.flatMap((raw) => {
    const result = resultOfWhatIf(raw, talk);
    const from = baseResult?.timeS;
    const to = result?.timeS;
    const name = raw.replace(/^(?:and|so|ok|but|what if|what about)\s+/gi, '').replace(/[?.! ]+$/, '');
    const key = `${Math.round(to ?? 0)}`;
    if (
      from === undefined ||
      to === undefined ||
      Math.abs(to - from) < 0.5 ||
      /\b(?:both|together|all of)\b/i.test(raw) ||
      seen.has(key)
    )
      return [];
    seen.add(key);
    return [{ name, seconds: shownSeconds(to) - shownSeconds(from) }];
  });
  const [first, second] = rows.sort((a, b) => a.seconds - b.seconds);
  if (!first || !second) return null;
  const clock = (seconds: number) =>
    `${show.timeChange(seconds).replace(/[−+]/, '')} ${seconds < 0 ? 'faster' : 'slower'}`;
  return [
    text(
      `“${first.name}” brings more: ${clock(first.seconds)}, against ${clock(second.seconds)} for “${second.name}”.`,
    ),
    table(
      'Each change alone, against the first case',
      ['Change', 'Time'],
      rows.map(({ name, seconds }) => [name, clock(seconds)]),
    ),
  ];
}

/** "How much slower is that than at 230?": the last case against one that was not asked for yet; null for other messages. */
export function againstAnother(message: Message, talk: Talk): AnswerPart[] | null {
  const rest =
    /\bhow much (?:faster|slower|quicker|longer|less|more|easier|harder)\b.{0,24}\bthan ((?:at|with|on|in|without|if)\b.+|\d.+)$/.exec(
      message.text,
    )?.[1];
  const { result, current } = talk.memory;
  if (!rest || !result || !current || current.skill === 'card') return null;
  const other = resultOfWhatIf(rest, { ...talk, memory: { ...talk.memory, base: current } });
  if (!other) return null;
  const now = { ...result, title: result.title === other.title ? 'This' : (result.title ?? 'This') };
  return [
    text(differenceOf(other, { ...now, title: other.title ?? '' }).replace(/^The last one/, 'That')),
    table('Side by side', ['Case', 'Power', 'Time or speed'], [value(other), value(result)]),
  ];
}

/** The last two cases beside each other, or all of them in order; null where there are not two. */
export function comparison(message: Message, talk: Talk): AnswerPart[] | null {
  const cases = casesOf(talk);
  if (cases.length < 2) return null;
  if (/\b(?:all|order|rank\w*|sort|three|four|each|every)\b/.test(message.text)) return ranked(cases);
  const [before, now] = cases.slice(-2) as [Result, Result];
  const again = /\bby how much\b|\bdifference\b/.test(message.text) ? 'The difference: ' : '';
  return [
    text(again ? again + differenceOf(before, now).replace(/^T/, 't') : differenceOf(before, now)),
    table('Side by side', ['Case', 'Power', 'Time or speed'], [value(before), value(now)]),
  ];
}

const asksEarlier =
  /\b(?:what (?:was|were|is)|repeat|remind me (?:of|what)|tell me|say) (?:again )?(?:the |my |your )?(first|original|previous|earlier|one before|last but one)\b(?: (?:answer|result|number|figure|time|one|case|value|power|was|again))*[ ?.!]*$/;

/** "What was the first answer again?": an earlier case of this talk; null where it has none. */
export function earlierCase(message: Message, talk: Talk): AnswerPart[] | null {
  const which = asksEarlier.exec(message.text)?.[1];
  const cases = which ? casesOf(talk) : [];
  const first = which === 'first' || which === 'original';
  const one = first ? cases[0] : (cases.at(-2) ?? cases[0]);
  if (!one) return null;
  return [text(`${first ? 'The first' : 'The one before'}: ${value(one).filter(Boolean).join(', ')}.`)];
}

function ranked(cases: Result[]): AnswerPart[] | null {
  const timed = cases
    .flatMap(({ timeS, ...one }) => (timeS === undefined ? [] : [{ ...one, timeS }]))
    .sort((a, b) => a.timeS - b.timeS);
  const [first, last] = [timed[0], timed.at(-1)];
  if (!first || !last || timed.length < 2) return null;
  return [
    text(
      `Quickest is ${first.title}, ${show.time(first.timeS)}. Slowest is ${last.title}, ${show.time(last.timeS)}.`,
    ),
    table('In order, quickest first', ['Case', 'Power', 'Time'], timed.map(value)),
  ];
}

function differenceOf(before: Result, now: Result): string {
  const watts =
    before.powerW !== undefined && now.powerW !== undefined
      ? Math.round(now.powerW) - Math.round(before.powerW)
      : 0;
  const power = watts === 0 ? 'at the same power' : `at ${Math.abs(watts)} W ${watts < 0 ? 'less' : 'more'}`;
  const name = now.title === before.title ? 'The last one' : `The last one, ${now.title},`;
  if (before.timeS !== undefined && now.timeS !== undefined) {
    const seconds = Math.round(now.timeS) - Math.round(before.timeS);
    if (Math.abs(seconds) < 1) return `Both take the same time, ${power}.`;
    return `${name} takes ${show.timeChange(seconds).replace(/[−+]/, '')} ${seconds < 0 ? 'less' : 'more'} (${show.aboutTime(Math.abs(seconds))}), ${power}.`;
  }
  if (before.speedMs !== undefined && now.speedMs !== undefined) {
    const faster = now.speedMs - before.speedMs;
    return `${name} is ${show.kmh(Math.abs(faster))} km/h ${faster < 0 ? 'slower' : 'faster'} (${show.share(Math.abs(faster) / before.speedMs)}), ${power}.`;
  }
  if (watts !== 0) return `${name} is ${Math.abs(watts)} W ${watts < 0 ? 'less' : 'more'}.`;
  return 'The two come to the same.';
}

/** Meets a move in the talk that asks nothing; starting over forgets the talk. */
export const talking = (act: Act, talk: Talk): Reply => {
  const memory =
    act === 'startOver'
      ? { ...blankMemory, said: talk.memory.said, safety: talk.memory.safety }
      : talk.memory;
  return said(smallTalk(act, talk), memory, act);
};
