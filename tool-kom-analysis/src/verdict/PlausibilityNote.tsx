import { inUnits } from '@breakaway/contract/units-in-text';
import type { Plausibility } from '@breakaway/cycling';
import { useUnits } from '@breakaway/tool-kit';
import { Muted, Notice } from '@breakaway/ui';

/** Whether riders do such times, said as soon as there is a time, of the number and never of a person. */
export function PlausibilityNote({ plausibility }: { plausibility: Plausibility }) {
  const { units } = useUnits();
  const { level, words, causes } = plausibility;
  if (level === 'plausible') return <Muted>{inUnits(words, units)}</Muted>;
  return (
    <Notice tone={level === 'unexplained' ? 'warn' : 'info'}>
      {inUnits([words, ...causes.map((cause) => cause.words)].join(' '), units)}
    </Notice>
  );
}
