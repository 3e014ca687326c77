import type { AnswerPart, ChatEvent, ChatFile, FileCard, HistoryMessage } from '@breakaway/contract';

/** A message as the thread shows it. */
export interface Message {
  key: string;
  type: 'user' | 'bot';
  content: string;
  /** Of a question: what came with it. */
  file?: FileCard | undefined;
  parts?: AnswerPart[];
  /** One line about who answered; empty where that goes without saying. */
  by?: string;
  /** Of an answer: its end is missing. */
  stopped?: boolean;
  /** Of a stored answer: words may still come. */
  isWritten?: boolean;
}

/** An answer while a model writes it. */
interface Writing {
  words: string;
  /** The title of the tool that computes; null while words come. */
  using: string | null;
  /** The member has stopped it: no more words are shown. */
  stopping: boolean;
  /** The connection was lost, and the answer is fetched. */
  lost: boolean;
}
const nothingWritten: Writing = { words: '', using: null, stopping: false, lost: false };

/** A question that was not accepted, with what is needed to send it again without a duplicate. */
export interface Unsent {
  /** Null when not even the conversation could be created. */
  conversationId: string | null;
  earlier: Message[];
  text: string;
  file?: ChatFile | undefined;
  requestId: string;
  reason: string;
}

/**
 * - `initial`: greeting and empty box, perhaps after a failure
 * - `opening`: a stored conversation is loading
 * - `asking`: an answer is pending, or held back for the product's delay
 * - `settled`: nothing is running
 */
export type Phase = 'initial' | 'opening' | 'asking' | 'settled';

export interface Conversation {
  /** The owner of the thread: another member who signs in on the same page must not see it. */
  owner: string;
  phase: Phase;
  id: string | null;
  messages: Message[];
  /** The operation that is running; results of earlier ones are ignored. */
  operationId: string | null;
  unsent: Unsent | null;
  /** Null while an answer is pending of which nothing has come yet. */
  writing: Writing | null;
}

/**
 * The conversation that text and file in the box belong to; null is the next new one. After a failure that is the
 * conversation that was asked in, unless it has nothing else in it: then it may be listed nowhere.
 */
export const placeOf = ({ id, unsent }: Pick<Conversation, 'id' | 'unsent'>): string | null => {
  if (!unsent) return id;
  return unsent.earlier.length > 0 ? unsent.conversationId : null;
};

export type ConversationEvent =
  | { type: 'reset'; owner: string }
  | { type: 'opened'; id: string; operationId: string }
  | { type: 'read'; messages: Message[]; awaited: boolean; operationId: string }
  | { type: 'asked'; text: string; file?: FileCard | undefined; operationId: string }
  | { type: 'created'; id: string; operationId: string }
  | { type: 'wrote'; event: ChatEvent; operationId: string }
  | { type: 'stopping' }
  | { type: 'stopFailed' }
  | { type: 'lost'; operationId: string }
  | { type: 'answered'; answer: Omit<Message, 'key' | 'type'>; operationId: string }
  | { type: 'returned' }
  | { type: 'failed'; unsent: Unsent; operationId: string };

export const emptyConversation = (owner: string): Conversation => ({
  owner,
  phase: 'initial',
  id: null,
  messages: [],
  operationId: null,
  unsent: null,
  writing: null,
});

const question = ({ text, file, operationId }: ConversationEvent & { type: 'asked' }): Message => ({
  key: `${operationId}-question`,
  type: 'user',
  content: text,
  file,
});

