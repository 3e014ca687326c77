import {
  restAfterS,
  SESSION_TYPES,
  shortTime,
  type SessionBlock,
  type SessionTarget,
  type SessionTypeId,
  type TargetRider,
  type WorkPart,
} from '@breakaway/cycling';
import type { Draft } from './session-drafts.ts';
import { askBare, askLength, askOfWhat, type Question } from './session-questions.ts';
import type { PartRead, RepsRead } from './session-reps.ts';
import { wayTime } from './session-way.ts';
import type { Meaning } from './session-words.ts';

/** A block of a session as it was read, with the assumptions made and what has to be asked. */
export type BlockRead = { block: SessionBlock; assumed: string[]; question: Question | null };

const share = (from: number, to = from): SessionTarget => ({ of: 'ftp', from, to });

/** A steady stretch: "2 h Z2", "60 min at 65 %", "10 min from 40 to 85 %". */
export function steadyBlock(draft: Draft, rider: TargetRider): BlockRead {
  const said = spoken(draft.meaning, draft.seconds, rider);
  const part: WorkPart = { seconds: draft.seconds };
  if (draft.ramp) {
    part.target = share(draft.ramp.from);
    part.rampTo = share(draft.ramp.to);
  }
  const type = said.block.type ?? (draft.ramp ? 'endurance' : undefined);
  return {
    ...said,
    block: {
      ...said.block,
      ...(type && { type }),
      ...changes(draft),
      work: progressed([part], draft, said.block),
    },
  };
}

/** Repetitions: "4x8 @ threshold", "3x(10x40/20) r5", "4x9 (2' @95, 1' @105)". */
export function repsBlock(draft: Draft, rider: TargetRider): BlockRead {
  const read = counted(draft);
  const assumed = [...read.assumed];
  const way =
    read.reps.metres !== undefined || read.reps.climb !== undefined ? wayTime(read.reps, rider) : null;
  if (way) assumed.push(...way.assumed);
  const first = read.reps.parts[0]?.seconds ?? way?.seconds ?? 300;
  const sprint =
    /sprint|anaerobic|tabata|standingStarts/i.test(draft.meaning.type ?? '') ||
    draft.meaning.target?.of === 'maximal';
  const length =
    read.reps.bare === null ? null : askLength(read.reps.bare, read.reps.sets * read.reps.reps, sprint);
  const seconds = length?.seconds ?? first;
  const parts = read.reps.parts.length > 1 ? gimenez(read.reps.parts.map(partOf)) : [{ seconds }];
  const lasts = secondsOf(parts);
  const said = spoken(draft.meaning, lasts, rider);
  const rests = restsOf(draft, read.reps, lasts);
  const type = typeOfReps(said.block, draft, read.reps, parts, rests.restS);
  const block: SessionBlock = {
    ...said.block,
    ...(type.type && { type: type.type }),
    ...(type.target && { target: type.target }),
    ...(read.reps.sets > 1 && { sets: read.reps.sets }),
    reps: read.reps.reps,
    ...rests,
    ...changes(draft),
    work: [],
  };
  block.work = draft.parts ? overUnder(draft.parts, lasts) : progressed(parts, draft, block);
  if (draft.parts) delete block.target;
  assumed.push(...said.assumed, ...type.assumed, ...(type.type ? restTaken(block, type.type, lasts) : []));
  return { block, assumed, question: way?.question ?? length?.question ?? said.question };
}

/** The count of a pair that has none ("40/20s"), or the one that follows it ("20/10 tabata x8"). */
function counted(draft: Draft): { reps: RepsRead; assumed: string[] } {
  const read = draft.reps;
  if (!read) throw new Error('A block without repetitions has no count.');
  if (read.reps > 0) {
    if (draft.times === null || read.sets > 1) return { reps: read, assumed: [] };
    if (read.onOff) return { reps: { ...read, sets: draft.times }, assumed: [] };
    return { reps: read.reps === 1 ? { ...read, reps: draft.times } : read, assumed: [] };
  }
  if (draft.times !== null) return { reps: { ...read, sets: 1, reps: draft.times }, assumed: [] };
  const on = read.parts[0]?.seconds ?? 30;
  const [sets, reps] = OPEN_SETS[`${on}/${read.restS}`] ?? [3, 10];
  const times = sets > 1 ? `${sets} sets of ${reps}` : `${reps} of them`;
  return { reps: { ...read, sets, reps }, assumed: [`No number was given: I took ${times}.`] };
}

