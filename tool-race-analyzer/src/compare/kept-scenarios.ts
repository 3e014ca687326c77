import { onTold, tellTabs } from '@breakaway/tool-kit/device';
import { inStore, SCENARIOS } from '../course/kept-course.ts';
import type { ScenarioSet } from './scenario.ts';

/** The owner's scenarios on this device; null when there are none, or where this browser keeps nothing. */
export async function readScenarios(owner: string): Promise<ScenarioSet | null> {
  const kept = await inStore<{ owner: string; set: ScenarioSet } | undefined>('readonly', (store) =>
    store.get(SCENARIOS),
  );
  return kept?.owner === owner ? kept.set : null;
}

export const keepScenarios = (owner: string, set: ScenarioSet) =>
  inStore('readwrite', (store) => store.put({ owner, set }, SCENARIOS)).then(() => tellTabs(SCENARIOS));

/** Calls back when another tab has kept scenarios. @returns a function that ends it */
export const onScenarios = (kept: () => void) => onTold(SCENARIOS, kept);
