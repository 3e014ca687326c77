import { groundOf, night, ridge } from '@breakaway/ui';
import styled from 'styled-components';
import { ENDURANCE, zonesOf, type PowerZone } from './first-zones.ts';

const view = { width: 512, height: 180 };
const far = groundOf(ridge(5), { left: 0, right: view.width, top: 24, base: 190 }, view.height);
const near = groundOf(ridge(23), { left: 0, right: view.width, top: 84, base: 210 }, view.height);

/** Where the picture of the zones ends, in percent of FTP: the last zone is open. */
const END_PERCENT = 150;

/** Dark in both themes, as the pictures of the product are. */
const Card = styled.div`
  ${night}
  position: relative;
  display: grid;
  gap: var(--space-5);
  padding: var(--space-5) clamp(var(--space-4), 5vw, var(--space-5));
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  overflow: hidden;
  > svg {
    position: absolute;
    inset: 0 0 auto;
    width: 100%;
    height: 180px;
    mask-image: linear-gradient(var(--text) 70%, transparent);
  }
`;
const Reveal = styled.div`
  position: relative;
  display: grid;
  gap: var(--space-2);
  p {
    font-weight: var(--strong);
  }
  p + p {
    font: var(--figure-weight) var(--text-figure) / 1 var(--font-figures);
    letter-spacing: -0.02em;
  }
  p + p + p {
    font: inherit;
    letter-spacing: 0;
  }
  i {
    margin-inline: 0.08em;
    font-style: normal;
  }
  small {
    color: var(--text-muted);
    font: var(--regular) 0.35em var(--font);
  }
`;
const Zones = styled.ol`
  position: relative;
  display: grid;
  gap: var(--space-3);
  list-style: none;
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: var(--space-1) var(--space-3);
    color: var(--text-muted);
    font-size: var(--text-s);
    font-variant-numeric: tabular-nums;
    line-height: 1.3;
  }
  li[data-mine] {
    color: var(--text);
    font-weight: var(--strong);
    > :last-child {
      height: 10px;
    }
  }
`;
/** The part of the zone on a scale that all rows share: together they climb. */
const Part = styled.span`
  grid-column: 1 / -1;
  height: 6px;
  border-radius: var(--radius-full);
  background: var(--line);
  &::after {
    content: '';
    display: block;
    width: var(--width);
    height: 100%;
    margin-left: var(--from);
    border-radius: var(--radius-full);
    background: var(--colour);
    forced-color-adjust: none;
  }
`;
const Next = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4);
  dt {
    color: var(--text-muted);
    font-size: var(--text-s);
  }
  dd {
    font-size: var(--text-l);
    font-weight: var(--strong);
    font-variant-numeric: tabular-nums;
  }
`;

function inWatts({ fromW, toW }: PowerZone): string {
  if (fromW === null) return `up to ${toW} W`;
  return toW === null ? `${fromW} W and more` : `${fromW}–${toW} W`;
}

function Zone({ zone }: { zone: PowerZone }) {
  const { number, label, percent } = zone;
  const from = percent.from ? percent.from - 1 : 0;
  const share = {
    '--from': `${(100 * from) / END_PERCENT}%`,
    '--width': `${(100 * ((percent.to ?? END_PERCENT) - from)) / END_PERCENT}%`,
    '--colour': `var(--zone-${number})`,
  };
  return (
    <li data-mine={number === ENDURANCE || undefined}>
      <span>Z{number}</span>
      <span>{label}</span>
      <span>{inWatts(zone)}</span>
      <Part style={share as object} />
    </li>
  );
}

interface FirstNumbersProps {
  ftpW: number;
  weightKg: number | null;
  /** what they can eat on the bike, in grams per hour */
  carbsGH: number | null;
  ftpIsGuess: boolean;
}

/** The member's own first numbers: the zone of most rides, where it lies among the others, and what else they gave. */
export function FirstNumbers({ ftpW, weightKg, carbsGH, ftpIsGuess }: FirstNumbersProps) {
  const zones = zonesOf(ftpW);
  const endurance = zones[ENDURANCE - 1]!;
  return (
    <>
      <Card>
        <svg viewBox={`0 0 ${view.width} ${view.height}`} preserveAspectRatio="none" aria-hidden="true">
          <path d={far} fill="var(--ridge-far)" />
          <path d={near} fill="var(--ridge-near)" />
        </svg>
        <Reveal>
          <p>Your endurance zone</p>
          <p>
            {endurance.fromW}
            <i>–</i>
            {endurance.toW} <small>W</small>
          </p>
          <p>
            {endurance.percent.from}–{endurance.percent.to} % of{' '}
            {ftpIsGuess ? `a guessed FTP of ${ftpW} W. A test makes it yours.` : `an FTP of ${ftpW} W`}
          </p>
        </Reveal>
        <Zones aria-label="Your power zones">
          {zones.map((zone) => (
            <Zone key={zone.number} zone={zone} />
          ))}
        </Zones>
      </Card>
      <Next>
        {weightKg !== null && weightKg > 0 && (
          <div>
            <dt>Power to weight</dt>
            <dd>{(ftpW / weightKg).toFixed(1)} W/kg</dd>
          </div>
        )}
        {carbsGH !== null && (
          <div>
            <dt>To eat in three hours</dt>
            <dd>{3 * carbsGH} g of carbs</dd>
          </div>
        )}
      </Next>
    </>
  );
}