/** What riders mean by a pair of seconds alone. */
const OPEN_SETS: Record<string, readonly [sets: number, reps: number]> = {
  '30/15': [3, 13],
  '15/15': [3, 20],
  '20/10': [1, 8],
};
const PAIR_TYPES: Record<string, SessionTypeId> = {
  '40/20': 'fortyTwenty',
  '30/15': 'thirtyFifteen',
  '30/30': 'thirtyThirty',
  '15/15': 'microbursts',
  '20/10': 'tabata',
};

/**
 * Type, and the target where it differs from that of the type; by the length of the work when neither was given (and
 * reported as such).
 */
function typeOfReps(
  said: SessionBlock,
  draft: Draft,
  read: RepsRead,
  parts: readonly WorkPart[],
  restS: number | undefined,
): { type?: SessionTypeId; target?: SessionTarget; assumed: string[] } {
  const { meaning } = draft;
  const lasts = secondsOf(parts);
  const intensity = said.target ?? said.targets ?? meaning.bare ?? meaning.ofWhat;
  const pair = read.onOff && restS !== undefined ? PAIR_TYPES[`${lasts}/${restS}`] : undefined;
  if (pair && (!meaning.type || meaning.type === 'vo2max' || meaning.type === pair))
    return { type: pair, assumed: [] };
  if (meaning.type === 'sprints' && lasts >= 20) return { type: 'sprintIntervals', assumed: [] };
  if (meaning.type) return { type: meaning.type, assumed: [] };
  const side = draft.parts?.some(({ meaning: part }) => /under|over/.test(part?.label ?? ''));
  if (side || (draft.parts && draft.parts.length > 1)) return { type: 'overUnder', assumed: [] };
  if (draft.numbers && read.parts.length > 2) return { type: 'pyramid', assumed: [] };
  if (read.parts.some((part) => part.rest) && read.parts.length > 3) return { type: 'pyramid', assumed: [] };
  if (read.climb || (meaning.label === 'uphill' && lasts >= 60)) return { type: 'hillReps', assumed: [] };
  if (meaning.cadenceRpm && meaning.cadenceRpm <= 65 && lasts >= 60)
    return { type: 'lowCadence', assumed: [] };
  const shares = parts.flatMap(({ target }) => (target?.of === 'ftp' ? [target.from] : []));
  if (shares.length > 1 && Math.min(...shares) >= 0.75 && Math.max(...shares) > 1)
    return { type: 'overUnder', assumed: [] };
  if (intensity || parts.some((part) => part.target)) return { assumed: [] };

  if (restS !== undefined && restS <= 1.2 * lasts && lasts >= 45 && lasts < 150) {
    return {
      type: 'vo2max',
      target: share(1.15),
      assumed: ['No intensity was given: I took 115 % of FTP, as suits short repetitions with short rests.'],
    };
  }
  if (read.onOff && restS !== undefined && restS < 3 * lasts)
    return { type: 'fortyTwenty', assumed: [taken('fortyTwenty', lasts)] };
  // 2x20 and 1x40 are the classics of threshold work, whatever their length says.
  const classic = lasts * read.reps * read.sets === 2400 && lasts >= 1200;
  const type = classic
    ? 'threshold'
    : lasts >= 900
      ? 'sweetSpot'
      : lasts >= 360
        ? 'threshold'
        : lasts >= 150
          ? 'vo2max'
          : lasts >= 20
            ? 'anaerobic'
            : 'sprints';
  return { type, assumed: [taken(type, lasts)] };
}

function taken(type: SessionTypeId, lasts: number): string {
  const { title, target, maximal } = SESSION_TYPES[type];
  const at = maximal ? 'all out' : `${Math.round(100 * target)} % of FTP`;
  return `No intensity was given: I took ${title.startsWith('VO2') || /^\d/.test(title) ? title : title.toLowerCase()}, ${at}, as suits ${shortTime(lasts)}.`;
}

/** Target, type and words of a block, and the question where the intensity is open. */
function spoken(meaning: Meaning, seconds: number, rider: TargetRider): BlockRead {
  const { type, target, targets, cadenceRpm, label, bare, ofWhat, off } = meaning;
  const asked = bare ? askBare(bare, seconds, type, rider) : null;
  const goal = target ?? asked?.target;
  return {
    block: {
      work: [{ seconds }],
      ...(type && { type }),
      ...(goal && { target: goal }),
      ...(targets && { targets }),
      ...(cadenceRpm !== undefined && { cadenceRpm }),
      ...(label !== undefined && { label }),
      ...(off !== undefined && { restTarget: share(off) }),
    },
    assumed: asked?.assumed ?? [],
    question: asked?.question ?? (ofWhat ? askOfWhat(ofWhat) : null),
  };
}

