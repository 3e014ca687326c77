import type { Context } from '../../context.ts';
import { noConversation } from './conversations.ts';
import { isId } from './ids.ts';

/** What the member does with the conversations in their list, as with saved plans (`plans/plans.ts`). */

/** Gives a conversation the member's own name, which later turns keep. @throws ApiError 404 */
export async function renameConversation(context: Context, userId: string, id: string, name: string) {
  await changeOwn(context, userId, id, { title: name });
}

/**
 * Takes a conversation out of the list; it can be restored for a day. A turn that is under way is stored in it and comes back with it.
 * @throws ApiError 404
 */
export async function deleteConversation(context: Context, userId: string, id: string) {
  await changeOwn(context, userId, id, { deleted_at: context.clock() });
}

/** Undoes a deletion; one that was undone before stays as it is. @throws ApiError 404 also after the clean-up */
export async function restoreConversation({ db }: Context, userId: string, id: string): Promise<void> {
  const restored = isId(id)
    ? await db
        .updateTable('conversations')
        .set({ deleted_at: null })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .returning('id')
        .executeTakeFirst()
    : undefined;
  if (!restored) throw noConversation();
}

/** Only what is listed can be changed: an empty conversation has no name yet, and its first question gives it one. */
async function changeOwn(
  { db }: Context,
  userId: string,
  id: string,
  change: { title?: string; deleted_at?: Date },
): Promise<void> {
  const changed = isId(id)
    ? await db
        .updateTable('conversations')
        .set(change)
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('title', 'is not', null)
        .where('deleted_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
    : undefined;
  if (!changed) throw noConversation();
}
