import { textOf } from './protocol.ts';
import type { ChatRequest, Message } from './protocol.ts';

/** A message of the member, and what the assistant wrote after it. */
export interface Turn {
  words: string;
  reply: string;
}

/** What a request says, as a model reads it. */
export interface Conversation {
  /** oldest first; the last is the one to answer */
  turns: Turn[];
  /** the member's last message */
  question: string;
  /** results of tools since that message */
  results: string[];
  /** the assistant's answer to it was sent back for its figures */
  corrected: boolean;
  /** ISO date that the instructions name as today's */
  today: string | null;
}

/**
 * Reads the messages of a request. A message that sends the assistant's own answer back ("these figures came from no
 * tool") is not the member's.
 */
export function conversationOf({ messages }: ChatRequest): Conversation {
  const turns: Turn[] = [];
  let results: string[] = [];
  let corrected = false;
  for (const [place, message] of messages.entries()) {
    if (isCorrection(messages[place - 1], message, results)) corrected = true;
    else if (message.role === 'user') {
      turns.push({ words: textOf(message).trim(), reply: '' });
      results = [];
      corrected = false;
    } else if (message.role === 'tool') results.push(textOf(message));
    else if (message.role === 'assistant') {
      const turn = turns.at(-1);
      if (turn) turn.reply = textOf(message) || turn.reply;
    }
  }
  return { turns, question: turns.at(-1)?.words ?? '', results, corrected, today: todayIn(messages) };
}

function isCorrection(before: Message | undefined, { role, ...rest }: Message, results: string[]): boolean {
  if (role === 'assistant' || role === 'tool') return false;
  if (before?.role !== 'assistant' || before.tool_calls?.length) return false;
  const words = textOf({ role, ...rest });
  // In history without results a member may well ask about "that figure"; they do not speak of tools.
  return /\bfigures?\b/i.test(words) && (role !== 'user' || results.length > 0 || /\btools?\b/i.test(words));
}

function todayIn(messages: Message[]): string | null {
  const instructions = messages.filter(({ role }) => role === 'system' || role === 'developer').map(textOf);
  return /\btoday\b\D{0,30}(\d{4}-\d{2}-\d{2})/i.exec(instructions.join('\n'))?.[1] ?? null;
}
