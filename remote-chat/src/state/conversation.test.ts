import type { FileCard, HistoryMessage } from '@breakaway/contract';
import {
  canBeStopped,
  chronological,
  emptyConversation,
  isAwaited,
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

const file: FileCard = {
  kind: 'route',
  name: 'Maratona',
  distanceM: 134_800,
  ascentM: 4380,
  timeS: null,
  averagePowerW: null,
  profile: [],
};

test('a question shows the file that came with it, now and when it is read again', () => {
  expect(after({ ...asked, file }).messages[0]?.file).toBe(file);
  const stored = { ...file, id: 'f1', hasCourse: true };
  const read = chronological([
    { role: 'system', message: 'Ride.', createdAt: '2026-05-01T08:00:05Z' },
    { role: 'user', message: 'How fast?', file: stored, createdAt: '2026-05-01T08:00:00Z' },
  ]);
  expect(read.map((message) => message.file)).toEqual([stored, undefined]);
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

describe('an answer that a model writes', () => {
  const wrote = (event: Extract<ConversationEvent, { type: 'wrote' }>['event'], operationId = 't1') =>
    ({ type: 'wrote', event, operationId }) as const;
  const using = wrote({ type: 'using', title: 'Climbs' });
  const words = (text: string) => wrote({ type: 'words', text });

  test('says what is computed, then grows, and begins anew when the words so far do not count', () => {
    expect(after(asked, using).writing).toMatchObject({ using: 'Climbs', words: '' });
    expect(after(asked, using, words('You '), words('need')).writing).toMatchObject({
      using: null,
      words: 'You need',
    });
    expect(after(asked, words('You '), wrote({ type: 'again' }), words('Hold')).writing?.words).toBe('Hold');
    expect(after(asked, words('You '), answered).writing).toBeNull();
  });

  test('stays as it is once it is stopped, and words of another operation change nothing', () => {
    const stopped = after(asked, words('You '), { type: 'stopping' }, words('need'));
    expect(stopped.writing).toMatchObject({ words: 'You ', stopping: true });
    expect(after(asked, words('You '), wrote({ type: 'words', text: 'x' }, 't0')).writing?.words).toBe(
      'You ',
    );
  });

  test('can be stopped again where the stop did not reach the server', () => {
    const stopping = after(asked, words('You '), { type: 'stopping' });
    expect(canBeStopped(stopping)).toBe(false);
    const failed = nextConversation(stopping, { type: 'stopFailed' });
    expect(canBeStopped(failed)).toBe(true);
    expect(nextConversation(failed, words('need')).writing).toMatchObject({ words: 'You need' });
  });

  test('can be stopped where a question was found unanswered, and not before a model is asked', () => {
    const key = 'some-question';
    const found = after(
      { type: 'opened', id: 'c1', operationId: 't1' },
      { type: 'read', messages: [{ key, type: 'user', content: 'A' }], awaited: true, operationId: 't1' },
    );
    expect(canBeStopped(found)).toBe(true);
    expect(canBeStopped(after(asked))).toBe(false);
  });

  test('keeps its words while the connection is lost, and drops them when the server begins again', () => {
    const lost = after(asked, words('You '), { type: 'lost', operationId: 't1' });
    expect(lost.writing).toMatchObject({ words: 'You ', lost: true });
    expect(nextConversation(lost, words('Hold')).writing).toMatchObject({ words: 'Hold', lost: false });
  });

  test('is stored with who gave it: the built-in coach goes without saying', () => {
    const at = { role: 'system', message: 'A', createdAt: '1' } as const;
    const of = (more: Partial<HistoryMessage>) => chronological([{ ...at, ...more }])[0];
    expect(of({ engine: 'Breakaway built-in coach' })?.by).toBe('');
    expect(of({ engine: 'Breakaway coach with m' })?.by).toBe('Breakaway coach with m');
    expect(of({ engine: 'Breakaway built-in coach', note: 'Because.' })?.by).toBe('Because.');
    expect(of({ status: 'stopped' })?.stopped).toBe(true);
    expect(isAwaited([{ ...at, status: 'writing' }], Date.now())).toBe(true);
    expect(isAwaited([{ ...at, status: 'stopped' }], Date.now())).toBe(false);
  });
});
