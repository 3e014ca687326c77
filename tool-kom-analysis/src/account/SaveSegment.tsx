import type { SegmentSummary } from '@breakaway/contract';
import type { ShellLink } from '@breakaway/contract/shell-link';
import { inUnits } from '@breakaway/contract/units-in-text';
import type { SegmentQuestion } from '@breakaway/cycling';
import { useUnits } from '@breakaway/tool-kit';
import { SaveBar, type OpenPlan } from '@breakaway/tool-kit/account';
import type { Engine } from '../engine/engine.ts';
import type { RecordForm } from '../record/record-form.ts';
import type { RoadFile, Segment, SegmentForm } from '../segment/segment.ts';
import { writeView } from '../shared-segment/view.ts';
import { isSameTyped, summaryOf, writeRoad, writeTyped } from './document.ts';
import { fetchSegment, type SavedSegment } from './fetch-segment.ts';
import { SEGMENT_PLANS } from './segment-plans.ts';

interface Props {
  link: ShellLink;
  engine: Engine;
  /** another object once the member has turned to another segment */
  of: object;
  /** null by hand */
  file: RoadFile | null;
  segment: Segment;
  typed: { segment: SegmentForm; record: RecordForm };
  /** what is asked of it, as far as it can be */
  question: SegmentQuestion | null;
  saved: OpenPlan | null;
  onSaved: (saved: OpenPlan | null) => void;
  /** an earlier version of it, or as it was saved elsewhere */
  onOpen: (found: SavedSegment, earlier: boolean) => void;
}

/** Saves the segment with its record to the account, and says whether it is there. */
export function SaveSegment({
  link,
  engine,
  of,
  file,
  segment,
  typed,
  question,
  saved,
  onSaved,
  onOpen,
}: Props) {
  const { units } = useUnits();
  return (
    <SaveBar<SegmentSummary, { found: SavedSegment; earlier: boolean }>
      link={link}
      kind={SEGMENT_PLANS}
      saving={{
        of,
        name: inUnits(segment.name, units),
        content: writeTyped(typed),
        isSame: isSameTyped,
        write: async () => ({
          summary: summaryOf(segment, typed.record),
          course: await writeRoad(engine, file),
          view: await writeView(engine, { question, segment, form: typed.record, distance: units.distance }),
        }),
      }}
      saved={saved}
      onSaved={onSaved}
      fetch={async (api, id, version) => {
        const found = await fetchSegment(api, engine, id, version);
        return found.ok
          ? { ok: true, found, earlier: version !== undefined && version !== found.version }
          : found;
      }}
      onOpen={({ found, earlier }) => onOpen(found, earlier)}
    />
  );
}
