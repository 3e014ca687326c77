import { api, statusOf } from '@breakaway/host-api';
import type { ChatEvent, CreateChatAnswer } from '@breakaway/contract';
import { ANSWERED_WITHIN_MS } from './conversation.ts';

/** How often a lost answer is asked for. */
const ASK_AGAIN_MS = 2000;

/** The server is away, or still writes: asking again with the same request id brings the one answer that it stores. */
const isPassing = (error: unknown) => [undefined, 409, 500, 502, 503, 504].includes(statusOf(error));

interface Following {
  onEvent(event: ChatEvent): void;
  onLost(): void;
  /** Whether the member who asked is still there. */
  isWanted(): boolean;
}

/**
 * Asks, and follows the answer. Once words have come, the server has stored the question: a connection that is lost after
 * that costs nothing, the same answer is fetched for as long as one can take.
 */
export async function answerTo(
  turn: Parameters<typeof api.chat.createChat>[0],
  { onEvent, onLost, isWanted }: Following,
): Promise<CreateChatAnswer> {
  let begun: number | null = null;
  for (;;) {
    try {
      return await api.chat.createChat(turn, (event) => {
        begun ??= Date.now();
        onEvent(event);
      });
    } catch (error) {
      const given = begun !== null && Date.now() - begun < ANSWERED_WITHIN_MS;
      if (!given || !isPassing(error) || !isWanted()) throw error;
      onLost();
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
    }
  }
}
