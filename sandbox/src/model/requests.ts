/** A request that the model got, for tests. */
export interface Received {
  at: string;
  /** never the whole key: its last four characters */
  authorization: string | null;
  body: unknown;
  /** the script that applied */
  script: string | null;
  /** the client went away before the answer was complete */
  aborted: boolean;
  /** ms from the request to that */
  abortedAfterMs: number | null;
}

const MOST_KEPT = 200;

const redacted = (authorization: string | undefined) =>
  authorization === undefined ? null : `…${authorization.slice(-4)}`;

/** The last requests, oldest first. */
export function createRequests() {
  let kept: Received[] = [];
  return {
    /** Those whose messages contain this text, in any case. */
    about: (text: string) =>
      kept.filter(({ body }) => JSON.stringify(body).toLowerCase().includes(text.toLowerCase())),
    clear(): void {
      kept = [];
    },
    add(authorization: string | undefined, body: unknown): Received {
      const received: Received = {
        at: new Date().toISOString(),
        authorization: redacted(authorization),
        body,
        script: null,
        aborted: false,
        abortedAfterMs: null,
      };
      kept = [...kept, received].slice(-MOST_KEPT);
      return received;
    },
  };
}

export type Requests = ReturnType<typeof createRequests>;
