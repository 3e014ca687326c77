import { figure, type Message } from '../../understanding/message.ts';
import type { TestReader } from './given.ts';

/** "I did a ramp test, what is my FTP?": its best minute is asked for. */
export const readRampWithoutPower: TestReader = ({ message, wants }) => {
  const { text: plain } = message;
  return rampIn(message) === null &&
    /\bramp\b/.test(plain) &&
    /\b(?:did|done|finished|rode|yesterday|last night|this morning)\b/.test(plain) &&
    /\bwhat(?:'s| is| are| does)\b[^.?!]{0,20}\b(?:ftp|threshold)\b/.test(plain)
    ? { ask: { kind: 'ramp', efforts: [{ powerW: 0, durationS: 60 }], wants }, score: 1.3 }
    : null;
};

/** "Ramp test best minute 340 W, FTP". */
export const readRamp: TestReader = ({ message, wants }) => {
  const powerW = rampIn(message);
  return powerW === null
    ? null
    : {
        ask: { kind: 'ramp', efforts: [{ powerW, durationS: 60 }], wants },
        score: message.session ? 1.3 : 0.95,
      };
};

/**
 * The best minute of a ramp test, W; null where a message tells of none. A last step that was not ridden to its end counts for
 * its share of the minute, as in laboratory tests (Kuipers et al., 1985).
 */
export function rampIn(message: Message): number | null {
  const { text: plain } = message;
  if (!/\bramp\b/.test(plain)) return null;
  const bare = (pattern: string) => Number(new RegExp(pattern).exec(plain)?.[1] ?? Number.NaN);
  const full = bare(
    '\\b(?:last|final|best|highest|max\\w*|top)(?: full| complete\\w*| whole| 1 ?-?min\\w*)*(?: step| stage| minute| min|-minute)?(?: power)?(?: was| is| of| at|:|=|,| about| that i (?:finished|completed) was)* ([1-5]\\d{2})\\b(?! ?(?:bpm|s\\b|sec))',
  );
  const ended = bare(
    '\\b(?:ended|finished|failed|stopped|blew(?: up)?|died|cracked|quit|topped out|got (?:up )?to|reached|made it to)(?: out)?(?: at| on| in| into| the| with|:)* ([1-5]\\d{2})\\b(?! ?(?:bpm|s\\b|sec))',
  );
  const into = /\b(\d{1,2}) ?s(?:ec(?:ond)?s?)? (?:in|into|of|at)(?: the| step)* ([1-5]\d{2})\b/.exec(plain);
  const last = Number.isNaN(full) ? (figure(message, 'power') ?? ended) : full;
  if (into && Number(into[2]) > full)
    return Math.round(full + ((Number(into[2]) - full) * Math.min(60, Number(into[1]))) / 60);
  return last >= 60 ? last : null;
}
