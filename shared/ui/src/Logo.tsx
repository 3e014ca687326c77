import styled from 'styled-components';
import { mark } from './mark.ts';

const Brand = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  font-family: var(--font-display);
  font-weight: var(--heavy);
  font-size: var(--text-l);
  letter-spacing: -0.01em;
  color: var(--text);
`;

/** The product's mark, with the product's name unless `compact`. */
export function Logo({
  name,
  compact = false,
  size = 28,
}: {
  name: string;
  compact?: boolean;
  size?: number;
}) {
  return (
    <Brand>
      <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <path d={mark.bunch} fill="currentColor" />
        <path d={mark.breakaway} fill="var(--accent)" />
      </svg>
      {!compact && name}
    </Brand>
  );
}
