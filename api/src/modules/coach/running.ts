import { sql } from 'kysely';
import type { App, Context } from '../../context.ts';

/** How often to look for a stop that another replica received, while answers are being written. */
const LOOK_MS = 100;
/** How often the words so far are stored, so that a reload and a second tab show them. */
const STORE_MS = 1000;

/** The answers that this process is writing, so that each can be stopped from any replica and is stored as it grows. */
export class RunningTurns {
  private readonly turns = new Map<string, AbortController>();
  private timer: NodeJS.Timeout | undefined;
  private closed = false;
  private readonly context: Context;

  constructor(app: App, context: Context) {
    this.context = context;
    app.addHook('onClose', async () => {
      this.closed = true;
      clearTimeout(this.timer);
    });
  }

  /** Runs the writing of a turn with a signal that ends it. */
  async run<T>(turnId: string, write: (signal: AbortSignal, words: StoredWords) => Promise<T>): Promise<T> {
    const controller = new AbortController();
    this.turns.set(turnId, controller);
    this.timer ??= setTimeout(this.look, LOOK_MS);
    const words = new StoredWords(this.context, turnId);
    try {
      return await write(controller.signal, words);
    } finally {
      await words.settled();
      this.turns.delete(turnId);
    }
  }

  private readonly look = () => {
    this.timer = undefined;
    const ids = [...this.turns.keys()];
    if (ids.length === 0) return;
    this.context.db
      .selectFrom('turns')
      .select('id')
      .where('id', 'in', ids)
      .where('stop_asked_at', 'is not', null)
      .execute()
      .then((rows) => {
        for (const { id } of rows) this.turns.get(id)?.abort();
      })
      // The next look may succeed; until then answers just go on.
      .catch(() => {})
      .finally(() => {
        if (this.turns.size > 0 && !this.closed) this.timer ??= setTimeout(this.look, LOOK_MS);
      });
  };

  /** Ends those of the answers in a conversation that are being written, here or on another replica. */
  async stop(conversationId: string): Promise<void> {
    const { db, clock } = this.context;
    const rows = await db
      .updateTable('turns')
      .set({ stop_asked_at: clock() })
      .where('conversation_id', '=', conversationId)
      .where('answered_at', 'is', null)
      .returning('id')
      .execute();
    for (const { id } of rows) this.turns.get(id)?.abort();
  }
}

/** The words of an answer so far, stored from time to time. */
export class StoredWords {
  private text = '';
  private stored = '';
  private writing: Promise<void> = Promise.resolve();
  private next = 0;
  private readonly context: Context;
  private readonly turnId: string;

  constructor(context: Context, turnId: string) {
    this.context = context;
    this.turnId = turnId;
  }

  add(words: string): void {
    this.text += words;
    this.store();
  }

  /** What was shown is taken back, at once. */
  clear(): void {
    this.text = '';
    this.next = 0;
    this.store();
  }

  async settled(): Promise<void> {
    this.next = Infinity;
    await this.writing;
  }

  private store(): void {
    const now = performance.now();
    if (now < this.next || this.text === this.stored) return;
    this.next = now + STORE_MS;
    this.stored = this.text;
    this.writing = this.writing
      .then(async () => {
        await this.context.db
          .updateTable('turns')
          .set({ partial: this.stored, partial_at: sql`now()` })
          .where('id', '=', this.turnId)
          .where('answered_at', 'is', null)
          .execute();
      })
      // Only what a reload shows meanwhile; the answer is stored as a whole.
      .catch(() => {});
  }
}
