import { inUnits } from '@breakaway/contract/units-in-text';
import { checkNumber, NumberField, useUnits } from '@breakaway/tool-kit';
import { Dialog, Notice } from '@breakaway/ui';
import { useState } from 'react';
import { Actions, BigButton, Column } from './layout.tsx';
import { placesAround, placeWords } from './words.ts';

interface Props {
  /** where the plan has the rider, m */
  atM: number;
  distanceM: number;
  climbs: readonly { startM: number; endM: number }[];
  stations: readonly { distanceM: number; name?: string }[];
  /** @returns why nobody can be there; null when it is noted */
  onPlace: (atM: number) => string | null;
  /** @returns why it cannot be planned again; null when it is */
  onReplan: (atM: number, normalizedW: number | null) => Promise<string | null>;
  onClose: () => void;
}

/** Where the member is, and from there a new plan for the rest. */
export function WhereDialog({ atM, distanceM, climbs, stations, onPlace, onReplan, onClose }: Props) {
  const units = useUnits();
  const [km, setKm] = useState((atM / 1000).toFixed(1));
  const [watts, setWatts] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const place = checkNumber(km, { name: 'The place', min: 0, max: distanceM / 1000, unit: 'km' }, units);
  const ridden = checkNumber(
    watts,
    { name: 'Your watts so far', min: 0, max: 600, unit: 'W', optional: true },
    units,
  );
  const at = place.value === null || ridden.error ? null : 1000 * place.value;

  async function replan() {
    if (at === null) return setProblem(place.error ?? ridden.error);
    setBusy(true);
    const refused = await onReplan(at, ridden.value);
    setBusy(false);
    if (refused) setProblem(refused);
    else onClose();
  }
  return (
    <Dialog open title="Where are you?" onClose={onClose}>
      <Column
        as="form"
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault();
          void replan();
        }}
      >
        <NumberField label="I am at" value={km} onChange={setKm} unit="km" error={place.error} />
        <Actions>
          {placesAround(atM, climbs, stations).map((named) => (
            <BigButton
              key={`${named.name} ${named.atM}`}
              tone="secondary"
              onClick={() => setKm((named.atM / 1000).toFixed(2))}
            >
              {named.name}, {placeWords(named.atM, units)}
            </BigButton>
          ))}
        </Actions>
        <NumberField
          label="Normalized watts so far (optional)"
          hint="As your head unit shows them. Without them you count as having ridden the plan."
          value={watts}
          onChange={setWatts}
          unit="W"
          error={ridden.error}
        />
        {problem && <Notice tone="bad">{inUnits(problem, units.units)}</Notice>}
        <Actions>
          <BigButton type="submit" busy={busy}>
            Plan the rest from here
          </BigButton>
          <BigButton
            tone="secondary"
            onClick={() => {
              if (at === null) return setProblem(place.error ?? ridden.error);
              const refused = onPlace(at);
              if (refused) setProblem(refused);
              else onClose();
            }}
          >
            Only note the place
          </BigButton>
        </Actions>
      </Column>
    </Dialog>
  );
}
