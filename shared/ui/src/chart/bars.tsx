import type { CSSProperties } from 'react';
import styled, { css, keyframes } from 'styled-components';

const grow = keyframes`from { transform: scaleX(0); }`;

/** Their colours say something, also where a printer leaves out those of backgrounds. */
const onPaper = css`
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
  @media print {
    /* What paper alone shows would begin to grow only then. */
    &,
    &::after {
      animation: none;
    }
  }
`;
const Track = styled.div`
  position: relative;
  display: flex;
  height: 20px;
  border-radius: var(--radius-s);
  overflow: hidden;
  background: var(--bg-sunken);
  transform-origin: left;
  animation: ${grow} var(--calm) var(--ease);
  ${onPaper}
  i {
    display: block;
    width: var(--share);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    forced-color-adjust: none;
  }
`;
const NEEDED = '3px solid var(--text)';
/** The looks of a gap bar's pieces, which its key repeats. */
const looks = {
  has: 'background: var(--accent);',
  missing: 'background: repeating-linear-gradient(135deg, var(--line-strong) 0 2px, transparent 2px 7px);',
  spare: 'background: color-mix(in srgb, var(--accent) 45%, transparent);',
  needed: `border-right: ${NEEDED};`,
} as const;
const Has = styled.i`
  ${looks.has}
  &:last-child {
    ${looks.needed}
  }
`;
const Missing = styled.i`
  ${looks.missing}
  ${looks.needed}
`;
const Spare = styled.i`
  border-left: ${NEEDED};
  ${looks.spare}
`;

const width = (share: number) => ({ '--share': `${100 * Math.max(0, share)}%` }) as CSSProperties;

/**
 * How far what the member has reaches to what is needed, from zero, both in one unit. Ember is what they have; what is
 * missing is hatched, what is to spare is paler, a line is at what is needed. The words belong beside it, with a `GapKey`.
 */
export function GapBar({ has, needed }: { has: number; needed: number }) {
  const longest = Math.max(needed, has, Number.MIN_VALUE);
  return (
    <Track aria-hidden="true">
      <Has style={width(Math.min(has, needed) / longest)} />
      {has < needed && <Missing style={width((needed - has) / longest)} />}
      {has > needed && <Spare style={width((has - needed) / longest)} />}
    </Track>
  );
}

/** A piece of a gap bar, for the word that names it. */
export const GapKey = styled.span<{ $of: keyof typeof looks }>`
  display: inline-block;
  width: 12px;
  height: 12px;
  margin-right: var(--space-2);
  vertical-align: -1px;
  border-radius: 2px;
  background: var(--bg-sunken);
  ${({ $of }) => looks[$of]}
  ${onPaper}
  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
    forced-color-adjust: none;
  }
`;

const Shared = styled(Track)`
  height: 14px;
  border-radius: var(--radius-full);
  gap: 2px;
  i {
    background: var(--colour);
  }
`;

/** The parts of a whole side by side. Shares sum to one; the legend names them. */
export function ShareBar({ parts }: { parts: readonly { name: string; share: number; colour: string }[] }) {
  return (
    <Shared aria-hidden="true">
      {parts.map(({ name, share, colour }) => (
        <i key={name} style={{ ...width(share), '--colour': colour } as CSSProperties} />
      ))}
    </Shared>
  );
}

const Row = styled.div<{ $main: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px var(--space-4);
  font-weight: ${({ $main }) => ($main ? 'var(--strong)' : 'var(--regular)')};
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  /* The bar is drawn by CSS: a description list may contain only terms and their values. */
  &::after {
    content: '';
    grid-column: 1 / -1;
    width: var(--share);
    min-width: 2px;
    height: 14px;
    border-radius: var(--radius-s);
    background: ${({ $main }) => ($main ? 'var(--accent)' : 'var(--line-strong)')};
    transform-origin: left;
    animation: ${grow} var(--calm) var(--ease);
  }
  ${onPaper}
`;
const Rows = styled.dl`
  display: grid;
  gap: var(--space-2);
`;

export interface BarRow {
  label: string;
  value: number;
  /** the value as it is written, with its unit */
  shown: string;
  /** the one that the chart is about */
  main?: boolean;
}

/** Values as bars below one another, from zero, so that their lengths can be compared. */
export function BarRows({ rows }: { rows: readonly BarRow[] }) {
  const longest = Math.max(...rows.map(({ value }) => value), Number.MIN_VALUE);
  return (
    <Rows>
      {rows.map(({ label, value, shown, main = false }, i) => (
        <Row key={i} $main={main} style={width(value / longest)}>
          <dt>{label}</dt>
          <dd>{shown}</dd>
        </Row>
      ))}
    </Rows>
  );
}

const Standing = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  align-items: end;
  gap: 3px;
  height: 4.5rem;
  i {
    height: var(--share);
    min-height: 2px;
    border-radius: 3px 3px 0 0;
    background: var(--line-strong);
  }
  i[data-quiet] {
    opacity: 0.5;
  }
  ${onPaper}
`;

/** Values as columns beside one another, from zero. What they say stands elsewhere too. */
export function Columns({ values }: { values: readonly { value: number; quiet?: boolean }[] }) {
  const most = Math.max(...values.map(({ value }) => value), Number.MIN_VALUE);
  return (
    <Standing aria-hidden="true">
      {values.map(({ value, quiet }, i) => (
        <i key={i} data-quiet={quiet || undefined} style={width(value / most)} />
      ))}
    </Standing>
  );
}
