import { Notice } from '@breakaway/ui';
import styled from 'styled-components';
import { ByHand, type FigureErrors } from './ByHand.tsx';
import type { SegmentForm } from './segment.ts';

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  > :not(h2) {
    max-width: 32rem;
  }
  h2 {
    font-size: var(--text-m);
  }
  ${({ theme }) => theme.from.tablet} {
    padding: var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background: var(--bg-raised);
  }
`;

interface Props {
  form: SegmentForm;
  errors: FigureErrors;
  /** why the figures make no segment */
  problem: string | null;
  onChange: (change: Partial<SegmentForm>) => void;
}

/** The segment without a file. It stays where it is while it is typed. */
export function HandPart({ form, errors, problem, onChange }: Props) {
  return (
    <Frame aria-label="Segment by hand">
      <h2>Segment by hand</h2>
      <ByHand form={form} errors={errors} onChange={onChange} />
      {problem && <Notice tone="warn">{problem}</Notice>}
    </Frame>
  );
}
