import { FileButton, useUnits } from '@breakaway/tool-kit';
import { inUnits } from '@breakaway/contract/units-in-text';
import { Button, Notice } from '@breakaway/ui';
import { Disclosure } from '@breakaway/ui/controls';
import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { roadFacts, type Segment } from './segment.ts';

const Row = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  h1 {
    color: var(--text-muted);
    font: var(--strong) var(--text-s) / 1.3 var(--font);
    letter-spacing: 0;
  }
  h2 {
    overflow-wrap: anywhere;
  }
`;
const Title = styled.div`
  flex: 1 1 16rem;
  min-width: 0;
  p {
    color: var(--text-muted);
    font-size: var(--text-s);
    font-variant-numeric: tabular-nums;
  }
`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;
  /* What went wrong with saving stands below all of them. */
  > [role='status']:not(span),
  > [role='alert'] {
    flex: 1 1 100%;
    order: 1;
  }
  @media print {
    display: none;
  }
`;

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
      <Row>
        <Title>
          <h1>Kom Analysis Software</h1>
          <h2 ref={heading} tabIndex={-1}>
            {inUnits(name, units.units)}
          </h2>
          {segment && (
            <p>
              {roadFacts(segment.route, units)}
              {recordDate && ` · record of ${dateWords(recordDate)}`}
            </p>
          )}
        </Title>
        <Buttons>
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
        </Buttons>
      </Row>
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

const dateWords = (date: string): string =>
  new Date(`${date}T12:00:00`).toLocaleDateString('en', { day: 'numeric', month: 'short', year: 'numeric' });
