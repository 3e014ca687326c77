import type { Meaning } from '../language/meaning.ts';
import { evidenceIn, type Evidence } from './evidence.ts';
import { theEngine, type Hit, type Seen } from './engine.ts';
import type { Cue } from './lexicon/cues.ts';
import type { Match } from './reading/pattern.ts';
import { topicOrder, usualLevel } from './topics/index.ts';
import type { SafetyLevel, SafetyTopic } from './types.ts';

/** What one message comes to, before the talk is looked at. */
export type Finding = {
  topic: SafetyTopic;
  level: SafetyLevel;
  /** about another person, not the writer */
  other: boolean;
  /** asked on about a topic of the talk */
  follows: boolean;
  /** no rule says so, but the words do */
  guessed: boolean;
  /** nothing but this was found, or only what is gentler */
  alone: boolean;
};

/** Topics where a denial or the distant past is worth one question; elsewhere it is nothing ("I am not pregnant"). */
const askedAfter = new Set<SafetyTopic>([
  'cardiac',
  'heat',
  'head',
  'crisis',
  'infection',
  'emergency',
  'eating',
]);

/** Topics whose hits may be over: an old fracture, a wild youth. A birth months ago counts. */
const canPass = new Set<SafetyTopic>([...askedAfter, 'injury', 'alcohol']);

/** Topics that show in what is missing: no power, no sleep, no period. */
const saidByDenial = new Set<SafetyTopic>(['overtraining', 'minor', 'abuse']);

/** A message of so many words is one question, whatever full stops it has. */
const SHORT_QUESTION = 25;

/** How near a "not" stands before, or a "yet" after, the word of a doctor that it takes back. */
const NOT_YET_BEFORE = 5;
const NOT_YET_AFTER = 3;

/** How many words before a hit a denial may stand, list words not counted. */
const FARTHEST_DENIAL = 14;

/**
 * Weighs what stands in a message: denials, the past, jokes and questions of knowledge lower a hit or let it pass; what words
 * and meaning say together confirms it, or finds what no rule knew.
 * @param after topics that came up earlier in the talk
 * @param meaning of the message; null: the rules decide alone
 * @returns also the level that the rules gave it by themselves
 */
export function assess(
  message: string,
  after: ReadonlySet<SafetyTopic>,
  meaning: Meaning | null,
): { seen: Seen; finding: Finding | null; ruled: SafetyLevel | null } {
  const seen = theEngine().see(message);
  const candidates: { hit: Hit; level: SafetyLevel }[] = [];
  for (const hit of seen.hits) {
    if (hit.rule.after && !after.has(hit.rule.after)) continue;
    const level = levelOf(hit, seen);
    if (level) candidates.push({ hit, level });
  }
  const rank = ({ hit, level }: { hit: Hit; level: SafetyLevel }) => {
    const order = topicOrder.indexOf(hit.rule.topic);
    if (level === 'stop') return order;
    if (hit.rule.yields) return 900;
    // A possible crisis is asked about before any general answer.
    if (level === 'check' && hit.rule.level === 'check' && hit.rule.topic === 'crisis') return 100;
    return { refuse: 200, care: 300, check: 400 }[level] + order;
  };
  const [first, ...rest] = candidates.sort((a, b) => rank(a) - rank(b));
  const ruled = first?.level ?? null;
  const evidence = meaning && evidenceIn(seen, meaning, ruled);
  if (!first) return { seen, ruled, finding: evidence && guessed(seen, evidence) };
  const { rule, match } = first.hit;
  // A follow-up to an earlier topic is not assessed on its own: "and how many tablets?"
  const weight = rule.after ? undefined : evidence?.weight;
  // A child in a story does not make the writer a young rider; telling one's own age does.
  const passing = weight === 'doubt' && rule.topic === 'minor' && isAboutOther(match, seen);
  if (weight === 'nothing' || passing) return { seen, ruled, finding: null };
  return {
    seen,
    ruled,
    finding: {
      topic: rule.topic,
      level: weight === 'doubt' ? 'check' : first.level,
      other: isAboutOther(match, seen),
      follows: rule.after !== undefined,
      guessed: false,
      alone: rest.every(({ hit, level }) => hit.rule.topic === rule.topic || level === 'check'),
    },
  };
}

