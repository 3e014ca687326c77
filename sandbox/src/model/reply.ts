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
        ? 'search_knowledge'
        : 'answer_directly';
  return [fitting, 'answer_directly', ...(required ? offered : [])].find((name) => offered.includes(name));
}

function argumentsFor(name: string, { conversation, reading }: Scene): unknown {
  if (reading.kind === 'tool' && reading.name === name) return reading.arguments;
  if (name === 'search_knowledge') return { query: conversation.question };
  if (name === 'answer_directly')
    return { reason: reading.kind === 'talk' ? `no computation: ${reading.about}` : 'no tool fits' };
  return {};
}
