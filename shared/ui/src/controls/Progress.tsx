import styled, { keyframes } from 'styled-components';

const grow = keyframes`from { transform: scaleX(0); }`;
const Track = styled.span`
  display: block;
  height: 6px;
  border-radius: 3px;
  background: var(--line);
  overflow: hidden;
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
  &::after {
    content: '';
    display: block;
    width: var(--share);
    height: 100%;
    background: var(--accent);
    transform-origin: left;
    animation: ${grow} var(--calm) var(--ease);
    forced-color-adjust: none;
  }
  &[data-full]::after {
    background: var(--good);
  }
`;

/**
 * How much of a whole is done, from 0 to 1. Without a label it repeats figures that stand beside it, and screen readers
 * skip it.
 */
export function Progress({ share, label }: { share: number; label?: string }) {
  const percent = Math.round(100 * Math.min(1, Math.max(0, share)));
  const spoken = label
    ? {
        role: 'progressbar',
        'aria-label': label,
        'aria-valuenow': percent,
        'aria-valuemin': 0,
        'aria-valuemax': 100,
      }
    : { 'aria-hidden': true };
  return (
    <Track
      {...spoken}
      data-full={percent === 100 || undefined}
      style={{ '--share': `${percent}%` } as object}
    />
  );
}
