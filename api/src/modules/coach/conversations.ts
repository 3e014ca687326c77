import { memoryFrom, type Memory } from '@breakaway/coach';
import type { AnswerPart, HistoryItem, HistoryMessage } from '@breakaway/contract';
import type { Context } from '../../context.ts';
import { notFound } from '../../http/errors.ts';
import { shownFiles } from './chat-files.ts';
import { isId } from './ids.ts';

const listedAtMost = 200;
export const noConversation = () => notFound('This conversation does not exist. Please start a new chat.');

export type Conversation = { id: string; memory: Memory };

/** Opens an empty conversation. It is listed once it contains a question. */
export async function openConversation({ db, clock }: Context, userId: string): Promise<string> {
  const { id } = await db
    .insertInto('conversations')
    .values({ user_id: userId, created_at: clock() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A member's own conversation. @throws ApiError 404 also for a deleted one and another member's, to hide that it exists */
export async function findConversation({ db }: Context, userId: string, id: string): Promise<Conversation> {
  const row = isId(id)
    ? await db
        .selectFrom('conversations')
        .select(['id', 'memory'])
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
    : undefined;
  if (!row) throw noConversation();
  return { id: row.id, memory: memoryFrom(row.memory) };
}

/** Newest first, at most 200; conversations without a question are left out. */
export async function listConversations({ db }: Context, userId: string): Promise<HistoryItem[]> {
  const rows = await db
    .selectFrom('conversations')
    .select(['id', 'title'])
    .where('user_id', '=', userId)
    .where('title', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('last_turn_at', 'desc')
    .limit(listedAtMost)
    .execute();
  return rows.map(({ id, title }) => ({ _id: id, promptName: title ?? '' }));
}

/** Words that were stored less long ago are still being written; the writer stores them every second. */
const WRITING_MS = 6000;

/**
 * Every message of a conversation, newest first. A turn that was cut off has only a question, or the words that were stored
 * by then.
 */
export async function listMessages(context: Context, conversationId: string): Promise<HistoryMessage[]> {
  const { db, clock } = context;
  const files = await shownFiles(context, conversationId);
  const rows = await db
    .selectFrom('turns')
    .select(['id', 'question', 'asked_at', 'answer', 'parts', 'answered_at', 'engine', 'note', 'status'])
    .select(['partial', 'partial_at'])
    .where('conversation_id', '=', conversationId)
    .orderBy('position', 'desc')
    .execute();
  return rows.flatMap((row): HistoryMessage[] => {
    const { question, asked_at, answer, parts, answered_at, engine, note, status, partial, partial_at } = row;
    const file = files.get(row.id);
    const asked: HistoryMessage = {
      role: 'user',
      message: question,
      ...(file && { file }),
      createdAt: asked_at.toISOString(),
    };
    if (answer !== null && answered_at)
      return [
        {
          role: 'system',
          message: answer,
          parts: parts as AnswerPart[],
          createdAt: answered_at.toISOString(),
          ...(engine === null ? {} : { engine }),
          ...(note === null ? {} : { note }),
          ...(status === 'stopped' ? { status } : {}),
        },
        asked,
      ];
    if (!partial || !partial_at) return [asked];
    const writing = clock().getTime() - partial_at.getTime() < WRITING_MS;
    return [
      {
        role: 'system',
        message: partial,
        parts: [{ kind: 'text', text: partial }],
        createdAt: partial_at.toISOString(),
        status: writing ? 'writing' : 'stopped',
      },
      asked,
    ];
  });
}
