/** Fields of a log line. Values whose names suggest a secret are redacted. */
type Fields = Record<string, unknown>;

export interface Log {
  info(message: string, fields?: Fields): void;
  warn(message: string, fields?: Fields): void;
  error(message: string, fields?: Fields): void;
}

const SECRET_NAME = /pass|token|secret|otp|code_?hash|authorization|cookie|ticket|api_?key/i;

function presentable(name: string, value: unknown): unknown {
  if (SECRET_NAME.test(name)) return '[redacted]';
  // Only these three fields of an error: a database error also contains the affected row.
  if (value instanceof Error) return { name: value.name, message: value.message, stack: value.stack };
  if (Array.isArray(value)) return value.map((item) => presentable('', item));
  if (typeof value === 'object' && value !== null && !(value instanceof Date))
    return presentableFields({}, value as Fields);
  return value;
}

/** Every call writes a line, so this allocates no intermediate lists. */
function presentableFields(into: Fields, fields: Fields): Fields {
  for (const key of Object.keys(fields)) into[key] = presentable(key, fields[key]);
  return into;
}

/** A logger of JSON lines: time, level, message, fields. */
export function createLog(write: (line: string) => void, clock: () => Date = () => new Date()): Log {
  const at =
    (level: string) =>
    (message: string, fields: Fields = {}) =>
      write(
        `${JSON.stringify(presentableFields({ time: clock().toISOString(), level, message }, fields))}\n`,
      );
  return { info: at('info'), warn: at('warn'), error: at('error') };
}

/**
 * Writes the lines of one event-loop turn together: a system call per line would cost more than the lines. The
 * remaining lines are written when the process exits; kill -9 loses those of its last turn.
 */
export function inBatches(write: (lines: string) => void): (line: string) => void {
  let waiting = '';
  const flush = () => {
    const lines = waiting;
    waiting = '';
    if (lines) write(lines);
  };
  process.on('exit', flush);
  return (line) => {
    if (!waiting) setImmediate(flush);
    waiting += line;
  };
}
