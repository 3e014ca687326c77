import { NumberField } from '@breakaway/tool-kit';
import { Notice } from '@breakaway/ui';
import styled from 'styled-components';
import type { SegmentForm } from './segment.ts';

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  > :last-child {
    max-width: 14rem;
  }
`;

interface Props {
  name: string;
  form: SegmentForm;
  error: string | null;
  /** why the gain makes no segment */
  problem: string | null;
  onChange: (change: Partial<SegmentForm>) => void;
}

/** A file without heights asks for the gain of its road: without it a power would be that of another road. */
export function GainPart({ name, form, error, problem, onChange }: Props) {
  return (
    <Frame aria-label="Height of the segment">
      <Notice tone="warn">
        {problem ?? `“${name}” has no elevation. Enter the height gain of the segment, from start to finish.`}
      </Notice>
      <NumberField
        label="Height gain"
        unit="m"
        value={form.gain}
        onChange={(gain) => onChange({ gain })}
        error={error}
      />
    </Frame>
  );
}
