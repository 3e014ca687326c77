import { statusOf } from '@breakaway/host-api';
import type { ReactNode } from 'react';

/**
 * What the page says below a toast: not the toast's sentence again, but what to do next.
 * @param refused for an answer of the server that says no (400), by the screen
 * @param message the toast's own sentence, where there is no better advice
 */
export function nextStep(error: unknown, refused: ReactNode, message: string): ReactNode {
  const status = statusOf(error);
  if (status === 400 || status === 409) return refused ?? message;
  if (status === 429) return 'Nothing is lost. Wait a little, then press the button once more.';
  if (status !== undefined && status < 500) return message;
  return 'What you typed is still here. Press the button once more in a moment.';
}
