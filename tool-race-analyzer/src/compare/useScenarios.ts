import { useEffect, useRef, useState } from 'react';
import type { Engine } from '../engine/engine.ts';
import { keepScenarios, onScenarios, readScenarios } from './kept-scenarios.ts';
import { LETTERS, type Candidate, type Letter, type Scenario, type ScenarioSet } from './scenario.ts';

interface Given {
  engine: Engine;
  owner: string | null;
  road: string;
  courseName: string;
  /** null until they were read */
  set: ScenarioSet | null;
  onSet: (set: ScenarioSet) => void;
  /** everything else about the present plan is computed */
  idle: boolean;
}

/** The scenarios of this device, and what can be done with them. */
export function useScenarios({ engine, owner, road, courseName, set, onSet, idle }: Given) {
  /** what was just done, in words, and the way back */
  const [done, setDone] = useState<{ words: string; undo: () => void } | null>(null);
  const here = set?.road === road;
  const list = here ? set.list : [];
  const empty: ScenarioSet = { road, courseName, list: [] };

  const latest = useRef(set);
  useEffect(() => {
    latest.current = set;
  }, [set]);
  useEffect(() => {
    let current = true;
    // Also when the tab is shown again: another browser tab may have kept others meanwhile.
    const read = async () => {
      const kept = owner ? await readScenarios(owner) : null;
      if (!current) return;
      if (kept) onSet(kept);
      else if (!latest.current) onSet({ road, courseName, list: [] });
    };
    void read();
    const stop = onScenarios(() => void read());
    return () => {
      current = false;
      stop();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `onSet` is that of the page
  }, [owner]);

  const change = (next: ScenarioSet) => {
    onSet(next);
    if (owner) void keepScenarios(owner, next);
  };
  const changeList = (next: readonly Scenario[]) => change({ ...(here ? set : empty), list: next });

  // Its answer goes into the list that it was asked for, so another list asks again.
  const bandless = here && idle ? list.find(({ band }) => band === null) : undefined;
  useEffect(() => {
    if (!bandless) return;
    let current = true;
    engine.band(bandless.plan).then(
      ({ p10S, p90S, planS }) => {
        if (!current) return;
        changeList(list.map((one) => (one === bandless ? { ...one, band: { p10S, p90S, planS } } : one)));
      },
      // It stays without its range.
      () => {},
    );
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `list` is that of `set` where one is `bandless`
  }, [engine, bandless, set]);

  return {
    list,
    /** of another road than the open one */
    elsewhere: set && !here && set.list.length > 0 ? set : null,
    full: list.length === LETTERS.length,
    done,
    say: setDone,
    /** those of another road give way */
    keep(candidate: Candidate) {
      const letter = LETTERS.find((one) => !list.some((kept) => kept.letter === one));
      if (!letter) return;
      const before = set;
      // At the end, also where its letter was free before: the first stays the first.
      changeList([...list, { ...candidate, letter, name: '' }]);
      setDone(
        here || !before?.list.length
          ? null
          : { words: `The scenarios of ${before.courseName} were replaced.`, undo: () => change(before) },
      );
    },
    rename(letter: Letter, name: string) {
      setDone(null);
      changeList(list.map((one) => (one.letter === letter ? { ...one, name } : one)));
    },
    remove(letter: Letter) {
      const before = set;
      changeList(list.filter((one) => one.letter !== letter));
      if (before) setDone({ words: `Scenario ${letter} was removed.`, undo: () => change(before) });
    },
  };
}
