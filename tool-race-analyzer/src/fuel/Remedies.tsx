import { inUnits } from '@breakaway/contract/units-in-text';
import type { Fuel } from '@breakaway/cycling';
import { useUnits } from '@breakaway/tool-kit';
import { Button, Notice } from '@breakaway/ui';
import { clock } from '@breakaway/ui/chart';
import { Stat, Stats } from '@breakaway/ui/controls';
import styled from 'styled-components';
import type { FuelForm } from './fuel-form.ts';
import { gramsAnHour, type PlanFuel } from './useFuel.ts';
import { laterWords } from './words.ts';

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
`;

interface Props {
  fed: PlanFuel;
  fuelledTimeS: number | null;
  fuelled: Fuel | null;
  onFuel: (change: Partial<FuelForm>) => void;
  /** the fastest ride that is fuelled becomes the plan */
  onFuelled: () => void;
}

/** Whether the stores last, and what would make them last: the cheapest first. */
export function Remedies({ fed, fuelledTimeS, fuelled, onFuel, onFuelled }: Props) {
  const units = useUnits();
  const { fuel, feeding, of } = fed;
  const more = (fuelled ?? fuel).more?.intakeGH ?? null;
  const moreButton = more !== null && (
    <Button tone={fuel.fuelled ? 'secondary' : 'primary'} onClick={() => onFuel({ tolerance: String(more) })}>
      Eat {more} g/h, if you have trained it
    </Button>
  );
  const costs = fuelled !== null && fuelled.costS > 0;
  return (
    <>
      <Notice tone={fuel.fuelled ? (costs ? 'info' : 'good') : 'warn'}>
        {inUnits((costs ? fuelled : fuel).sentence, units.units)}
      </Notice>
      <Ways>
        {(!fuel.fuelled || costs) && moreButton}
        {!fuel.fuelled && fuelledTimeS !== null && (
          <Button tone={more === null ? 'primary' : 'secondary'} onClick={onFuelled}>
            Ride it fuelled: {clock(fuelledTimeS)}, {laterWords(fuelledTimeS - of.totalTimeS)}
          </Button>
        )}
        {costs && (
          <Button tone="secondary" onClick={() => onFuel({ fuelled: false })}>
            Ignore food: {clock(of.totalTimeS - fuelled.costS)}
          </Button>
        )}
      </Ways>
      <Stats>
        <Stat
          name="Carbohydrate"
          value={`${gramsAnHour(feeding)} g/h`}
          aside={`${Math.round(feeding.totals.carbohydrateG)} g in all`}
        />
        <Stat
          name="Burnt"
          value={`${Math.round((3600 * feeding.totals.burnG) / feeding.durationS)} g/h`}
          aside={`and ${Math.round(feeding.totals.fatG)} g of fat`}
        />
        <Stat
          name="Stores at their lowest"
          value={`${Math.round(Math.max(0, feeding.tank.lowestG))} g`}
          aside={`of ${Math.round(feeding.tank.startG)} g; empty below ${Math.round(feeding.tank.reserveG)} g`}
        />
        <Stat
          name="Drink"
          value={`${Math.round((3600 * feeding.totals.fluidMl) / feeding.durationS / 10) * 10} ml/h`}
          aside={`you sweat about ${Math.round((3600 * feeding.totals.sweatMl) / feeding.durationS / 10) * 10} ml/h`}
        />
      </Stats>
    </>
  );
}
