import { sessionFrom, type Session, type SessionSpec, type TargetRider } from '@breakaway/cycling';
import { assembled } from './session-assemble.ts';
import { isNoSession } from './session-guards.ts';
import { sessionText, withoutOrdinals } from './session-text.ts';
import { sessionTokens, type Token } from './session-tokens.ts';

/** A session that a rider wrote. */
export type SessionReading = {
  /** null where a figure of the rider is missing, or something has to be asked */
  session: Session | null;
  /** plain data that can be kept, edited with `editSession` and built again with `sessionFrom` */
  spec: SessionSpec;
  /** where it stands in the text */
  start: number;
  end: number;
  /** plain sentences on what was not said and had to be taken */
  assumed: string[];
  /** what the text leaves open; the chips can be read by `editSession` */
  question: { text: string; chips: string[] } | null;
  /** fields of the profile that the targets need, such as `powerMatrix.ftp` */
  missing: string[];
};

/**
 * Reads a training session as riders write it, in English, German, French, Italian, Spanish or Dutch: "4x8 @ threshold",
 * "3x(10x40/20) r5", "Z2 2h w/ 6x30s sprints". The text may be normalised or raw.
 * @param rider FTP in W, or what is known of the rider: targets in watts, W/kg and heart rates are counted with it
 * @returns null where the text holds no session
 * @example
 * readSession('4x8 @ threshold').session.name // => '4x8 min at threshold'
 * readSession('4x8 @ threshold').assumed // => ['No rest was given: I took 3 min.', 'I added 15 min of warm-up and 10 min of cool-down.']
 * readSession('a 4 x 4 car') // => null
 */
export function readSession(text: string, rider: TargetRider | number | null = {}): SessionReading | null {
  const known: TargetRider = typeof rider === 'number' ? { ftpW: rider } : (rider ?? {});
  const plain = withoutOrdinals(sessionText(text));
  const found = chains(sessionTokens(plain))
    .map((tokens) => ({ tokens, read: assembled(tokens, plain, known) }))
    .filter(({ tokens, read }) => read !== null && !isNoSession(plain, tokens, read))
    .sort((a, b) => (b.read?.strength ?? 0) - (a.read?.strength ?? 0));
  const [best, ...others] = found;
  if (!best?.read) return null;
  const { spec, assumed, question } = best.read;
  const used = trimmed(best.tokens, spec);
  const [first, last] = [used[0], used.at(-1)];
  const built = question ? null : sessionFrom(spec, known);
  const session = built?.ok ? built.session : null;
  const halves =
    others.some(({ tokens }) => tokens.some(({ kind }) => kind === 'half')) ||
    best.tokens.some(({ kind }) => kind === 'half');
  return {
    session,
    spec,
    start: first?.start ?? 0,
    end: closedAt(plain, first?.start ?? 0, last?.end ?? 0),
    assumed: [
      ...(halves && others.length > 0 ? ['There are two rides on this day; this is the harder one.'] : []),
      ...assumed,
      ...(built?.ok ? built.assumed : []),
    ],
    question,
    missing: built && !built.ok ? (built.missing ?? []) : [],
  };
}

/** With the bracket that closes one inside. */
function closedAt(text: string, start: number, end: number): number {
  const open = text.slice(start, end).split('(').length - text.slice(start, end).split(')').length;
  return open > 0 && text[end] === ')' ? end + 1 : end;
}

/** Without a length of time before or after that the session does not hold: the "40 min" of "I have 40 min for my 4x8". */
function trimmed(tokens: readonly Token[], { within, work, then = [] }: SessionSpec): readonly Token[] {
  if (within || !tokens.some(({ kind }) => kind === 'reps')) return tokens;
  const held = [work, ...then.map((block) => block.work)].flat().map(({ seconds }) => seconds);
  const idle = (token: Token) =>
    EMPTY.has(token.kind) || (token.kind === 'time' && !held.includes(token.seconds));
  const first = tokens.findIndex((token) => !idle(token));
  const last = tokens.findLastIndex((token) => !idle(token));
  return first === -1 ? tokens : tokens.slice(first, last + 1);
}

const EMPTY = new Set<Token['kind']>(['filler', 'join', 'at']);

/** Pieces that stand together: what says nothing of a session divides them, and so does another half of the day. */
function chains(tokens: readonly Token[]): Token[][] {
  const all: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'other') all.push([]);
    else if (token.kind === 'half') all.push([token]);
    else all.at(-1)?.push(token);
  }
  return all
    .map((chain) => {
      const first = chain.findIndex(({ kind }) => !EMPTY.has(kind));
      const last = chain.findLastIndex(({ kind }) => !EMPTY.has(kind));
      return first === -1 ? [] : chain.slice(first, last + 1);
    })
    .filter((chain) => chain.length > 0);
}
