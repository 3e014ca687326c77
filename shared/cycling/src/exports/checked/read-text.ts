import { attribute, scanXml } from '../../files/xml.ts';
import { SECONDS_HEAD } from '../paper.ts';
import type { Seen } from './seen.ts';

/** ERG and MRC: two rows a part. @param perUnit W in one of the file's unit */
export function readTrainer(text: string, perUnit: number): Seen | null {
  const data = /\[COURSE DATA\]\r\n([^]*?)\r\n\[END COURSE DATA\]\r\n[^]*\r\n\[END COURSE TEXT\]\r\n$/.exec(
    text,
  )?.[1];
  const rows = (data ?? '').split('\r\n').map((row) => row.split('\t').map(Number));
  let workJ = 0;
  let beforeS = 0;
  for (const [i, [minutes = NaN, level = NaN]] of rows.entries()) {
    const timeS = minutes * 60;
    if (!(timeS >= beforeS) || !(level >= 0)) return null;
    if (i % 2 === 1) workJ += level * perUnit * (timeS - beforeS);
    else if (Math.abs(timeS - beforeS) > 0.01) return null;
    beforeS = timeS;
  }
  return rows.length % 2 === 0 ? { steps: rows.length / 2, timeS: beforeS, workJ } : null;
}

export function readZwift(text: string, ftpW: number): Seen | null {
  const seen = { steps: 0, timeS: 0, workJ: 0 };
  const whole = scanXml(text, {
    open(name, attributes) {
      if (name !== 'SteadyState' && name !== 'FreeRide') return;
      const seconds = Number(attribute(attributes, 'Duration') ?? NaN);
      seen.steps++;
      seen.timeS += seconds;
      if (name === 'SteadyState')
        seen.workJ += seconds * Number(attribute(attributes, 'Power') ?? NaN) * ftpW;
    },
    close() {},
  });
  return whole ? seen : null;
}

const [TO_KM, REACHED] = [2, 8];

/** The table for spreadsheets; its last row ends where and when the ride does. */
export function readTable(text: string): Seen | null {
  const rows = text.replace(/^\ufeff/, '').split('\r\n');
  const last = cells(rows.at(-2) ?? '');
  const width = cells(rows[0] ?? '').length;
  if (rows.at(-1) !== '' || rows.slice(0, -1).some((row) => cells(row).length !== width)) return null;
  return {
    steps: rows.length - 2,
    distanceM: Number(last[TO_KM]) * 1000,
    timeS: secondsOf(last[REACHED] ?? ''),
  };
}

/** Sticker or card: watts are the bold numbers or `Coast`, the finish has a row of its own. */
export function readPaper(text: string): Seen | null {
  let style = '';
  let before = '';
  let finish: { distanceM: number; timeS: number } | null = null;
  let finished = false;
  let seconds = false;
  let steps = 0;
  const whole = scanXml(text, {
    open(name, attributes) {
      style = name === 'text' ? attributes : '';
    },
    close(name, words) {
      if (name !== 'text') return;
      const bold = attribute(style, 'font-weight') === 'bold';
      const atEnd = attribute(style, 'text-anchor') === 'end';
      if (atEnd && words === SECONDS_HEAD) seconds = true;
      if (finished && finish) finish.timeS = secondsOf(seconds ? words : `${words}:00`);
      finished = bold && !atEnd && words === 'Finish' && /^\d+(\.\d)?$/.test(before);
      if (finished) finish = { distanceM: Number(before) * 1000, timeS: NaN };
      else if (atEnd && (words === 'Coast' || (bold && /^\d+$/.test(words)))) steps++;
      before = words;
    },
  });
  return whole && finish ? { steps, ...(finish as { distanceM: number; timeS: number }) } : null;
}

/** A calendar by RFC 5545: lines of at most 75 bytes, unfolded; the first event is the race. */
export function readCalendar(text: string): Seen | null {
  const raw = text.split('\r\n');
  const encoder = new TextEncoder();
  if (raw.some((each) => /[\r\n]/.test(each) || encoder.encode(each).length > 75)) return null;
  const open: string[] = [];
  const starts: number[] = [];
  let alarms = 0;
  let endMs = NaN;
  for (const line of text.replaceAll('\r\n ', '').split('\r\n')) {
    const [name, value = ''] = splitOnce(line, ':');
    if (name === 'BEGIN') open.push(value);
    else if (name === 'END' && open.pop() !== value) return null;
    else if (name === 'DTSTART') starts.push(utcMs(value));
    else if (name === 'DTEND' && starts.length === 1) endMs = utcMs(value);
    if (line === 'BEGIN:VALARM') alarms++;
  }
  const [startMs = NaN, ...meals] = starts;
  if (open.length > 0 || meals.length !== alarms || meals.some((ms) => !(ms >= startMs))) return null;
  return { alarms, startMs, timeS: (endMs - startMs) / 1000 };
}

/** Cells of a row of RFC 4180 without line breaks in them. */
function cells(row: string): string[] {
  return Array.from(row.matchAll(/(?:^|,)("(?:[^"]|"")*"|[^,]*)/g), ([, cell = '']) => cell);
}

/** `h:mm:ss` */
function secondsOf(clock: string): number {
  return clock.split(':').reduce((sum, part) => sum * 60 + (part === '' ? NaN : Number(part)), 0);
}

function utcMs(text: string): number {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text);
  const [, year, month, day, ...clock] = parts ?? [];
  return parts ? Date.parse(`${year}-${month}-${day}T${clock.join(':')}Z`) : NaN;
}

function splitOnce(line: string, sign: string): [string, string] {
  const at = line.indexOf(sign);
  return at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + 1)];
}
