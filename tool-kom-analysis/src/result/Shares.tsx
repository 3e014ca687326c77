import type { SegmentRecord } from '@breakaway/cycling';
import { Stack } from '@breakaway/ui';
import styled from 'styled-components';

const Bar = styled.div`
  display: flex;
  height: 14px;
  border-radius: var(--radius-full);
  overflow: hidden;
`;
const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-5);
  list-style: none;
  font-size: var(--text-s);
`;
const Swatch = styled.span`
  display: inline-block;
  width: 0.75em;
  height: 0.75em;
  margin-right: 0.4em;
  border-radius: 3px;
`;

/** How the power is spent. */
export function Shares({ record: { shares, terms } }: { record: SegmentRecord }) {
  const parts = [
    { name: 'Gravity', watts: terms.gravityW, share: shares?.gravity, colour: 'var(--zone-5)' },
    { name: 'Air', watts: terms.airW, share: shares?.air, colour: 'var(--zone-2)' },
    { name: 'Rolling', watts: terms.rollingW, share: shares?.rolling, colour: 'var(--zone-3)' },
    {
      name: 'Bearings and chain',
      watts: terms.bearingsW + terms.drivetrainW,
      share: shares?.mechanical,
      colour: 'var(--zone-1)',
    },
  ];
  return (
    <Stack as="section" $gap={0.5} aria-label="Where the power goes">
      <h3>Where the power goes</h3>
      {shares && (
        <Bar aria-hidden="true">
          {parts.map(({ name, share, colour }) => (
            <span key={name} style={{ width: `${100 * (share ?? 0)}%`, background: colour }} />
          ))}
        </Bar>
      )}
      <Legend>
        {parts.map(({ name, watts, share, colour }) => (
          <li key={name}>
            <Swatch style={{ background: colour }} />
            {name} {Math.round(watts)} W{share === undefined ? '' : ` (${Math.round(100 * share)} %)`}
          </li>
        ))}
      </Legend>
    </Stack>
  );
}
