import styled from 'styled-components';

/** A state in one or two words, beside what it is about. */
export const Badge = styled.span<{ $tone?: 'neutral' | 'good' | 'warn' | 'bad' }>`
  display: inline-block;
  padding: 1px var(--space-2);
  border: 1px solid
    ${({ $tone = 'neutral' }) => ($tone === 'neutral' ? 'var(--line-strong)' : `var(--${$tone})`)};
  border-radius: var(--radius-full);
  background: ${({ $tone = 'neutral' }) => ($tone === 'neutral' ? 'transparent' : `var(--${$tone}-tint)`)};
  color: ${({ $tone = 'neutral' }) => ($tone === 'neutral' ? 'var(--text-muted)' : `var(--${$tone})`)};
  font-size: var(--text-s);
  font-weight: var(--strong);
  white-space: nowrap;
`;
