import { isStepCount, streamText, type LanguageModel, type ModelMessage } from 'ai';
import { failureOf, ModelFailure } from './failure.ts';
import { FigureGate } from './gate.ts';
import type { Limits, Patience } from './patience.ts';
import { CORRECTION, INSTRUCTIONS } from './prompt.ts';
import { toolSetFor, type Work } from './tool-set.ts';
import type { ToolUse } from './tool-use.ts';

/** Steps of one attempt: tools, corrections of their arguments, and the text. */
const MOST_STEPS = 6;
const MOST_TOKENS = 1500;
/** What a step costs with a server that does not count: instructions, tools, a few turns. */
const UNCOUNTED_STEP = 6_000;
/** An answer is shorter than this many letters; a server that ignores the limit of tokens is cut off there. */
const MOST_LETTERS = 6_000;
/** Longer arguments of a call, in characters, are no question of a member. */
const MOST_ARGUMENTS = 20_000;

export interface Attempt {
  model: LanguageModel;
  instructions: string;
  messages: ModelMessage[];
  work: Work;
  patience: Patience;
  limits: Limits;
  /** ms that are left until the first word has to be there */
  firstWordMs: number;
  /** the text before, which was not let through: its words are wanted once more, from what the tools gave; else null */
  again: string | null;
  onTool(title: string): void;
  onWords(words: string): void;
}

/** The text of an attempt, without signs that stand for emphasis: whole, stopped by the member, or up to what is objected to. */
export type Written = { words: string; ended: 'whole' | 'stopped' | 'objected' };

const withoutMarks = (text: string) => text.replaceAll(/[*`#]/g, '');

/**
 * Lets the model use the tools and write, and passes its words on as far as every figure in them is explained.
 * @throws ModelFailure
 */
export async function attempt(given: Attempt): Promise<Written> {
  const { model, instructions, work, patience, limits, again, onWords } = given;
  const gate = new FigureGate(work.known, INSTRUCTIONS);
  // Words again: from what the tools gave, if they gave anything.
  const wordsOnly = again !== null && work.uses.length > 0;
  const { tools, opened, called } = toolSetFor(work, patience, limits, given.onTool);
  const isCalled = () => again !== null || called();
  const asks = () => work.uses.length > 0 && work.uses.every(({ returned }) => 'question' in returned);

  patience.expect(given.firstWordMs, 'too slow');
  let begun = false;
  let spokeFirst = false;
  let stepOpen = false;
  let finish = '';
  try {
    const { fullStream } = streamText({
      model,
      instructions,
      messages: [...given.messages, ...(again === null ? [] : sentBack(again, work.uses))],
      tools,
      // One, two seconds later: the member waits, and the built-in coach is there.
      maxRetries: 1,
      maxOutputTokens: MOST_TOKENS,
      temperature: 0.2,
      abortSignal: patience.signal,
      stopWhen: [isStepCount(MOST_STEPS), asks],
      prepareStep: () => ({
        activeTools: opened(),
        toolChoice: wordsOnly ? 'none' : isCalled() ? 'auto' : 'required',
      }),
      // Everything is in the stream too; the default writes to the console.
      onError: () => {},
    });
    for await (const part of fullStream) {
      if (part.type === 'abort') break;
      if (part.type === 'error') throw part.error;
      if (part.type === 'finish') finish = part.finishReason;
      if (part.type === 'tool-call' && JSON.stringify(part.input ?? null).length > MOST_ARGUMENTS)
        throw new ModelFailure('not readable');
      if (part.type === 'start-step') {
        stepOpen = true;
        if (begun) patience.expect(limits.stepMs, 'stalled');
      }
      if (part.type === 'finish-step') {
        stepOpen = false;
        work.tokens += part.usage.totalTokens ?? UNCOUNTED_STEP;
        if (!isCalled() && spokeFirst) throw new ModelFailure('no tool used');
      }
      if (part.type !== 'text-delta') continue;
      // What is said before the first tool has no source yet: "Let me compute that."
      if (!isCalled()) {
        spokeFirst = true;
        continue;
      }
      const passed = gate.push(withoutMarks(part.text));
      if (typeof passed !== 'string') return { words: gate.released, ended: 'objected' };
      if (passed !== '') {
        begun = true;
        patience.expect(limits.pieceMs, 'stalled');
        onWords(passed);
        if (/[.!?]\s/.test(gate.released)) patience.sentenceShown();
      }
      if (gate.released.length <= MOST_LETTERS) continue;
      finish = 'length';
      break;
    }
  } catch (error) {
    if (error instanceof ModelFailure) throw error;
    if (!patience.signal.aborted) throw new ModelFailure(failureOf(error, begun));
  } finally {
    // A step that was left in the middle costs what it has read.
    if (stepOpen) work.tokens += UNCOUNTED_STEP;
  }
  if (patience.ended) throw new ModelFailure(patience.ended);
  if (patience.signal.aborted) return { words: gate.released, ended: 'stopped' };
  if (finish === 'content-filter' || finish === 'error') throw new ModelFailure('no answer');
  const rest = gate.end();
  if (typeof rest !== 'string') return { words: gate.released, ended: 'objected' };
  if (rest !== '') onWords(rest);
  const whole = gate.released.trim();
  // Cut at the limit of tokens: up to the last whole sentence.
  return {
    words: finish === 'length' ? (/^.*[.!?](?=\s|$)/s.exec(whole)?.[0] ?? whole) : whole,
    ended: 'whole',
  };
}

/** What the tools gave and what the model wrote before, as messages of the conversation, and why it is wanted once more. */
const sentBack = (text: string, uses: readonly ToolUse[]): ModelMessage[] => [
  ...uses.flatMap(({ tool, arguments: input, returned }, i): ModelMessage[] => [
    { role: 'assistant', content: [{ type: 'tool-call', toolCallId: `use-${i}`, toolName: tool, input }] },
    {
      role: 'tool',
      content: [
        {
          type: 'tool-result',
          toolCallId: `use-${i}`,
          toolName: tool,
          output: { type: 'json', value: returned },
        },
      ],
    },
  ]),
  { role: 'assistant', content: text || '…' },
  { role: 'user', content: CORRECTION },
];
