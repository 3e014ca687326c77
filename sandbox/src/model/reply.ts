import { proseOf, resultOf, smallTalk } from './prose.ts';
import { calling, saying } from './protocol.ts';
import type { ChatRequest, Reply } from './protocol.ts';
import type { Conversation } from './conversation.ts';
import type { Reading } from './reading.ts';

/** A request with all that the model understood of it. */
export interface Scene {
  request: ChatRequest;
  conversation: Conversation;
  reading: Reading;
}

/** How often it calls the right tool again after errors. */
const MOST_ATTEMPTS = 2;

/** What a competent, honest model answers. */
export function honestReply(scene: Scene): Reply {
  const { request, conversation, reading } = scene;
  const choice = request.tool_choice ?? 'auto';
  if (typeof choice === 'object')
    return calling(choice.function.name, argumentsFor(choice.function.name, scene));
  if (choice !== 'none' && (choice === 'required' || wantsTool(conversation))) {
    const name = toolFor(scene, choice === 'required');
    if (name) return calling(name, argumentsFor(name, scene));
  }
  const { results } = conversation;
  return saying(results.length > 0 ? proseOf(results, reading) : smallTalk(reading));
}

/** The same where it must call a tool. */
export const honestCall = (scene: Scene): Reply =>
  honestReply({ ...scene, request: { ...scene.request, tool_choice: 'required' } });

/** Whether there is something to look up: nothing was yet, or the first attempt was an error. */
function wantsTool({ results, corrected }: Conversation): boolean {
  if (corrected) return false;
  return results.length < MOST_ATTEMPTS && results.every((content) => resultOf(content).error);
}

function toolFor({ request, reading }: Scene, required: boolean): string | undefined {
  const offered = (request.tools ?? []).map((tool) => tool.function.name);
  const fitting =
    reading.kind === 'tool'
      ? reading.name
      : reading.kind === 'knowledge'
        ? 'search-knowledge'
        : 'answer-directly';
  return [fitting, 'answer-directly', ...(required ? offered : [])].find((name) => offered.includes(name));
}

function argumentsFor(name: string, { request, conversation, reading }: Scene): unknown {
  if (reading.kind === 'tool' && reading.name === name) return inItsField(reading.arguments, name, request);
  if (name === 'search-knowledge') return { query: conversation.question };
  if (name === 'answer-directly')
    return { reason: reading.kind === 'talk' ? `no computation: ${reading.about}` : 'no tool fits' };
  return {};
}

/** Arguments that are one of several kinds of question are offered as the only field of an object. */
function inItsField(written: unknown, name: string, { tools = [] }: ChatRequest): unknown {
  const { properties = {} } = (tools.find((one) => one.function.name === name)?.function.parameters ??
    {}) as {
    properties?: object;
  };
  const [field, ...more] = Object.keys(properties);
  return field === 'question' && more.length === 0 ? { question: written } : written;
}
