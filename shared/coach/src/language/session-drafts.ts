import type { RepsRead } from './session-reps.ts';
import type { RestRead, Token } from './session-tokens.ts';
import type { Meaning } from './session-words.ts';
import type { PartRead } from './session-reps.ts';

/** A block of a session while it is put together: repetitions, or a steady stretch. */
export type Draft = {
  reps: RepsRead | null;
  /** of a steady stretch, s */
  seconds: number;
  /** a list of numbers such as 5-4-3-2-1 */
  numbers: boolean;
  meaning: Meaning;
  parts: PartRead[] | null;
  ramp: { from: number; to: number } | null;
  rests: RestRead[];
  bursts: { seconds: number; everyS: number } | null;
  addW: number;
  scale: number;
  lastMaximal: boolean;
  progressive: 'up' | 'within' | null;
  times: number | null;
  /** placed into the steady stretch before it */
  inside: boolean;
  /** a ride of which no length was said */
  lengthTaken?: boolean;
};

/** A chain of pieces put in order. */
export type Drafts = {
  blocks: Draft[];
  warmUpS: number | null;
  coolDownS: number | null;
  /** what was said before any block, and stays when there is none */
  lone: Meaning;
  test: { test: string; metres?: number | undefined } | null;
  loop: number | null;
};

const emptyDraft = (reps: RepsRead | null, seconds: number): Draft => ({
  reps,
  seconds,
  numbers: false,
  meaning: {},
  parts: null,
  ramp: null,
  rests: [],
  bursts: null,
  addW: 0,
  scale: 1,
  lastMaximal: false,
  progressive: null,
  times: null,
  inside: false,
});

/** Puts the pieces of a chain in order: what is said of a block goes to it, what stands before the first block waits for it. */
export function draftsOf(tokens: readonly Token[]): Drafts {
  const drafts: Drafts = { blocks: [], warmUpS: null, coolDownS: null, lone: {}, test: null, loop: null };
  let pending: Meaning = {};
  let waiting: Partial<Draft> = {};
  let inside = false;
  const open = (draft: Draft): Draft => {
    Object.assign(draft, waiting);
    draft.meaning = pending;
    const before = drafts.blocks.at(-1);
    // "2 h with 3x10 tempo and 4 sprints": what follows goes into the same ride.
    draft.inside =
      before !== undefined && ((inside && before.reps === null) || (before.inside && draft.reps !== null));
    [pending, waiting, inside] = [{}, {}, false];
    drafts.blocks.push(draft);
    return draft;
  };
  const say = (change: Partial<Draft>) => {
    const last = drafts.blocks.at(-1);
    if (last) Object.assign(last, change);
    else waiting = { ...waiting, ...change };
  };
  for (const token of tokens) {
    const last = drafts.blocks.at(-1);
    switch (token.kind) {
      case 'reps':
        if (token.reps.reps === 0 && last?.reps?.bare && last.reps.sets === 1 && !last.meaning.target) {
          // "3x10 40/20": sets of a pair.
          last.reps = { ...token.reps, sets: last.reps.reps, reps: last.reps.bare };
          break;
        }
        if (
          last?.reps?.reps === 0 &&
          last.times === null &&
          (token.reps.bare ?? 99) <= 30 &&
          token.reps.sets === 1
        ) {
          // "30/30 2x10"
          last.reps = { ...last.reps, sets: token.reps.reps, reps: token.reps.bare ?? 1 };
          break;
        }
        if (inside && drafts.blocks.length === 0 && pending.target && easy(pending))
          open({ ...emptyDraft(null, RIDE_S), lengthTaken: true });
        inside ||= drafts.blocks.at(-1)?.lengthTaken === true;
        said(open({ ...emptyDraft(token.reps, 0), numbers: token.numbers ?? false }), token.reps.meaning);
        break;
      case 'time':
        open(emptyDraft(null, token.seconds));
        break;
      case 'meaning':
        if (last && fits(last.meaning, token.meaning)) last.meaning = { ...last.meaning, ...token.meaning };
        else pending = { ...pending, ...token.meaning };
        break;
      case 'parts':
        say({ parts: token.parts });
        break;
      case 'ramp':
        say({ ramp: { from: token.from, to: token.to } });
        break;
      case 'rest':
        if (last) last.rests.push(token.rest);
        inside = false;
        break;
      case 'warmUp':
        drafts.warmUpS = token.seconds;
        break;
      case 'coolDown':
        drafts.coolDownS = token.seconds;
        break;
      case 'last':
        // "90 min easy last 30 tempo": the end of the stretch is another one.
        if (last && !last.reps && last.seconds > token.seconds) last.seconds -= token.seconds;
        inside = false;
        open(emptyDraft(null, token.seconds));
        break;
      case 'bursts':
        say({ bursts: { seconds: token.seconds, everyS: token.everyS } });
        break;
      case 'change':
        say({
          ...(token.addW !== undefined && { addW: token.addW }),
          ...(token.scale !== undefined && { scale: token.scale }),
          ...(token.lastMaximal && { lastMaximal: true }),
          ...(token.progressive && { progressive: token.progressive }),
        });
        break;
      case 'times':
        // "5 min hard 5 min easy x 5": a stretch and its rest become repetitions.
        if (last && !last.reps && last.seconds <= 3600 && last.rests.length > 0) {
          last.reps = {
            sets: 1,
            reps: token.count,
            parts: [{ seconds: last.seconds }],
            bare: null,
            end: token.end,
          };
        } else say({ times: token.count });
        break;
      case 'loop':
        drafts.loop = token.count;
        break;
      case 'test':
        drafts.test = { test: token.test, metres: token.metres };
        break;
      case 'join':
        inside = token.inside;
        break;
      default:
        break;
    }
  }
  drafts.lone = pending;
  return drafts;
}

/** "Z2 with 6x30 s" has no length: an hour and a half is taken. */
const RIDE_S = 5400;
const easy = ({ target }: Meaning): boolean =>
  target !== undefined &&
  target.of !== 'maximal' &&
  (target.of === 'ftp' || target.of === 'thresholdHr') &&
  target.to <= 0.9;

function said(draft: Draft, meaning: Meaning | undefined): void {
  draft.meaning = { ...draft.meaning, ...meaning };
}

/** Whether what is said can belong to the same block: nothing in it is said twice. */
function fits(known: Meaning, more: Meaning): boolean {
  const intensity = (meaning: Meaning) =>
    meaning.target ?? meaning.targets ?? meaning.bare ?? meaning.ofWhat ?? null;
  if (intensity(known) && intensity(more)) return false;
  if (known.type && more.type && known.type !== more.type) return false;
  return !(known.cadenceRpm && more.cadenceRpm);
}
