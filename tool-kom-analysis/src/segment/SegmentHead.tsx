import { FileButton, useUnits } from '@breakaway/tool-kit';
import { ToolHead } from '@breakaway/tool-kit/frame';
import { longDate } from '@breakaway/contract/dates';
import { inUnits } from '@breakaway/contract/units-in-text';
import { Button, Notice } from '@breakaway/ui';
import { Disclosure } from '@breakaway/ui/controls';
import type { ReactNode, Ref } from 'react';
import { roadFacts, type Segment } from './segment.ts';

interface Props {
  /** gets the focus when the segment is opened */
  heading: Ref<HTMLHeadingElement>;
  /** null while the gain of its road is not known */
  segment: Segment | null;
  /** of the saved segment; its own without one */
  name: string;
  /** saves it */
  save: ReactNode;
  /** yyyy-mm-dd, when the record was set; empty where it is not known */
  recordDate: string;
  /** what was mended in its file */
  remarks: readonly string[];
  busy: boolean;
  onFile: (file: File) => void;
  onRemove: () => void;
  /** opens the whole file in the other tool; null by hand and outside of the app */
  onPlan: (() => void) | null;
}

/** Which segment it is, and the way to another one. */
export function SegmentHead({
  heading,
  segment,
  name,
  save,
  recordDate,
  remarks,
  busy,
  onFile,
  onRemove,
  onPlan,
}: Props) {
  const units = useUnits();
  return (
    <>
      <ToolHead
        tool="Kom Analysis Software"
        name={name}
        heading={heading}
        facts={
          segment &&
          `${roadFacts(segment.route, units)}${recordDate && ` · record of ${longDate(recordDate)}`}`
        }
      >
        {save}
        {onPlan && (
          <Button tone="secondary" onClick={onPlan}>
            Plan the whole ride
          </Button>
        )}
        <FileButton
          label={segment && !segment.line ? 'Choose a GPX, TCX or FIT file' : 'Another file'}
          busy={busy}
          onFile={onFile}
        />
        <Button tone="quiet" aria-label="Remove this segment" onClick={onRemove}>
          Remove
        </Button>
      </ToolHead>
      {segment?.warnings.map((warning) => (
        <Notice key={warning} tone="warn">
          {warning}
        </Notice>
      ))}
      {remarks.length > 0 && (
        <Disclosure
          label={remarks.length === 1 ? 'A note on this file' : `${remarks.length} notes on this file`}
        >
          {remarks.map((remark) => (
            <p key={remark}>{inUnits(remark, units.units)}</p>
          ))}
        </Disclosure>
      )}
    </>
  );
}
