import { BarRows, GapBar, GapKey } from '@breakaway/ui/chart';
import styled from 'styled-components';
import type { PartOf } from './parts.ts';

const Figure = styled.figure`
  display: grid;
  gap: var(--space-2);
  width: 100%;
  font-size: var(--text-s);
  figcaption {
    color: var(--text-muted);
  }
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
  /* Three do not fit beside one another. */
  @media (max-width: 479px) {
    display: grid;
    div {
      justify-content: space-between;
    }
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

const shown = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
type GapProps = Omit<PartOf<'gap'>, 'kind'>;

/** One track: how far what the member has reaches to what is needed. */
function OneTrack({ unit, bars, difference }: GapProps) {
  const needed = bars.find(({ main }) => main)?.value ?? 0;
  const has = bars.find(({ main }) => !main)?.value ?? 0;
  return (
    <>
      <GapBar has={has} needed={needed} />
      <Ends>
        {bars
          .toSorted((a, b) => Number(a.main) - Number(b.main))
          .map(({ label, value, main }, i) => (
            <div key={i}>
              <dt>
                <GapKey $of={main ? 'needed' : 'has'} />
                {label}
              </dt>
              <dd>
                {shown.format(value)}&nbsp;{unit}
              </dd>
            </div>
          ))}
        <div>
          <dt>
            {has !== needed && <GapKey $of={has < needed ? 'missing' : 'spare'} />}
            {difference!.label}
          </dt>
          <dd>{difference!.value}</dd>
        </div>
      </Ends>
    </>
  );
}

/** What is needed compared with what is available; from zero, so that lengths can be compared. */
export function Gap(part: GapProps) {
  const { caption, unit, bars, difference } = part;
  return (
    <Figure>
      <figcaption>{caption}</figcaption>
      {difference ? (
        <OneTrack {...part} />
      ) : (
        <BarRows rows={bars.map((bar) => ({ ...bar, shown: `${shown.format(bar.value)}\u00a0${unit}` }))} />
      )}
    </Figure>
  );
}
