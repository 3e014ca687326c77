import type { PowerTermsOnRoad } from '@breakaway/cycling';
import { Stack } from '@breakaway/ui';
import { Legend, ShareBar } from '@breakaway/ui/chart';

const LEAST_W = 0.5;

/** How the mean power is spent. What gives power, as a road that falls, is named and has no part of the bar. */
export function Shares({ terms }: { terms: PowerTermsOnRoad }) {
  const parts = [
    { name: 'Gravity', watts: terms.gravityW, colour: 'var(--text)' },
    { name: 'Air', watts: terms.airW, colour: 'var(--data)' },
    { name: 'Rolling', watts: terms.rollingW, colour: 'var(--line-strong)' },
    { name: 'Bearings and chain', watts: terms.mechanicalW, colour: 'var(--line)' },
    { name: 'Brakes', watts: terms.brakesW, colour: 'var(--bad)' },
    { name: 'Getting faster', watts: terms.speedingUpW, colour: 'var(--zone-2)' },
  ].filter(({ watts }) => Math.abs(watts) >= LEAST_W);
  const spentW = parts.reduce((sum, { watts }) => sum + Math.max(0, watts), 0);
  return (
    <Stack $gap={0.5}>
      <ShareBar
        parts={parts.map(({ name, watts, colour }) => ({ name, share: Math.max(0, watts) / spentW, colour }))}
      />
      <Legend
        spoken
        entries={parts.map(({ name, watts, colour }) => ({
          name:
            watts < 0
              ? `${name} gives ${Math.round(-watts)} W`
              : `${name} ${Math.round(watts)} W (${Math.round((100 * watts) / spentW)} %)`,
          colour,
        }))}
      />
    </Stack>
  );
}