const partOf = (part: PartRead): WorkPart => ({
  seconds: part.seconds,
  ...(part.meaning?.target && { target: part.meaning.target }),
  ...(part.meaning?.bare && { target: share(part.meaning.bare.from / 100, part.meaning.bare.to / 100) }),
  ...(part.meaning?.label !== undefined && { label: part.meaning.label }),
  ...(part.meaning?.cadenceRpm !== undefined && { cadenceRpm: part.meaning.cadenceRpm }),
  ...(part.rest && { rest: true }),
});

const secondsOf = (parts: readonly WorkPart[]): number => parts.reduce((sum, part) => sum + part.seconds, 0);

/** Four minutes and one are Gimenez' where nothing else is said. */
function gimenez(parts: WorkPart[]): WorkPart[] {
  const [base, peak] = parts;
  const known = parts.length === 2 && base?.seconds === 240 && peak?.seconds === 60;
  if (!known || base.target || peak.target || peak.rest) return parts;
  return [
    { ...base, target: share(0.8) },
    { ...peak, target: share(1.2) },
  ];
}

/** Overs and unders again and again until the repetition is full. */
function overUnder(parts: readonly PartRead[], lasts: number): WorkPart[] {
  const work: WorkPart[] = [];
  let left = lasts;
  for (let i = 0; left > 0; i++) {
    const part = parts[i % parts.length];
    if (!part || !(part.seconds > 0)) break;
    const piece = partOf(part);
    const target = piece.target ?? share(piece.label === 'over' ? 1.05 : 0.95);
    const seconds = Math.min(left, piece.seconds);
    work.push({ ...piece, target, seconds });
    left -= seconds;
  }
  return work;
}

/** A repetition that grows: three parts 5 % apart, two that differ by 4 %, or the shares that were given. */
function progressed(parts: WorkPart[], draft: Draft, block: SessionBlock): WorkPart[] {
  const [only] = parts;
  if (!draft.progressive || parts.length !== 1 || !only) return parts;
  const target = block.target ?? (block.type ? share(SESSION_TYPES[block.type].target) : share(0.9));
  const listed = block.targets;
  const steps = draft.progressive === 'within' ? [-0.02, 0.02] : [-0.05, 0, 0.05];
  const targets =
    listed ?? (target.of === 'ftp' ? steps.map((by) => share((target.from + target.to) / 2 + by)) : null);
  if (!targets) return parts;
  delete block.targets;
  return targets.map((each, i) => ({
    seconds:
      Math.round(((i + 1) * only.seconds) / targets.length) - Math.round((i * only.seconds) / targets.length),
    target: each,
  }));
}

function restsOf(
  draft: Draft,
  read: RepsRead,
  lasts: number,
): Pick<SessionBlock, 'restS' | 'setRestS' | 'restTarget'> {
  const rests: Pick<SessionBlock, 'restS' | 'setRestS' | 'restTarget'> = {};
  if (read.restS !== undefined) rests.restS = read.restS;
  for (const rest of draft.rests) {
    const seconds = rest.seconds ?? (rest.ofWork === undefined ? undefined : Math.round(lasts * rest.ofWork));
    if (rest.target) rests.restTarget = rest.target;
    if (seconds === undefined) continue;
    const toSets = read.sets > 1 && (rest.between === 'sets' || rests.restS !== undefined);
    if (toSets) rests.setRestS = seconds;
    else if (rests.restS === undefined || (read.parts.length > 1 && rests.restS === 0)) rests.restS = seconds;
  }
  return rests;
}

function restTaken(block: SessionBlock, type: SessionTypeId, lasts: number): string[] {
  const said: string[] = [];
  const list = block.work.some((part) => part.rest);
  if (block.restS === undefined && (block.reps ?? 1) > 1 && !list)
    said.push(`No rest was given: I took ${shortTime(restAfterS(type, lasts))}.`);
  if ((block.sets ?? 1) > 1 && block.setRestS === undefined) {
    said.push(`No rest between sets was given: I took ${shortTime(SESSION_TYPES[type].rest?.setS ?? 300)}.`);
  }
  return said;
}

const changes = (draft: Draft): Partial<SessionBlock> => ({
  ...(draft.bursts && { bursts: draft.bursts }),
  ...(draft.addW !== 0 && { addW: draft.addW }),
  ...(draft.scale !== 1 && { scale: draft.scale }),
  ...(draft.lastMaximal && { lastMaximal: true }),
});
