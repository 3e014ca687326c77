import type { RideStart } from '@breakaway/tool-kit/clock';
import { useSyncExternalStore } from 'react';
import type { PlanFacts } from '../engine/facts.ts';
import { slidTo, type SliderPreview } from '../engine/useAfterPlan.ts';
import { readGoal, type PlanForm } from './plan-form.ts';

/** What a slider of the goal changes. */
export type Slide = Pick<PlanForm, 'goal' | 'intensity'> | Pick<PlanForm, 'keep'>;

/**
 * Where a slider of the goal stands while it moves; null while it rests, for then the form has it. Outside of React's
 * state, so that a move draws only what follows it.
 */
export interface Sliding {
  get: () => Slide | null;
  to: (slide: Slide | null) => void;
  subscribe: (listener: () => void) => () => void;
}

export function makeSliding(): Sliding {
  let now: Slide | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => now,
    to(slide) {
      if (slide === now) return;
      now = slide;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What follows a slider that moves. */
export interface Follows {
  sliding: Sliding;
  form: PlanForm;
  facts: PlanFacts | null;
  /** the plans along the slider */
  preview: SliderPreview | null;
  start: RideStart | null;
  stopS: number;
}

/** The form and the figures where the slider stands now. */
export function useSliding({ sliding, form, facts, preview, start, stopS }: Follows) {
  const slide = useSyncExternalStore(sliding.subscribe, sliding.get);
  if (!slide) return { form, facts };
  const moved = { ...form, ...slide };
  const { goal } = readGoal(moved, start, stopS);
  return { form: moved, facts: (goal && slidTo(preview, goal)) ?? facts };
}
