/** The sandbox's clock: the machine's, until a test sets it; then it stands still until it is set again. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Stops the clock at a time, in milliseconds since 1970; null lets it follow the machine again. */
  set(moment: number | null): void;
  /** Calls `listener` whenever the clock was set, so that due events can happen. */
  onSet(listener: () => void): void;
}

export function createClock(): Clock {
  let stopped: number | null = null;
  const listeners: (() => void)[] = [];
  return {
    now: () => stopped ?? Date.now(),
    set(moment) {
      stopped = moment;
      for (const listener of listeners) listener();
    },
    onSet: (listener) => void listeners.push(listener),
  };
}
