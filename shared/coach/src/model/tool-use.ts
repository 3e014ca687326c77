import type { AnswerPart } from '@breakaway/contract';
import { plainText } from '../answer/plain-text.ts';
import { onUsualBike } from '../keeping/usual-bike.ts';
import { withWayToTool } from '../respond/open-in-tool.ts';
import { ownFacts, withFacts, type Reply, type Turn } from '../respond/reply.ts';
import { settled } from '../respond/settle.ts';
import { forWhom, readTurn, remembering } from '../respond/standing.ts';
import { supposedIn, withoutSupposed } from '../respond/supposing.ts';
import type { Outcome, Talk, Tool } from '../skill.ts';
import { skillNamed } from '../skills/index.ts';
import type { Message } from '../understanding/message.ts';

/** A message with what is known when it comes. */
export interface Standing {
  message: Message;
  talk: Talk;
}

/** Where a turn stands before any tool is used. */
export function standingOf(turn: Turn): Standing {
  const { message, talk } = readTurn(turn);
  return { message, talk };
}

/** What a tool gave: for the model as JSON, for the member as parts. */
export interface ToolUse {
  tool: string;
  arguments: unknown;
  /** what the model gets back; its figures are those that the member sees */
  returned: { shown: string } | { missing: string; question: string } | { error: string };
  reply: Reply;
}

/** Lets a tool compute, and keeps what the conversation has to remember of it, as after an answer of the built-in brain. */
export function useTool(tool: Tool, args: unknown, { message, talk }: Standing): ToolUse {
  const read = tool.arguments.safeParse(args);
  if (!read.success) {
    const where = read.error.issues.map(
      ({ path, message: fault }) => `${path.join('.') || 'arguments'}: ${fault}`,
    );
    return refused(
      tool,
      args,
      `The arguments do not fit: ${where.slice(0, 5).join('; ').slice(0, 400)}`,
      talk,
    );
  }
  const ask = onUsualBike(tool.name, read.data, talk.memory);
  const outcome = computed(tool, ask, talk);
  if (outcome.kind === 'refuse') return refused(tool, args, outcome.text, talk);
  const skill = skillNamed(tool.name);
  const reply = skill
    ? forWhom(settled({ skill: skill.name, ask }, skill, outcome, message, talk, false))
    : lookedUp(tool, outcome, talk);
  const made = { tool: tool.name, arguments: args };
  return outcome.kind === 'ask'
    ? { ...made, returned: { missing: outcome.need, question: outcome.text }, reply }
    : { ...made, returned: { shown: plainText(reply.parts) }, reply };
}

const IMPOSSIBLE: Outcome = { kind: 'refuse', text: 'Nothing can be computed with these arguments.' };

/** Arguments that no reader of messages would write may be beyond a tool: then it has no answer. */
function computed(tool: Tool, ask: unknown, talk: Talk): Outcome {
  try {
    const outcome = tool.answer(ask, talk);
    const parts = outcome.kind === 'answer' ? outcome.parts : [];
    return /\b(?:NaN|Infinity|undefined)\b/.test(plainText(parts)) ? IMPOSSIBLE : outcome;
  } catch (error) {
    // These are no mistakes of the tool: a course that is wanted, and a member who stopped.
    if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
    return IMPOSSIBLE;
  }
}

const refused = (tool: Tool, args: unknown, error: string, talk: Talk): ToolUse => ({
  tool: tool.name,
  arguments: args,
  returned: { error },
  reply: { parts: [], memory: talk.memory, calls: [], outcome: 'refused', by: `skill:${tool.name}` },
});

const lookedUp = (tool: Tool, outcome: Extract<Outcome, { kind: 'answer' | 'ask' }>, talk: Talk): Reply => ({
  parts: outcome.kind === 'answer' ? outcome.parts : [],
  memory: withFacts(talk.memory, ownFacts(talk)),
  calls: outcome.kind === 'answer' ? (outcome.calls ?? []) : [],
  outcome: 'answered',
  by: tool.name,
});

/** The standing after a tool was used: what it computed can be gone on from. */
export const after = (standing: Standing, { reply }: ToolUse): Standing => ({
  ...standing,
  talk: { ...standing.talk, memory: reply.memory },
});

const isText = ({ kind }: AnswerPart) => kind === 'text';
const isNext = ({ kind }: AnswerPart) => kind === 'suggestions';
const isQuestion = ({ kind }: AnswerPart) => kind === 'question';

/** A computation that was made again is shown once. */
const once = (uses: ToolUse[]) => [
  ...new Map(uses.map((use) => [JSON.stringify([use.tool, use.arguments]), use])).values(),
];

/**
 * One reply out of what the tools gave: their figures, tables and drawings, with the words of a model in the place of
 * theirs. @param words null where the tools' own sentences stay
 */
export function replyWith(
  uses: readonly ToolUse[],
  words: string | null,
  standing: Standing,
  turn: Turn,
): Reply {
  const answers = once(uses.filter(({ returned }) => 'shown' in returned));
  const asking = answers.length === 0 ? uses.findLast(({ returned }) => 'question' in returned) : undefined;
  const replies = (asking ? [asking] : answers).map(({ reply }) => reply);
  const last = replies.at(-1);
  const all = replies.flatMap(({ parts }) => parts);
  const body = all.filter((part) => !isNext(part) && !isQuestion(part) && (words === null || !isText(part)));
  const parts: AnswerPart[] = [
    ...(words === null ? [] : [{ kind: 'text' as const, text: words }]),
    ...body,
    // One question and one row of suggestions, those of the last tool.
    ...(last?.parts.filter((part) => isQuestion(part) || isNext(part)) ?? []),
  ];
  const reply: Reply = {
    parts,
    memory: last?.memory ?? { ...withFacts(standing.talk.memory, ownFacts(standing.talk)), open: null },
    // With a model's words, what it was given is kept too: their figures stand there.
    calls: [
      ...replies.flatMap(({ calls }) => calls),
      ...(words === null
        ? []
        : answers.map(({ tool, arguments: args, returned }) => ({
            tool,
            arguments: args,
            result: returned,
          }))),
    ],
    outcome: last?.outcome ?? 'talk',
    by: last?.by ?? 'model',
  };
  const { given, talk } = readTurn(turn);
  const own = withoutSupposed(
    { ...reply, memory: { ...reply.memory, supposed: null } },
    supposedIn(standing.message, given, talk),
    turn.memory,
  );
  return remembering({ ...own, parts: withWayToTool(reply, parts, turn) }, standing.message);
}