/** The state machine of the thread on screen. Events of an abandoned operation change nothing. */
export function nextConversation(now: Conversation, event: ConversationEvent): Conversation {
  if (event.type === 'reset') return emptyConversation(event.owner);
  if (event.type === 'opened')
    return {
      ...emptyConversation(now.owner),
      phase: 'opening',
      id: event.id,
      operationId: event.operationId,
    };
  if (event.type === 'asked') {
    return {
      ...now,
      phase: 'asking',
      id: now.unsent ? now.unsent.conversationId : now.id,
      messages: [...(now.unsent?.earlier ?? now.messages), question(event)],
      operationId: event.operationId,
      unsent: null,
      writing: null,
    };
  }
  if (event.type === 'stopping')
    return now.writing ? { ...now, writing: { ...now.writing, stopping: true, using: null } } : now;
  if (event.type === 'stopFailed')
    return now.writing ? { ...now, writing: { ...now.writing, stopping: false } } : now;
  if (event.type === 'returned') {
    if (!now.unsent) return now;
    return { ...now, phase: 'settled', id: now.unsent.conversationId, messages: now.unsent.earlier };
  }
  if (event.operationId !== now.operationId) return now;
  switch (event.type) {
    case 'read':
      return event.awaited
        ? { ...now, phase: 'asking', messages: event.messages }
        : { ...now, phase: 'settled', messages: event.messages.map(ended), operationId: null };
    case 'created':
      return { ...now, id: event.id };
    case 'wrote':
      return { ...now, writing: grown(now.writing ?? nothingWritten, event.event) };
    case 'lost':
      return { ...now, writing: { ...(now.writing ?? nothingWritten), lost: true } };
    case 'answered': {
      const answer: Message = { key: `${event.operationId}-answer`, type: 'bot', ...event.answer };
      return {
        ...now,
        phase: 'settled',
        messages: [...now.messages, answer],
        operationId: null,
        writing: null,
      };
    }
    case 'failed':
      return { ...emptyConversation(now.owner), unsent: event.unsent };
  }
}

/**
 * Whether an answer that is pending can be stopped: one of a model, of which words may have come, or one that was found
 * unanswered in a stored conversation. Without a model an answer is there at once.
 */
export function canBeStopped({ phase, writing, messages, operationId }: Conversation): boolean {
  if (phase !== 'asking') return false;
  if (writing) return !writing.stopping;
  const last = messages.at(-1);
  return last?.isWritten === true || (last?.type === 'user' && last.key !== `${operationId}-question`);
}

/** Nothing more is waited for: words that were still being written have no end here. */
const ended = ({ isWritten, ...message }: Message): Message =>
  isWritten ? { ...message, stopped: true } : message;

function grown(now: Writing, event: ChatEvent): Writing {
  // The first event after a lost connection: the server begins again.
  const before = now.lost ? { ...nothingWritten, stopping: now.stopping } : now;
  if (before.stopping) return before;
  if (event.type === 'using') return { ...before, using: event.title };
  if (event.type === 'words') return { ...before, words: before.words + event.text, using: null };
  return event.type === 'again' ? nothingWritten : before;
}

/** Everybody knows that the built-in coach answers where nothing else is said. */
const BUILT_IN = /built-in/;

/** What the API says of an answer, beside its content. */
export const byOf = ({ engine = '', note }: { engine?: string; note?: string }): string =>
  note ?? (BUILT_IN.test(engine) ? '' : engine);

/** Stored messages as the thread shows them: the API returns the newest first, the thread starts with the oldest. */
export function chronological(stored: HistoryMessage[]): Message[] {
  return stored.toReversed().map((one, index) => ({
    key: `${one.createdAt}-${index}`,
    type: one.role === 'user' ? 'user' : 'bot',
    content: textOf(one.message),
    file: one.file,
    parts: one.parts,
    by: byOf(one),
    stopped: one.status === 'stopped',
    isWritten: one.status === 'writing',
  }));
}

/** The longest message that the server takes. */
export const MAX_LENGTH = 4000;
/** Whether a message has something in it, and not too much. */
export const canBeSent = (text: string): boolean => text.trim() !== '' && text.trim().length <= MAX_LENGTH;

const TITLE_LENGTH = 60;

/** A question as the name of its conversation, until the server has named it in the same way. */
export function shortened(question: string): string {
  const line = question.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= TITLE_LENGTH) return line;
  return `${line.slice(0, TITLE_LENGTH).replace(/\s+\S*$/, '')}…`;
}

/** No answer takes longer: an older question was cut off. */
export const ANSWERED_WITHIN_MS = 60_000;

/** Whether the newest of the stored messages is a question that the server may still be answering. */
export function isAwaited(stored: HistoryMessage[], now: number): boolean {
  const newest = stored[0];
  if (newest?.status === 'writing') return true;
  return newest?.role === 'user' && now - Date.parse(newest.createdAt) < ANSWERED_WITHIN_MS;
}

/** Older records hold a user's message as an object with a `response` field. */
function textOf(message: unknown): string {
  if (typeof message === 'string') return message;
  const response = (message as { response?: unknown } | null)?.response;
  return typeof response === 'string' ? response : '';
}
