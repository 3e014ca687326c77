import type { CSSProperties } from 'react';
import styled, { keyframes } from 'styled-components';
import type { PartOf } from './parts.ts';

const grow = keyframes`from { transform: scaleX(0); }`;
const Figure = styled.figure`
  display: grid;
  gap: 0.5rem;
  width: min(32rem, 100%);
  font-size: 0.9375rem;
  figcaption {
    color: var(--text-muted);
    font-size: 0.875rem;
  }
`;
const Bars = styled.dl`
  display: grid;
  gap: 0.5rem;
`;
/** The bar is drawn by CSS: a description list may contain only terms and their values. */
const Row = styled.div<{ $main: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.125rem 1rem;
  font-weight: ${({ $main }) => ($main ? 680 : 400)};
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  &::after {
    content: '';
    grid-column: 1 / -1;
    width: var(--share);
    min-width: 2px;
    height: 14px;
    border-radius: 4px;
    background: ${({ $main }) => ($main ? 'var(--accent)' : 'var(--line-strong)')};
    transform-origin: left;
    animation: ${grow} 240ms ease-out;
  }
`;

const shown = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** What is needed compared with what is available, as bars that start at zero. */
export function Gap({ caption, unit, bars }: Omit<PartOf<'gap'>, 'kind'>) {
  const longest = Math.max(...bars.map(({ value }) => value), Number.MIN_VALUE);
  const shareOf = (value: number) => `${(100 * Math.max(0, value)) / longest}%`;
  return (
    <Figure>
      <figcaption>{caption}</figcaption>
      <Bars>
        {bars.map(({ label, value, main }, i) => (
          <Row key={i} $main={main} style={{ '--share': shareOf(value) } as CSSProperties}>
            <dt>{label}</dt>
            <dd>
              {shown.format(value)}&nbsp;{unit}
            </dd>
          </Row>
        ))}
      </Bars>
    </Figure>
  );
}