/** What the words and the meaning say where no rule was met. */
function guessed(seen: Seen, { weight, topic }: Evidence): Finding | null {
  if (weight === 'nothing' || isGeneral(seen) || isCleared(seen)) return null;
  return {
    topic,
    level: weight === 'sure' ? usualLevel(topic) : 'check',
    other: false,
    follows: false,
    guessed: true,
    alone: true,
  };
}

/** The level of a hit within its message; null when it is nothing. */
function levelOf(hit: Hit, seen: Seen): SafetyLevel | null {
  const { rule } = hit;
  if (isKnowledge(hit, seen)) return null;
  const lowered = rule.level === 'stop' || rule.topic === 'eating' ? 'check' : null;
  const asked = askedAfter.has(rule.topic) ? lowered : null;
  if (!saidByDenial.has(rule.topic) && isDenied(hit, seen))
    return rule.idiom || rule.topic !== 'eating' ? asked : 'check';
  if (canPass.has(rule.topic) && isPast(hit, seen)) return rule.topic === 'eating' ? rule.level : asked;
  if (rule.topic === 'infection' && seen.cue('recovered').length > 0 && seen.cue('again').length === 0)
    return 'check';
  if (rule.idiom && isFigure(hit, seen)) return 'check';
  return hit.softened ? 'check' : rule.level;
}

/** "What is X?", "why is X banned?": the words may be explained. */
function isKnowledge({ rule, match }: Hit, seen: Seen): boolean {
  if (rule.always || !rule.term || seen.cue('notKnowledge').length > 0) return false;
  if (rule.topic === 'doping' && seen.cue('media').length > 0 && seen.cue('own').length === 0) return true;
  return isGeneral(seen, sameSentence(match, seen));
}

/** A question of knowledge that is not about anybody: "I" only asks, if at all. */
function isGeneral(seen: Seen, near: (cue: Match) => boolean = () => true): boolean {
  const asking = seen.cue('asking');
  const persons = seen
    .cue('person')
    .filter((person) => !asking.some((ask) => person.start >= ask.start && person.end <= ask.end + 1));
  const short = seen.reading.words.length <= SHORT_QUESTION;
  return persons.length === 0 && seen.cue('knowledge').some((cue) => short || near(cue));
}

/** "No chest pain, dizziness or fainting": a denial before the hit that reaches it. */
function isDenied({ rule, match }: Hit, seen: Seen): boolean {
  const { words } = seen.reading;
  const { denials, links, only, cannot, named } = surroundings(seen);
  const own = new Set(match.at.flatMap(({ start, end }) => range(start, end)));
  const sentence = words[match.start]?.sentence;
  for (let at = match.end; at >= Math.max(0, match.start - FARTHEST_DENIAL); at--) {
    if (words[at]?.sentence !== sentence) break;
    if (own.has(at)) continue;
    if (denials.has(at) && !cannot.has(at)) {
      if (
        only.has(at + 1) ||
        seen.cue('despite').some((cue) => cue.start > match.start && cue.start <= match.end + 4)
      )
        return false;
      if (at < match.start || rule.level === 'stop') return true;
      continue;
    }
    if (at > match.start) continue;
    const small = (seen.reading.text.before[at] ?? 0) === (seen.reading.text.after[at] ?? 0);
    if (!(small || links.has(at) || named.has(at))) break;
  }
  return false;
}

/** "Years ago, cleared by my doctor", and nothing says that it is back. */
function isPast({ match }: Hit, seen: Seen): boolean {
  if (seen.cue('again').length > 0) return false;
  if (isCleared(seen)) return true;
  const here = sameSentence(match, seen);
  return seen.cue('longAgo').some(here) && !seen.cue('present').some(here);
}

