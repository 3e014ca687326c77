import { memoryFrom, type Answer, type Memory, type Offer } from '@breakaway/coach';
import type { AnswerPart, HistoryItem, HistoryMessage } from '@breakaway/contract';
import type { Kysely, Selectable } from 'kysely';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/errors.ts';
import { changeProfile } from '../users/edit-profile.ts';
import { remember } from './remembered.ts';
import type { CoachTables } from './tables.ts';

const listedAtMost = 200;
const titleLength = 60;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Whether a text can be the id of a conversation: the database refuses others. */
export const isId = (text: string): boolean => uuid.test(text);
export const noConversation = () => notFound('This conversation does not exist. Please start a new chat.');

export type Conversation = { id: string; memory: Memory };
export type StoredTurn = {
  id: string;
  question: string;
  answered: StoredAnswer | null;
};
export type StoredAnswer = {
  text: string;
  parts: AnswerPart[];
  engine: string;
  note: string | null;
  /** `stopped`, or null for a whole one */
  status: string | null;
  /** whether it changed the member's record */
  changed: boolean;
};

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
export async function listMessages(
  { db, clock }: Context,
  conversationId: string,
): Promise<HistoryMessage[]> {
  const rows = await db
    .selectFrom('turns')
    .select(['question', 'asked_at', 'answer', 'parts', 'answered_at', 'engine', 'note', 'status'])
    .select(['partial', 'partial_at'])
    .where('conversation_id', '=', conversationId)
    .orderBy('position', 'desc')
    .execute();
  return rows.flatMap((row): HistoryMessage[] => {
    const { question, asked_at, answer, parts, answered_at, engine, note, status, partial, partial_at } = row;
    const asked: HistoryMessage = { role: 'user', message: question, createdAt: asked_at.toISOString() };
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

/** How many of the turns before this one a model may read. */
const EARLIER = 8;

/** The turns before one, oldest first, in words. */
export async function earlierTurns({ db }: Context, conversationId: string, turnId: string) {
  const rows = await db
    .selectFrom('turns')
    .select(['question', 'answer'])
    .where('conversation_id', '=', conversationId)
    .where('id', '!=', turnId)
    .orderBy('position', 'desc')
    .limit(EARLIER)
    .execute();
  return rows.toReversed();
}

/** The turn of a repeated request, or a new one, stored before anything is computed. */
export async function openTurn(
  { db, clock }: Context,
  userId: string,
  conversationId: string,
  question: string,
  requestId: string | undefined,
): Promise<StoredTurn> {
  const now = clock();
  return db.transaction().execute(async (trx) => {
    const before =
      requestId === undefined
        ? undefined
        : await trx
            .selectFrom('turns')
            .select(['id', 'question', ...ANSWER])
            .where('conversation_id', '=', conversationId)
            .where('request_id', '=', requestId)
            .executeTakeFirst();
    if (before) {
      // A stop was meant for the attempt that is over.
      await trx.updateTable('turns').set({ stop_asked_at: null }).where('id', '=', before.id).execute();
      return { id: before.id, question: before.question, answered: storedAnswer(before) };
    }
    const { id } = await trx
      .insertInto('turns')
      .values({
        conversation_id: conversationId,
        user_id: userId,
        request_id: requestId ?? null,
        question,
        asked_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .updateTable('conversations')
      .set((eb) => ({ last_turn_at: now, title: eb.fn.coalesce('title', eb.val(shortened(question))) }))
      .where('id', '=', conversationId)
      .execute();
    return { id, question, answered: null };
  });
}

const ANSWER = ['answer', 'parts', 'engine', 'note', 'status', 'calls'] as const;
type AnswerRow = Pick<Selectable<CoachTables['turns']>, (typeof ANSWER)[number]>;

const storedAnswer = ({ answer, parts, engine, note, status, calls }: AnswerRow): StoredAnswer | null =>
  answer === null
    ? null
    : {
        text: answer,
        parts: parts as AnswerPart[],
        engine: engine ?? '',
        note,
        status,
        changed:
          (calls as { tool?: string }[] | null)?.some(({ tool }) => tool === 'change-profile') ?? false,
      };

/** Does what the member said yes to. */
async function doAsAgreed(db: Kysely<Database>, userId: string, offer: Offer, now: Date): Promise<void> {
  if (offer.kind === 'remember') return remember(db, userId, offer.fact, now);
  const groups: Record<string, Record<string, number>> = {};
  for (const { place, to } of offer.changes) {
    const [group = '', key = ''] = place.split('.');
    groups[group] = { ...groups[group], [key]: to };
  }
  await changeProfile(db, userId, groups);
}

/**
 * Stores an answer and the updated memory of the conversation. A turn that has been answered meanwhile, because the lease
 * of the first answer had run out, keeps the answer that it has. What the member said yes to is done in the same step, so
 * once.
 * @returns the answer that is stored
 */
export async function closeTurn(
  { db, clock }: Context,
  userId: string,
  conversationId: string,
  turnId: string,
  answer: Answer & { engine: string },
): Promise<StoredAnswer> {
  const { text, parts, engine, note = null, stopped, does } = answer;
  const changed = does?.kind === 'profile';
  const status = stopped ? 'stopped' : null;
  return db.transaction().execute(async (trx) => {
    const closed = await trx
      .updateTable('turns')
      .set({
        answer: text,
        parts: JSON.stringify(parts),
        engine,
        note,
        status,
        calls: JSON.stringify(answer.calls),
        answered_at: clock(),
        partial: null,
        partial_at: null,
      })
      .where('id', '=', turnId)
      .where('answered_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!closed) {
      const other = await trx.selectFrom('turns').select(ANSWER).where('id', '=', turnId).executeTakeFirst();
      // Deleted together with its conversation: the member still gets the answer.
      return (other && storedAnswer(other)) ?? { text, parts, engine, note, status, changed: false };
    }
    if (does) await doAsAgreed(trx, userId, does, clock());
    await trx
      .updateTable('conversations')
      .set({ memory: JSON.stringify(answer.memory) })
      .where('id', '=', conversationId)
      .execute();
    return { text, parts, engine, note, status, changed };
  });
}

/** The first question on one line, cut at a word. */
function shortened(question: string): string {
  const line = question.replace(/\s+/g, ' ').trim();
  if (line.length <= titleLength) return line;
  return `${line.slice(0, titleLength).replace(/\s+\S*$/, '')}…`;
}
