import {
  answerTurn,
  builtInBrain,
  stoppedAfter,
  type Answer,
  type Brain,
  type LiveEvent,
} from '@breakaway/coach';
import type { CourseJob } from '@breakaway/coach/course-work';
import type { ChatFile, CreateChatAnswer } from '@breakaway/contract';
import type { UserRecord } from '@breakaway/cycling';
import type { Context } from '../../context.ts';
import { readUnits } from '../users/profile.ts';
import { checkFile, fileAt } from './chat-files.ts';
import { findConversation } from './conversations.ts';
import type { Compute } from './course-work/course-work.ts';
import { withMemberLease } from './lease.ts';
import { hasBudget, spend } from './model/budget.ts';
import { listRemembered } from './remembered.ts';
import type { RunningTurns } from './running.ts';
import { closeTurn, earlierTurns, openTurn, wasAsked, type StoredAnswer } from './turns.ts';

/** What the member reads below an answer when the model may not be asked any more today. */
const USED_UP = 'Today’s allowance for the connected model is used up, so the built-in coach answered.';

export interface Question {
  userId: string;
  promptId: string;
  message: string;
  requestId?: string | undefined;
  file?: ChatFile | undefined;
}

/** What answers are made with. */
export interface Coach {
  /** the brain with a model; null for the built-in one alone */
  model: Brain | null;
  running: RunningTurns;
  compute: Compute;
}

const response = ({ text, parts, engine, note, status, changed }: StoredAnswer): CreateChatAnswer => ({
  message: 'Answered.',
  data: text,
  parts,
  engine,
  ...(note === null ? {} : { note }),
  status: status === 'stopped' ? 'stopped' : 'whole',
  ...(changed ? { changed: 'profile' as const } : {}),
});

/**
 * Answers a question of a member, one at a time, and stores both. A repeated request gets the answer that is stored.
 * @param show learns how the answer grows
 * @throws ApiError 400 for a file that cannot be read, 404, 409, or 503 where too many files come at once
 */
export async function answerQuestion(
  context: Context,
  { model, running, compute }: Coach,
  { userId, promptId, message, requestId, file }: Question,
  show: (event: LiveEvent) => void,
): Promise<CreateChatAnswer> {
  return withMemberLease(context, userId, async () => {
    const conversation = await findConversation(context, userId, promptId);
    const isNew = file && !(await wasAsked(context, conversation.id, requestId));
    const checked = isNew ? await checkFile(compute, userId, file) : null;
    const turn = await openTurn(context, userId, conversation.id, message, requestId, checked);
    if (turn.answered) return response(turn.answered);
    if (turn.stoppedAt !== null)
      return response(
        await closeTurn(context, userId, conversation.id, turn.id, {
          ...stoppedAfter(turn.stoppedAt, conversation.memory),
          engine: (model ?? builtInBrain).engine,
        }),
      );
    const talkFile = await fileAt(context, conversation.id, turn.id);
    const { profile } = await context.db
      .selectFrom('users')
      .select('profile')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const asked = {
      message: turn.question,
      memory: conversation.memory,
      profile: profile as UserRecord,
      units: readUnits(profile),
      today: context.clock().toISOString().slice(0, 10),
      remembered: await listRemembered(context, userId),
      ...(talkFile && { file: talkFile, compute: <J extends CourseJob>(job: J) => compute(job, userId) }),
    };
    const close = (answer: Answer & { engine: string }) =>
      closeTurn(context, userId, conversation.id, turn.id, answer);
    const mayAsk = model !== null && (await hasBudget(context, userId));
    if (model && !mayAsk) context.modelUse.ended({ outcome: 'built in', reason: 'budget', tokens: 0 });
    const earlier = mayAsk ? await earlierTurns(context, conversation.id, turn.id) : undefined;
    return running.run(turn.id, async (signal, words) => {
      const answer = await answerTurn({ ...asked, earlier }, mayAsk ? model : builtInBrain, {
        signal,
        show(event) {
          if (event.type === 'words') words.add(event.text);
          if (event.type === 'again') words.clear();
          show(event);
        },
      });
      await words.settled();
      const stored = await close(model && !mayAsk ? { ...answer, note: USED_UP } : answer);
      // The answer is there, whatever becomes of the count.
      if (mayAsk)
        await spend(context, userId, answer.tokens ?? 0).catch(() =>
          context.log.error('Tokens were not counted'),
        );
      return response(stored);
    });
  });
}
