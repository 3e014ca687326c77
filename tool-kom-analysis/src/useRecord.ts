import type { UnitFormat } from '@breakaway/contract/units';
import type { Athlete, ForeignRecord, SegmentQuestion } from '@breakaway/cycling';
import { useMemo } from 'react';
import type { Engine } from './engine/engine.ts';
import { useNewest } from './engine/useNewest.ts';
import { foreignRecord, questionOf, readRecord, type RecordForm } from './record/record-form.ts';
import type { Segment } from './segment/segment.ts';
import { useHeldBounds } from './way-there/useHeldBounds.ts';

/** The answer to what the forms ask: what the record takes, what would do, and whether riders do such times. */
export function useRecord(
  engine: Engine,
  form: RecordForm,
  segment: Segment | null,
  athlete: Athlete | null,
  units: UnitFormat,
) {
  const road = segment?.route ?? null;
  const { errors, asked } = useMemo(() => readRecord(form, road, units), [form, road, units]);
  const question = useMemo<SegmentQuestion | null>(
    () => (asked && road && athlete ? questionOf(asked, athlete, road) : null),
    [asked, road, athlete],
  );
  const { changes, ...plain } = form;
  // What the sliders change is no matter of the record's plausibility.
  const key = JSON.stringify(plain);
  const foreign = useMemo<ForeignRecord | null>(
    () => (asked && road ? foreignRecord(form, asked, road) : null),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the form by its content
    [key, asked === null, road],
  );
  const answered = useNewest(question, engine.record);
  const answer = useHeldBounds(answered.to, answered.answer);
  const plausible = useNewest(foreign, engine.plausibility);
  const { answer: plausibility } = plausible;
  return {
    errors,
    question,
    // What was found for another road says nothing of this one.
    answered: answered.to?.route === road ? answered.to : null,
    made: changes,
    isBehind: answered.isBehind,
    failed: answered.failed,
    answer: answered.to?.route === road ? answer : null,
    plausibility: foreign && plausible.to?.route === road && plausibility?.ok ? plausibility : null,
  };
}
