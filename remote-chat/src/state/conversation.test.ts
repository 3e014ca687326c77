import type { HistoryMessage } from '@breakaway/contract';
import {
  chronological,
  emptyConversation,
  nextConversation,
  type Conversation,
  type ConversationEvent,
} from './conversation.ts';

const after = (...events: ConversationEvent[]): Conversation =>
  events.reduce(nextConversation, emptyConversation('u1'));
const asked: ConversationEvent = { type: 'asked', text: 'How fast?', operationId: 't1' };
const answered: ConversationEvent = {
  type: 'answered',
  answer: { content: '42 km/h', parts: [] },
  operationId: 't1',
};

test('a first question is created, asked and answered', () => {
  const state = after(asked, { type: 'created', id: 'c1', operationId: 't1' }, answered);
  expect(state).toMatchObject({ phase: 'settled', id: 'c1', operationId: null });
  expect(state.messages.map(({ type, content }) => [type, content])).toEqual([
    ['user', 'How fast?'],
    ['bot', '42 km/h'],
  ]);
});

test.each([
  ['a new chat', { type: 'reset', owner: 'u1' }],
  ['another conversation', { type: 'opened', id: 'c9', operationId: 't9' }],
] as [string, ConversationEvent][])('an answer that arrives after %s changes nothing', (_, left) => {
  const before = after(asked, left);
  expect(nextConversation(before, answered)).toBe(before);
});

test('a failure returns to the start and keeps what is needed to ask again in the same conversation', () => {
  const unsent = { conversationId: 'c1', earlier: [], text: 'How fast?', requestId: 'r1', reason: 'No.' };
  const failed = after(asked, { type: 'failed', unsent, operationId: 't1' });
  expect(failed).toMatchObject({ phase: 'initial', id: null, messages: [], unsent });
  const again = nextConversation(failed, { ...asked, operationId: 't2' });
  expect(again).toMatchObject({ phase: 'asking', id: 'c1', unsent: null });
  expect(again.messages).toHaveLength(1);
});

test('stored messages arrive newest first and are shown oldest first, including malformed older records', () => {
  const stored = [
    { role: 'system', message: 'B', createdAt: '2' },
    { role: 'user', message: { response: 'A' } as unknown as string, createdAt: '1' },
    { role: 'user', message: null as unknown as string, createdAt: '0' },
  ] as HistoryMessage[];
  expect(chronological(stored).map(({ type, content }) => [type, content])).toEqual([
    ['user', ''],
    ['user', 'A'],
    ['bot', 'B'],
  ]);
});
