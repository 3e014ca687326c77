import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { sessionKey } from '@breakaway/contract/paths';

/** The recorded answers of the API by method and path: `GET /users/getUserDetails`. */
export const recordedAnswers = (): Record<string, unknown> =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, '../recorded/answers.json'), 'utf8')) as Record<
    string,
    unknown
  >;

/**
 * Answers in the place of the API what was recorded, whatever is asked with it. A call that was not recorded gets 501 and
 * a sentence, which the screen shows as any failure.
 */
export function answerRecorded(request: IncomingMessage, response: ServerResponse): void {
  const call = `${request.method} ${request.url!.split('?')[0]}`;
  const answer = recordedAnswers()[call];
  request.resume();
  response.statusCode = answer ? 200 : 501;
  response.setHeader('Content-Type', 'application/json');
  response.end(
    JSON.stringify(
      answer ?? {
        success: false,
        message: `${call} is not recorded. Start the product with npm start, and set API_BASE=http://localhost:4000.`,
      },
    ),
  );
}

/** A script for the page of a remote that runs alone: signs the recorded member in, until the tab signs out. */
export const signInRecorded = (slug: string): string => `<script>{
  const key = ${JSON.stringify(sessionKey(slug))};
  if (!localStorage.getItem(key)) localStorage.setItem(key, ${JSON.stringify(
    JSON.stringify(recordedAnswers()['POST /auth/login']),
  ).replaceAll('<', '\\u003c')});
}</script>`;
