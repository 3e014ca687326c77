import styled, { keyframes } from 'styled-components';

const turn = keyframes`to { transform: rotate(1turn); }`;

const Ring = styled.span<{ $size: number }>`
  display: inline-block;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
`;

/** A turning ring of `size` pixels; with a label it announces itself to screen readers. */
export function Spinner({ size = 24, label }: { size?: number; label?: string }) {
  return label ? (
    <span role="status" aria-label={label}>
      <Ring $size={size} aria-hidden />
    </span>
  ) : (
    <Ring $size={size} aria-hidden />
  );
}
