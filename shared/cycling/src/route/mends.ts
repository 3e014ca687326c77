/** What can be wrong with the line of a file. */
export type MendKind =
  | 'unplaced'
  | 'times'
  | 'backwards'
  | 'jump'
  | 'standstill'
  | 'gap'
  | 'sparse'
  | 'no-elevation'
  | 'missing-elevation'
  | 'spike'
  | 'tunnel'
  | 'too-steep';

/** One kind of mend: how often in the file, where, and a plain sentence. */
export type Mend = {
  kind: MendKind;
  count: number;
  /** the first places, at most 20, m from the start of the route */
  atM: number[];
  /** the sentence without its places */
  what: string;
  text: string;
};

export const MOST_PLACES = 20;
const TOLD_PLACES = 3;

/** Collects what was mended while a line is put in order. */
export class MendReport {
  #mends: Mend[] = [];

  /** @param text the sentence without its full stop; the places are put behind it */
  add(kind: MendKind, count: number, atM: readonly number[], text: string): void {
    const places = atM.slice(0, MOST_PLACES);
    this.#mends.push({ kind, count, atM: places, what: text, text: mendText(text, places, count) });
  }

  all(): Mend[] {
    return this.#mends;
  }
}

/** The sentence of a mend with its places. */
export function mendText(what: string, atM: readonly number[], count: number): string {
  return `${what}${where(atM, count)}.`;
}

export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

function where(atM: readonly number[], count: number): string {
  const [first, ...others] = atM.map((m) => (m / 1000).toFixed(1));
  if (first === undefined) return '';
  if (count > TOLD_PLACES || others.length >= TOLD_PLACES) return `, first at km ${first}`;
  const last = others.pop();
  return last === undefined ? `, at km ${first}` : `, at km ${[first, ...others].join(', ')} and ${last}`;
}