/** True when the message says that a professional has looked and agrees; "when I am cleared" does not. */
export function isCleared(seen: Seen): boolean {
  const not = seen.cue('notCleared');
  const { words } = seen.reading;
  if (seen.cue('forbidden').length > 0) return false;
  return seen.cue('cleared').some((cleared) => {
    const here = sameSentence(cleared, seen);
    const asks = seen
      .cue('asks')
      .some((cue) => here(cue) && words[cue.start - 1]?.sentence !== words[cue.start]?.sentence);
    const before = not.some(
      (cue) => cue.start < cleared.start && cleared.start - cue.start <= NOT_YET_BEFORE && here(cue),
    );
    const later = seen
      .cue('notYet')
      .some((cue) => cue.start > cleared.end && cue.start - cleared.end <= NOT_YET_AFTER && here(cue));
    const inside = [...not, ...seen.cue('notYet')].some(
      (cue) => cue.start > cleared.start && cue.start < cleared.end,
    );
    const split = words[cleared.start]?.sentence !== words[cleared.end]?.sentence;
    return !asks && !before && !inside && !later && !split;
  });
}

/** "kms if I fail this ramp test lol", "VO2max makes me want to die": riding is the cause, and nothing else is dark. */
function isFigure({ rule, match }: Hit, seen: Seen): boolean {
  if (isAboutOther(match, seen)) return false;
  const { before, after } = seen.reading.text;
  const riding = seen.cue('riding');
  const distance = (from: number, to: number) => (before[to] ?? 0) - (after[from] ?? 0);
  const own = new Set(match.at.flatMap(({ start, end }) => range(start, end)));
  if (seen.cue('serious').some((cue) => !range(cue.start, cue.end).some((at) => own.has(at)))) return false;
  const follows = (cue: Cue, words: number) =>
    seen
      .cue(cue)
      .some(
        ({ start }) =>
          start > match.end &&
          distance(match.end, start) <= words &&
          riding.some((ride) => ride.start > start && distance(start, ride.start) <= 6),
      );
  const near = riding.some((ride) =>
    ride.start > match.end ? distance(match.end, ride.start) <= 8 : distance(ride.end, match.start) <= 8,
  );
  if (near && seen.cue('lol').length > 0) return true;
  if (follows('cause', 4)) return true;
  if (seen.cue('makes').some(({ end }) => end < match.start && distance(end, match.start) <= 4)) return true;
  const trying = seen.cue('effort').some(({ start }) => start <= match.end && match.start - start <= 4);
  return near && (trying || (rule.idiom === 'weak' && follows('place', 3)));
}

/** Whether the nearest person before or in a hit is not the writer. */
function isAboutOther(match: Match, seen: Seen): boolean {
  const last = (cue: Cue) =>
    Math.max(
      -1,
      ...seen
        .cue(cue)
        .flatMap(({ start }) => (start <= match.end && match.start - start < 10 ? [start] : [])),
    );
  return last('they') > last('i');
}

type Surroundings = Record<'denials' | 'links' | 'only' | 'cannot' | 'named', ReadonlySet<number>>;
const known = new WeakMap<Seen, Surroundings>();

/** Where the words of a denial are; the same for all hits of a message. */
function surroundings(seen: Seen): Surroundings {
  const there = known.get(seen);
  if (there) return there;
  const found = {
    denials: startsOf(seen, 'negation'),
    links: startsOf(seen, 'link'),
    only: startsOf(seen, 'only'),
    // "I can't leave the toilet" denies nothing.
    cannot: new Set(seen.cue('cannot').map(({ end }) => end)),
    named: new Set(seen.hits.flatMap((hit) => hit.match.at.flatMap(({ start, end }) => [start, end]))),
  };
  known.set(seen, found);
  return found;
}

const range = (start: number, end: number) => Array.from({ length: end - start + 1 }, (_, at) => start + at);

function startsOf(seen: Seen, cue: Cue): Set<number> {
  return new Set(seen.cue(cue).map(({ start }) => start));
}

function sameSentence(match: Match, { reading }: Seen): (other: Match) => boolean {
  const sentence = reading.words[match.start]?.sentence;
  return (other) => reading.words[other.start]?.sentence === sentence;
}
