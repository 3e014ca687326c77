import type { AnswerPart, HistoryMessage } from '@breakaway/contract';

/** A message as the thread shows it. */
export interface Message {
  key: string;
  type: 'user' | 'bot';
  content: string;
  parts?: AnswerPart[];
}

/** A question that did not get through, with what is needed to ask it again without a double. */
export interface Unsent {
  /** Null when not even the conversation could be created. */
  conversationId: string | null;
  earlier: Message[];
  text: string;
  requestId: string;
  reason: string;
}

/**
 * - `initial`: greeting and empty box, perhaps after a failure
 * - `opening`: a stored conversation is being read
 * - `asking`: an answer is awaited, or held back for the moment that the product takes
 * - `settled`: nothing is under way
 */
export type Phase = 'initial' | 'opening' | 'asking' | 'settled';

export interface Conversation {
  /** Whose it is: another member signing in within the same page must not see it. */
  owner: string;
  phase: Phase;
  id: string | null;
  messages: Message[];
  /** The attempt or reading that is under way; what an older one brings is ignored. */
  ticket: string | null;
  unsent: Unsent | null;
}

export type ConversationEvent =
  | { type: 'reset'; owner: string }
  | { type: 'opened'; id: string; ticket: string }
  | { type: 'read'; messages: Message[]; awaited: boolean; ticket: string }
  | { type: 'asked'; text: string; ticket: string }
  | { type: 'created'; id: string; ticket: string }
  | { type: 'answered'; content: string; parts: AnswerPart[]; ticket: string }
  | { type: 'returned' }
  | { type: 'failed'; unsent: Unsent; ticket: string };

export const emptyConversation = (owner: string): Conversation => ({
  owner,
  phase: 'initial',
  id: null,
  messages: [],
  ticket: null,
  unsent: null,
});

const question = (text: string, ticket: string): Message => ({
  key: `${ticket}-question`,
  type: 'user',
  content: text,
});

/** The whole life of the thread on screen. Events of an attempt that was left behind change nothing. */
export function nextConversation(now: Conversation, event: ConversationEvent): Conversation {
  if (event.type === 'reset') return emptyConversation(event.owner);
  if (event.type === 'opened')
    return {
      ...emptyConversation(now.owner),
      phase: 'opening',
      id: event.id,
      ticket: event.ticket,
    };
  if (event.type === 'asked') {
    return {
      ...now,
      phase: 'asking',
      id: now.unsent ? now.unsent.conversationId : now.id,
      messages: [...(now.unsent?.earlier ?? now.messages), question(event.text, event.ticket)],
      ticket: event.ticket,
      unsent: null,
    };
  }
  if (event.type === 'returned') {
    if (!now.unsent) return now;
    return { ...now, phase: 'settled', id: now.unsent.conversationId, messages: now.unsent.earlier };
  }
  if (event.ticket !== now.ticket) return now;
  switch (event.type) {
    case 'read':
      return event.awaited
        ? { ...now, phase: 'asking', messages: event.messages }
        : { ...now, phase: 'settled', messages: event.messages, ticket: null };
    case 'created':
      return { ...now, id: event.id };
    case 'answered': {
      const { content, parts, ticket } = event;
      const answer: Message = { key: `${ticket}-answer`, type: 'bot', content, parts };
      return { ...now, phase: 'settled', messages: [...now.messages, answer], ticket: null };
    }
    case 'failed':
      return { ...emptyConversation(now.owner), unsent: event.unsent };
  }
}

/** Stored messages as the thread shows them: the API gives the newest first, the thread reads from the oldest. */
export function chronological(stored: HistoryMessage[]): Message[] {
  return stored.toReversed().map(({ role, message, parts, createdAt }, index) => ({
    key: `${createdAt}-${index}`,
    type: role === 'user' ? 'user' : 'bot',
    content: textOf(message),
    parts,
  }));
}

/** No answer takes longer: a question that is older was cut off. */
export const ANSWERED_WITHIN_MS = 60_000;

/** Whether the newest of the stored messages is a question that the server may still be answering. */
export function isAwaited(stored: HistoryMessage[], now: number): boolean {
  const newest = stored[0];
  return newest?.role === 'user' && now - Date.parse(newest.createdAt) < ANSWERED_WITHIN_MS;
}

/** Older records hold a user's message as an object with a `response` field. */
function textOf(message: unknown): string {
  if (typeof message === 'string') return message;
  const response = (message as { response?: unknown } | null)?.response;
  return typeof response === 'string' ? response : '';
}
