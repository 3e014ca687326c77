import { api, statusOf } from '@breakaway/host-api';
import type { ChatEvent, CreateChatAnswer } from '@breakaway/contract';
import { ANSWERED_WITHIN_MS } from './conversation.ts';

/** How long until a lost answer is asked for again, ms: rarely, because the server counts questions. */
const WAITS = [2000, 3000, 5000, 8000];

/** No network, a server that is away, still writes, or was asked too often: the same request id brings the answer that it stores. */
const isPassing = (error: unknown) => [undefined, 409, 429, 502, 503, 504].includes(statusOf(error));

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
  for (let tries = 0; ; tries += 1) {
    try {
      return await api.chat.createChat(turn, (event) => {
        begun ??= Date.now();
        onEvent(event);
      });
    } catch (error) {
      const given = begun !== null && Date.now() - begun < ANSWERED_WITHIN_MS;
      if (!given || !isPassing(error) || !isWanted()) throw error;
      onLost();
      await new Promise((resolve) => setTimeout(resolve, WAITS[Math.min(tries, WAITS.length - 1)]));
      // Signed out while waiting: the next call would be another member's.
      if (!isWanted()) throw error;
    }
  }
}
