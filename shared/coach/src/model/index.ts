import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import { plainText } from '../answer/plain-text.ts';
import type { Brain, Live } from '../pipeline.ts';
import type { Answer, Turn } from '../respond/index.ts';
import { NO_WORDS } from '../respond/no-words.ts';
import { tools } from '../tools/index.ts';
import { attempt, type Written } from './attempt.ts';
import { ModelFailure, type FailureReason } from './failure.ts';
import { KnownFigures } from './known-figures.ts';
import { LIMITS, Patience, type Limits } from './patience.ts';
import { conversationFor, INSTRUCTIONS, knownText, knownWords } from './prompt.ts';
import type { Work } from './tool-set.ts';
import { replyWith, standingOf } from './tool-use.ts';

export { ModelFailure, type FailureReason } from './failure.ts';
export { LIMITS, type Limits } from './patience.ts';

/** Any OpenAI-compatible endpoint. */
export interface Endpoint {
  /** the address before `/chat/completions` */
  baseUrl: string;
  /** some local servers need none */
  apiKey?: string | undefined;
  model: string;
}

/** How a turn ended that a model was asked for, for metrics. */
export interface ModelEnd {
  outcome: 'answered' | 'answered again' | 'tools only' | 'stopped' | 'built in';
  /** why the model's words were not used */
  reason?: FailureReason;
  tokens: number;
}

export interface ModelBrainOptions {
  endpoint: Endpoint;
  /** answers where the model gives no usable answer */
  fallback: Brain;
  limits?: Partial<Limits>;
  /** Runs a call to the model, or refuses it with a ModelFailure: a circuit breaker. */
  around?<T>(work: () => Promise<T>): Promise<T>;
  onEnd?(end: ModelEnd): void;
}

/** What stands below an answer that has not the model's words. */
const NO_ANSWER = 'The connected model gave no answer that could be checked, so the built-in coach answered.';
const TOOLS_ONLY = 'The connected model’s words could not be checked. These are the computed results alone.';

/** A brain that lets a model choose the tools and write the words, and falls back to another one. */
export function modelBrain({ endpoint, fallback, ...options }: ModelBrainOptions): Brain {
  const { around = (work) => work(), onEnd = () => {} } = options;
  const limits = { ...LIMITS, ...options.limits };
  const model = createOpenAICompatible({
    name: 'coach',
    baseURL: endpoint.baseUrl,
    ...(endpoint.apiKey === undefined ? {} : { apiKey: endpoint.apiKey }),
    includeUsage: true,
  })(endpoint.model);
  const engine = `Breakaway coach with ${endpoint.model}`;
  return {
    engine,
    async answer(turn, live = {}) {
      const work = workFor(turn);
      const end = (outcome: ModelEnd['outcome'], reason?: FailureReason) =>
        onEnd({ outcome, tokens: work.tokens, ...(reason === undefined ? {} : { reason }) });
      try {
        const { words, ended, again } = await around(async () => {
          const written = await write(model, turn, work, limits, live);
          if (written.ended === 'stopped' && written.words === '') throw new StoppedBeforeWords(written);
          return written;
        }).catch((error: unknown) => {
          if (error instanceof StoppedBeforeWords) return error.written;
          throw error;
        });
        end(ended === 'stopped' ? 'stopped' : again ? 'answered again' : 'answered');
        if (ended === 'stopped') return { ...stoppedAt(words, turn, work), engine };
        return { ...answerOf(turn, work, words || null), engine };
      } catch (error) {
        if (!(error instanceof ModelFailure)) throw error;
        live.show?.({ type: 'again' });
        if (work.uses.some(({ returned }) => 'shown' in returned)) {
          end('tools only', error.reason);
          return { ...answerOf(turn, work, null), engine, note: TOOLS_ONLY };
        }
        end('built in', error.reason);
        const answer = await fallback.answer(turn, live);
        const note = answer.stopped ? {} : { note: NO_ANSWER };
        return { ...answer, ...note, engine: fallback.engine, tokens: work.tokens };
      }
    },
  };
}

/** A member who does not wait says nothing of the model: neither that it answers nor that it fails. */
class StoppedBeforeWords extends Error {
  readonly written: Written & { again: boolean };
  constructor(written: Written & { again: boolean }) {
    super('Stopped before any words.');
    this.written = written;
  }
}

function workFor(turn: Turn): Work {
  const standing = standingOf(turn);
  const known = new KnownFigures();
  for (const { content } of conversationFor(turn)) known.add(content);
  known.add(knownWords(standing));
  return { standing, uses: [], refused: 0, known, tokens: 0 };
}

/** Lets the model write, and once more where its text may not be shown. @throws ModelFailure */
async function write(
  model: LanguageModel,
  turn: Turn,
  work: Work,
  limits: Limits,
  { signal, show = () => {} }: Live,
): Promise<Written & { again: boolean }> {
  const began = Date.now();
  show({ type: 'begun' });
  const names = tools.map(({ name, title }) => `${name}: ${title}`).join('\n');
  const instructions = `${INSTRUCTIONS}\n\nAll tools:\n${names}\n\n${knownText(work.standing)}`;
  const one = async (again: string | null, firstWordMs: number) => {
    const goneMs = Date.now() - began;
    const patience = new Patience(signal, limits.wholeMs - goneMs, limits.sentenceMs - goneMs);
    try {
      return await attempt({
        model,
        instructions,
        messages: conversationFor(turn),
        work,
        patience,
        limits,
        firstWordMs,
        again,
        onTool: (title) => show({ type: 'using', title }),
        onWords: (text) => show({ type: 'words', text }),
      });
    } finally {
      patience.over();
    }
  };
  const first = await one(null, limits.firstWordMs);
  if (first.ended !== 'objected') return checked(first, work, false);
  show({ type: 'again' });
  const spent = Date.now() - began;
  if (spent > limits.secondAttemptMs) throw new ModelFailure('unexplained text');
  const second = await one(first.words, Math.min(limits.firstWordMs, limits.lastFirstWordMs - spent));
  if (second.ended === 'objected') throw new ModelFailure('unexplained text');
  return checked(second, work, true);
}

/**
 * An answer without words is none, unless a tool has a question; nor is one about calls that no tool could read: the
 * built-in coach may know better.
 */
function checked(written: Written, { uses, refused }: Work, again: boolean): Written & { again: boolean } {
  const asks = uses.length > 0 && uses.every(({ returned }) => 'question' in returned);
  const without = (written.words === '' && !asks) || (uses.length === 0 && refused > 0);
  if (written.ended === 'whole' && without) throw new ModelFailure('no answer');
  return { ...written, again };
}

function answerOf(turn: Turn, { uses, standing, tokens }: Work, words: string | null): Answer {
  const reply = replyWith(uses, words, standing, turn);
  return { ...reply, text: plainText(reply.parts), tokens };
}

function stoppedAt(words: string, turn: Turn, work: Work): Answer {
  const answer = answerOf(turn, { ...work, uses: [] }, words.trim() || null);
  if (words.trim() !== '') return { ...answer, stopped: true };
  return { ...answer, ...NO_WORDS };
}
