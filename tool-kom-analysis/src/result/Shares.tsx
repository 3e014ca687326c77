import type { SegmentRecord } from '@breakaway/cycling';
import { Stack } from '@breakaway/ui';
import { Legend, ShareBar } from '@breakaway/ui/chart';
/** How the power is spent. */
export function Shares({ record: { shares, terms } }: { record: SegmentRecord }) {
  const parts = [
    { name: 'Gravity', watts: terms.gravityW, share: shares?.gravity, colour: 'var(--text)' },
    { name: 'Air', watts: terms.airW, share: shares?.air, colour: 'var(--data)' },
    { name: 'Rolling', watts: terms.rollingW, share: shares?.rolling, colour: 'var(--line-strong)' },
    {
      name: 'Bearings and chain',
      watts: terms.bearingsW + terms.drivetrainW,
      share: shares?.mechanical,
      colour: 'var(--line)',
    },
  ];
  return (
    <Stack $gap={0.5}>
      {shares && (
        <ShareBar parts={parts.map(({ name, share, colour }) => ({ name, share: share ?? 0, colour }))} />
      )}
      <Legend
        spoken
        entries={parts.map(({ name, watts, share, colour }) => ({
          name: `${name} ${Math.round(watts)} W${share === undefined ? '' : ` (${Math.round(100 * share)} %)`}`,
          colour,
        }))}
      />
    </Stack>
  );
}
