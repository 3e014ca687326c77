import {
  typeOf,
  type SessionBlock,
  type SessionSpec,
  type SessionTypeId,
  type TargetRider,
} from '@breakaway/cycling';
import { repsBlock, steadyBlock, type BlockRead } from './session-block.ts';
import { draftsOf, type Draft, type Drafts } from './session-drafts.ts';
import { fartlek, NAMED, namedTest, raceSimulation, type Named } from './session-named.ts';
import type { Question } from './session-questions.ts';
import type { Token } from './session-tokens.ts';

/** What kind of notation it was; the guards look at each in another way. */
type Form = 'bare' | 'reps' | 'pair' | 'steady' | 'watts' | 'named' | 'test' | 'trial';

/** A session put together from a chain of pieces. */
export type Assembled = {
  spec: SessionSpec;
  assumed: string[];
  question: Question | null;
  /** of several in a text the one with more is meant */
  strength: number;
  form: Form;
};

const FRAME_TAKEN = 'I added 15 min of warm-up and 10 min of cool-down.';
const WHOLE = new Set<SessionTypeId>(['recovery', 'endurance', 'long', 'heat', 'backToBack', 'groupRide']);

/** The session that a chain of pieces describes; null where it describes none. */
export function assembled(tokens: readonly Token[], text: string, rider: TargetRider): Assembled | null {
  const drafts = draftsOf(tokens);
  const blocks = drafts.blocks.filter(
    (draft) => draft.reps || ridden(draft) || drafts.blocks.some((next) => next.inside),
  );
  const named = nameIn(drafts, blocks);
  if (named) return framed(named, drafts);
  if (blocks.length === 0) return null;
  const reps = blocks.filter((draft) => draft.reps);
  if (reps.some((draft) => !plausible(draft))) return null;
  const inside = blocks.find((draft) => draft.inside) ?? spiced(blocks);
  const read = blocks.map((draft) => (draft.reps ? repsBlock(draft, rider) : steadyBlock(draft, rider)));
  if (inside) return insideRide(blocks, read, inside, drafts);
  return inOrder(blocks, read, drafts, text);
}

/** "1 h z2, 6x10 s sprints": sprints behind an easy ride of an hour are ridden inside it. */
function spiced([ride, sprints, ...others]: readonly Draft[]): Draft | undefined {
  const easy =
    ride &&
    !ride.reps &&
    (ride.seconds ?? 0) >= 2700 &&
    (ride.meaning.type === undefined || WHOLE.has(ride.meaning.type)) &&
    !(ride.meaning.target?.of === 'ftp' && ride.meaning.target.to > 0.76);
  const short =
    sprints?.reps &&
    sprints.reps.parts.every(({ seconds }) => seconds <= 30) &&
    sprints.meaning.type === 'sprints';
  return others.length === 0 && easy && short ? sprints : undefined;
}

/** A steady stretch counts as a session only with an intensity. */
const ridden = ({ meaning, ramp }: Draft): boolean =>
  Boolean(ramp ?? meaning.target ?? meaning.type ?? meaning.bare ?? meaning.ofWhat ?? meaning.targets);

/** Implausible repetitions do not count: a single short one, forty minutes of numbers, lists without a word. */
function plausible(draft: Draft): boolean {
  const { reps: read, meaning, numbers } = draft;
  if (!read) return true;
  const said = ridden(draft) || draft.rests.length > 0 || draft.parts !== null;
  if (numbers) {
    const same = read.parts.length === 1;
    return said || (!same && read.parts.length >= 7);
  }
  if (read.metres !== undefined && !read.climb)
    return read.reps <= 20 && (read.metres <= 3000 || meaning.label === 'uphill');
  if (read.bare === null)
    return (read.parts[0]?.seconds ?? 60) <= 7200 && (said || (read.parts[0]?.seconds ?? 60) <= 2700);
  const times = read.sets * read.reps;
  if (read.bare >= 100) return times <= 20 && read.bare % 50 === 0 && read.bare <= 2000;
  if (times === 1) return said || read.bare >= 15;
  // What may be seconds or minutes is asked.
  if (!said && read.bare >= 45) return times >= 3 && times <= 20;
  if (!said) return times <= 12 && read.bare * times <= 120;
  return read.bare * times <= 300 || meaning.type !== undefined;
}

/** A session that its name alone stands for, or whose figures are those of its name. */
function nameIn(drafts: Drafts, blocks: readonly Draft[]): (Named & { form: Form }) | null {
  if (drafts.test?.test === 'timeTrial') return { ...timeTrial(drafts.test.metres ?? 16_093), form: 'trial' };
  if (drafts.test) return { ...namedTest(drafts.test.test), form: 'test' };
  const key = drafts.blocks.map(({ meaning }) => meaning.named).find(Boolean) ?? drafts.lone.named;
  if (!key) return null;
  const time = drafts.blocks.find((draft) => !draft.reps)?.seconds;
  if (key === 'fartlek') return { ...fartlek(time ?? 3600), form: 'named' };
  if (key === 'raceSimulation') return { ...raceSimulation(time ?? 3600), form: 'named' };
  const named = NAMED[key];
  if (!named) return null;
  const reps = blocks.filter((draft) => draft.reps);
  if (reps.length === 0) return key === 'norwegian' || key === 'seiler' ? null : { ...named, form: 'named' };
  const [only] = reps;
  const read = only?.reps;
  const same =
    (key === 'norwegian' || key === 'seiler') &&
    read?.reps === named.spec.reps &&
    read?.parts[0]?.seconds === named.spec.work[0]?.seconds &&
    only?.rests.length === 0 &&
    !only.meaning.target;
  return same ? { ...named, form: 'named' } : null;
}

