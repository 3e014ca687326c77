import type { Outcome, Talk } from '../skill.ts';

/** A question in which some figures are surely there. */
export type With<Ask, Key extends keyof Ask> = Ask & Required<Pick<Ask, Key>>;

/** For a question that lacks what its answer needs: a model may write anything, and a talk may hold one of an older release. */
export const unreadable: Outcome = {
  kind: 'refuse',
  text: 'I cannot go on from that question any more. Please ask it once more in full.',
};

/** An answer that needs some figures of its question, which the arguments of the skill leave open for its other answers. */
export const having =
  <Ask extends object, Key extends keyof Ask>(
    keys: readonly Key[],
    answer: (ask: With<Ask, Key>, talk: Talk) => Outcome,
  ) =>
  (ask: Ask, talk: Talk): Outcome =>
    hasAll(ask, keys) ? answer(ask, talk) : unreadable;

const hasAll = <Ask extends object, Key extends keyof Ask>(
  ask: Ask,
  keys: readonly Key[],
): ask is With<Ask, Key> => keys.every((key) => ask[key] !== undefined);
