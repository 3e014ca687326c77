import type { CSSProperties } from 'react';
import styled, { keyframes } from 'styled-components';
import type { PartOf } from './parts.ts';

const grow = keyframes`from { transform: scaleX(0); }`;
const Figure = styled.figure`
  display: grid;
  gap: var(--space-2);
  width: 100%;
  font-size: var(--text-s);
  figcaption {
    color: var(--text-muted);
  }
`;
const Bars = styled.dl`
  display: grid;
  gap: var(--space-2);
`;
/** The bar is drawn by CSS: a description list may contain only terms and their values. */
const Row = styled.div<{ $main: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px var(--space-4);
  font-weight: ${({ $main }) => ($main ? 'var(--strong)' : 'var(--regular)')};
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
    border-radius: var(--radius-s);
    background: ${({ $main }) => ($main ? 'var(--accent)' : 'var(--line-strong)')};
    transform-origin: left;
    animation: ${grow} 240ms ease-out;
  }
`;

const shown = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
type GapProps = Omit<PartOf<'gap'>, 'kind'>;

function TwoBars({ unit, bars }: GapProps) {
  const longest = Math.max(...bars.map(({ value }) => value), Number.MIN_VALUE);
  const shareOf = (value: number) => `${(100 * Math.max(0, value)) / longest}%`;
  return (
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
  );
}

/** Ember is what the member has, the line is what is needed; what is missing between them is hatched. */
const Track = styled.div`
  position: relative;
  display: flex;
  height: 20px;
  border-radius: var(--radius-s);
  overflow: hidden;
  background: var(--bg-sunken);
  transform-origin: left;
  animation: ${grow} 240ms ease-out;
  i {
    display: block;
    width: var(--share);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    forced-color-adjust: none;
  }
`;
const Has = styled.i`
  background: var(--accent);
`;
const Missing = styled.i`
  background: repeating-linear-gradient(135deg, var(--line-strong) 0 2px, transparent 2px 7px);
`;
const Spare = styled.i`
  border-left: 3px solid var(--text);
  background: color-mix(in srgb, var(--accent) 45%, transparent);
`;
const Ends = styled.dl`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-4);
  div {
    display: flex;
    gap: var(--space-2);
  }
  dt {
    color: var(--text-muted);
  }
  dd {
    margin: 0;
    font-weight: var(--strong);
    font-variant-numeric: tabular-nums;
  }
`;
/** The field's colour beside its name. */
const Key = styled.dt<{ $colour: string }>`
  &::before {
    content: '';
    display: inline-block;
    width: 9px;
    height: 9px;
    margin-right: var(--space-2);
    border-radius: 2px;
    background: var(${({ $colour }) => $colour});
  }
`;

/** One track: how far what the member has reaches to what is needed. */
function OneTrack({ unit, bars, difference }: GapProps) {
  const needed = bars.find(({ main }) => main)?.value ?? 0;
  const has = bars.find(({ main }) => !main)?.value ?? 0;
  const longest = Math.max(needed, has, Number.MIN_VALUE);
  const share = (from: number, to: number) =>
    ({ '--share': `${(100 * Math.max(0, to - from)) / longest}%` }) as CSSProperties;
  return (
    <>
      <Track aria-hidden>
        <Has style={share(0, Math.min(has, needed))} />
        {has < needed && <Missing style={share(has, needed)} />}
        {has > needed && <Spare style={share(needed, has)} />}
      </Track>
      <Ends>
        {bars
          .toSorted((a, b) => Number(a.main) - Number(b.main))
          .map(({ label, value, main }, i) => (
            <div key={i}>
              <Key $colour={main ? '--text' : '--accent'}>{label}</Key>
              <dd>
                {shown.format(value)}&nbsp;{unit}
              </dd>
            </div>
          ))}
        <div>
          <dt>{difference!.label}</dt>
          <dd>{difference!.value}</dd>
        </div>
      </Ends>
    </>
  );
}

/** What is needed compared with what is available; from zero, so that lengths can be compared. */
export function Gap(part: GapProps) {
  return (
    <Figure>
      <figcaption>{part.caption}</figcaption>
      {part.difference ? <OneTrack {...part} /> : <TwoBars {...part} />}
    </Figure>
  );
}