function timeTrial(metres: number): Named {
  const seconds = Math.round(metres / (38 / 3.6) / 60) * 60;
  return {
    spec: {
      type: 'timeTrialPace',
      work: [{ seconds }],
      name: `${Math.round(metres / 1000)} km time-trial effort`,
    },
    assumed: [`I took 38 km/h, so ${Math.round(seconds / 60)} min.`],
  };
}

function framed(named: Named & { form: Form }, drafts: Drafts): Assembled {
  const spec: SessionSpec = { ...named.spec, ...frames(drafts) };
  const taken =
    drafts.warmUpS === null && drafts.coolDownS === null && spec.warmUpS === undefined && !spec.within;
  return {
    spec,
    assumed: [...named.assumed, ...(taken ? [FRAME_TAKEN] : [])],
    question: null,
    strength: 2,
    form: named.form,
  };
}

const frames = ({ warmUpS, coolDownS }: Drafts): Pick<SessionSpec, 'warmUpS' | 'coolDownS'> => ({
  ...(warmUpS !== null && { warmUpS }),
  ...(coolDownS !== null && { coolDownS }),
});

const questionOf = (read: readonly BlockRead[]): Question | null =>
  read.find(({ question }) => question)?.question ?? null;

function insideRide(
  blocks: readonly Draft[],
  read: readonly BlockRead[],
  inside: Draft,
  drafts: Drafts,
): Assembled | null {
  const at = blocks.indexOf(inside);
  const [ride, work] = [blocks[at - 1], read[at]];
  if (!ride || !work) return null;
  const easy = read[at - 1]?.block;
  const others = read.filter((_, i) => i > at && blocks[i]?.inside).map(({ block }) => block);
  const spec: SessionSpec = {
    ...work.block,
    ...(others.length > 0 && { then: others }),
    within: { seconds: ride.seconds, ...(easy?.target && { target: easy.target }) },
    ...frames(drafts),
  };
  return {
    spec,
    assumed: [
      ...(ride.lengthTaken ? ['No length was given: I took 1 h 30 min.'] : []),
      ...work.assumed.filter((sentence) => !sentence.startsWith('No rest was given')),
      ...(easy?.target ? [] : ['I took endurance pace, 65 % of FTP, for the rest of the ride.']),
    ],
    question: questionOf(read),
    strength: 4,
    form: 'reps',
  };
}

function inOrder(
  blocks: readonly Draft[],
  read: readonly BlockRead[],
  drafts: Drafts,
  text: string,
): Assembled {
  const reps = blocks.filter((draft) => draft.reps);
  const assumed = read.flatMap((block) => block.assumed);
  if (reps.length === 0) return steady(blocks, read, drafts, assumed, text);
  const [first, ...then] = read.map(({ block }) => block);
  const spec: SessionSpec = {
    ...(first ?? { work: [] }),
    ...(then.length > 0 && { then }),
    ...frames(drafts),
  };
  const easyStart = first !== undefined && WHOLE.has(typeOf(first));
  if (spec.warmUpS === undefined && easyStart) spec.warmUpS = 0;
  const draft = reps[0];
  const said =
    draft !== undefined &&
    (ridden(draft) || draft.rests.length > 0 || draft.parts !== null || reps.length > 1);
  const taken = drafts.warmUpS === null && drafts.coolDownS === null && !easyStart;
  return {
    spec,
    assumed: [...new Set([...assumed, ...(taken ? [FRAME_TAKEN] : [])])],
    question: questionOf(read),
    strength: said ? 4 : 3,
    form: draft?.reps?.reps === 0 ? 'pair' : (draft?.reps?.bare ?? null) !== null && !said ? 'bare' : 'reps',
  };
}

/** One steady stretch, or several in a row, ridden as often as the header says. */
function steady(
  blocks: readonly Draft[],
  read: readonly BlockRead[],
  drafts: Drafts,
  assumed: string[],
  text: string,
): Assembled {
  const parts = read.flatMap(({ block }) =>
    block.work.map((part) => ({
      ...part,
      ...(!part.target && block.target && { target: block.target }),
      ...(!part.target && !block.target && block.type && { target: usual(block.type) }),
      ...(block.label !== undefined && { label: block.label }),
      ...(block.cadenceRpm !== undefined && { cadenceRpm: block.cadenceRpm }),
    })),
  );
  const [only] = read;
  const types = read.map(({ block }) => typeOf(block));
  const hardest = types.find((type) => !WHOLE.has(type)) ?? types[0];
  const single = read.length === 1 && only;
  const whole: SessionBlock = single ? only.block : { work: parts };
  const type = single ? only.block.type : hardest;
  const spec: SessionSpec = {
    ...whole,
    ...(type && { type }),
    ...(drafts.loop !== null && { reps: drafts.loop, restS: 0 }),
    warmUpS: drafts.warmUpS ?? 0,
    coolDownS: drafts.coolDownS ?? 0,
  };
  const watts = blocks.every(
    ({ meaning }) => meaning.target?.of === 'watts' || meaning.target?.of === 'wattsPerKg',
  );
  const lone = single && blocks[0] && !/session|workout/.test(text) && watts;
  return {
    spec,
    assumed,
    question: questionOf(read),
    strength: read.length > 1 ? 2.5 : 1,
    form: lone ? 'watts' : 'steady',
  };
}

const TYPE_SHARE: Partial<Record<SessionTypeId, [number, number]>> = {
  endurance: [0.56, 0.75],
  recovery: [0.45, 0.55],
  tempo: [0.76, 0.87],
  sweetSpot: [0.86, 0.94],
  threshold: [0.95, 1.01],
  vo2max: [1.06, 1.14],
};
function usual(type: SessionTypeId) {
  const [from, to] = TYPE_SHARE[type] ?? [0.6, 0.7];
  return { of: 'ftp' as const, from, to };
}
