import type { Effort } from '../../understanding/efforts.ts';
import { has } from '../../understanding/message.ts';
import { meanOfTwoIn, type TestReader } from './given.ts';

const testWords =
  /\b(?:test\w*|ftp|threshold|critical power|\bcp\b|ramp|all ?-?out|max(?:imal)? effort|estimate|w')\b/;

/** "Two by eight minute test gave 290 and 278": its results, not a session to ride. */
export const readTwoEights: TestReader = ({ message, wants }) => {
  const mean = meanOfTwoIn(message);
  return mean !== null && /\b(?:2|two) ?(?:x|by) ?(?:8|eight) ?-?min\w*(?: ftp)? test\b/.test(message.text)
    ? { ask: { kind: 'effort', efforts: [{ powerW: mean, durationS: 480 }], wants }, score: 1.3 }
    : null;
};

/** "I did 295 W for 20 min, what is my FTP", "critical power from 360 W for 5 min and 310 W for 12 min". */
export const readEfforts: TestReader = ({ message, efforts, wants, emptied, fresh }) => {
  if (efforts.length === 0 || message.session) return null;
  const { text: plain, words } = message;
  const asks = /\b(?:ftp|threshold|critical power|\bcp\b|w')\b/.test(plain);
  const did = /\b(?:did|averaged?|held|rode|test(?:ed)?|got|managed|best|was|my|result|power was|for)\b/.test(
    words,
  );
  const own =
    /\b(?:20|8|twenty|eight)[ -]?min\w* test\b|\btest\b/.test(plain) &&
    has(message, 'power') &&
    !/\bhow\b/.test(plain)
      ? 0.4
      : /\b\d+ ?-?min\w* (?:power|best|max)\b/.test(plain) &&
          efforts.length === 1 &&
          !/\?|\bhow\b/.test(plain)
        ? 0.5
        : 0;
  const listed =
    efforts.length > 1 &&
    (wants === 'cp' || /\b(?:did|best|bests|averaged|held|managed|pb|pr|all ?-?out|max)\b/.test(plain)) &&
    !/\b(?:left|enough|can i|could i|what if|then)\b/.test(plain) &&
    falls(efforts)
      ? 0.45
      : 0;
  const score =
    own +
    listed +
    (asks ? 0.55 : 0) +
    (testWords.test(plain) ? 0.15 : 0) +
    (did ? 0.15 : 0) +
    (efforts.length > 1 && wants === 'cp' ? 0.15 : 0) -
    (/\b(?:hold|sustain|can i|eat|recover\w*|left|ride at|how long)\b/.test(words) ? 0.3 : 0);
  const sorted = [...efforts].sort((a, b) => a.durationS - b.durationS);
  const fits = sorted.filter(({ durationS }) => durationS >= 100 && durationS <= 3600);
  const two = fits.length >= 2 && !emptied && !fresh;
  return {
    ask: {
      kind: two ? 'efforts' : 'effort',
      efforts: two ? fits : sorted.slice(-1),
      wants,
      ...(fresh ? { fresh } : emptied ? { emptied } : {}),
    },
    score: score >= 0.4 ? score : 0,
  };
};

/** Longer efforts with less power: bests of one rider. */
function falls(efforts: Effort[]): boolean {
  const sorted = [...efforts].sort((a, b) => a.durationS - b.durationS);
  return sorted.every(({ powerW, durationS }, i) => {
    const shorter = sorted[i - 1];
    return !shorter || (powerW < shorter.powerW && durationS > shorter.durationS);
  });
}
