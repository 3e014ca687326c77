import type { Meaning } from '../language/meaning.ts';
import { assess } from './assess.ts';
import { answerTo, isOpen, whileOpen } from './talk.ts';
import type { Concern, SafetyState, SafetyTopic } from './types.ts';

export type { Concern, SafetyState, SafetyTopic } from './types.ts';

/**
 * Looks for what training advice must not answer, before any answer is composed. Deterministic, in six languages.
 * @param state what the talk holds so far; null at its beginning
 * @param meaning of the message; without it the rules decide alone
 * @returns what is said first (or instead), null when the message is fine, and the state to keep
 */
export function guard(
  message: string,
  state: SafetyState,
  meaning: Meaning | null = null,
): { concern: Concern | null; state: SafetyState } {
  const { seen, finding } = assess(message, topicsOf(state), meaning);
  if (!isOpen(state)) return finding ? answerTo(finding, state) : { concern: null, state };
  // A crisis continues when any sign of it is repeated; other topics when a stop is repeated.
  const again = finding?.level === 'stop' || (finding?.topic === 'crisis' && state.topic === 'crisis');
  if (finding && !finding.guessed && again) return answerTo({ ...finding, level: 'stop' }, state);
  return whileOpen(state, seen, finding);
}

/** Topics that came up in a talk. */
function topicsOf(state: SafetyState): Set<SafetyTopic> {
  if (!state) return new Set();
  const said = Object.keys(state.said ?? {}).map((key) => key.split(' ')[0] as SafetyTopic);
  return new Set(state.guessed && state.level === 'check' ? said : [state.topic, ...said]);
}
