import styled from 'styled-components';

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  font-weight: 750;
  font-size: 1.125rem;
  letter-spacing: -0.02em;
  color: var(--text);
`;

/** The product's mark: a climb that ends in a breakaway, with the product's name unless `compact`. */
export function Logo({ name, compact = false }: { name: string; compact?: boolean }) {
  return (
    <Mark>
      <svg width="30" height="30" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <rect width="32" height="32" rx="8" fill="var(--accent)" />
        <path
          d="M6 23l7-8 4 4 9-11"
          fill="none"
          stroke="var(--on-accent)"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="26" cy="8" r="2.6" fill="var(--on-accent)" />
      </svg>
      {!compact && name}
    </Mark>
  );
}
