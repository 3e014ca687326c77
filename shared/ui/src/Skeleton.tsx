import styled, { keyframes } from 'styled-components';

const appear = keyframes`from { opacity: 0; }`;
const breathe = keyframes`50% { opacity: 0.45; }`;
/** What loads at once needs no skeleton first. */
const Frame = styled.div`
  display: grid;
  gap: var(--space-3);
  width: 100%;
  animation: ${appear} 1ms 250ms backwards;
`;
const Bar = styled.i`
  display: block;
  height: 1em;
  border-radius: var(--radius-s);
  background: var(--line);
  animation: ${breathe} calc(2 * var(--slow)) ease-in-out infinite;
`;
/** A paragraph has no even edge. */
const WIDTHS = ['100%', '86%', '94%', '62%'];

interface SkeletonProps {
  /** what is on its way, such as "Loading payments" */
  label: string;
  /** of text */
  lines?: number;
  /** a block such as a chart or a form stands above the lines, px */
  block?: number;
}

/** The shape of what is still loading, in its place. It announces itself once. */
export function Skeleton({ label, lines = 3, block }: SkeletonProps) {
  return (
    <Frame role="status" aria-label={label}>
      {block !== undefined && <Bar style={{ height: block }} />}
      {Array.from({ length: lines }, (_, i) => (
        <Bar key={i} style={{ width: WIDTHS[i % WIDTHS.length] }} />
      ))}
    </Frame>
  );
}
