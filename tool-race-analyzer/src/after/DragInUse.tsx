import type { Bike } from '@breakaway/cycling';
import { Part } from '@breakaway/tool-kit';
import { Button, Muted } from '@breakaway/ui';
import { fromRide, withoutDrag, type KeptAfter } from './kept-after.ts';

interface Props {
  kept: KeptAfter;
  bike: Bike;
  onChange: (kept: KeptAfter) => void;
}

/** Says that plans on this bike take the drag area of a ride, and takes that back. */
export function DragInUse({ kept, bike, onChange }: Props) {
  const drag = kept.drag[bike];
  if (!drag) return null;
  const areas = Object.values(drag.areas).map(({ value }) => value.toFixed(3));
  return (
    <Part title={`Drag area ${fromRide(drag.rodeMs)}`}>
      <Muted>
        {areas.join(' and ')} m² in place of that of your settings, in every plan on this device for this
        bike.
      </Muted>
      <Button tone="secondary" onClick={() => onChange(withoutDrag(kept, bike))}>
        Remove it
      </Button>
    </Part>
  );
}
