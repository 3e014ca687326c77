import type { ComponentProps } from 'react';
import { RecordTabs } from './RecordTabs.tsx';
import { RoadView } from './segment/RoadView.tsx';

export interface SegmentDetailProps {
  /** null while there is no answer */
  tabs: ComponentProps<typeof RecordTabs> | null;
  /** null by hand: there is no road to show */
  road: ComponentProps<typeof RoadView> | null;
}

/** A segment in detail: a script of its own, because most visits begin without a segment. */
export function SegmentDetail({ tabs, road }: SegmentDetailProps) {
  return (
    <>
      {tabs && <RecordTabs {...tabs} />}
      {road && <RoadView {...road} />}
    </>
  );
}
