import type { AnswerPart } from '@breakaway/contract';
import { FTP_TEST } from '@breakaway/cycling';
import type { ToolCall } from '../brain.ts';
import { worldBestWattsPerKg } from './limits.ts';
import { show, showInput } from './rounding.ts';

/** What the figures of an answer may come from. */
export type Origins = { messages: string[]; profile: unknown; calls: ToolCall[] };

/** Figures of the answers' own sentences: years of publications, telephone numbers, published constants. */
const cited = new Set([
  ...['1998', '1996', '2020', '2014', '112', '911', '999', '30', '20', '95', '75'],
  worldBestWattsPerKg(3600).toFixed(1),
]);

/** Names that contain digits and are no figures. */
const names = /VO2max|VO2|\bZ[1-6]\b|\bLT[12]\b|\bm[²³]|\bz[1-6]\b/g;

const figure = /\d+(?::\d{2})+|\d+(?:\.\d+)?/g;

/**
 * The figures of an answer that come from neither the rider, her profile, a computation nor a cited constant. Must be
 * empty: such a figure would be invented. What can be tapped is left out; it is a question, not a statement.
 */
export function unexplained(parts: AnswerPart[], origins: Origins): string[] {
  const known = new Set(cited);
  for (const text of origins.messages)
    for (const one of text.replace(/,/g, '.').match(figure) ?? []) known.add(trim(one));
  addFigures(known, origins.profile);
  for (const { arguments: given, result } of origins.calls) {
    addFigures(known, given);
    addFigures(known, result);
  }
  addCombinations(known, origins.calls);
  const said = parts.flatMap(statements).join('\n').replaceAll(FTP_TEST, ' ').replace(names, ' ');
  return (said.match(figure) ?? []).filter((one) => !known.has(trim(one)));
}

function statements(part: AnswerPart): string[] {
  switch (part.kind) {
    case 'text':
    case 'notice':
    case 'question':
      return [part.text];
    case 'headline':
      return [part.value, part.detail ?? ''];
    case 'table':
      return [part.caption, ...part.rows.flat()];
    case 'assumptions':
      return part.items.flatMap(({ label, value, how }) => [label, value, how ?? '']);
    case 'suggestions':
      return [];
  }
}

const trim = (text: string) => (/^\d+\.\d+$/.test(text) ? text.replace(/\.?0+$/, '') : text);

/** Every figure of a result in every way that the rounding policy may show it. */
function addFigures(known: Set<string>, value: unknown, key = ''): void {
  if (typeof value === 'string') for (const one of value.match(figure) ?? []) known.add(trim(one));
  if (typeof value === 'number' && Number.isFinite(value)) addFigure(known, value, key);
  if (Array.isArray(value)) for (const one of value) addFigures(known, one, key);
  else if (typeof value === 'object' && value !== null) {
    const record = value as Record<string, unknown>;
    for (const [name, one] of Object.entries(record)) {
      addFigures(known, one, name === 'value' && typeof record.key === 'string' ? record.key : name);
    }
  }
}

function addFigure(known: Set<string>, signed: number, key: string) {
  const value = Math.abs(signed);
  for (const text of shownAs(value, key)) for (const one of text.match(figure) ?? []) known.add(trim(one));
}

/** A figure may only be shown in the unit that its name says. */
function shownAs(value: number, key: string): string[] {
  if (/(?:^|[a-z])W$|^bestSdW$/.test(key)) return [show.watts(value)];
  if (key === 'sd') return [show.watts(value), show.aboutTime(value)];
  if (/S$/.test(key)) return [show.time(value), show.aboutTime(value), worldBestWattsPerKg(value).toFixed(1)];
  if (/^percent|Percent$/.test(key)) return [show.percent(value)];
  if (/^share|^intensity$|^altitudeFactor$|^gravity$|^rolling$|^air$|^mechanical$/.test(key))
    return [show.share(value)];
  if (key === 'wattsPerKg') return [show.wattsPerKg(value)];
  if (key === 'slope') return [show.grade(value)];
  if (/(?<!Kg)Min$/.test(key)) return [show.grams(value), show.aboutTime(value * 60)];
  if (/Ms$/.test(key)) return [show.kmh(value), showInput(key, value)];
  if (key === 'distanceM') return [show.km(value), (value / 1000).toFixed(1)];
  if (/M$|Mh$/.test(key)) return [show.metres(value), show.km(value), showInput(key, value)];
  if (/J$/.test(key)) return [show.kilojoules(value)];
  if (/G$|GH$/.test(key)) return [show.grams(value)];
  if (key === 'from' || key === 'to') return [`${Math.floor(value)}`, `${Math.floor(value) + 1}`];
  return [`${value}`, showInput(key, value)];
}

/** Sums and differences that the composition itself makes, of figures as shown. */
function addCombinations(known: Set<string>, calls: ToolCall[]) {
  const results = calls.flatMap(({ result }) => (Array.isArray(result) ? result : [result])) as Array<
    Record<string, unknown>
  >;
  const rides = results.filter((one) => typeof one?.powerW === 'number' && typeof one.timeS === 'number');
  for (const a of rides)
    for (const b of rides) {
      const seconds = shown(Number(a.timeS)) - shown(Number(b.timeS));
      for (const text of [
        show.timeChange(seconds),
        show.wattsChange(Math.round(Number(a.powerW)) - Math.round(Number(b.powerW))),
      ])
        for (const one of text.match(figure) ?? []) known.add(trim(one));
    }
  for (const { terms, inputs, shares } of rides as Array<
    Record<string, Record<string, number>> & { inputs?: Array<{ key: string; value: number }> }
  >) {
    if (terms) addFigure(known, (terms.bearingsW ?? 0) + (terms.drivetrainW ?? 0), 'powerW');
    if (shares) for (const share of Object.values(shares)) addFigure(known, share, 'share');
    const masses = (inputs ?? []).filter(({ key }) => key.endsWith('MassKg'));
    addFigure(
      known,
      masses.reduce((sum, one) => sum + one.value, 0),
      '',
    );
  }
}

const shown = (timeS: number) => (timeS < 3600 ? Math.round(timeS) : 5 * Math.round(timeS / 5));
