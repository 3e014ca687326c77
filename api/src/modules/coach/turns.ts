import type { Answer, Offer } from '@breakaway/coach';
import type { AnswerPart } from '@breakaway/contract';
import type { Kysely, Selectable } from 'kysely';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { changeProfile } from '../users/edit-profile.ts';
import { storeFile, type CheckedFile } from './chat-files.ts';
import { forgetFacts, remember } from './remembered.ts';
import type { CoachTables } from './tables.ts';

const titleLength = 60;

export type StoredTurn = {
  id: string;
  question: string;
  answered: StoredAnswer | null;
  /** The member stopped it, and the process that wrote it was gone: the words that had come. */
  stoppedAt: string | null;
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

/** Whether a request was stored before: what comes with it now does not count. */
export async function wasAsked(
  { db }: Context,
  conversationId: string,
  requestId: string | undefined,
): Promise<boolean> {
  if (requestId === undefined) return false;
  const turn = await db
    .selectFrom('turns')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return turn !== undefined;
}

/** How long a stop counts for the same request, ms: as long as a page goes on asking for its answer. */
const STOP_COUNTS_MS = 60_000;

/** The turn of a repeated request, or a new one, stored with its file before anything is answered. */
export async function openTurn(
  { db, clock }: Context,
  userId: string,
  conversationId: string,
  question: string,
  requestId: string | undefined,
  file: CheckedFile | null,
): Promise<StoredTurn> {
  const now = clock();
  return db.transaction().execute(async (trx) => {
    const before =
      requestId === undefined
        ? undefined
        : await trx
            .selectFrom('turns')
            .select(['id', 'question', 'partial', 'stop_asked_at', ...ANSWER])
            .where('conversation_id', '=', conversationId)
            .where('request_id', '=', requestId)
            .executeTakeFirst();
    if (before) {
      await trx
        .updateTable('turns')
        .set({ stop_asked_at: null, partial: null, partial_at: null })
        .where('id', '=', before.id)
        .where('answered_at', 'is', null)
        .execute();
      // Of an old attempt a stop is over: it is asked again on purpose.
      const isStopped =
        before.stop_asked_at !== null && now.getTime() - before.stop_asked_at.getTime() < STOP_COUNTS_MS;
      const { id, question: asked, partial } = before;
      return {
        id,
        question: asked,
        answered: storedAnswer(before),
        stoppedAt: isStopped ? (partial ?? '') : null,
      };
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
    if (file) await storeFile(trx, { turn_id: id, conversation_id: conversationId, user_id: userId }, file);
    await trx
      .updateTable('conversations')
      .set((eb) => ({ last_turn_at: now, title: eb.fn.coalesce('title', eb.val(shortened(question))) }))
      .where('id', '=', conversationId)
      .execute();
    return { id, question, answered: null, stoppedAt: null };
  });
}

const ANSWER = ['answer', 'parts', 'engine', 'note', 'status', 'calls'] as const;
type AnswerRow = Pick<Selectable<CoachTables['turns']>, (typeof ANSWER)[number]>;

const changesProfile = (calls: unknown): boolean =>
  (calls as { tool?: string }[] | null)?.some(({ tool }) => tool === 'change-profile') ?? false;

const storedAnswer = ({ answer, parts, engine, note, status, calls }: AnswerRow): StoredAnswer | null =>
  answer === null
    ? null
    : {
        text: answer,
        parts: parts as AnswerPart[],
        engine: engine ?? '',
        note,
        status,
        changed: changesProfile(calls),
      };

/** Does what the member said yes to. */
async function doAsAgreed(db: Kysely<Database>, userId: string, offer: Offer, now: Date): Promise<void> {
  if (offer.kind === 'several') {
    for (const one of offer.offers) await doAsAgreed(db, userId, one, now);
    return;
  }
  if (offer.kind === 'remember') return remember(db, userId, offer.fact, now);
  if (offer.kind === 'forget') return forgetFacts(db, userId, offer.facts);
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
  const changed = changesProfile(answer.calls);
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
